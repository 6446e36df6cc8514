internal import Drawing
internal import PangoText

/// Draws the menu bar: the program's sign, the title with its remark, and the buttons at the right.
struct MenuBarPainter {
  let ink: Ink
  let layout: MenuBarLayout
  /// The menu or list that is open.
  let open: Popover.Kind?
  let hotSpot: HotSpot?

  func draw(_ model: MenuBarModel) {
    ink.fill(layout.bar, ink.colors.panel)
    ink.lineBelow(layout.bar)
    drawMark()
    drawMenus()
    drawTitle(model)
    drawSearch()
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

  private func drawMenus() {
    for (menu, field) in zip(MenuTitle.allCases, layout.menus) {
      ink.button(field, hotSpot, isSelected: open == .menu(menu))
      ink.text(
        menu.title, x: field.middleX, middle: field.middleY, .body, ink.colors.text,
        alignment: .center)
    }
    if let all = layout.allMenus {
      ink.button(all, hotSpot, isSelected: open == .allMenus)
      ink.glyph(.menus, in: all, ink.colors.text)
    }
  }

  private func drawSearch() {
    let field = layout.search
    guard layout.hasSearchField else {
      ink.button(field, hotSpot)
      return ink.glyph(.search, in: field, ink.colors.muted)
    }
    ink.fill(
      field, hotSpot?.rectangle == field ? ink.colors.popover : ink.colors.raised, radius: 6)
    ink.glyph(
      .search, in: WindowRectangle(x: field.x + 4, y: field.y, width: 24, height: field.height),
      ink.colors.muted, size: 14)
    ink.text("Search", x: field.x + 30, middle: field.middleY, .body, ink.colors.muted)
    ink.text(
      "Ctrl P", x: field.maxX - 10, middle: field.middleY + 0.5, .caption, ink.colors.text,
      alignment: .right)
  }

  private func drawTitle(_ model: MenuBarModel) {
    let middle = layout.bar.middleY
    let titleWidth = ink.width(model.title, .body, weight: .semibold)
    let words = layout.hasRemark ? model.remark?.words ?? "" : ""
    var remarkWidth = 0.0
    if model.remark != nil {
      remarkWidth = 8 + 16 + (words.isEmpty ? 0 : 6 + ink.width(words, .caption))
    }
    let available = layout.title.width
    let shownTitle = min(titleWidth, max(available - remarkWidth, available / 2))
    let shownRemark = min(remarkWidth, available - shownTitle)
    var x = layout.title.x
    if layout.isTitleCentered {
      // In the window's middle, as far as menus and search let it.
      let whole = shownTitle + shownRemark
      x = min(max(layout.bar.middleX - whole / 2, x), layout.title.maxX - whole)
    }
    ink.text(
      model.title, x: x, middle: middle, .body, ink.colors.text, weight: .semibold,
      maximumWidth: shownTitle + 0.5)
    guard let remark = model.remark, shownRemark >= 24 else { return }
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
