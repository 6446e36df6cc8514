internal import CPangoCairo

extension Canvas {
  /// Lets a shape with round corners cast a soft shadow, which is strongest at its edge and gone `blur` points outside.
  ///
  /// The shadow fills the shape too; the shape is to be drawn over it.
  package func fillShadow(
    x: Double, y: Double, width: Double, height: Double, radius: Double, blur: Double,
    color: Color
  ) {
    drawShadow(blur: blur, color: color) { grown in
      appendRounded(
        x: x - grown, y: y - grown, width: width + 2 * grown, height: height + 2 * grown,
        radius: radius + grown)
      cairo_fill(context)
    }
  }

  /// Lets any shape cast a soft shadow.
  package func fillShadow(_ path: VectorPath, blur: Double, color: Color) {
    append(path)
    drawShadow(blur: blur, color: color) { grown in
      cairo_fill_preserve(context)
      cairo_set_line_width(context, 2 * max(grown, 0.01))
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }

  /// Lays layer upon layer, each a little smaller, so that what shines through fades like a blurred edge.
  private func drawShadow(blur: Double, color: Color, layer: (Double) -> Void) {
    let count = 10
    var covered = 0.0
    for index in stride(from: count - 1, through: 0, by: -1) {
      let distance = (Double(index) + 0.5) / Double(count)
      let falloff = (1 - distance) * (1 - distance)
      let wanted = color.alpha * falloff
      let alpha = 1 - (1 - wanted) / (1 - covered)
      covered = wanted
      setSource(color.withAlpha(alpha))
      layer(distance * blur)
    }
  }
}
