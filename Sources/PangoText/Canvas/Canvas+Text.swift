internal import CPangoCairo

extension Canvas {
  /// From this many pixels a point on, glyphs may stand on whole pixels: nobody sees a quarter point.
  private static let wholePixelScale = 2.0

  /// Draws a text in one line, its baseline at `baseline`, placed by the style's alignment at `x`.
  ///
  /// Wider than `maximumWidth` it is cut with an ellipsis. Line breaks show as signs.
  package func drawText(
    _ text: String, x: Double, baseline: Double, _ style: TextStyle, maximumWidth: Double? = nil
  ) {
    let layout = fonts.label(text, style, maximumWidth: maximumWidth)
    let left =
      switch style.alignment {
      case .left: x
      case .center: x - layout.width / 2
      case .right: x - layout.width
      case .inkCenter: x - layout.inkCenterX
      }
    guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else { return }
    draw(line, x: left, baseline: baseline, style.color)
  }

  /// Draws a text in one line with its middle at the height `middle`.
  ///
  /// The base font's height counts, so that texts of other scripts keep the same baseline.
  package func drawText(
    _ text: String, x: Double, middle: Double, _ style: TextStyle, maximumWidth: Double? = nil
  ) {
    let metrics = fonts.metrics(sizePoints: style.sizePoints, weight: style.weight)
    let baseline = middle + (metrics.ascent - metrics.descent) / 2
    drawText(text, x: x, baseline: baseline, style, maximumWidth: maximumWidth)
  }

  /// The size that `drawText` gives a text.
  package func measureText(
    _ text: String, _ style: TextStyle, maximumWidth: Double? = nil
  ) -> TextMeasure {
    let metrics = fonts.metrics(sizePoints: style.sizePoints, weight: style.weight)
    return TextMeasure(
      width: fonts.label(text, style, maximumWidth: maximumWidth).width, ascent: metrics.ascent,
      descent: metrics.descent)
  }

  /// Draws one line of a layout.
  ///
  /// Cairo 1.16 puts glyphs on whole pixels, which spoils the spacing where pixels are large: there, letters
  /// are filled as outlines. Colour emoji have none and are always shown as they are.
  func draw(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, x: Double, baseline: Double, _ color: Color
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let usesOutlines = matrix.xx < Self.wholePixelScale
    // On a whole pixel, letters stand on a sharp line.
    let baseline = ((baseline * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy
    setSource(color)
    cairo_new_path(context)
    var x = x
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoLayoutRun.self) else {
        continue
      }
      let font = run.pointee.item.pointee.analysis.font
      let startX = x + TextLayout.points(run.pointee.start_x_offset)
      cairo_move_to(context, startX, baseline - TextLayout.points(run.pointee.y_offset))
      if usesOutlines, !Self.hasColorGlyphs(font) {
        pango_cairo_glyph_string_path(context, font, run.pointee.glyphs)
        cairo_fill(context)
      } else {
        pango_cairo_show_glyph_string(context, font, run.pointee.glyphs)
        cairo_new_path(context)
      }
      x =
        startX + TextLayout.points(pango_glyph_string_get_width(run.pointee.glyphs))
        + TextLayout.points(run.pointee.end_x_offset)
    }
  }

  private static func hasColorGlyphs(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return false }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }
}
