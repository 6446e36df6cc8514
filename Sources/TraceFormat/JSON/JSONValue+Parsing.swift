/// Why a text is no JSON.
package struct JSONFault: Error, Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1, counted in Unicode scalars.
  package var column: Int
  /// What was expected and what was found.
  package var message: String
}

extension JSONValue {
  /// The value that is all of a text, in UTF-8.
  ///
  /// - Throws: the first thing that is wrong with it.
  package init(parsing bytes: [UInt8]) throws(JSONFault) {
    var scanner = JSONScanner(bytes, 0..<bytes.count)
    do throws(LineFault) {
      self = try scanner.value()
      try scanner.requireEnd(after: "the value")
    } catch {
      let before = bytes[..<error.offset]
      let line = 1 + before.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = 1 + before[start...].reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
      throw JSONFault(line: line, column: column, message: error.message)
    }
  }
}
