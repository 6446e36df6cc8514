internal import CPangoCairo
internal import TextCore

/// A stretch of a paragraph that is laid out at once.
///
/// Pango breaks lines in quadratic time where no space helps it, and its units overflow in lines two million points
/// wide; so a long paragraph is laid out piece by piece. Each piece starts where the last whole line of
/// the one before ended, so that no seam is seen.
struct TextChunk {
  /// Scalars in one chunk at most.
  private static let scalarLimit = 4096
  /// Scalars in one chunk at most after its last space.
  private static let unbrokenScalarLimit = 512

  /// Where it starts in the paragraph, in UTF-8 bytes.
  var start: Int
  /// Where the text that was laid out ends; the lines that are kept may end before.
  var end: Int
  /// Its lines among the paragraph's.
  var lines: Range<Int>
  /// What is shown.
  let display: DisplayText
  /// How it is laid out.
  let layout: TextLayout

  /// The offset in the shown text of an offset in the paragraph.
  func displayOffset(_ offset: Int) -> Int { display.displayOffset(offset - start) }

  /// The offset in the paragraph of an offset in the shown text.
  func offset(ofDisplay offset: Int) -> Int { start + display.modelOffset(offset) }

  /// A line of the layout.
  func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(layout.pointer, Int32(clamping: index))
  }

  /// Where a chunk that starts at an offset ends at the latest: a caret stop after it, or the paragraph's end.
  static func end(from start: Int, in paragraph: Paragraph) -> Int {
    let bytes = paragraph.text.utf8
    guard bytes.count - start > unbrokenScalarLimit else { return bytes.count }
    var index = bytes.index(bytes.startIndex, offsetBy: start)
    var offset = start
    var scalars = 0
    var scalarsSinceSpace = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte & 0xC0 != 0x80 {
        if scalars == scalarLimit || scalarsSinceSpace == unbrokenScalarLimit { break }
        scalars += 1
        scalarsSinceSpace = byte == 0x20 || byte == 0x09 ? 0 : scalarsSinceSpace + 1
      }
      index = bytes.index(after: index)
      offset += 1
    }
    let stop = paragraph.stop(snapping: offset, .backward)
    return stop > start ? stop : paragraph.stop(1, after: start).offset
  }
}
