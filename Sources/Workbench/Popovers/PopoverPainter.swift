internal import Drawing
internal import PangoText

/// Draws a popover: its ground and shadow, the search, the rows.
struct PopoverPainter {
  let ink: Ink
  let popover: Popover
  let content: PopoverContent
  let layout: PopoverLayout

  /// The row under the pointer, where the list is a column.
  var hotSpot: HotSpot?
  /// Whether typing goes to the search.
  var isFocused = true

  func draw() {
    ink.floatingGround(layout.frame, radius: 10)
    drawContent()
  }

  /// Draws the list as a column of the window.
  func drawColumn() {
    ink.fill(layout.frame, ink.colors.panel)
    ink.lineAtLeft(layout.frame)
    ink.lineBelow(
      WindowRectangle(
        x: layout.frame.x, y: layout.frame.y, width: layout.frame.width,
        height: layout.list.y - layout.frame.y))
    drawContent()
  }

  private func drawContent() {
    if let field = layout.field { drawField(field) }
    ink.canvas.isolated {
      ink.canvas.clip(
        x: layout.list.x, y: layout.list.y, width: layout.list.width, height: layout.list.height)
      if content.rows.isEmpty {
        ink.text(
          content.emptySentence, x: layout.list.x + 16, middle: layout.list.y + 20, .body,
          ink.colors.muted, maximumWidth: layout.list.width - 32)
      }
      let rows = content.rows
      for item in layout.items {
        switch item {
        case .head(let title, let rectangle):
          ink.text(
            title, x: rectangle.x + 16, middle: rectangle.maxY - 12, .caption, ink.colors.muted,
            weight: .semibold, maximumWidth: rectangle.width - 32)
        case .hairline(let rectangle):
          ink.canvas.fillRectangle(
            x: rectangle.x + 1, y: rectangle.middleY, width: rectangle.width - 2, height: 1,
            ink.colors.control.withAlpha(0.35))
        case .row(let index, let rectangle):
          if layout.isTall {
            drawTall(rows[index], index, rectangle)
          } else {
            draw(rows[index], index, rectangle)
          }
        }
      }
    }
    if let mark = layout.scrollMark(popover.scroll) {
      ink.fill(mark, ink.colors.control, radius: 2)
    }
  }

  private func drawField(_ field: WindowRectangle) {
    ink.fill(field, isFocused ? ink.colors.panel : ink.colors.raised, radius: 6)
    if isFocused { ink.frame(field, ink.colors.accent, width: 2, radius: 6) }
    ink.glyph(
      popover.isSearched ? .search : .pencil,
      in: WindowRectangle(x: field.x + 8, y: field.y, width: 24, height: field.height),
      ink.colors.muted, size: 15)
    let noteWidth = content.note.isEmpty ? 0 : ink.width(content.note, .caption) + 8
    let x = field.x + 36
    let room = field.maxX - 8 - noteWidth - x
    let query = popover.field
    let text = query?.text ?? ""
    var caretX = x
    if text.isEmpty {
      ink.text(
        content.placeholder ?? "", x: x + 3, middle: field.middleY, .body, ink.colors.muted,
        maximumWidth: room)
    } else {
      let before = ink.width(query?.beforeCaret ?? "", .body)
      // A long text is moved so that its caret is seen.
      let moved = max(before - room + 4, 0)
      ink.canvas.isolated {
        ink.canvas.clip(x: x - 1, y: field.y, width: room + 2, height: field.height)
        if query?.isSelected == true {
          ink.fill(
            WindowRectangle(
              x: x - moved, y: field.y + 7, width: ink.width(text, .body), height: 18),
            ink.colors.accent.withAlpha(0.24))
        }
        ink.text(text, x: x - moved, middle: field.middleY, .body, ink.colors.text)
      }
      caretX = x + before - moved
    }
    if isFocused {
      ink.canvas.fillRectangle(
        x: caretX, y: field.y + 8, width: 1.5, height: 16, ink.colors.accent)
    }
    ink.text(
      content.note, x: field.maxX - 10, middle: field.middleY, .caption, ink.colors.muted,
      alignment: .right)
  }

