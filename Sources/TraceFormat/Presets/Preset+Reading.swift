import GestureCore
package import SimulatorCore

extension Preset {
  /// The preset in a file's bytes.
  ///
  /// - Parameter file: the file's name, as findings should call it.
  /// - Throws: the first thing that is wrong with it, a technique or parameter that does not exist included.
  package init(_ bytes: [UInt8], file: String) throws(TraceError) {
    let value = try JSONValue(parsing: bytes, file: file)
    func fault(_ key: String, _ message: String) -> TraceError {
      TraceError(
        Finding(.error, file: file, line: Self.line(of: key, in: bytes), message: message))
    }
    guard value.members != nil else {
      throw fault("", "expected an object in braces with a technique and parameters")
    }
    guard value["format"]?.text == Self.format else {
      throw fault("format", "format: expected \"\(Self.format)\", as in files of presets")
    }
    guard let version = value["version"]?.wholeNumber, version >= 1 else {
      throw fault("version", "version: expected a whole number from 1")
    }
    guard version <= Self.version else {
      throw fault(
        "version", "version \(version) is newer than this program, which reads \(Self.version)")
    }
    guard let technique = value["technique"]?.text else {
      throw fault("technique", "technique: expected the id of a technique in quotes")
    }
    var preset = Preset(name: value["name"]?.text, technique: technique)
    if let member = value["delivery"] {
      guard let rate = DeliveryRate(json: member) else {
        throw fault("delivery", "delivery: expected \(DeliveryRate.expectation)")
      }
      preset.delivery = rate
    }
    for member in value["parameters"]?.members ?? [] {
      guard let value = ParameterValue(json: member.value) else {
        throw fault(
          member.name,
          "parameters.\(member.name.brief): expected a finite number, a word or true or false")
      }
      preset.parameters.append(NamedParameter(member.name, value))
    }
    do throws(SettingError) {
      _ = try preset.phone()
    } catch {
      var key = "technique"
      for parameter in preset.parameters where error.description.contains(parameter.name) {
        key = parameter.name
      }
      throw fault(key, error.description)
    }
    self = preset
  }

  /// A phone that is set up so.
  ///
  /// - Throws: what does not exist or cannot be.
  package func phone() throws(SettingError) -> Simulator {
    try Replay(start: SessionStart(), hasRecordedLayout: false, options: options).simulator
  }

  /// The first line in which a key stands; nil where it does not.
  private static func line(of key: String, in bytes: [UInt8]) -> Int? {
    guard !key.isEmpty else { return nil }
    let quoted = "\"" + key + "\""
    var line = 1
    for text in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if text.contains(quoted) { return line }
      line += 1
    }
    return nil
  }
}
