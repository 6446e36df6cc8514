/// A JSON text that is checked once and read where it stands: eight bytes for each value, whatever it holds.
///
/// For files of others, which may be all values; `JSONValue` builds what it reads.
package struct JSONDocument: Sendable {
  /// Where a value or a member's name begins, and which entry comes after everything in it.
  struct Entry {
    var start: UInt32
    var next: UInt32
  }

  let bytes: [UInt8]
  let entries: [Entry]
  /// The number of the text's first line; 0 where the text is one line and lines would tell nothing.
  let firstLine: Int

  /// Checks a text, in UTF-8.
  ///
  /// - Parameter line: the line of its file that the text is, from 1; nil where it is all of the file.
  /// - Throws: the first thing that is wrong with it.
  package init(parsing bytes: [UInt8], line: Int? = nil) throws(JSONFault) {
    var scanner = JSONScanner(bytes, 0..<bytes.count)
    var entries: [Entry] = []
    entries.reserveCapacity(Self.mostEntries(in: bytes))
    do throws(LineFault) {
      guard bytes.count < UInt32.max else {
        throw LineFault(offset: 0, message: "the text has more than 4 GiB")
      }
      try scanner.record(into: &entries)
      try scanner.requireEnd(after: "the value")
    } catch {
      throw JSONFault(error, in: bytes)
    }
    self.bytes = bytes
    self.entries = entries
    let isOneLine =
      bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 >= scanner.position - 1 } ?? true
    firstLine = line ?? (isOneLine ? 0 : 1)
  }

  /// The value that is all of the text.
  package var root: JSONNode { JSONNode(document: self, index: 0) }

  /// One for the root, one after each comma, colon and bracket, wherever those stand.
  private static func mostEntries(in bytes: [UInt8]) -> Int {
    var count = 1
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"): count += 1
      default: break
      }
    }
    return count
  }
}

extension JSONScanner {
  /// Notes where the next value and everything in it stands.
  mutating func record(
    into entries: inout [JSONDocument.Entry], depth: Int = 0
  ) throws(LineFault) {
    skipWhitespace()
    let index = entries.count
    entries.append(JSONDocument.Entry(start: UInt32(position), next: 0))
    switch next {
    case UInt8(ascii: "{"):
      try requireDepth(depth)
      position += 1
      if !take(UInt8(ascii: "}")) {
        repeat {
          skipWhitespace()
          let name = entries.count
          entries.append(JSONDocument.Entry(start: UInt32(position), next: UInt32(name + 1)))
          _ = try stringSpelling("a name in quotes")
          try require(UInt8(ascii: ":"))
          try record(into: &entries, depth: depth + 1)
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw expected("\",\" or \"}\"") }
      }
    case UInt8(ascii: "["):
      try requireDepth(depth)
      position += 1
      if !take(UInt8(ascii: "]")) {
        repeat { try record(into: &entries, depth: depth + 1) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw expected("\",\" or \"]\"") }
      }
    case UInt8(ascii: "\""):
      let spelling = try stringSpelling("a string")
      // Only what may be wrong is decoded.
      if spelling.hasEscapes || !bytes[spelling.range].allSatisfy({ $0 < 0x80 }) {
        _ = try text(of: spelling)
      }
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): _ = try numberSpelling()
    default:
      guard takeWord("true") || takeWord("false") || takeWord("null") else {
        throw expectedWord("a value")
      }
    }
    entries[index].next = UInt32(entries.count)
  }
}
