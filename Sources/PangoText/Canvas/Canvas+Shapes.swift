internal import CPangoCairo

extension Canvas {
  /// How a line ends.
  package enum LineCap: Hashable, Sendable {
    /// At its last point.
    case butt
    /// With a half circle.
    case round
  }

  /// How a line is drawn.
  package struct Stroke: Hashable, Sendable {
    /// Colour.
    package var color: Color
    /// Width in points.
    package var width: Double
    /// Points of line and gap in turn; solid if empty.
    package var dash: [Double]
    /// How its ends look.
    package var cap: LineCap

    /// A solid line with plain ends, unless said otherwise.
    package init(
      _ color: Color, width: Double, dash: [Double] = [], cap: LineCap = .butt
    ) {
      self.color = color
      self.width = width
      self.dash = dash
      self.cap = cap
    }
  }

  /// Fills a rectangle.
  package func fillRectangle(
    x: Double, y: Double, width: Double, height: Double, _ color: Color
  ) {
    cairo_rectangle(context, x, y, width, height)
    setSource(color)
    cairo_fill(context)
  }

  /// Fills a rectangle with round corners.
  package func fillRounded(
    x: Double, y: Double, width: Double, height: Double, radius: Double, _ color: Color
  ) {
    appendRounded(x: x, y: y, width: width, height: height, radius: radius)
    setSource(color)
    cairo_fill(context)
  }

  /// Makes a rectangle with round corners transparent.
  package func clearRounded(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    fillRounded(x: x, y: y, width: width, height: height, radius: radius, .black)
    cairo_restore(context)
  }

  /// Makes everything outside a rectangle with round corners transparent, as far as may be drawn.
  package func clearAround(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_rectangle(context, left, top, right - left, bottom - top)
    appendRounded(x: x, y: y, width: width, height: height, radius: radius)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    setSource(.black)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Draws the outline of a rectangle with round corners; the line's middle runs along the edge.
  package func strokeRounded(
    x: Double, y: Double, width: Double, height: Double, radius: Double, _ stroke: Stroke
  ) {
    appendRounded(x: x, y: y, width: width, height: height, radius: radius)
    draw(stroke)
  }

  /// Fills a circle.
  package func fillCircle(x: Double, y: Double, radius: Double, _ color: Color) {
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, max(radius, 0), 0, 2 * Double.pi)
    setSource(color)
    cairo_fill(context)
  }

  /// Draws a circle; the line's middle has the radius.
  package func strokeCircle(x: Double, y: Double, radius: Double, _ stroke: Stroke) {
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, max(radius, 0), 0, 2 * Double.pi)
    draw(stroke)
  }

  /// Draws a straight line.
  package func line(
    fromX x: Double, y: Double, toX: Double, y toY: Double, _ stroke: Stroke
  ) {
    cairo_move_to(context, x, y)
    cairo_line_to(context, toX, toY)
    draw(stroke)
  }

  /// Fills a shape.
  package func fill(_ path: VectorPath, _ color: Color) {
    append(path)
    setSource(color)
    cairo_fill(context)
  }

  /// Draws the outline of a shape.
  package func stroke(_ path: VectorPath, _ stroke: Stroke) {
    append(path)
    draw(stroke)
  }

  /// Draws a shape designed in a square `box` (24 as a rule) at a place and size: `size` points wide.
  package func glyph(
    _ path: VectorPath, x: Double, y: Double, size: Double, box: Double = 24, stroke: Stroke? = nil,
    fill: Color? = nil
  ) {
    isolated {
      translate(x: x, y: y)
      zoom(size / box)
      if let fill { self.fill(path, fill) }
      if let stroke { self.stroke(path, stroke) }
    }
  }

  func append(_ path: VectorPath) {
    for element in path.elements {
      switch element {
      case .move(let x, let y): cairo_move_to(context, x, y)
      case .line(let x, let y): cairo_line_to(context, x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        cairo_curve_to(context, x1, y1, x2, y2, x, y)
      case .close: cairo_close_path(context)
      }
    }
  }

  func appendRounded(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    let r = min(radius, width / 2, height / 2)
    guard r > 0 else {
      cairo_rectangle(context, x, y, width, height)
      return
    }
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    cairo_arc(context, x + width - r, y + r, r, -quarter, 0)
    cairo_arc(context, x + width - r, y + height - r, r, 0, quarter)
    cairo_arc(context, x + r, y + height - r, r, quarter, 2 * quarter)
    cairo_arc(context, x + r, y + r, r, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  private func draw(_ stroke: Stroke) {
    setSource(stroke.color)
    cairo_set_line_width(context, stroke.width)
    switch stroke.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    }
    if stroke.dash.isEmpty {
      cairo_stroke(context)
    } else {
      cairo_set_dash(context, stroke.dash, Int32(stroke.dash.count), 0)
      cairo_stroke(context)
      cairo_set_dash(context, nil, 0, 0)
    }
  }
}
