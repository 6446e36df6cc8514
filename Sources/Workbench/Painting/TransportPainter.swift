internal import Drawing
internal import PangoText

/// Draws the transport: the way to other events, play, the time and the speed.
struct TransportPainter {
  let ink: Ink
  let layout: TransportLayout
  let hotSpot: HotSpot?

  func draw(_ model: TransportModel) {
    ink.fill(layout.bar, ink.colors.panel)
    ink.lineBelow(layout.bar)
    ink.lineAtLeft(layout.bar)
    draw(.previousEvent, in: layout.previousEvent, isEnabled: model.hasBefore)
    draw(.previousStep, in: layout.previousStep, isEnabled: model.hasBefore)
    drawPlay(model)
    draw(.nextStep, in: layout.nextStep, isEnabled: model.hasAfter)
    draw(.nextEvent, in: layout.nextEvent, isEnabled: model.hasAfter)
    drawTime(model)
    for (speed, field) in zip(PlaybackSpeed.allCases, layout.speeds) {
      draw(speed, in: field, isSelected: speed == model.speed)
    }
    if let field = layout.speed { draw(model.speed, in: field, isSelected: true) }
  }

  private func draw(_ glyph: Glyph, in field: WindowRectangle, isEnabled: Bool) {
    guard !field.isEmpty else { return }
    if isEnabled { ink.button(field, hotSpot) }
    ink.glyph(glyph, in: field, ink.colors.text.withAlpha(isEnabled ? 1 : 0.4))
  }

  private func drawPlay(_ model: TransportModel) {
    let disc = layout.play
    var color = ink.colors.accent
    if hotSpot?.rectangle == disc {
      color =
        hotSpot?.isPressed == true
        ? Color.black.withAlpha(0.16).over(color) : Color.white.withAlpha(0.12).over(color)
    }
    ink.canvas.fillCircle(x: disc.middleX, y: disc.middleY, radius: disc.width / 2, color)
    ink.glyph(model.isPlaying ? .pause : .play, in: disc, ink.colors.onAccent)
  }

  private func drawTime(_ model: TransportModel) {
    let field = layout.time
    let width = ink.width(model.time, .figure, weight: .medium)
    // Room for the longest time is kept, so that the words behind it stand still.
    let kept = max(width, ink.width("0000.0", .figure, weight: .medium))
    ink.text(
      model.time, x: field.x + min(kept, field.width), middle: field.middleY, .figure,
      ink.colors.text, weight: .medium, alignment: .right, maximumWidth: field.width)
    let start = field.x + kept + 8
    let room = field.maxX - start
    guard ink.width(model.duration, .body) <= room else { return }
    ink.text(
      model.duration, x: start, middle: field.middleY + 2, .body, ink.colors.muted,
      maximumWidth: room)
  }

  private func draw(_ speed: PlaybackSpeed, in field: WindowRectangle, isSelected: Bool) {
    ink.button(field, hotSpot, isSelected: isSelected)
    ink.text(
      speed.label, x: field.middleX, middle: field.middleY, .body,
      isSelected ? ink.colors.text : ink.colors.muted, weight: isSelected ? .semibold : .regular,
      alignment: .center)
  }
}
