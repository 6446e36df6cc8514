internal import CPangoCairo
internal import TextCore

/// A paragraph laid out: its lines, and where carets are in them.
///
/// Offsets are UTF-8 bytes from the paragraph's start, x is in points from the content's left edge.
final class ParagraphLayout {
  /// What was laid out.
  let paragraph: Paragraph
  /// At least one line.
  private(set) var lines: [VisualLine] = []
  /// At least one; each starts where the lines of the one before end.
  private(set) var chunks: [TextChunk] = []
  private let isRightToLeft: Bool

  /// Lays a paragraph out.
  ///
  /// - Parameter old: an earlier layout of about the same text with the same settings: what the difference leaves as it was
  ///   is taken over.
  init(
    _ paragraph: Paragraph, fonts: Fonts, sizePoints: Double, width: Double,
    replacing old: ParagraphLayout? = nil
  ) {
    self.paragraph = paragraph
    isRightToLeft = Fonts.isRightToLeft(paragraph.text)
    let reusable = old.flatMap {
      $0.isRightToLeft == isRightToLeft ? ReusableChunks($0, for: paragraph) : nil
    }
    let length = paragraph.text.utf8.count
    var start = 0
    repeat {
      if let old, let (index, shift) = reusable?.chunk(startingAt: start) {
        start = append(old, chunk: index, shiftedBy: shift)
        continue
      }
      let end = TextChunk.end(from: start, in: paragraph)
      let display = DisplayText(paragraph.substring(start..<end))
      let layout = fonts.paragraph(
        display.text, sizePoints: sizePoints, width: width, isRightToLeft: isRightToLeft,
        unbreakable: unbreakableRanges(start..<end, display))
      chunks.append(
        TextChunk(
          start: start, end: end, lines: lines.count..<lines.count, display: display,
          layout: layout))
      start = appendLines(upTo: end, isLast: end == length, reusable)
    } while start < length
  }

  /// Takes over a chunk of an older layout and returns where its lines end.
  private func append(_ old: ParagraphLayout, chunk index: Int, shiftedBy shift: Int) -> Int {
    var chunk = old.chunks[index]
    let first = lines.count
    for line in old.lines[chunk.lines] {
      var line = line
      line.chunk = chunks.count
      line.range = line.range.lowerBound + shift..<line.range.upperBound + shift
      lines.append(line)
    }
    chunk.start += shift
    chunk.end += shift
    chunk.lines = first..<lines.count
    chunks.append(chunk)
    return lines[lines.count - 1].range.upperBound
  }

