internal import Drawing
internal import PangoText

/// Draws one slider's row.
struct SliderPainter {
  let ink: Ink
  let layout: SliderRowLayout
  let row: SliderRow
  let state: PanelPart.SliderState

  private var nameMiddle: Double { layout.row.y + 12.5 }
  private var trackMiddle: Double { layout.track.middleY }
  private var left: Double { layout.row.x + InspectorLayout.padding }
  private var right: Double { layout.row.maxX - InspectorLayout.padding }

  func draw() {
    if state.isHovered && !state.isFocused {
      ink.fill(layout.ring, ink.colors.raised, radius: 8)
    }
    if state.isFocused {
      ink.frame(layout.ring, ink.colors.accent, width: 2, radius: 8)
    }
    drawName()
    if let typing = state.typing {
      drawField(typing)
    } else {
      drawValue()
    }
    if let refusal = state.typing?.refusal {
      ink.text(
        refusal, x: right, middle: trackMiddle, .caption, ink.colors.recording, alignment: .right,
        maximumWidth: right - left)
    } else {
      drawTrack()
    }
  }

  private func drawName() {
    let width = ink.text(row.title, x: left, middle: nameMiddle, .body, ink.colors.text)
    if row.isChanged {
      ink.canvas.fillCircle(x: left + width + 9, y: nameMiddle, radius: 2.5, ink.colors.accent)
    }
  }

  private func drawValue() {
    let isNumber = row.number != nil
    let unit = isNumber ? row.unit : ""
    let unitWidth = unit.isEmpty ? 0 : ink.width(unit, .caption) + 4
    if !unit.isEmpty {
      ink.text(
        unit, x: right, middle: nameMiddle + 1, .caption, ink.colors.muted, alignment: .right)
    }
    let width = ink.text(
      row.valueText, x: right - unitWidth, middle: nameMiddle, isNumber ? .head : .body,
      ink.colors.text, weight: row.isChanged ? .semibold : .medium, alignment: .right)
    guard row.isChanged else { return }
    let x = min(right - unitWidth - width - 22, layout.reset.middleX - 8)
    ink.glyph(
      .reset, in: WindowRectangle(x: x, y: nameMiddle - 8, width: 16, height: 16),
      ink.colors.muted, size: 14)
  }

  private func drawField(_ typing: NumberField) {
    let field = layout.value
    ink.fill(field, ink.colors.canvas, radius: 4)
    let isRefused = typing.refusal != nil
    ink.frame(
      field, isRefused ? ink.colors.recording : ink.colors.control, width: isRefused ? 1.5 : 1,
      radius: 4)
    let unitWidth = row.unit.isEmpty ? 0 : ink.width(row.unit, .caption) + 4
    if !row.unit.isEmpty {
      ink.text(
        row.unit, x: field.maxX - 6, middle: nameMiddle + 1, .caption, ink.colors.muted,
        alignment: .right)
    }
    let end = field.maxX - 6 - unitWidth
    let width = ink.width(typing.text, .head, weight: .medium)
    if typing.isSelected {
      ink.fill(
        WindowRectangle(x: end - width - 1, y: field.y + 3, width: width + 2, height: 16),
        ink.colors.accent.withAlpha(0.24))
    }
    ink.text(
      typing.text, x: end, middle: nameMiddle, .head, ink.colors.text, weight: .medium,
      alignment: .right)
    ink.canvas.fillRectangle(x: end + 1, y: field.y + 3, width: 1.5, height: 16, ink.colors.accent)
  }

  private func drawTrack() {
    let track = layout.track
    let scale = row.scale
    ink.text(
      Figures.plain(scale.least), x: left, middle: trackMiddle, .caption, ink.colors.muted)
    ink.text(
      Figures.plain(scale.greatest), x: right, middle: trackMiddle, .caption, ink.colors.muted,
      alignment: .right)
    ink.fill(track, ink.colors.controlFill, radius: 1.5)
    let notch = track.x + track.width * scale.position(of: scale.standard)
    ink.canvas.fillRectangle(
      x: notch - 0.75, y: trackMiddle + 7, width: 1.5, height: 5,
      row.isChanged ? ink.colors.text : ink.colors.muted)
    guard let number = row.number else { return }
    let knob = track.x + track.width * scale.position(of: number)
    ink.fill(
      WindowRectangle(x: track.x, y: track.y, width: knob - track.x, height: track.height),
      ink.colors.accent, radius: 1.5)
    ink.canvas.fillCircle(
      x: knob, y: trackMiddle, radius: 6, state.isFocused ? ink.colors.accent : ink.colors.text)
  }
}
