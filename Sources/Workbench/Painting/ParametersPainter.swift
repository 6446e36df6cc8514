internal import Drawing
internal import PangoText

/// Draws what frames the sliders: what the technique does, and the head of the parameters.
struct ParametersPainter {
  let ink: Ink
  let layout: ParametersLayout

  func drawExplanation(_ summary: String) {
    let area = layout.explanation
    let lines = ink.lines(summary, .body, width: area.width)
    for (index, line) in lines.prefix(2).enumerated() {
      // The third line and all after it end the second one in "…".
      let isCut = index == 1 && lines.count > 2
      let words = isCut ? lines[1...].joined(separator: " ") : line
      ink.text(
        words, x: area.x, middle: area.y + 10 + 19 * Double(index), .body, ink.colors.muted,
        maximumWidth: area.width)
    }
  }

  func drawSlidersHead(_ hasChanges: Bool, _ hotSpot: HotSpot?) {
    let head = layout.slidersHead
    guard head.height > 0 else { return }
    ink.canvas.fillRectangle(
      x: head.x, y: head.y - 5, width: head.width, height: 1, ink.colors.line)
    ink.text(
      "Parameters", x: head.x, middle: head.middleY, .caption, ink.colors.muted, weight: .semibold)
    guard hasChanges else { return }
    ink.button(layout.resetAll.inset(3, 3), hotSpot)
    ink.glyph(.reset, in: layout.resetAll, ink.colors.muted, size: 14)
  }
}
