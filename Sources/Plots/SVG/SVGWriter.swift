import GestureCore

/// Writes a picture as SVG: the same bytes everywhere, and legible in any program that knows the format.
package enum SVGWriter {
  /// The picture as a document of its own, on the theme's canvas.
  ///
  /// - Parameter margin: canvas around it, in points.
  package static func text(
    of picture: PlotPicture, theme: PlotTheme, margin: Double = 0
  ) -> String {
    let width = number(picture.width + 2 * margin)
    let height = number(picture.height + 2 * margin)
    let corner = number(-margin)
    let place = margin == 0 ? "" : "x=\"\(corner)\" y=\"\(corner)\" "
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"\(corner) \(corner) \(width) \(height)\" role=\"img\" "
        + "font-family=\"Inter, 'Noto Sans', 'DejaVu Sans', sans-serif\" "
        + "style=\"font-variant-numeric: tabular-nums\">",
      "<title>\(SVGText.escaped(picture.title))</title>",
      "<desc>\(SVGText.escaped(picture.summary))</desc>",
      "<rect \(place)width=\"\(width)\" height=\"\(height)\" fill=\"\(hex(theme.canvas))\"/>",
    ]
    for command in picture.commands {
      if let line = element(of: command, paint: .theme(theme)) { lines.append(line) }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The picture as a part of a page in HTML, whose style sheet has the colours.
  ///
  /// - Parameter rows: what a circle stands for, by the place of its command: written as `data-row`, so that a
  ///   page's script finds it.
  package static func inline(_ picture: PlotPicture, rows: [Int: Int] = [:]) -> String {
    let width = number(picture.width)
    let height = number(picture.height)
    let label = SVGText.escaped(picture.title + ". " + picture.summary)
    var lines = [
      "<svg width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" "
        + "role=\"img\" aria-label=\"\(label)\">"
    ]
    for (index, command) in picture.commands.enumerated() {
      guard var line = element(of: command, paint: .variables) else { continue }
      if let row = rows[index], line.hasPrefix("<circle") {
        line = "<circle data-row=\"\(row)\"" + line.dropFirst("<circle".count)
      }
      lines.append(line)
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Where colours come from.
  private enum Paint {
    /// A theme's, as numbers.
    case theme(PlotTheme)
    /// A page's style sheet: the tokens as its variables.
    case variables

    func text(of ink: PlotInk) -> String {
      switch self {
      case .theme(let theme): hex(theme.color(of: ink))
      case .variables: "var(--\(ink.token.variable))"
      }
    }
  }

  private static func element(of command: PlotCommand, paint: Paint) -> String? {
    switch command {
    case .stroke(let path, let stroke):
      guard !path.elements.isEmpty else { return nil }
      return "<path d=\"\(data(of: path))\" fill=\"none\"\(attributes(of: stroke, paint))"
        + " stroke-linejoin=\"round\"/>"
    case .fill(let path, let ink):
      guard !path.elements.isEmpty else { return nil }
      return "<path d=\"\(data(of: path))\"\(attributes("fill", ink, paint))/>"
    case .disc(let center, let radius, let ink):
      return "<circle\(attributes(of: center, radius))\(attributes("fill", ink, paint))/>"
    case .ring(let center, let radius, let stroke):
      return
        "<circle\(attributes(of: center, radius)) fill=\"none\"\(attributes(of: stroke, paint))/>"
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
      line += attributes("fill", style.ink, paint)
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

  private static func attributes(of stroke: PlotStroke, _ paint: Paint) -> String {
    var text = attributes("stroke", stroke.ink, paint)
    text += " stroke-width=\"\(number(stroke.width))\""
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map { number($0) }.joined(separator: " "))\""
    }
    return text
  }

  private static func attributes(_ name: String, _ ink: PlotInk, _ paint: Paint) -> String {
    let opacity = ink.alpha < 1 ? " \(name)-opacity=\"\(number(ink.alpha))\"" : ""
    return " \(name)=\"\(paint.text(of: ink))\"\(opacity)"
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