  /// The stretches of shown text inside which no line may end: what is several scalars but one stop.
  private func unbreakableRanges(_ range: Range<Int>, _ display: DisplayText) -> [Range<Int>] {
    var text = display.text
    let isASCII = text.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
    if isASCII { return [] }
    var ranges: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = paragraph.stop(1, after: start).offset
      if paragraph.scalarStart(before: end) > start {
        let first = display.displayOffset(start - range.lowerBound)
        ranges.append(first..<display.displayOffset(end - range.lowerBound))
      }
      start = end
    }
    return ranges
  }

  /// Takes over the lines of the newest chunk and returns where they end.
  ///
  /// Unless it is the paragraph's last, the chunk's last line is not whole yet and is left to the next one.
  private func appendLines(upTo end: Int, isLast: Bool, _ reusable: ReusableChunks?) -> Int {
    let chunk = chunks[chunks.count - 1]
    guard let iterator = pango_layout_get_iter(chunk.layout.pointer) else { return end }
    defer { pango_layout_iter_free(iterator) }
    let count = Int(pango_layout_get_line_count(chunk.layout.pointer))
    let kept = isLast || count < 2 ? count : count - 1
    var start = chunk.start
    for index in 0..<kept {
      if index > 0, let reusable, reusable.continues(at: start) { break }
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let displayEnd = Int(line.pointee.start_index) + Int(line.pointee.length)
      let isChunkEnd = index == count - 1
      // Where Pango wraps inside what is one stop for the caret, the line ends beside it.
      let lineEnd =
        isChunkEnd
        ? end
        : max(start, min(end, paragraph.stop(snapping: chunk.offset(ofDisplay: displayEnd))))
      lines.append(
        VisualLine(
          chunk: chunks.count - 1, indexInChunk: index, range: start..<lineEnd,
          x: TextLayout.points(logical.x), width: TextLayout.points(logical.width),
          isWrapped: !(isLast && isChunkEnd), isRightToLeft: isRightToLeft))
      start = lineEnd
      pango_layout_iter_next_line(iterator)
    }
    // A single stop wider than everything must not hold up the rest.
    if start == chunk.start, start < end {
      start = end
      if let last = lines.indices.last { lines[last].range = lines[last].range.lowerBound..<end }
    }
    chunks[chunks.count - 1].lines = chunk.lines.lowerBound..<lines.count
    return start
  }

  /// The index of the line that a caret is on.
  func lineIndex(of offset: Int, _ affinity: Affinity) -> Int {
    let after = lines.partitioningIndex { $0.range.lowerBound > offset }
    let index = max(after - 1, 0)
    let isUpstream = affinity == .upstream && offset == lines[index].range.lowerBound
    return isUpstream && index > 0 ? index - 1 : index
  }

  /// Where a caret on a line stands.
  ///
  /// Upstream it stands behind the character before it, downstream before the one after it; these differ where the
  /// direction changes.
  func x(of offset: Int, _ affinity: Affinity, onLine index: Int) -> Double {
    let line = lines[index]
    let isAtEnd = offset >= line.range.upperBound
    if line.range.isEmpty || (isAtEnd && !line.isWrapped && affinity == .downstream) {
      return line.x + (isAtEnd && !line.isRightToLeft ? line.width : 0)
    }
    let chunk = chunks[line.chunk]
    guard let pangoLine = chunk.line(line.indexInChunk) else { return line.x }
    let leansBack = isAtEnd || (affinity == .upstream && offset > line.range.lowerBound)
    let byte = leansBack ? paragraph.scalarStart(before: offset) : offset
    var units: Int32 = 0
    pango_layout_line_index_to_x(
      pangoLine, Int32(clamping: chunk.displayOffset(byte)), leansBack ? 1 : 0, &units)
    return line.x + TextLayout.points(units)
  }

  /// The caret stop of a line that is nearest to a place.
  func hit(x: Double, onLine index: Int) -> (offset: Int, affinity: Affinity) {
    let line = lines[index]
    let start = (offset: line.range.lowerBound, affinity: Affinity.downstream)
    let end = (
      offset: line.range.upperBound, affinity: line.isWrapped ? Affinity.upstream : .downstream
    )
    if line.range.isEmpty { return start }
    let right = line.x + line.width
    if x <= line.x || x >= right {
      // Beyond an end is that end, unless the text there runs against the paragraph's direction.
      let edge = (x <= line.x) == line.isRightToLeft ? end : start
      let place = self.x(of: edge.offset, edge.affinity, onLine: index)
      if abs(place - min(max(x, line.x), right)) < 0.5 { return edge }
    }
    let x = min(max(x, line.x), right)

    let chunk = chunks[line.chunk]
    guard let pangoLine = chunk.line(line.indexInChunk) else { return start }
    var byte: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_line_x_to_index(pangoLine, TextLayout.units(x - line.x), &byte, &trailing)
    let touched = paragraph.stop(snapping: chunk.offset(ofDisplay: Int(byte)), .backward)
    let before = min(max(touched, start.offset), line.range.upperBound)
    let after = min(paragraph.stop(1, after: before).offset, line.range.upperBound)
    // Pango's own answer is not asked for the half: at a wrap it always says the first.
    let beforeX = self.x(of: before, .downstream, onLine: index)
    let afterX = self.x(of: after, .upstream, onLine: index)
    if abs(x - beforeX) < abs(x - afterX) { return (before, .downstream) }
    if after == end.offset, line.isWrapped { return end }
    let isSeam = abs(self.x(of: after, .downstream, onLine: index) - afterX) > 0.5
    return (after, isSeam ? .upstream : .downstream)
  }

  /// The stretches that a range covers on a line, from left to right; those that touch are one.
  func xRanges(of range: Range<Int>, onLine index: Int) -> [ClosedRange<Double>] {
    let line = lines[index]
    let part = range.clamped(to: line.range)
    let chunk = chunks[line.chunk]
    guard !part.isEmpty, let pangoLine = chunk.line(line.indexInChunk) else { return [] }
    var list: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      pangoLine, Int32(clamping: chunk.displayOffset(part.lowerBound)),
      Int32(clamping: chunk.displayOffset(part.upperBound)), &list, &count)
    defer { g_free(list) }
    guard let list else { return [] }
    // Pango measures these from the layout's left edge, so that the line's own x is in them.
    let found = (0..<Int(count))
      .map { (TextLayout.points(list[2 * $0]), TextLayout.points(list[2 * $0 + 1])) }
      .map { min($0, $1)...max($0, $1) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<Double>] = []
    for range in found {
      if let last = merged.last, range.lowerBound <= last.upperBound + 0.01 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Draws a line, the content's left edge at `x`.
  func draw(line index: Int, on canvas: Canvas, x: Double, baseline: Double, color: Color) {
    let line = lines[index]
    guard let pangoLine = chunks[line.chunk].line(line.indexInChunk) else { return }
    canvas.draw(pangoLine, x: x + line.x, baseline: baseline, color)
  }
}

extension Paragraph {
  /// The text between two UTF-8 offsets.
  func substring(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// The offset of the scalar that ends at an offset; 0 at the start.
  func scalarStart(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf8.distance(
      from: text.startIndex, to: text.unicodeScalars.index(before: index))
  }
}
