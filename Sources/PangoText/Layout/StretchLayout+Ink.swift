internal import CPangoCairo
internal import TextCore

extension StretchLayout {
  /// A placeholder's pill on a line.
  struct LinePill {
    /// Left edge of the pill itself, margins off.
    var x: Double
    var width: Double
    var nameWidth: Double
    var placeholder: Placeholder
    /// UTF-8 offsets in the stretch.
    var range: Range<Int>
  }

  /// The pills on a line.
  func pills(onLine index: Int) -> [LinePill] {
    let line = lines[index]
    let chunk = chunks[line.chunk]
    return chunk.content.display.pills.compactMap { pill in
      let start = chunk.offset(ofDisplay: pill.offset)
      guard line.range.contains(start) else { return nil }
      let range = start..<start + pill.placeholder.range.count
      guard let extent = xRanges(of: range, onLine: index).first else { return nil }
      let nameWidth = typesetter.nameWidth(of: pill.placeholder)
      let margin = typesetter.pill.margin
      return LinePill(
        x: extent.lowerBound + margin, width: extent.upperBound - extent.lowerBound - 2 * margin,
        nameWidth: nameWidth, placeholder: pill.placeholder, range: range)
    }
  }

  /// What a line draws.
  func ink(ofLine index: Int) -> LineInk {
    if let known = inks[index] { return known }
    let line = lines[index]
    var result = LineInk()
    if let pangoLine = chunks[line.chunk].line(line.indexInChunk) {
      var extent = PangoRectangle()
      pango_layout_line_get_extents(pangoLine, &extent, nil)
      result.ascent = -TextLayout.points(extent.y)
      result.descent = TextLayout.points(extent.y) + TextLayout.points(extent.height)
      var hasher = Hasher()
      hasher.combine(line.x)
      Self.hash(pangoLine, into: &hasher)
      result.glyphs = hasher.finalize()
    }
    inks[index] = result
    return result
  }

  private static func hash(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, into hasher: inout Hasher
  ) {
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoLayoutRun.self),
        let glyphs = run.pointee.glyphs
      else { continue }
      hasher.combine(run.pointee.item.pointee.analysis.font)
      hasher.combine(run.pointee.start_x_offset)
      hasher.combine(run.pointee.y_offset)
      hasher.combine(
        bytes: UnsafeRawBufferPointer(
          start: glyphs.pointee.glyphs,
          count: Int(glyphs.pointee.num_glyphs) * MemoryLayout<PangoGlyphInfo>.stride))
    }
  }

  /// Draws a line's letters, the content's left edge at `x`.
  func draw(line index: Int, on canvas: Canvas, x: Double, baseline: Double, color: Color) {
    let line = lines[index]
    guard let pangoLine = chunks[line.chunk].line(line.indexInChunk) else { return }
    canvas.draw(pangoLine, x: x + line.x, baseline: baseline, color)
  }
}
