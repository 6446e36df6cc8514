internal import Drawing
internal import PangoText

/// Draws on one canvas in one theme, in logical pixels: the words and shapes that all panels are made of.
struct Ink {
  let canvas: Canvas
  let theme: Theme

  /// The styles of type.
  enum Style {
    case caption, body, head, figure

    var sizePoints: Double {
      switch self {
      case .caption: 11
      case .body: 13
      case .head: 15
      case .figure: 20
      }
    }
  }

  var colors: WindowColors { theme.window }

  /// Draws one line of text with its middle at a height; wider than `maximumWidth` it ends in "…".
  ///
  /// - Returns: how wide it is.
  @discardableResult
  func text(
    _ text: String, x: Double, middle: Double, _ style: Style, _ color: Color,
    weight: TextStyle.Weight = .regular, alignment: TextStyle.Alignment = .left,
    maximumWidth: Double? = nil
  ) -> Double {
    if let maximumWidth, maximumWidth < 8 { return 0 }
    let style = TextStyle(
      style.sizePoints, weight, color: color, tabular: true, alignment: alignment)
    canvas.drawText(text, x: x, middle: middle, style, maximumWidth: maximumWidth)
    return canvas.measureText(text, style, maximumWidth: maximumWidth).width
  }

  /// How wide a text is.
  func width(_ text: String, _ style: Style, weight: TextStyle.Weight = .regular) -> Double {
    canvas.measureText(
      text, TextStyle(style.sizePoints, weight, color: colors.text, tabular: true)
    ).width
  }

  /// Breaks a text into lines between its words.
  func lines(_ text: String, _ style: Style, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word }
      if let longer, self.width(longer, style) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  func fill(_ rectangle: WindowRectangle, _ color: Color, radius: Double = 0) {
    canvas.fillRounded(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height,
      radius: radius, color)
  }

  /// Draws a frame, its line inside the rectangle.
  func frame(_ rectangle: WindowRectangle, _ color: Color, width: Double, radius: Double) {
    canvas.strokeRounded(
      x: rectangle.x + width / 2, y: rectangle.y + width / 2, width: rectangle.width - width,
      height: rectangle.height - width, radius: radius - width / 2,
      Canvas.Stroke(color, width: width))
  }

  /// A hairline below a rectangle, inside it.
  func lineBelow(_ rectangle: WindowRectangle) {
    canvas.fillRectangle(
      x: rectangle.x, y: rectangle.maxY - 1, width: rectangle.width, height: 1, colors.line)
  }

  /// A hairline at a rectangle's left edge, inside it.
  func lineAtLeft(_ rectangle: WindowRectangle) {
    canvas.fillRectangle(
      x: rectangle.x, y: rectangle.y, width: 1, height: rectangle.height, colors.line)
  }

  /// A glyph of 16 in the middle of a rectangle.
  func glyph(
    _ glyph: Glyph, in rectangle: WindowRectangle, _ color: Color, size: Double = 16
  ) {
    let x = rectangle.middleX - size / 2
    let y = rectangle.middleY - size / 2
    switch glyph.kind {
    case .filled: canvas.glyph(glyph.path, x: x, y: y, size: size, fill: color)
    case .stroked:
      canvas.glyph(
        glyph.path, x: x, y: y, size: size, stroke: Canvas.Stroke(color, width: 1.9, cap: .round))
    }
  }
}
