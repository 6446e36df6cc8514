extension CellGeometry {
  package mutating func selectionRectangles(
    from first: TextPosition, to second: TextPosition, in document: TextDocument,
    between top: Double, and bottom: Double
  ) -> [ContentRectangle] {
    let lower = document.snapped(min(first, second))
    let upper = document.snapped(max(first, second))
    guard lower < upper else { return [] }
    let start = place(of: Caret(lower, .downstream), in: document)
    let end = place(of: Caret(upper, .upstream), in: document)
    let firstRow = rows.row(of: start.line, in: document)
    let lastRow = rows.row(of: end.line, in: document)
    let lowest = max(firstRow, Self.whole(top / Self.cellHeight, below: lastRow + 1))
    let highest = min(lastRow, Self.whole(bottom / Self.cellHeight, below: lastRow + 1))
    guard lowest <= highest else { return [] }
    let edge = max(contentWidth, Double(columns) * Self.cellWidth)
    return (lowest...highest).compactMap { row in
      let left = row == firstRow ? Double(start.column) * Self.cellWidth : 0
      let right = row == lastRow ? Double(end.column) * Self.cellWidth : edge
      guard left < right else { return nil }
      return ContentRectangle(
        x: left, y: Double(row) * Self.cellHeight, width: right - left, height: Self.cellHeight)
    }
  }
}
