import Testing
import TextCore

/// The backspace table of Android's key listener, and where this one is of another mind.
///
/// Android peels malformed sequences sign by sign. Here what is one stop for the caret is one press, but for a
/// dangling joiner, so that no press leaves the caret where it cannot stand.
struct AndroidBackspaceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    /// What Android leaves after each press.
    let android: [String]
    /// What is left here, where that differs.
    let here: [String]?
    let reason: String?
    var testDescription: String { text }

    init(_ text: String, _ android: String..., here: [String]? = nil, because reason: String? = nil)
    {
      self.text = text
      self.android = android
      self.here = here
      self.reason = reason
    }
  }

  static let oneCluster = "Unicode takes it for one cluster"

  /// Scalars in hexadecimal, but for single signs of ASCII.
  static let rows = [
    Row("a", ""),
    Row("1F466", ""),
    Row("1 FE0F 20E3", ""),
    Row("1 E0101 20E3", ""),
    Row("1 20E3 20E3", "1 20E3", "", here: [""], because: oneCluster),
    Row("FE0F FE0F", "FE0F", "", here: [""], because: oneCluster),
    Row("# FE0F", ""),
    Row("# FE0F E0100", "# FE0F", "", here: [""], because: oneCluster),
    Row("845B E0100", ""),
    Row("845B E0100 FE0F", "845B E0100", "", here: [""], because: oneCluster),
    Row("1F441 FE0F 200D 1F5E8 FE0F", ""),
    Row("1F469 200D 2764 FE0F 200D 1F48B 200D 1F469", ""),
    Row("1F468 200D 1F469 200D 1F467 200D 1F466", ""),
    Row("1F441 200D", "1F441", ""),
    Row("1F441 200D 200D", "1F441 200D", "1F441", ""),
    Row("1F441 200D 200D 1F5E8", "1F441 200D 200D", "1F441 200D", "1F441", ""),
    Row("1F1FA 1F1F8", ""),
    Row("1F1FA 1F1F8 1F1FA", "1F1FA 1F1F8", ""),
    Row("1F1FA 1F1F8 1F1FA 1F1F8", "1F1FA 1F1F8", ""),
    Row("1F466 1F3FB", ""),
    Row("1F466 1F3FB 1F3FB", "1F466 1F3FB", "", here: [""], because: oneCluster),
    Row("2665 FE0F", ""),
    Row("2665 20E3", ""),
    Row("2665 FE0F 20E3", "2665 FE0F", "", here: [""], because: oneCluster),
    Row("1F3F4 E0067 E0062 E0065 E006E E0067 E007F", ""),
    Row("a 1F466 1F3FB", "a", ""),
    Row("D A", ""),
    Row("A D", "A", ""),
  ]

  @Test(arguments: rows) func isFollowed(_ row: Row) {
    var document = TextDocument(before: Self.text(row.text))
    var left: [String] = []
    while document.deleteBackward() { left.append(document.text) }
    let expected = (row.here ?? row.android).map(Self.text)
    #expect(left.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    #expect((row.here == nil) == (row.reason == nil))
    if let here = row.here { #expect(here != row.android) }
  }

  private static func text(_ notation: String) -> String {
    var text = ""
    for sign in notation.split(separator: " ") {
      if sign.count == 1, let scalar = sign.unicodeScalars.first, !"AD".contains(sign) {
        text.unicodeScalars.append(scalar)
      } else if let scalar = UInt32(sign, radix: 16).flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
