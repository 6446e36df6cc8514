import GestureCore
import SimulatorCore

extension ReplayExpectation {
  /// The expectation in a file's bytes; keys that are not known are ignored.
  ///
  /// - Parameter file: the file's name, as findings should call it.
  /// - Throws: the first thing that is wrong with the file.
  package init(_ bytes: [UInt8], file: String) throws(TraceError) {
    var scanner = JSONScanner(bytes, 0..<bytes.count)
    let value: JSONValue
    do throws(LineFault) {
      value = try scanner.value()
      try scanner.requireEnd(after: "the expectation")
    } catch {
      let line = 1 + bytes[..<error.offset].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      let start = bytes[..<error.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = 1 + bytes[start..<error.offset].reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
      throw TraceError(
        Finding(.error, file: file, line: line, column: column, message: error.message))
    }
    let object = ExpectedObject(file: file, value: value)
    self.init(
      technique: try object.text("technique"),
      parameters: try object.parameters(),
      delivery: try object.read("delivery", DeliveryRate.expectation) { DeliveryRate(json: $0) },
      steps: try object.list("steps", "[microseconds, characters]") { Step($0) },
      lines: try object.list("lines", "[microseconds, lines]") { Step($0) },
      keys: try object.list("keys", "[microseconds, \"id\", \"text\"]") { Key($0) },
      text: try object.read("text", "an object with before, selected and after") { text in
        guard let before = text["before"]?.text, let selected = text["selected"]?.text,
          let after = text["after"]?.text
        else { return nil }
        return SessionStart.Document(before: before, selected: selected, after: after)
      },
      unicode: try object.text("unicode"))
  }
}

/// Reads an expectation's keys; a missing one is refused like a wrong one.
private struct ExpectedObject {
  let file: String
  let value: JSONValue

  func read<Result>(_ name: String, _ expected: String, _ convert: (JSONValue) -> Result?)
    throws(TraceError) -> Result
  {
    guard let member = value[name] else {
      throw error("\"\(name)\" is missing: expected \(expected)")
    }
    guard let result = convert(member) else { throw error("\(name): expected \(expected)") }
    return result
  }

  func text(_ name: String) throws(TraceError) -> String {
    try read(name, "text in quotes") { $0.text }
  }

  func list<Element>(_ name: String, _ expected: String, _ convert: (JSONValue) -> Element?)
    throws(TraceError) -> [Element]
  {
    let values = try read(name, "an array of \(expected)") { $0.elements }
    var elements: [Element] = []
    for (index, value) in values.enumerated() {
      guard let element = convert(value) else {
        throw error("\(name), entry \(index + 1): expected \(expected)")
      }
      elements.append(element)
    }
    return elements
  }

  func parameters() throws(TraceError) -> [NamedParameter] {
    var parameters: [NamedParameter] = []
    for member in try read("parameters", "an object in braces", { $0.members }) {
      guard let value = ParameterValue(json: member.value) else {
        throw error(
          "parameters.\(member.name.brief): expected a finite number, a word or true or false")
      }
      parameters.append(NamedParameter(member.name, value))
    }
    return parameters
  }

  private func error(_ message: String) -> TraceError {
    TraceError(Finding(.error, file: file, message: message))
  }
}

extension ReplayExpectation.Step {
  fileprivate init?(_ json: JSONValue) {
    guard let parts = json.elements, parts.count == 2, let time = parts[0].wholeNumber,
      let count = parts[1].wholeNumber
    else { return nil }
    self.init(Instant(microseconds: Int64(time)), count)
  }
}

extension ReplayExpectation.Key {
  fileprivate init?(_ json: JSONValue) {
    guard let parts = json.elements, parts.count == 3, let time = parts[0].wholeNumber,
      let id = parts[1].text, let text = parts[2].text
    else { return nil }
    self.init(Instant(microseconds: Int64(time)), id: id, text: text)
  }
}
