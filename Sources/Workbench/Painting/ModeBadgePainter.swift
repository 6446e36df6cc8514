internal import Drawing
internal import PangoText

/// Draws the mode badge: a red dot and the time, or a triangle and what went wrong.
struct ModeBadgePainter {
  let ink: Ink
  let layout: ModeBadgeLayout

  func draw(_ model: ModeStripModel) {
    let badge = layout.badge
    ink.fill(badge, layout.isOnScreen ? ink.theme.phone.screen : ink.colors.stage)
    ink.fill(badge, layout.isOnScreen ? ink.colors.raised : ink.colors.popover, radius: 6)
    let sign = WindowRectangle(x: badge.x + 8, y: badge.middleY - 6, width: 12, height: 12)
    switch model {
    case .live, .replay: return
    case .recording:
      ink.canvas.fillCircle(
        x: sign.middleX, y: sign.middleY, radius: 5, ink.colors.recording)
    case .trouble: ink.glyph(.triangle, in: sign, ink.colors.warning, size: 13)
    }
    let start = sign.maxX + 8
    ink.text(
      model.sentence, x: start, middle: badge.middleY, .body, ink.colors.text,
      maximumWidth: max(badge.maxX - 8 - start, 0))
  }
}
