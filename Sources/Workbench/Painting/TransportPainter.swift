internal import Drawing
internal import PangoText

/// Draws the transport: the way to other events, play, the time and the speed.
struct TransportPainter {
  let ink: Ink
  let layout: TransportLayout
  let hotSpot: HotSpot?

  /// - Parameter model: nil where no recording is loaded: everything then stands there, and does nothing.
  func draw(_ model: TransportModel?) {
    ink.fill(layout.bar, ink.colors.panel)
    ink.lineBelow(layout.bar)
    ink.lineAtLeft(layout.bar)
    let (before, after) = (model?.hasBefore ?? false, model?.hasAfter ?? false)
    draw(.previousEvent, in: layout.previousEvent, isEnabled: before)
    draw(.previousStep, in: layout.previousStep, isEnabled: before)
    drawPlay(model)
    draw(.nextStep, in: layout.nextStep, isEnabled: after)
    draw(.nextEvent, in: layout.nextEvent, isEnabled: after)
    if let model { drawTime(model) }
    drawLoop(model)
    for (speed, field) in zip(PlaybackSpeed.allCases, layout.speeds) {
      draw(speed, in: field, isSelected: speed == model?.speed, isEnabled: model != nil)
    }
    if let field = layout.speed {
      draw(model?.speed ?? .normal, in: field, isSelected: false, isEnabled: model != nil)
    }
  }

  private func drawLoop(_ model: TransportModel?) {
    let field = layout.loop
    guard !field.isEmpty else { return }
    let isOn = model?.isLooping ?? false
    ink.button(field, hotSpot, isSelected: isOn)
    let alpha = model == nil ? 0.4 : 1
    let sign = WindowRectangle(
      x: field.x + (layout.hasLoopWord ? 6 : 0), y: field.y,
      width: layout.hasLoopWord ? 24 : field.width, height: field.height)
    ink.glyph(.loop, in: sign, (isOn ? ink.colors.accent : ink.colors.muted).withAlpha(alpha))
    guard layout.hasLoopWord else { return }
    ink.text(
      "Loop", x: sign.maxX + 4, middle: field.middleY, .body,
      (isOn ? ink.colors.text : ink.colors.muted).withAlpha(alpha),
      weight: isOn ? .medium : .regular)
  }

  private func draw(_ glyph: Glyph, in field: WindowRectangle, isEnabled: Bool) {
    guard !field.isEmpty else { return }
    if isEnabled { ink.button(field, hotSpot) }
    ink.glyph(glyph, in: field, ink.colors.text.withAlpha(isEnabled ? 1 : 0.4))
  }

  private func drawPlay(_ model: TransportModel?) {
    let disc = layout.play
    guard let model else {
      ink.canvas.fillCircle(
        x: disc.middleX, y: disc.middleY, radius: disc.width / 2, ink.colors.accent.withAlpha(0.4))
      return ink.glyph(.play, in: disc, ink.colors.onAccent)
    }
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

  private func draw(
    _ speed: PlaybackSpeed, in field: WindowRectangle, isSelected: Bool, isEnabled: Bool
  ) {
    ink.button(field, hotSpot, isSelected: isSelected)
    let color = isSelected ? ink.colors.text : ink.colors.muted
    ink.text(
      speed.label, x: field.middleX, middle: field.middleY, .body,
      color.withAlpha(isEnabled ? 1 : 0.4), weight: isSelected ? .semibold : .regular,
      alignment: .center)
  }
}
