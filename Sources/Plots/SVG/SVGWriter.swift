import GestureCore

/// Writes a picture as SVG: the same bytes everywhere, and legible in any program that knows the format.
package enum SVGWriter {
  /// The picture as a document of its own, on the theme's canvas.
  package static func text(of picture: PlotPicture, theme: PlotTheme) -> String {
    let width = number(picture.width)
    let height = number(picture.height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
        + "font-family=\"Inter, 'Noto Sans', 'DejaVu Sans', sans-serif\" "
        + "style=\"font-variant-numeric: tabular-nums\">",
      "<title>\(SVGText.escaped(picture.title))</title>",
      "<desc>\(SVGText.escaped(picture.summary))</desc>",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(hex(theme.canvas))\"/>",
    ]
    for command in picture.commands {
      if let line = element(of: command, theme: theme) { lines.append(line) }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func element(of command: PlotCommand, theme: PlotTheme) -> String? {
    switch command {
    case .stroke(let path, let stroke):
      guard !path.elements.isEmpty else { return nil }
      return "<path d=\"\(data(of: path))\" fill=\"none\"\(attributes(of: stroke, theme))"
        + " stroke-linejoin=\"round\"/>"
    case .fill(let path, let ink):
      guard !path.elements.isEmpty else { return nil }
      return "<path d=\"\(data(of: path))\"\(attributes("fill", ink, theme))/>"
    case .disc(let center, let radius, let ink):
      return "<circle\(attributes(of: center, radius))\(attributes("fill", ink, theme))/>"
    case .ring(let center, let radius, let stroke):
      return
        "<circle\(attributes(of: center, radius)) fill=\"none\"\(attributes(of: stroke, theme))/>"
    case .text(let text, let point, let style):
      guard !text.isEmpty else { return nil }
      var line = "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\""
      switch style.anchor {
      case .start: break
      case .middle: line += " text-anchor=\"middle\""
      case .end: line += " text-anchor=\"end\""
      }
      line += " font-size=\"\(number(style.sizePoints))\""
      if style.weight != 400 { line += " font-weight=\"\(style.weight)\"" }
      line += attributes("fill", style.ink, theme)
      return line + ">\(SVGText.escaped(text))</text>"
    }
  }

  private static func data(of path: PlotPath) -> String {
    var data = ""
    var isFirstOfLine = false
    for element in path.elements {
      switch element {
      case .move(let point):
        data += "M\(number(point.x)) \(number(point.y))"
        isFirstOfLine = true
      case .line(let point):
        data += isFirstOfLine ? "L" : " "
        data += "\(number(point.x)) \(number(point.y))"
        isFirstOfLine = false
      case .close:
        data += "Z"
        isFirstOfLine = true
      }
    }
    return data
  }

  private static func attributes(of center: Point, _ radius: Double) -> String {
    " cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(radius))\""
  }

  private static func attributes(of stroke: PlotStroke, _ theme: PlotTheme) -> String {
    var text = attributes("stroke", stroke.ink, theme)
    text += " stroke-width=\"\(number(stroke.width))\""
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map { number($0) }.joined(separator: " "))\""
    }
    return text
  }

  private static func attributes(_ name: String, _ ink: PlotInk, _ theme: PlotTheme) -> String {
    let opacity = ink.alpha < 1 ? " \(name)-opacity=\"\(number(ink.alpha))\"" : ""
    return " \(name)=\"\(hex(theme.color(of: ink)))\"\(opacity)"
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// Hundredths of a point; finer is not seen.
  private static func number(_ value: Double) -> String {
    DecimalText.trimmed(value, digits: 2)
  }
}