  private func drawGround(_ index: Int, _ rectangle: WindowRectangle) {
    if let hotSpot, rectangle.contains(hotSpot.middle) { ink.fill(rectangle, ink.colors.raised) }
    guard popover.selected == index else { return }
    ink.fill(rectangle, ink.colors.accent.withAlpha(0.16))
    ink.fill(
      WindowRectangle(x: rectangle.x, y: rectangle.y, width: 3, height: rectangle.height),
      ink.colors.accent)
  }

  /// Two lines: id and explanation.
  private func drawTall(_ row: PopoverRow, _ index: Int, _ rectangle: WindowRectangle) {
    drawGround(index, rectangle)
    drawSign(row.sign, x: rectangle.x + 20, middle: rectangle.middleY)
    let x = rectangle.x + 36
    let end = rectangle.maxX - 14
    let trailing = row.trailing.isEmpty ? 0 : ink.width(row.trailing, .caption) + 8
    ink.text(
      row.trailing, x: end, middle: rectangle.y + 13, .caption, ink.colors.muted, alignment: .right)
    // Of what cannot be chosen the second line says why, and stays as it is read.
    let isOff = !row.isEnabled && row.sign == .none
    ink.text(
      row.title, x: x, middle: rectangle.y + 13, .body, ink.colors.text.withAlpha(isOff ? 0.4 : 1),
      weight: row.sign == .none || row.sign == .broken ? .regular : .semibold,
      maximumWidth: end - trailing - x)
    ink.text(
      row.detail, x: x, middle: rectangle.y + 29, .caption, ink.colors.muted, maximumWidth: end - x)
  }

  /// One line: sign, words, kind, and a value or key at the right.
  private func draw(_ row: PopoverRow, _ index: Int, _ rectangle: WindowRectangle) {
    drawGround(index, rectangle)
    let alpha = row.isEnabled ? 1.0 : 0.4
    let middle = rectangle.middleY
    drawSign(row.sign, x: rectangle.x + 22, middle: middle)
    let x = rectangle.x + 42
    let end = rectangle.maxX - 14
    let trailing = row.trailing.isEmpty ? 0 : ink.width(row.trailing, .caption) + 12
    ink.text(
      row.trailing, x: end, middle: middle, .caption, ink.colors.muted.withAlpha(alpha),
      alignment: .right)
    let width = ink.text(
      row.title, x: x, middle: middle, .body, ink.colors.text.withAlpha(alpha),
      maximumWidth: end - trailing - x)
    guard !row.detail.isEmpty else { return }
    ink.text(
      row.detail, x: x + width + 8, middle: middle + 0.5, .caption, ink.colors.muted,
      maximumWidth: end - trailing - x - width - 8)
  }

  private func drawSign(_ sign: PopoverRow.Sign, x: Double, middle: Double) {
    let glyph: Glyph
    switch sign {
    case .none: return
    case .side(let side): return ink.caretSign(side, x: x, middle: middle)
    case .check: glyph = .check
    case .setting: glyph = .sliders
    case .broken:
      let place = WindowRectangle(x: x - 8, y: middle - 8, width: 16, height: 16)
      return ink.glyph(.triangle, in: place, ink.colors.recording, size: 15)
    case .command: glyph = .command
    case .recording: glyph = .folder
    }
    ink.glyph(
      glyph, in: WindowRectangle(x: x - 8, y: middle - 8, width: 16, height: 16), ink.colors.muted,
      size: 15)
  }
}

extension Ink {
  /// The ground of what floats: its shadow, its colour, its outline.
  func floatingGround(_ frame: WindowRectangle, radius: Double) {
    let shadow = theme.shadow
    canvas.fillShadow(
      x: frame.x, y: frame.y + shadow.offsetY, width: frame.width, height: frame.height,
      radius: radius, blur: shadow.blur, color: shadow.color)
    fill(frame, colors.popover, radius: radius)
    self.frame(frame, colors.control.withAlpha(0.5), width: 1, radius: radius)
  }
}
