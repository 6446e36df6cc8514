/// Answers where lines and carets are: the questions that only a layout can answer.
///
/// Two conformers: `CellGeometry` here, deterministic and without fonts, and Pango's in the window. Both are
/// held to one test suite. Methods are `mutating` so that a conformer can keep what it has laid out;
/// an answer depends on nothing but the document and the conformer's settings.
package protocol LineGeometry {
  /// The content's width in points, where lines wrap.
  var contentWidth: Double { get }
  /// Where the content's top left corner is on the screen now, in points: insets and scrolling included.
  var contentOrigin: ContentPoint { get }
  /// The height of the visible part in points, for page moves.
  var viewportHeight: Double { get }

  /// The distance from one line of a paragraph to the next, in points.
  var linePitch: Double { get }

  /// The caret stop nearest to a place.
  ///
  /// Lines tile the content: half of a gap belongs to each neighbour, above the first line is the first
  /// line, below the last the last, beyond a line's ends is that end. Horizontally the nearest cluster edge
  /// wins; the end of a soft-wrapped line is `upstream`.
  mutating func caret(at point: ContentPoint, in document: TextDocument) -> Caret

  /// Where a caret is drawn; its width is 0.
  mutating func caretRectangle(of caret: Caret, in document: TextDocument) -> ContentRectangle

  /// The start of the visual line the caret is on.
  mutating func lineStart(of caret: Caret, in document: TextDocument) -> Caret

  /// The end of the visual line the caret is on, before a line break.
  mutating func lineEnd(of caret: Caret, in document: TextDocument) -> Caret

  /// The caret `lines` visual lines further down (negative: up), as near as possible to `goalX`.
  ///
  /// Beyond the first line it is the document's start, beyond the last the document's end.
  mutating func caret(
    _ lines: Int, linesFrom caret: Caret, goalX: Double, in document: TextDocument
  ) -> Caret

  /// The height of all lines together, in points. An estimate where not everything is laid out yet.
  mutating func contentHeight(of document: TextDocument) -> Double

  /// The word at a place, for what a double tap or a long press selects; nil between words.
  mutating func word(at position: TextPosition, in document: TextDocument) -> Range<TextPosition>?

  /// What to colour where text is selected, from top to bottom: on each visual line one rectangle of the line's full
  /// height, and several only where direction changes.
  ///
  /// Where the selection goes on after a line, over its break or its wrap, the rectangle reaches the content's edge. The
  /// order of the two places does not matter. Only lines that touch the heights from `top` to `bottom` are answered.
  mutating func selectionRectangles(
    from first: TextPosition, to second: TextPosition, in document: TextDocument,
    between top: Double, and bottom: Double
  ) -> [ContentRectangle]
}

extension LineGeometry {
  /// The word by the document's own rule, for a geometry that knows no better.
  package mutating func word(
    at position: TextPosition, in document: TextDocument
  ) -> Range<TextPosition>? {
    document.word(at: position)
  }

  /// What to colour where text is selected, on all lines.
  package mutating func selectionRectangles(
    from first: TextPosition, to second: TextPosition, in document: TextDocument
  ) -> [ContentRectangle] {
    selectionRectangles(
      from: first, to: second, in: document, between: -.infinity, and: .infinity)
  }
}
