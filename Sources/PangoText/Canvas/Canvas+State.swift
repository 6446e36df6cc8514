internal import CPangoCairo

extension Canvas {
  /// Draws with what `body` sets (clip, shift, scale) and takes it back afterwards.
  package func isolated<Result>(_ body: () -> Result) -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    return body()
  }

  /// Moves the origin.
  package func translate(x: Double, y: Double) { cairo_translate(context, x, y) }

  /// Makes everything drawn from now on larger, about the origin.
  package func zoom(_ factor: Double) { cairo_scale(context, factor, factor) }

  /// Moves the origin to a whole pixel, whatever was set before, and keeps the scale.
  package func setOrigin(pixelX: Int, y: Int, scale: Double? = nil) {
    cairo_identity_matrix(context)
    cairo_translate(context, Double(pixelX), Double(y))
    cairo_scale(context, scale ?? self.scale, scale ?? self.scale)
  }

  /// Restricts drawing to a rectangle.
  package func clip(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(context, x, y, width, height)
    cairo_clip(context)
  }

  /// Restricts drawing to whole pixels, which costs nothing.
  package func clip(_ rectangles: [PixelRectangle]) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    for rectangle in rectangles {
      cairo_rectangle(
        context, Double(rectangle.x), Double(rectangle.y), Double(rectangle.width),
        Double(rectangle.height))
    }
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  /// Restricts drawing to the inside of a shape.
  package func clip(_ path: VectorPath) {
    append(path)
    cairo_clip(context)
  }

  /// Restricts drawing to a rectangle with round corners.
  package func clipRounded(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    appendRounded(x: x, y: y, width: width, height: height, radius: radius)
    cairo_clip(context)
  }

  /// Whether a rectangle in points could show anything under the clip now set.
  package func isVisible(x: Double, y: Double, width: Double, height: Double) -> Bool {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return x < right && x + width > left && y < bottom && y + height > top
  }

  /// Fills the whole clip with a colour, replacing what was there, opacity included.
  package func clear(_ color: Color) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_paint(context)
    cairo_restore(context)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
