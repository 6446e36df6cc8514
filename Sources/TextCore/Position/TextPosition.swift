/// A place between two characters of a document.
///
/// A valid caret position is a *caret stop*: a boundary of a Swift `Character` of its paragraph.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The paragraph's index, from 0.
  package var paragraph: Int
  /// UTF-8 bytes from the paragraph's start; at most the paragraph's length without its line break.
  package var offset: Int

  /// A place between two characters.
  package init(paragraph: Int, offset: Int) {
    self.paragraph = paragraph
    self.offset = offset
  }

  /// The document's start.
  package static let start = TextPosition(paragraph: 0, offset: 0)

  /// Orders positions by where they stand in the text.
  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.paragraph, left.offset) < (right.paragraph, right.offset)
  }
}
