internal import Drawing
internal import PangoText

/// Draws one setting's row.
struct SettingRowPainter {
  let ink: Ink
  let layout: SettingRowLayout
  let row: SettingRow
  let state: PanelPart.RowState

  private var nameMiddle: Double {
    row.scale == nil ? layout.row.middleY : layout.row.y + 12.5
  }
  private var trackMiddle: Double { layout.track.middleY }
  private var left: Double { layout.row.x + InspectorLayout.padding }
  private var right: Double { layout.row.maxX - InspectorLayout.padding }

  func draw() {
    if layout.hasLine {
      ink.canvas.fillRectangle(
        x: left, y: layout.row.y - 7, width: right - left, height: 1, ink.colors.line)
    }
    if state.isHovered && !state.isFocused {
      ink.fill(layout.ring, ink.colors.raised, radius: 8)
    }
    if state.isFocused {
      ink.frame(layout.ring, ink.colors.accent, width: 2, radius: 8)
    }
    switch row.control {
    case .slider(let scale): drawSlider(scale)
    case .toggle: drawToggle()
    case .choice:
      drawName()
      drawWord(hasChevron: true)
    case .text:
      drawName()
      drawText()
    case .fold(let isOpen, _): drawFold(isOpen: isOpen)
    }
  }

  private func drawSlider(_ scale: SliderScale) {
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
      drawTrack(scale)
    }
  }

  private func drawToggle() {
    drawName()
    let nameWidth = ink.width(row.title, .body) + (row.isChanged ? 14 : 0)
    let x = left + nameWidth + 8
    ink.text(
      row.caption, x: x, middle: nameMiddle + 0.5, .caption, ink.colors.muted,
      maximumWidth: layout.value.x - 10 - x)
    let field = layout.value
    let isOn = row.isOn
    if isOn {
      ink.fill(field, ink.colors.accent, radius: 8)
    } else {
      ink.frame(field, ink.colors.control, width: 1.5, radius: 8)
    }
    ink.canvas.fillCircle(
      x: isOn ? field.maxX - 8 : field.x + 8, y: field.middleY, radius: isOn ? 5.5 : 4.5,
      isOn ? ink.colors.onAccent : ink.colors.control)
  }

  /// The word in force, with the sign that there are others.
  private func drawWord(hasChevron: Bool) {
    let end = hasChevron ? right - 18 : right
    let room = end - layout.value.x
    ink.text(
      SettingRow.text(of: row.value), x: end, middle: nameMiddle, .body, ink.colors.text,
      weight: row.isChanged ? .semibold : .regular, alignment: .right, maximumWidth: room)
    if hasChevron {
      ink.glyph(
        .chevronDown,
        in: WindowRectangle(x: right - 14, y: nameMiddle - 8, width: 16, height: 16),
        ink.colors.muted, size: 13)
    }
    guard row.isChanged else { return }
    ink.glyph(.reset, in: layout.reset, ink.colors.muted, size: 14)
  }

  private func drawText() {
    if let typing = state.typing {
      drawField(typing)
    } else if row.valueText.isEmpty {
      ink.text(
        "none", x: right, middle: nameMiddle, .body, ink.colors.muted, alignment: .right)
    } else {
      drawWord(hasChevron: false)
    }
  }

  private func drawFold(isOpen: Bool) {
    ink.glyph(
      isOpen ? .chevronDown : .chevronRight,
      in: WindowRectangle(x: left - 4, y: nameMiddle - 8, width: 16, height: 16),
      ink.colors.muted, size: 12)
    let x = left + 14
    let width = ink.text(
      row.title, x: x, middle: nameMiddle, .body, ink.colors.text, weight: .medium)
    if row.isChanged {
      ink.canvas.fillCircle(x: x + width + 9, y: nameMiddle, radius: 2.5, ink.colors.accent)
    }
    guard !isOpen else { return }
    ink.text(
      row.valueText, x: right, middle: nameMiddle, .body, ink.colors.muted, alignment: .right,
      maximumWidth: right - x - width - 24)
  }

  private func drawName() {
    let width = ink.text(
      row.title, x: left, middle: nameMiddle, .body, ink.colors.text,
      maximumWidth: row.control.isWord ? layout.reset.x - left - 14 : nil)
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
    let style: Ink.Style = row.scale == nil ? .body : .head
    let width = min(ink.width(typing.text, style, weight: .medium), end - field.x - 6)
    if typing.isSelected {
      ink.fill(
        WindowRectangle(x: end - width - 1, y: field.y + 3, width: width + 2, height: 16),
        ink.colors.accent.withAlpha(0.24))
    }
    ink.text(
      typing.text, x: end, middle: nameMiddle, style, ink.colors.text, weight: .medium,
      alignment: .right, maximumWidth: end - field.x - 6)
    ink.canvas.fillRectangle(x: end + 1, y: field.y + 3, width: 1.5, height: 16, ink.colors.accent)
  }

  private func drawTrack(_ scale: SliderScale) {
    let track = layout.track
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

extension SettingRow.Control {
  /// Whether the value is a word, which may need the name's room.
  fileprivate var isWord: Bool {
    switch self {
    case .choice, .text: true
    case .slider, .toggle, .fold: false
    }
  }
}
