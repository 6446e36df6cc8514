internal import Drawing
internal import PangoText

/// Draws the menu bar: the program's sign, the title with its remark, and the buttons at the right.
struct MenuBarPainter {
  let ink: Ink
  let layout: MenuBarLayout
  let hotSpot: HotSpot?

  func draw(_ model: MenuBarModel) {
    ink.fill(layout.bar, ink.colors.panel)
    ink.lineBelow(layout.bar)
    drawMark()
    drawTitle(model)
    ink.button(layout.keys, hotSpot)
    ink.glyph(.keys, in: layout.keys, ink.colors.muted)
    ink.button(layout.theme, hotSpot)
    let glyph: Glyph =
      switch ink.theme.appearance {
      case .dark: .sun
      case .light: .moon
      }
    ink.glyph(glyph, in: layout.theme, ink.colors.muted)
  }

  /// A solid caret and a dashed one: the two that are compared.
  private func drawMark() {
    let canvas = ink.canvas
    let x = layout.mark.x + 7.5
    let top = layout.mark.y + 4
    canvas.line(
      fromX: x, y: top + 3, toX: x, y: top + 17, Canvas.Stroke(ink.colors.accent, width: 2))
    canvas.fillCircle(x: x, y: top + 2.5, radius: 3, ink.colors.accent)
    let ghost = x + 9
    canvas.line(
      fromX: ghost, y: top, toX: ghost, y: top + 11,
      Canvas.Stroke(ink.colors.ghost, width: 2, dash: [4, 2.6]))
    canvas.strokeCircle(
      x: ghost, y: top + 14, radius: 2.6, Canvas.Stroke(ink.colors.ghost, width: 1.6))
  }

  private func drawTitle(_ model: MenuBarModel) {
    let middle = layout.bar.middleY
    let remark = layout.hasRemark ? model.remark : nil
    let titleWidth = ink.width(model.title, .body, weight: .semibold)
    let words = remark?.words ?? ""
    let remarkWidth = remark == nil ? 0 : 8 + 16 + 6 + ink.width(words, .caption)
    let available = layout.title.width
    let shownTitle = min(titleWidth, max(available - remarkWidth, available / 2))
    let shownRemark = min(remarkWidth, available - shownTitle)
    var x = layout.title.middleX - (shownTitle + shownRemark) / 2
    ink.text(
      model.title, x: x, middle: middle, .body, ink.colors.text, weight: .semibold,
      maximumWidth: shownTitle + 0.5)
    guard let remark, shownRemark > 40 else { return }
    x += shownTitle + 8
    let sign = WindowRectangle(x: x, y: middle - 8, width: 16, height: 16)
    let (glyph, color) = look(of: remark)
    ink.glyph(glyph, in: sign, color, size: 14)
    ink.text(
      words, x: sign.maxX + 6, middle: middle, .caption, ink.colors.muted,
      maximumWidth: shownRemark - 30 + 0.5)
  }

  private func look(of remark: MenuBarModel.Remark) -> (Glyph, Color) {
    switch remark {
    case .changedParameters: (.sliders, ink.colors.accent)
    case .asExpected, .done: (.check, ink.colors.forward)
    case .differs: (.cross, ink.colors.recording)
    case .warning: (.triangle, ink.colors.warning)
    }
  }
}

extension Ink {
  /// The ground of a button without a border: seen while the pointer is over it.
  func button(_ rectangle: WindowRectangle, _ hotSpot: HotSpot?, isSelected: Bool = false) {
    let isHot = hotSpot?.rectangle == rectangle
    guard isHot || isSelected else { return }
    let isPressed = isHot && hotSpot?.isPressed == true
    fill(rectangle, isPressed ? colors.popover : colors.raised, radius: 6)
  }
}
