internal import CPangoCairo
internal import TextCore

extension StretchLayout {
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
      return line.x + (isAtEnd && !isRightToLeft ? line.width : 0)
    }
    let chunk = chunks[line.chunk]
    guard let pangoLine = chunk.line(line.indexInChunk) else { return line.x }
    let byte = chunk.displayOffset(offset)
    if isAtEnd || (affinity == .upstream && offset > line.range.lowerBound),
      let edge = Self.farEdge(ofRunUpTo: byte, on: pangoLine)
    {
      return line.x + edge
    }
    var units: Int32 = 0
    pango_layout_line_index_to_x(pangoLine, Int32(clamping: byte), 0, &units)
    return line.x + TextLayout.points(units)
  }

  /// Where a run of one direction ends that goes as far as a byte of the shown text; nil if none does.
  ///
  /// Inside a run the far edge of a character is the near edge of the next one. Pango is not asked for far edges: of
  /// characters of several scalars its answers differ from its own near edges.
  private static func farEdge(
    ofRunUpTo byte: Int, on line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> Double? {
    var x: Int32 = 0
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoLayoutRun.self),
        let item = run.pointee.item
      else { continue }
      let width = pango_glyph_string_get_width(run.pointee.glyphs)
      let start = Int(item.pointee.offset)
      let end = start + Int(item.pointee.length)
      if start < byte, byte <= end {
        guard byte == end else { return nil }
        let isLeftToRight = item.pointee.analysis.level % 2 == 0
        return TextLayout.points(x + run.pointee.start_x_offset + (isLeftToRight ? width : 0))
      }
      x += run.pointee.start_x_offset + width + run.pointee.end_x_offset
    }
    return nil
  }

  /// Whether all of a line reads in the paragraph's direction.
  private func readsOneWay(_ pangoLine: UnsafePointer<PangoLayoutLine>) -> Bool {
    var run = pangoLine.pointee.runs
    while let node = run {
      let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
      if let item, (item.pointee.analysis.level & 1 == 1) != isRightToLeft { return false }
      run = node.pointee.next
    }
    return true
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
      let edge = (x <= line.x) == isRightToLeft ? end : start
      let place = self.x(of: edge.offset, edge.affinity, onLine: index)
      if abs(place - min(max(x, line.x), right)) < 0.5 { return edge }
    }
    let x = min(max(x, line.x), right)

    let chunk = chunks[line.chunk]
    guard let pangoLine = chunk.line(line.indexInChunk) else { return start }
    var byte: Int32 = 0
    var trailing: Int32 = 0
    // At its right edge and beyond, Pango would answer with the text's last character, wherever that stands.
    let inside = min(TextLayout.units(x - line.x), TextLayout.units(line.width) - 1)
    pango_layout_line_x_to_index(pangoLine, max(inside, 0), &byte, &trailing)
    let touched = paragraph.stop(snapping: chunk.offset(ofDisplay: Int(byte)), .backward)
    var before = min(max(touched, start.offset), line.range.upperBound)
    var after = min(paragraph.stop(1, after: before).offset, line.range.upperBound)
    // Pango's own answer is not asked for the half: at a wrap it always says the first.
    var afterX = self.x(of: after, .upstream, onLine: index)
    // What is one piece to Pango can have stops inside.
    while after < line.range.upperBound {
      let next = min(paragraph.stop(1, after: after).offset, line.range.upperBound)
      let nextX = self.x(of: next, .upstream, onLine: index)
      guard abs(x - nextX) < abs(x - afterX) else { break }
      (before, after, afterX) = (after, next, nextX)
    }
    let beforeX = self.x(of: before, .downstream, onLine: index)
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
    if readsOneWay(pangoLine) {
      let lower = x(of: part.lowerBound, .downstream, onLine: index)
      let upper = x(of: part.upperBound, .upstream, onLine: index)
      return [min(lower, upper)...max(lower, upper)]
    }
    var list: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      pangoLine, Int32(clamping: chunk.displayOffset(part.lowerBound)),
      Int32(clamping: chunk.displayOffset(part.upperBound)), &list, &count)
    defer { g_free(list) }
    guard let list else { return [] }
    // Pango measures these from the layout's left edge, so that the line's own x is in them.
    let found = (0..<Int(count))
      .map {
        (
          line.shift + TextLayout.points(list[2 * $0]),
          line.shift + TextLayout.points(list[2 * $0 + 1])
        )
      }
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
}
