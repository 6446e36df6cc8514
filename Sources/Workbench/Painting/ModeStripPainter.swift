internal import Drawing
internal import PangoText

/// Draws the mode strip: the mode's sign, its name, one sentence, one button.
struct ModeStripPainter {
  let ink: Ink
  let layout: ModeStripLayout
  let hotSpot: HotSpot?

  func draw(_ model: ModeStripModel) {
    let tint = tint(model)
    ink.fill(layout.strip, tint.map { $0.over(ink.colors.panel) } ?? ink.colors.panel)
    if let edge = edge(model) {
      ink.fill(
        WindowRectangle(
          x: layout.strip.x, y: layout.strip.y, width: 3, height: layout.strip.height),
        edge)
    }
    ink.lineBelow(layout.strip)
    drawSign(model)
    drawWords(model)
    drawButton(model)
  }

  private var isDark: Bool { ink.theme.appearance == .dark }

  private func tint(_ model: ModeStripModel) -> Color? {
    switch model {
    case .live, .trouble: nil
    case .recording: ink.colors.recording.withAlpha(isDark ? 0.22 : 0.13)
    case .replay: ink.colors.accent.withAlpha(isDark ? 0.20 : 0.12)
    }
  }

  private func edge(_ model: ModeStripModel) -> Color? {
    switch model {
    case .live: nil
    case .trouble: ink.colors.warning
    case .recording: ink.colors.recording
    case .replay: ink.colors.accent
    }
  }

  private func drawSign(_ model: ModeStripModel) {
    let sign = layout.sign
    switch model {
    case .live:
      ink.canvas.strokeCircle(
        x: sign.middleX, y: sign.middleY, radius: 5, Canvas.Stroke(ink.colors.muted, width: 1.6))
    case .trouble: ink.glyph(.triangle, in: sign, ink.colors.warning)
    case .recording:
      ink.canvas.fillCircle(
        x: sign.middleX, y: sign.middleY, radius: 6, ink.colors.recording)
    case .replay: ink.glyph(.play, in: sign, ink.colors.accent, size: 13)
    }
  }

  private func drawWords(_ model: ModeStripModel) {
    let words = layout.words
    let color: Color =
      switch model {
      case .live, .trouble, .recording: ink.colors.text
      case .replay: ink.colors.accent
      }
    let width = ink.width(model.word, .body, weight: .semibold)
    guard width <= words.width else { return }
    ink.text(
      model.word, x: words.x, middle: words.middleY, .body, color, weight: .semibold)
    let start = words.x + width + 10
    let sentenceColor: Color =
      switch model {
      case .live: ink.colors.muted
      case .trouble, .recording, .replay: ink.colors.text
      }
    // A sentence that has no room goes as a whole, but a trouble and a time stay as far as they fit.
    let room = words.maxX - start
    switch model {
    case .live, .replay: guard ink.width(model.sentence, .body) <= room else { return }
    case .trouble, .recording: break
    }
    ink.text(
      model.sentence, x: start, middle: words.middleY, .body, sentenceColor, maximumWidth: room)
  }

  private func drawButton(_ model: ModeStripModel) {
    let button = layout.button
    let isHot = hotSpot?.rectangle == button
    let ground = isHot ? ink.colors.popover : ink.colors.raised
    ink.fill(button, ground, radius: 6)
    var dot = 0.0
    switch model {
    case .live, .trouble: dot = 14
    case .recording, .replay: break
    }
    let wordsWidth = ink.width(model.action, .body)
    let keyWidth = ink.width(model.shortcut, .caption)
    var x = button.middleX - (dot + wordsWidth + 8 + keyWidth) / 2
    if dot > 0 {
      ink.canvas.fillCircle(x: x + 4, y: button.middleY, radius: 4, ink.colors.recording)
      x += dot
    }
    ink.text(model.action, x: x, middle: button.middleY, .body, ink.colors.text, weight: .medium)
    ink.text(
      model.shortcut, x: x + wordsWidth + 8, middle: button.middleY + 0.5, .caption,
      ink.colors.muted)
  }
}
