internal import CPangoCairo
internal import TextCore

/// A stretch of a paragraph laid out, most often all of it: its lines, and where carets are in them.
///
/// Offsets are UTF-8 bytes from the stretch's start, x is in points from the content's left edge.
final class StretchLayout {
  /// What was laid out.
  let paragraph: Paragraph
  /// Whether the paragraph ends with it.
  let isLast: Bool
  let isRightToLeft: Bool
  /// At least one line.
  private(set) var lines: [VisualLine] = []
  /// At least one; each starts where the lines of the one before end.
  private(set) var chunks: [TextChunk] = []
  let typesetter: Typesetter
  /// What lines draw that were asked for it.
  var inks: [Int: LineInk] = [:]

  /// Lays a stretch out.
  ///
  /// - Parameter old: earlier layouts of about the same text with the same settings: what the difference leaves as
  ///   it was is taken over.
  init(
    _ paragraph: Paragraph, isLast: Bool, isRightToLeft: Bool, typesetter: Typesetter,
    memory: LayoutMemory, replacing old: ReusableChunks? = nil
  ) {
    self.paragraph = paragraph
    self.isLast = isLast
    self.isRightToLeft = isRightToLeft
    self.typesetter = typesetter
    let length = paragraph.text.utf8.count
    var start = 0
    repeat {
      if let (layout, index, shift) = old?.chunk(startingAt: start) {
        start = append(layout, chunk: index, shiftedBy: shift)
        continue
      }
      let end = TextChunk.end(from: start, in: paragraph, typesetter.chunkLimit)
      let content = ChunkLayout(
        DisplayText(paragraph, start..<end), typesetter: typesetter, isRightToLeft: isRightToLeft,
        memory: memory)
      chunks.append(
        TextChunk(start: start, end: end, lines: lines.count..<lines.count, content: content))
      start = appendLines(upTo: end, isLastChunk: end == length, old)
    } while start < length
    // A chunk that was taken over may have ended its paragraph, or not yet.
    if let last = lines.indices.last { lines[last].isWrapped = !isLast }
  }

  /// Takes over a chunk of an older layout and returns where its lines end.
  private func append(
    _ old: StretchLayout, chunk index: Int, shiftedBy shift: Int
  ) -> Int {
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

  /// Takes over the lines of the newest chunk and returns where they end.
  ///
  /// Unless it is the last, the chunk's last line is not whole yet and is left to the next one.
  private func appendLines(upTo end: Int, isLastChunk: Bool, _ old: ReusableChunks?) -> Int {
    let chunk = chunks[chunks.count - 1]
    let layout = chunk.content.layout
    guard let iterator = pango_layout_get_iter(layout.pointer) else { return end }
    defer { pango_layout_iter_free(iterator) }
    let count = Int(pango_layout_get_line_count(layout.pointer))
    let kept = isLastChunk || count < 2 ? count : count - 1
    var start = chunk.start
    for index in 0..<kept {
      if index > 0, let old, old.continues(at: start) { break }
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
        placed(
          VisualLine(
            chunk: chunks.count - 1, indexInChunk: index, range: start..<lineEnd,
            x: TextLayout.points(logical.x), width: TextLayout.points(logical.width),
            isWrapped: !(isLast && isLastChunk && isChunkEnd))))
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

  /// The line at its place: where nothing wraps, text that reads from the right begins at the view's right edge.
  private func placed(_ line: VisualLine) -> VisualLine {
    guard !typesetter.wraps, isRightToLeft else { return line }
    var line = line
    line.shift = max(typesetter.contentWidth - line.width, 0)
    line.x += line.shift
    return line
  }
}
