import GestureCore
import Plots

extension GainFigure {
  private static let width = 960.0
  private static let margin = 24.0
  private static let axisWidth = 40.0
  private static let panelHeight = 264.0

  /// All techniques over each other, a panel for each quantity.
  var overlay: PlotPicture {
    let labels = curves.map(endLabel)
    let labelWidth = labels.map { TextWidth.estimate($0, .caption.weighing(500)) }.max() ?? 0
    let left = Self.margin + Self.axisWidth
    let right = Self.width - Self.margin - labelWidth - 20
    var commands = heading(at: Point(x: Self.margin, y: 24))
    var y = 76.0
    if rates.count > 1, techniques.count > 1 {
      commands += PlotKey(rateEntries).commands(
        at: Point(x: Self.margin, y: y - 8), width: Self.width - 2 * Self.margin)
      y += PlotKey.rowHeight + 4
    }
    for (index, quantity) in quantities.enumerated() {
      let isLast = index == quantities.count - 1
      let style = PlotTextStyle.body.weighing(500)
      commands.append(.text(quantity.title, at: Point(x: Self.margin, y: y + 14), style))
      let titleWidth = TextWidth.estimate(quantity.title, style)
      commands.append(
        .text(quantity.remark, at: Point(x: Self.margin + titleWidth, y: y + 14), .caption))
      let frame = Rectangle(x: left, y: y + 30, width: right - left, height: Self.panelHeight)
      commands += panel(quantity, frame, labels: labels, isLast: isLast).commands
      y = frame.maxY + 36
    }
    let silent = techniques.filter(isSilent)
    if !silent.isEmpty {
      commands.append(
        .text(
          "No steps in a row: " + silent.joined(separator: ", "),
          at: Point(x: Self.margin, y: y), .caption))
    }
    return PlotPicture(
      width: Self.width, height: y + 16, title: title, summary: summary, commands: commands)
  }

  private func panel(
    _ quantity: GainQuantity, _ frame: Rectangle, labels: [String], isLast: Bool
  ) -> Plot {
    Plot(
      frame: frame,
      horizontal: PlotAxis(
        GainScales.speed(curves), unit: isLast ? "finger, pt/s" : "", mostLabels: 8),
      vertical: PlotAxis(GainScales.values(quantity, curves, within: 1e-3...1e5), mostLabels: 8),
      series: zip(curves, labels).map { curve, label in
        series(curve, quantity, stroke(curve.hertz, ink(curve.technique)), label: label)
      },
      marks: saturationMarks(quantity))
  }

  /// The first technique's saturation: from where on, and at how many steps.
  private func saturationMarks(_ quantity: GainQuantity) -> [PlotMark] {
    guard let first = curves.first(where: { $0.saturation != nil }), let speed = first.saturation
    else { return [] }
    let dotted = PlotStroke(.muted, dash: [1, 3])
    let name = techniques.count > 1 ? first.technique + ": " : ""
    let words = "\(name)from \(DecimalText.trimmed(speed, digits: 0)) pt/s a step at every callback"
    var marks = [
      PlotMark.upright(speed, dotted, label: quantity == quantities[0] ? words : "")
    ]
    guard quantity == .stepsPerSecond else { return marks }
    for curve in curves where curve.technique == first.technique && curve.saturation != nil {
      marks.append(
        .level(
          Double(curve.hertz), dotted, label: "\(curve.hertz) a second, every callback",
          atStart: true))
    }
    return marks
  }

  /// The colour of a technique.
  private func ink(_ technique: String) -> PlotInk {
    .series(techniques.firstIndex(of: technique) ?? 0)
  }

  /// What stands at the end of a curve: whatever tells it from the others. Rates that a technique treats alike
  /// share the first one's label.
  private func endLabel(_ curve: GainCurve) -> String {
    let own = curves.filter { $0.technique == curve.technique }
    let isRateFree = own.allSatisfy { $0.resembles(own[0]) }
    if techniques.count > 1, rates.count == 1 || isRateFree {
      return curve.hertz == own[0].hertz ? curve.technique : ""
    }
    if techniques.count == 1, isRateFree {
      return curve.hertz == own[0].hertz
        ? own.map { "\($0.hertz)" }.joined(separator: ", ") + " Hz" : ""
    }
    return techniques.count > 1 ? "\(curve.technique), \(curve.hertz) Hz" : "\(curve.hertz) Hz"
  }
}
