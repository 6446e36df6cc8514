internal import CPangoCairo
internal import TextCore

/// A part of a stretch that is laid out at once.
///
/// Pango breaks lines in quadratic time where no space helps it, and its units overflow in lines two million points
/// wide; so a long text is laid out piece by piece. Each piece starts where the last whole line of the one
/// before ended, so that no seam is seen.
struct TextChunk {
  /// How long a chunk may be.
  struct Limit {
    /// Scalars in one chunk at most.
    var scalars: Int
    /// Scalars in one chunk at most after its last space.
    var unbrokenScalars: Int

    /// A chunk holds some lines, so that most of them are whole.
    init(fontSize: Double, contentWidth: Double, wraps: Bool) {
      guard wraps else {
        // One line is one chunk: of the widest letters it stays within Pango's units.
        scalars = 8192
        unbrokenScalars = scalars
        return
      }
      // The narrowest letters are a quarter as wide as the font is high.
      let lettersOfLine = (4 * contentWidth / fontSize).clamped(to: 1...1000)
      unbrokenScalars = max(256, Int(3 * lettersOfLine))
      scalars = 2 * unbrokenScalars
    }
  }

  /// Where it starts in the stretch, in UTF-8 bytes.
  var start: Int
  /// Where the text that was laid out ends; the lines that are kept may end before.
  var end: Int
  /// Its lines among the stretch's.
  var lines: Range<Int>
  /// What is shown, and how it is laid out.
  let content: ChunkLayout

  /// The offset in the shown text of an offset in the stretch.
  func displayOffset(_ offset: Int) -> Int { content.display.displayOffset(offset - start) }

  /// The offset in the stretch of an offset in the shown text.
  func offset(ofDisplay offset: Int) -> Int { start + content.display.modelOffset(offset) }

  /// A line of the layout; valid until another chunk is asked for its.
  func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(content.layout.pointer, Int32(clamping: index))
  }

  /// Where a chunk that starts at an offset ends at the latest: a caret stop after it, or the text's end.
  static func end(from start: Int, in paragraph: Paragraph, _ limit: Limit) -> Int {
    let length = paragraph.text.utf8.count
    guard length - start > limit.unbrokenScalars else { return length }
    var scan = Scan(offset: start)
    while true {
      scan.advance(through: paragraph.text, limit)
      guard scan.offset < length else { return length }
      let stop = paragraph.stop(snapping: scan.offset, .backward)
      let next = paragraph.stop(snapping: scan.offset, .forward)
      // Of a character of hundreds of scalars, or of a placeholder, little is shown: it counts as much.
      if stop < scan.offset, next - stop > 4 * DisplayText.scalarLimit {
        scan.pass(from: stop, to: next, of: paragraph.text, countingAs: DisplayText.scalarLimit)
        if !scan.isFull(limit) { continue }
      }
      return stop > start ? stop : next
    }
  }

  /// Counts what a chunk would hold.
  private struct Scan {
    var offset: Int
    private var scalars = 0
    private var scalarsSinceSpace = 0

    init(offset: Int) { self.offset = offset }

    func isFull(_ limit: Limit) -> Bool {
      scalars >= limit.scalars || scalarsSinceSpace >= limit.unbrokenScalars
    }

    /// Goes on until the limit is reached or the text ends.
    mutating func advance(through text: String, _ limit: Limit) {
      let end: Int? = text.utf8.withContiguousStorageIfAvailable { bytes in
        while offset < bytes.count {
          let byte = bytes[offset]
          if byte & 0xC0 != 0x80 {
            if isFull(limit) { break }
            scalars += 1
            scalarsSinceSpace = byte == 0x20 || byte == 0x09 ? 0 : scalarsSinceSpace + 1
          }
          offset += 1
        }
        return offset
      }
      offset = end ?? text.utf8.count
    }

    /// Goes to the end of a stretch that was entered, and counts it as so many scalars.
    mutating func pass(from start: Int, to end: Int, of text: String, countingAs count: Int) {
      let entered: Int? = text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
      }
      let counted = entered ?? 0
      scalars += count - counted
      scalarsSinceSpace = max(scalarsSinceSpace - counted, 0) + count
      offset = end
    }
  }
}
