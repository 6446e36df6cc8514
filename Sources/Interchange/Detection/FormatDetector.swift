/// Finds a file's format from its first bytes; its name plays no part.
enum FormatDetector {
  /// What was found.
  struct Detection {
    var format: ImportFormat
    /// What speaks for it.
    var reason: String
  }

  /// Lines that are looked at.
  private static let lineLimit = 400

  /// - Throws: a refusal where nothing speaks for any format.
  static func detect(_ pieces: TextPieces) throws(ImportError) -> Detection {
    let head = pieces.head
    guard !head.isEmpty else { throw .refused("the file is empty: there are no events in it") }
    if let detection = detectBytes(head) { return detection }
    if let detection = try detectDocument(head) { return detection }
    if let detection = detectLines(head, isWhole: pieces.isWhole) { return detection }
    let names = ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw ImportError(
      cause: .unknownFormat, line: nil,
      message:
        "nothing in it looks like a format that can be imported; if it is one, name it with --from "
        + "(\(names))")
  }

  private static func detectBytes(_ head: [UInt8]) -> Detection? {
    guard head.contains(0), let record = EvdevRecord.layout(of: head) else { return nil }
    return Detection(
      format: .evdev, reason: "its bytes are input events of \(record.size) bytes each")
  }

  /// Formats that are one value, told by words that only they have.
  private static func detectDocument(_ head: [UInt8]) throws(ImportError) -> Detection? {
    if head.starts(with: "sentence timestamp keyb_width".utf8) {
      return Detection(format: .howWeSwipe, reason: "line 1 is the data set's heading")
    }
    let text = head[...]
    if text.contains("\nndevices:"), text.contains("version:") {
      return Detection(format: .libinput, reason: "it has the keys version and ndevices")
    }
    if text.contains("caretlab.trace") {
      throw .refused("it is a recording of this program already; there is nothing to import")
    }
    // Longer words first: what holds them may hold the others too.
    let words: [(String, ImportFormat)] = [
      ("Input.dispatchTouchEvent", .devtools), ("\"targetX\"", .keyman),
      ("\"touchpoints\"", .keyman), ("\"ticks\"", .appiumInspector),
      ("\"pointerMove\"", .webdriver), ("\"pointerDown\"", .webdriver),
      ("\"touchPoints\"", .devtools),
    ]
    guard let (word, format) = words.first(where: { text.contains($0.0) }) else { return nil }
    return Detection(
      format: format, reason: "it has the word \(word.replacing("\"", with: ""))")
  }

  /// The line format that most lines are of, and the first such line.
  private static func detectLines(_ head: [UInt8], isWhole: Bool) -> Detection? {
    var found: [(signs: LineSigns, count: Int, line: Int)] = []
    for (index, line) in head.split(
      separator: UInt8(ascii: "\n"), maxSplits: lineLimit, omittingEmptySubsequences: false
    ).prefix(lineLimit).enumerated() {
      // A shell may add carriage returns.
      let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !bytes.isEmpty, let signs = LineSigns.all.first(where: { $0.isLine(bytes) }) else {
        continue
      }
      if let known = found.firstIndex(where: { $0.signs.format == signs.format }) {
        found[known].count += 1
      } else {
        found.append((signs, 1, index + 1))
      }
    }
    // The first of the most frequent.
    guard let most = found.map(\.count).max(), let best = found.first(where: { $0.count == most })
    else { return detectTable(head) }
    return Detection(format: best.signs.format, reason: "line \(best.line) is \(best.signs.what)")
  }

  /// A table has its heading in front of everything but remarks.
  private static func detectTable(_ head: [UInt8]) -> Detection? {
    let line = head.split(separator: UInt8(ascii: "\n")).first { $0.first != UInt8(ascii: "#") }
    guard let line, ColumnNames(line.last == UInt8(ascii: "\r") ? line.dropLast() : line) != nil
    else {
      return nil
    }
    return Detection(format: .csv, reason: "its first line is a heading with columns for x and y")
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ text: String) -> Bool {
    let word = Array(text.utf8)
    guard count >= word.count, let first = word.first else { return false }
    return withUnsafeBufferPointer { bytes in
      guard let address = bytes.baseAddress else { return false }
      let last = bytes.count - word.count
      var start = 0
      while start <= last {
        if start + 8 <= bytes.count {
          // Most bytes are none that the word begins with.
          guard let index = EightBytes(at: address + start).firstIndex(of: first) else {
            start += 8
            continue
          }
          start += index
          guard start <= last else { return false }
        }
        if bytes[start] == first, word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) {
          return true
        }
        start += 1
      }
      return false
    }
  }
}
