/// A stretch of text that stands for something still to be written: `<#name#>`.
///
/// It begins with `<#` and ends with the first `#>` after it in the same paragraph; a further `<#` between
/// them begins anew. It may be empty. The typed form is `<#T##shown##type#>`, as Swift's own editor placeholders have
/// it. The text stays as it is written; only what is shown differs.
package struct Placeholder: Hashable, Sendable {
  /// UTF-8 offsets in its paragraph, delimiters included; both are caret stops, and none lies between them.
  package var range: Range<Int>
  /// What is shown instead, and what expanding turns it into; may be empty.
  package var shown: String
  /// The type of what belongs there, or nil where none is written.
  package var type: String?

  /// A placeholder whose text, delimiters included, is `source`.
  init(range: Range<Int>, source: String) {
    self.range = range
    let inner = source.utf8.dropFirst(2).dropLast(2)
    let parts = Self.parts(of: inner)
    guard parts.count > 1, parts[0].elementsEqual("T".utf8) else {
      shown = String(decoding: inner, as: UTF8.self)
      return
    }
    // `T##Int` names a type and shows it; what follows a second type is what an editor would expand it to.
    shown = String(decoding: parts[1], as: UTF8.self)
    let written = String(decoding: parts[parts.count > 2 ? 2 : 1], as: UTF8.self)
    type = written.isEmpty ? nil : written
  }

  /// What `##` parts.
  private static func parts(of text: Substring.UTF8View) -> [Substring.UTF8View] {
    let sign = UInt8(ascii: "#")
    var parts: [Substring.UTF8View] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == sign, next < text.endIndex, text[next] == sign {
        parts.append(text[start..<index])
        start = text.index(after: next)
        index = start
      } else {
        index = next
      }
    }
    parts.append(text[start...])
    return parts
  }
}
