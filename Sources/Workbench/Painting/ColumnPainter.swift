internal import Drawing
internal import PangoText

/// Draws what frames the sliders: the technique's name, what it does, the head of the parameters.
struct ColumnPainter {
  let ink: Ink
  let layout: ColumnLayout

  func drawTechnique(_ id: String) {
    let header = layout.header
    ink.fill(header, ink.colors.panel)
    ink.lineBelow(header)
    ink.lineAtLeft(header)
    let x = header.x + ColumnLayout.padding
    let middle = header.middleY + 1
    ink.canvas.line(
      fromX: x + 4, y: middle - 3, toX: x + 4, y: middle + 7,
      Canvas.Stroke(ink.colors.accent, width: 2))
    ink.canvas.fillCircle(x: x + 4, y: middle - 5, radius: 3.2, ink.colors.accent)
    let width = ink.text(
      id, x: x + 18, middle: middle, .body, ink.colors.text, weight: .semibold,
      maximumWidth: header.width - 2 * ColumnLayout.padding - 18)
    ink.canvas.fillRectangle(
      x: x, y: header.maxY - 2, width: width + 18, height: 2, ink.colors.accent)
  }

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
    ink.text(
      "Parameters", x: head.x, middle: head.middleY, .caption, ink.colors.muted, weight: .semibold)
    guard hasChanges else { return }
    ink.button(layout.resetAll.inset(3, 3), hotSpot)
    ink.glyph(.reset, in: layout.resetAll, ink.colors.muted, size: 14)
  }
}
