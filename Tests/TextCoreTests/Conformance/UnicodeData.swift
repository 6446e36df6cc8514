import Foundation
import Testing

/// Unicode's own test files, where Debian's package `unicode-data` has put them.
enum UnicodeData {
  private static let folder = "/usr/share/unicode/"

  /// Whether the files of Unicode 15.0 are there; the expectations are made for that version.
  static let isInstalled =
    lines(of: "auxiliary/GraphemeBreakTest.txt").first?.contains("15.0.0") == true

  /// What to do where they are not.
  static let advice: Comment = "install Debian 12's package unicode-data to run it"

  /// A sequence of scalars and where its pieces end.
  struct BreakRow {
    /// The sequence as the file has it, as in `÷ 0020 × 0308 ÷`.
    var notation: String
    var text: String
    /// UTF-8 offsets of the boundaries, both ends included.
    var boundaries: [Int]
  }

  /// The rows of a file of boundaries.
  static func breakRows(of file: String) -> [BreakRow] {
    lines(of: file).compactMap { line in
      let notation = String(line.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
      guard !notation.isEmpty else { return nil }
      var row = BreakRow(notation: notation, text: "", boundaries: [])
      for sign in notation.split(separator: " ") {
        switch sign {
        case "÷": row.boundaries.append(row.text.utf8.count)
        case "×": continue
        default: row.text.unicodeScalars += scalars(sign)
        }
      }
      return row
    }
  }

  /// The sequences of a file that has one in front of each semicolon.
  static func sequences(of file: String) -> [String] {
    lines(of: file).compactMap { line in
      guard !line.hasPrefix("#"), let field = line.split(separator: ";").first, line.contains(";")
      else { return nil }
      return String(String.UnicodeScalarView(scalars(field)))
    }
  }

  /// The ranges of a file that gives each range of scalars a value.
  static func ranges(of file: String) -> [(range: ClosedRange<UInt32>, value: String)] {
    lines(of: file).compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 2 else { return nil }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return (first...last, fields[1])
    }
  }

  private static func scalars(_ numbers: Substring) -> [Unicode.Scalar] {
    numbers.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }

  private static func lines(of file: String) -> [Substring] {
    guard let data = FileManager.default.contents(atPath: folder + file) else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
  }
}
