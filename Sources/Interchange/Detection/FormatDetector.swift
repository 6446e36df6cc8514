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
    if let detection = detectLines(head, isWhole: pieces.isWhole) { return detection }
    let names = ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw .refused(
      "nothing in it looks like a format that can be imported; if it is one, name it with --from "
        + "(\(names))")
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
    else { return nil }
    return Detection(format: best.signs.format, reason: "line \(best.line) is \(best.signs.what)")
  }
}

/// What a line of a format looks like.
struct LineSigns: Sendable {
  let format: ImportFormat
  /// The line in words.
  let what: String
  let isLine: @Sendable (ArraySlice<UInt8>) -> Bool

  /// In the order in which a line is tried.
  static let all = [
    LineSigns(format: .evemu, what: "an event or a description of evemu") { line in
      var scanner = WordScanner(line)
      if scanner.take("# EVEMU ") { return true }
      if scanner.take("E:") { return EvemuReader.event(&scanner) != nil }
      return scanner.take("N: ") || scanner.take("A: ")
    },
    LineSigns(format: .getevent, what: "an event or a device of getevent") { line in
      GeteventEvent(line) != nil || GeteventDescription.addedDevice(line) != nil
    },
  ]
}
