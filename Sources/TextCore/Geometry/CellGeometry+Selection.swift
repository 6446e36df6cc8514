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
    rows.update(for: document, columns: columns)
    let firstRow = rows.first(of: start.line.paragraph) + start.line.row
    let lastRow = rows.first(of: end.line.paragraph) + end.line.row
    let lowest = max(firstRow, Self.whole(top / Self.cellHeight, below: rows.total))
    let highest = min(lastRow, Self.whole(bottom / Self.cellHeight, below: rows.total))
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
