internal import Drawing
internal import GestureCore
internal import PangoText

/// Draws the readings: finger, translation, velocity, the gauge as a bar, steps so far.
struct ReadingsPainter {
  let ink: Ink
  let layout: ColumnLayout

  /// Right edges of the two columns of numbers, from the right edge of the rows.
  private static let unitWidth = 30.0
  private static let numberWidth = 76.0

  func draw(_ readings: Readings) {
    let head = layout.readingsHead
    ink.canvas.fillRectangle(
      x: head.x, y: head.y, width: head.width, height: 1, ink.colors.line)
    let middle = head.y + 20
    ink.text("Now", x: head.x, middle: middle, .caption, ink.colors.muted, weight: .semibold)
    ink.text(
      readings.phase.word, x: head.x + 34, middle: middle, .caption, ink.colors.muted)
    let right = head.maxX - Self.unitWidth
    ink.text(
      "x", x: right - Self.numberWidth, middle: middle, .caption, ink.colors.muted,
      alignment: .right)
    ink.text("y", x: right, middle: middle, .caption, ink.colors.muted, alignment: .right)
    let finger = readings.finger.map { (Figures.fixed($0.x), Figures.fixed($0.y)) }
    let translation = readings.translation.map(signed)
    let velocity = readings.velocity.map(signed)
    row(0, "Finger", finger, unit: "pt")
    row(1, "Translation", translation, unit: "pt")
    row(2, "Velocity", velocity, unit: "pt/s")
    drawGauge(readings.gauge)
    drawSteps(readings)
  }

  private func signed(_ vector: Vector) -> (String, String) {
    (Figures.signed(vector.dx), Figures.signed(vector.dy))
  }

  private func row(_ index: Int, _ name: String, _ values: (String, String)?, unit: String) {
    let row = layout.readings[index]
    guard !row.isEmpty else { return }
    ink.text(name, x: row.x, middle: row.middleY, .body, ink.colors.text)
    let right = row.maxX - Self.unitWidth
    let color = values == nil ? ink.colors.muted : ink.colors.text
    ink.text(
      values?.0 ?? "–", x: right - Self.numberWidth, middle: row.middleY, .body, color,
      alignment: .right)
    ink.text(
      values?.1 ?? "–", x: right, middle: row.middleY, .body, color, alignment: .right)
    ink.text(
      unit, x: right + 4, middle: row.middleY + 1, .caption, ink.colors.muted)
  }

  private func drawGauge(_ gauge: Gauge) {
    let area = layout.gauge
    guard !area.isEmpty else { return }
    let middle = area.y + 11
    ink.text("Counter", x: area.x, middle: middle, .body, ink.colors.text)
    let limit = "of \(Figures.plain(gauge.limit))\(gauge.unit.isEmpty ? "" : " " + gauge.unit)"
    let limitWidth = ink.width(limit, .caption)
    ink.text(
      limit, x: area.maxX, middle: middle + 1, .caption, ink.colors.muted, alignment: .right)
    ink.text(
      Figures.plain((gauge.value * 10).rounded() / 10), x: area.maxX - limitWidth - 6,
      middle: middle, .head, ink.colors.accent, weight: .medium, alignment: .right)
    let bar = WindowRectangle(x: area.x, y: area.y + 27, width: area.width, height: 8)
    // The limit stands before the end, so that an overshoot is seen.
    let limitX = bar.x + bar.width * 0.85
    ink.fill(bar, ink.colors.controlFill, radius: 4)
    if gauge.limit > 0 {
      let share = min(max(gauge.value.magnitude / gauge.limit, 0), 1 / 0.85)
      let width = (limitX - bar.x) * share
      if width > 0 {
        ink.canvas.isolated {
          ink.canvas.clipRounded(
            x: bar.x, y: bar.y, width: bar.width, height: bar.height, radius: 4)
          ink.canvas.fillRectangle(
            x: bar.x, y: bar.y, width: width, height: bar.height, ink.colors.accent)
        }
      }
    }
    ink.canvas.line(
      fromX: limitX, y: bar.y - 3, toX: limitX, y: bar.maxY + 3,
      Canvas.Stroke(ink.colors.threshold, width: 1, dash: [5, 3]))
  }

  private func drawSteps(_ readings: Readings) {
    let row = layout.steps
    guard !row.isEmpty else { return }
    let width = ink.text("Steps", x: row.x, middle: row.middleY, .body, ink.colors.text)
    var x = row.x + width + 12
    x += drawCount(readings.forward, "forward", ink.colors.forward, x: x, middle: row.middleY)
    _ = drawCount(readings.back, "back", ink.colors.back, x: x, middle: row.middleY)
    ink.text(
      Figures.signed(readings.net), x: row.maxX, middle: row.middleY, .head, ink.colors.accent,
      weight: .medium, alignment: .right)
  }

  private func drawCount(
    _ count: Int, _ words: String, _ color: Color, x: Double, middle: Double
  ) -> Double {
    // Forward stands up, back hangs down: the direction is not said by colour alone.
    let isUp = words == "forward"
    ink.canvas.fillRectangle(x: x, y: isUp ? middle - 7 : middle, width: 3, height: 7, color)
    return 8 + 14
      + ink.text(
        "\(count) \(words)", x: x + 8, middle: middle + 0.5, .caption, ink.colors.muted)
  }
}
