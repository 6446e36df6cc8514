import TraceFormat

/// JSON files: one value, or one on each line, perhaps after other words of a log.
enum JSONInput {
  /// Values with the lines that they begin on; what is no JSON is left out.
  ///
  /// - Throws: a refusal where there is not one value.
  static func values(
    _ pieces: TextPieces, into input: inout ImportInput
  ) throws(ImportError) -> [(line: Int, value: JSONValue)] {
    var pieces = pieces
    let bytes = try pieces.all()
    let fault: JSONFault
    do throws(JSONFault) {
      return [(1, try JSONValue(parsing: bytes))]
    } catch {
      fault = error
    }
    var values: [(line: Int, value: JSONValue)] = []
    for (index, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() where !line.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      if let value = value(of: line) {
        values.append((index + 1, value))
      } else if !values.isEmpty {
        input.log.notes.add(.leftOut, line: index + 1, "no JSON")
      }
    }
    guard !values.isEmpty else {
      throw .refused(line: fault.line, "no JSON: \(fault.message) at character \(fault.column)")
    }
    return values
  }

  /// The object in a line, from its first brace on; nil where there is none.
  static func value(of line: ArraySlice<UInt8>) -> JSONValue? {
    guard let start = line.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    return try? JSONValue(parsing: Array(line[start...]))
  }
}
