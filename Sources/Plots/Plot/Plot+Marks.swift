import GestureCore

extension Plot {
  func draw(_ mark: PlotMark, into commands: inout [PlotCommand]) {
    switch mark {
    case .bar(let range, let height, let ink):
      guard let left = x(of: range.lowerBound), let right = x(of: range.upperBound),
        let top = y(of: height)
      else { return }
      fill(left, top, right, frame.maxY, ink, into: &commands)
    case .columnBand(let range, let ink):
      guard let left = x(of: range.lowerBound), let right = x(of: range.upperBound) else { return }
      fill(left, frame.y, right, frame.maxY, ink, into: &commands)
    case .rowBand(let range, let ink):
      guard let bottom = y(of: range.lowerBound), let top = y(of: range.upperBound) else { return }
      fill(frame.x, top, frame.maxX, bottom, ink, into: &commands)
    case .upright(let value, let stroke, _):
      guard let x = visibleX(value) else { return }
      commands.append(
        .stroke(PlotPath(from: Point(x: x, y: frame.y), to: Point(x: x, y: frame.maxY)), stroke))
    case .level(let value, let stroke, _, _):
      guard let y = visibleY(value) else { return }
      commands.append(
        .stroke(PlotPath(from: Point(x: frame.x, y: y), to: Point(x: frame.maxX, y: y)), stroke))
    case .dot(let value, let radius, let ink):
      guard let point = point(of: value), frame.containsClosed(point) else { return }
      commands.append(.disc(center: point, radius: radius + 1, .canvas))
      commands.append(.disc(center: point, radius: radius, ink))
    case .ring(let value, let radius, let stroke):
      guard let point = point(of: value), frame.containsClosed(point) else { return }
      commands.append(.disc(center: point, radius: radius + stroke.width / 2 + 1, .canvas))
      commands.append(.ring(center: point, radius: radius, stroke))
    }
  }

  /// The words of a mark, on a piece of ground, so that lines do not cross them.
  func drawLabel(of mark: PlotMark, into commands: inout [PlotCommand]) {
    switch mark {
    case .bar, .columnBand, .rowBand, .dot, .ring: return
    case .upright(let value, _, let label):
      guard !label.isEmpty, let x = visibleX(value) else { return }
      let hasRoom = x + 8 + TextWidth.estimate(label, labelStyle) < frame.maxX
      draw(
        label, at: Point(x: hasRoom ? x + 6 : x - 6, y: frame.y + labelStyle.sizePoints),
        labelStyle.anchored(hasRoom ? .start : .end), into: &commands)
    case .level(let value, _, let label, let atStart):
      guard !label.isEmpty, let y = visibleY(value) else { return }
      draw(
        label, at: Point(x: atStart ? frame.x + 6 : frame.maxX - 6, y: y - 5),
        labelStyle.anchored(atStart ? .start : .end), into: &commands)
    }
  }

  private func visibleX(_ value: Double) -> Double? {
    x(of: value).flatMap { $0 >= frame.x && $0 <= frame.maxX ? $0 : nil }
  }

  private func visibleY(_ value: Double) -> Double? {
    y(of: value).flatMap { $0 >= frame.y && $0 <= frame.maxY ? $0 : nil }
  }

  private func draw(
    _ label: String, at point: Point, _ style: PlotTextStyle, into commands: inout [PlotCommand]
  ) {
    let width = TextWidth.estimate(label, style)
    let left =
      switch style.anchor {
      case .start: point.x
      case .middle: point.x - width / 2
      case .end: point.x - width
      }
    let ground = Rectangle(
      x: left - 2, y: point.y - style.sizePoints, width: width + 4, height: style.sizePoints + 4)
    commands.append(.fill(PlotPath(ground), PlotInk.canvas.withAlpha(0.75)))
    commands.append(.text(label, at: point, style))
  }

  private func fill(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ ink: PlotInk,
    into commands: inout [PlotCommand]
  ) {
    let x = min(max(left, frame.x), frame.maxX)
    let y = min(max(top, frame.y), frame.maxY)
    let width = min(max(right, frame.x), frame.maxX) - x
    let height = min(max(bottom, frame.y), frame.maxY) - y
    guard width > 0, height > 0 else { return }
    commands.append(
      .fill(PlotPath(Rectangle(x: x, y: y, width: width, height: height)), ink))
  }
}
