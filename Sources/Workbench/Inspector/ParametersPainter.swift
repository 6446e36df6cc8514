internal import Drawing
internal import PangoText

/// Draws what frames the settings: what the technique does, and the heads.
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

  func draw(_ head: ParametersLayout.Head, _ state: HeadState, _ hotSpot: HotSpot?) {
    let line = head.line
    ink.canvas.fillRectangle(
      x: line.x, y: line.y - 7, width: line.width, height: 1, ink.colors.line)
    ink.text(
      state.title, x: line.x, middle: line.middleY, .caption, ink.colors.muted, weight: .semibold)
    guard let action = state.action else { return }
    switch action {
    case .reset:
      ink.button(head.action.inset(3, 3), hotSpot)
      ink.glyph(.reset, in: head.action, ink.colors.muted, size: 14)
    case .words(let words):
      let isHot = hotSpot != nil
      if isHot { ink.button(head.action.inset(0, 3), hotSpot) }
      ink.text(
        words, x: line.maxX, middle: line.middleY, .body, ink.colors.accent, alignment: .right)
    }
  }

  /// What a head says.
  struct HeadState: Hashable {
    enum Action: Hashable {
      case reset
      case words(String)
    }

    var title: String
    var action: Action?
  }
}
