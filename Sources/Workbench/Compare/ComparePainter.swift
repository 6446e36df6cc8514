internal import Drawing
internal import PangoText

/// Draws the heads of the table of techniques.
struct CompareHeadPainter {
  let ink: Ink
  let layout: CompareLayout
  let sorting: CompareModel.Sorting?
  let hotSpot: HotSpot?

  func draw() {
    let head = layout.head
    ink.fill(head, ink.colors.panel)
    ink.lineAtLeft(head)
    let shown = layout.columns.map(\.column)
    for place in layout.columns {
      let column = place.column
      let isSorted = sorting?.column == column
      let isHot = hotSpot.map { $0.rectangle == Self.place(place, in: head) } ?? false
      let color = isSorted || isHot ? ink.colors.text : ink.colors.muted
      let partner = column.partner.flatMap { shown.contains($0) ? $0 : nil }
      if partner == nil {
        let isEither =
          isSorted
          || layout.columns.contains { $0.column == sorting?.column && $0.column.partner == column }
        ink.text(
          column.head.first, x: place.maxX, middle: head.y + 15, .caption,
          isEither ? ink.colors.text : column.head.second.isEmpty ? color : ink.colors.muted,
          weight: .medium, alignment: .right)
      }
      var width = 0.0
      if !column.head.second.isEmpty {
        width = ink.text(
          column.head.second, x: place.maxX, middle: head.y + 30, .caption, color,
          alignment: .right)
      }
      if isSorted, let sorting {
        drawArrow(x: place.maxX - width - 7, middle: head.y + 30, isUp: sorting.isAscending)
      }
    }
  }

  /// Where a head is pressed.
  static func place(_ column: CompareLayout.Column, in head: WindowRectangle) -> WindowRectangle {
    WindowRectangle(
      x: column.x + 4, y: head.y + 1, width: column.maxX - column.x, height: head.height - 2)
  }

  private func drawArrow(x: Double, middle: Double, isUp: Bool) {
    let tip = isUp ? middle - 2.5 : middle + 2.5
    let base = isUp ? middle + 2 : middle - 2
    ink.canvas.fill(
      VectorPath([
        .move(x: x - 3.5, y: base), .line(x: x, y: tip), .line(x: x + 3.5, y: base), .close,
      ]), ink.colors.text)
  }
}

/// Where one row of the table is.
struct CompareRowPlace: Hashable {
  var rectangle: WindowRectangle
  /// What of it is seen.
  var body: WindowRectangle
  var columns: [CompareLayout.Column]
  var nameEnd: Double
}

/// Draws one row of the table.
struct CompareRowPainter {
  let ink: Ink
  let row: CompareModel.Row
  let place: CompareRowPlace
  let isHot: Bool
  let isFocused: Bool

  private var rectangle: WindowRectangle { place.rectangle }

  func draw() {
    ink.fill(rectangle, ink.colors.panel)
    ink.lineAtLeft(rectangle)
    if isHot, row.kind != .difference {
      ink.fill(
        WindowRectangle(
          x: rectangle.x + 1, y: rectangle.y, width: rectangle.width - 1, height: rectangle.height),
        ink.colors.raised)
    }
    let middle = rectangle.middleY
    let color = row.kind == .difference ? ink.colors.muted : ink.colors.text
    switch row.kind {
    case .side(let side): ink.caretSign(side, x: rectangle.x + 20, middle: middle)
    case .difference: break
    case .other where isHot || isFocused:
      ink.glyph(.cross, in: CompareLayout.remove(rectangle), ink.colors.muted, size: 12)
    case .other: break
    }
    let x = rectangle.x + CompareLayout.nameX
    ink.text(row.title, x: x, middle: middle, .body, color, maximumWidth: place.nameEnd - x)
    for place in place.columns {
      ink.text(
        row.text(place.column), x: place.maxX, middle: middle, .body,
        numberColor(place.column) ?? color,
        weight: place.column == .net && isSide ? .semibold : .regular, alignment: .right)
    }
  }

  private var isSide: Bool {
    if case .side = row.kind { true } else { false }
  }

  private func numberColor(_ column: CompareColumn) -> Color? {
    guard column == .net, case .side(let side) = row.kind else { return nil }
    return side == .a ? ink.colors.accent : ink.colors.ghost
  }
}
