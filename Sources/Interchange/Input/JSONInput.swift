import TraceFormat

/// JSON files: one value, or one on each line, perhaps after other words of a log.
enum JSONInput {
  /// Gives each value; lines that are no JSON are left out.
  ///
  /// - Throws: a refusal where there is not one value.
  static func read(
    _ pieces: TextPieces, into input: inout ImportInput,
    _ take: (JSONNode, inout ImportInput) throws(ImportError) -> Void
  ) throws(ImportError) {
    var pieces = pieces
    let bytes = try pieces.all()
    let document: JSONDocument
    do throws(JSONFault) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      return try readLines(of: bytes, whichAre: error, into: &input, take)
    }
    try take(document.root, &input)
  }

  private static func readLines(
    of bytes: [UInt8], whichAre fault: JSONFault, into input: inout ImportInput,
    _ take: (JSONNode, inout ImportInput) throws(ImportError) -> Void
  ) throws(ImportError) {
    var number = 0
    var hasValue = false
    var rest = bytes[...]
    while !rest.isEmpty {
      number += 1
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      if line.allSatisfy({ $0 <= UInt8(ascii: " ") }) { continue }
      if let value = value(of: line, number: number) {
        hasValue = true
        try take(value, &input)
      } else if hasValue {
        input.log.notes.add(.leftOut, line: number, "no JSON")
      }
    }
    guard hasValue else {
      throw .refused(line: fault.line, "no JSON: \(fault.message) at character \(fault.column)")
    }
  }

  /// The object in a line, from its first brace on; nil where there is none.
  static func value(of line: ArraySlice<UInt8>, number: Int) -> JSONNode? {
    guard let start = line.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    return (try? JSONDocument(parsing: Array(line[start...]), line: number))?.root
  }
}

extension JSONNode {
  /// The line it begins on, for a note; 0 where lines tell nothing. Counts from the text's beginning.
  var line: Int {
    var counter = LineCounter()
    return counter.line(of: self)
  }
}
