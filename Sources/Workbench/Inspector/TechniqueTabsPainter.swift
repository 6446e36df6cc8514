internal import Drawing
internal import PangoText

/// Draws the tabs of A and B.
struct TechniqueTabsPainter {
  let ink: Ink
  let layout: TechniqueTabsLayout
  let hotSpot: HotSpot?

  func draw(_ model: TechniqueTabsModel) {
    ink.fill(layout.row, ink.colors.panel)
    ink.lineBelow(layout.row)
    ink.lineAtLeft(layout.row)
    draw(.a, model.a, in: layout.a, isActive: model.active == .a)
    if let b = model.b {
      draw(.b, b, in: layout.b, isActive: model.active == .b)
    } else {
      let isHot = hotSpot?.rectangle == layout.b
      ink.text(
        "Compare with…", x: layout.b.x + 8, middle: layout.b.middleY + 1, .body,
        isHot ? ink.colors.text : ink.colors.muted, maximumWidth: layout.b.width - 12)
    }
    ink.button(layout.swap, hotSpot)
    ink.glyph(.swap, in: layout.swap, ink.colors.muted.withAlpha(model.b == nil ? 0.4 : 1))
  }

  private func draw(
    _ side: TechniqueSide, _ id: String, in field: WindowRectangle, isActive: Bool
  ) {
    let middle = field.middleY + 1
    ink.caretSign(side, x: field.x + 12, middle: middle)
    let isHot = hotSpot?.rectangle == field
    let x = field.x + 26
    let room = field.maxX - x - (isActive ? 24 : 8)
    let width = ink.text(
      id, x: x, middle: middle, .body, isActive || isHot ? ink.colors.text : ink.colors.muted,
      weight: isActive ? .semibold : .regular, maximumWidth: room)
    guard isActive else { return }
    let chevron = WindowRectangle(x: x + width + 6, y: middle - 8, width: 16, height: 16)
    ink.glyph(.chevronDown, in: chevron, ink.colors.muted, size: 14)
    ink.fill(
      WindowRectangle(
        x: field.x + 8, y: layout.row.maxY - 2, width: chevron.maxX - field.x - 8, height: 2),
      side == .a ? ink.colors.accent : ink.colors.ghost)
  }
}
