internal import Drawing
internal import PangoText

/// Draws the inspector's foot.
struct PresetsPainter {
  let ink: Ink
  let layout: PresetsLayout
  let hotSpot: HotSpot?

  func draw(_ model: PresetsModel) {
    let foot = layout.foot
    ink.fill(foot, ink.colors.panel)
    ink.lineAtLeft(foot)
    ink.canvas.fillRectangle(x: foot.x, y: foot.y, width: foot.width, height: 1, ink.colors.line)
    let field = layout.field
    let isHot = hotSpot?.rectangle == field
    ink.fill(field, isHot ? ink.colors.popover : ink.colors.raised, radius: 6)
    let width = ink.text(
      model.name, x: field.x + 10, middle: field.middleY, .body, ink.colors.text,
      maximumWidth: field.width - 10 - 44)
    if model.isChanged {
      ink.canvas.fillCircle(
        x: field.x + 10 + width + 9, y: field.middleY, radius: 2.5, ink.colors.accent)
    }
    ink.glyph(
      .chevronDown,
      in: WindowRectangle(x: field.maxX - 26, y: field.y, width: 20, height: field.height),
      ink.colors.muted, size: 14)
    for (glyph, place) in [
      (Glyph.save, layout.save), (.copy, layout.copy), (.ellipsis, layout.more),
    ] {
      ink.button(place, hotSpot)
      ink.glyph(glyph, in: place, ink.colors.muted)
    }
  }
}
