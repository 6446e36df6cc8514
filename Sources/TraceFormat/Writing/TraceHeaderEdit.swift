/// Changes one member of a recording's first line, and no other byte of the file.
package enum TraceHeaderEdit {
  /// The recording's bytes with another title, or without one.
  ///
  /// - Parameter file: the file's name, as a refusal should call it.
  /// - Throws: why the first line is no header.
  package static func settingTitle(
    _ title: String?, in bytes: [UInt8], file: String
  ) throws(TraceError) -> [UInt8] {
    try setting("title", to: title.map { .string($0) }, in: bytes, file: file)
  }

  /// The recording's bytes with another label, or without one.
  ///
  /// - Parameter file: the file's name, as a refusal should call it.
  /// - Throws: why the first line is no header.
  package static func settingIntent(
    _ intent: TraceHeader.Intent?, in bytes: [UInt8], file: String
  ) throws(TraceError) -> [UInt8] {
    try setting("intent", to: intent?.json, in: bytes, file: file)
  }

  /// Makes sure that a recording's first line is a header of ours.
  ///
  /// - Throws: why it is none.
  static func requireHeader(_ bytes: [UInt8], file: String) throws(TraceError) {
    _ = try places(in: bytes, file: file)
  }

  /// Where a member of the header stands.
  private struct Place {
    var name: String
    var start: Int
    var value: Range<Int>
  }

  private static func setting(
    _ name: String, to value: JSONValue?, in bytes: [UInt8], file: String
  ) throws(TraceError) -> [UInt8] {
    let places = try places(in: bytes, file: file)
    let index = places.firstIndex { $0.name == name }
    var written: [UInt8] = []
    if let value {
      if let index {
        written.appendValue(value)
        return replacing(places[index].value, in: bytes, with: written)
      }
      written.append(UInt8(ascii: ","))
      written.appendQuoted(name)
      written.append(UInt8(ascii: ":"))
      written.appendValue(value)
      // A title stands in front, for people; everything else where it hurts nobody.
      let anchor = name == "title" ? places.first { $0.name == "version" } : places.last
      let end = (anchor ?? places[places.count - 1]).value.upperBound
      return replacing(end..<end, in: bytes, with: written)
    }
    guard let index else { return bytes }
    // With the comma before it; the first one with the comma after it.
    let range =
      index > 0
      ? places[index - 1].value.upperBound..<places[index].value.upperBound
      : places[0].start..<(places.count > 1 ? places[1].start : places[0].value.upperBound)
    return replacing(range, in: bytes, with: [])
  }

  private static func replacing(
    _ range: Range<Int>, in bytes: [UInt8], with written: [UInt8]
  ) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + written + bytes[range.upperBound...]
  }

  private static func places(in bytes: [UInt8], file: String) throws(TraceError) -> [Place] {
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard end - start <= TraceParser.lineLimit else {
      throw refusal("the first line is too long for a header", file)
    }
    var scanner = JSONScanner(bytes, start..<end)
    var places: [Place] = []
    var isOurs = false
    do throws(LineFault) {
      guard scanner.take(UInt8(ascii: "{")) else { throw scanner.expected("a header in braces") }
      repeat {
        scanner.skipWhitespace()
        let start = scanner.position
        let name = try scanner.string("a name in quotes")
        try scanner.require(UInt8(ascii: ":"))
        scanner.skipWhitespace()
        let first = scanner.position
        let value = try scanner.value(depth: 1)
        if name == "format", value.text == TraceHeader.format { isOurs = true }
        places.append(Place(name: name, start: start, value: first..<scanner.position))
      } while scanner.take(UInt8(ascii: ","))
      try scanner.require(UInt8(ascii: "}"))
    } catch {
      throw refusal(error.message, file)
    }
    guard isOurs else {
      throw refusal("the first line has no \"format\":\"\(TraceHeader.format)\"", file)
    }
    return places
  }

  private static func refusal(_ reason: String, _ file: String) -> TraceError {
    TraceError(Finding(.error, file: file, line: 1, message: reason))
  }
}
