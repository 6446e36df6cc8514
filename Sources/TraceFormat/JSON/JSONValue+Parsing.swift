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
      throw JSONFault(error, in: bytes)
    }
  }

  /// The value that is all of a file.
  ///
  /// - Parameter file: the file's name, as findings should call it.
  /// - Throws: the first thing that is wrong with it, and where.
  package init(parsing bytes: [UInt8], file: String) throws(TraceError) {
    do throws(JSONFault) {
      try self.init(parsing: bytes)
    } catch {
      throw TraceError(
        Finding(
          .error, file: file, line: error.line, column: error.column, message: error.message))
    }
  }
}

extension JSONFault {
  /// The fault of a byte, with its place for people.
  init(_ fault: LineFault, in bytes: [UInt8]) {
    let before = bytes[..<fault.offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    column = 1 + before[start...].reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
    message = fault.message
  }
}
