/// The geometry without fonts: every caret stop one cell of 10 × 20 points, lines full of cells.
///
/// Answers where a recording says nothing, on every machine alike: no word wrap, no scrolling, no
/// direction but left to right.
package struct CellGeometry: LineGeometry, Sendable {
  /// Width of a cell in points.
  package static let cellWidth = 10.0
  /// Height of a cell, and of a line, in points.
  package static let cellHeight = 20.0
  /// Points left free at the screen's left and at its right.
  package static let margin = 16.0
  /// Points from the screen's top to the content.
  package static let top = 63.0

  /// Cells of a full line, at least 1.
  package let columns: Int
  package let contentWidth: Double
  package let viewportHeight: Double
  package let linePitch = Self.cellHeight
  package let contentOrigin = ContentPoint(x: Self.margin, y: Self.top)

  var rows: CellRows

  /// The geometry of a screen's text view; sizes in points.
  ///
  /// The content is the screen's width less a margin on each side; a width that is no number, or leaves no
  /// cell, counts as one cell.
  package init(screenWidth: Double, viewportHeight: Double) {
    contentWidth = screenWidth - 2 * Self.margin
    self.viewportHeight = viewportHeight
    let cells = contentWidth / Self.cellWidth
    columns = cells >= 1 ? Int(min(cells, 1_000_000)) : 1
    rows = CellRows(columns: columns)
  }

  package mutating func caret(at point: ContentPoint, in document: TextDocument) -> Caret {
    let row = Self.whole(point.y / Self.cellHeight, below: rows.total(in: document))
    return caret(in: rows.line(at: row, in: document), goalX: point.x, in: document)
  }

  package mutating func caretRectangle(
    of caret: Caret, in document: TextDocument
  ) -> ContentRectangle {
    let place = place(of: caret, in: document)
    let row = rows.row(of: place.line, in: document)
    return ContentRectangle(
      x: Double(place.column) * Self.cellWidth, y: Double(row) * Self.cellHeight,
      width: 0, height: Self.cellHeight)
  }

  package mutating func lineStart(of caret: Caret, in document: TextDocument) -> Caret {
    self.caret(in: place(of: caret, in: document).line, column: 0, in: document)
  }

  package mutating func lineEnd(of caret: Caret, in document: TextDocument) -> Caret {
    let line = place(of: caret, in: document).line
    var end = self.caret(in: line, column: columns, in: document)
    if end.position.offset > 0 { end.affinity = .upstream }
    return end
  }

  package mutating func caret(
    _ lines: Int, linesFrom caret: Caret, goalX: Double, in document: TextDocument
  ) -> Caret {
    let line = place(of: caret, in: document).line
    if lines == 0 { return self.caret(in: line, goalX: goalX, in: document) }
    let row = rows.row(of: line, in: document)
    let (wanted, overflow) = row.addingReportingOverflow(lines)
    if wanted < 0, !overflow { return .start }
    guard !overflow, wanted < rows.total(in: document) else { return Caret(document.end) }
    return self.caret(in: rows.line(at: wanted, in: document), goalX: goalX, in: document)
  }

  package mutating func contentHeight(of document: TextDocument) -> Double {
    Double(rows.total(in: document)) * Self.cellHeight
  }
}

extension CellGeometry {
  /// The line that a caret is on and the cells before it.
  mutating func place(
    of caret: Caret, in document: TextDocument
  ) -> (line: CellLine, column: Int) {
    let position = document.snapped(caret.position)
    let stop = rows.stop(of: position, in: document)
    var row = stop / columns
    var column = stop % columns
    // At a wrap there are two places; at the paragraph's end there is no next line.
    if column == 0, row > 0,
      caret.affinity == .upstream
        || row == rows.count(of: position.paragraph, in: document)
    {
      row -= 1
      column = columns
    }
    return (CellLine(paragraph: position.paragraph, row: row), column)
  }

  /// The caret in a line nearest to a place.
  private mutating func caret(
    in line: CellLine, goalX: Double, in document: TextDocument
  ) -> Caret {
    let column = Self.whole(goalX / Self.cellWidth + 0.5, below: columns + 1)
    return caret(in: line, column: column, in: document)
  }

  /// The caret after so many cells of a line, or at its end.
  private mutating func caret(
    in line: CellLine, column: Int, in document: TextDocument
  ) -> Caret {
    let start = rows.offset(of: line, in: document)
    let paragraph = document.paragraph(at: line.paragraph)
    let (offset, stops) = paragraph.stop(column, after: start)
    let isWrapped = stops == columns && offset < paragraph.text.utf8.count
    return Caret(
      TextPosition(paragraph: line.paragraph, offset: offset),
      isWrapped ? .upstream : .downstream)
  }

  /// The whole number at or below a value, in `0..<limit`; 0 for what is no number.
  static func whole(_ value: Double, below limit: Int) -> Int {
    guard value > 0 else { return 0 }
    return value < Double(limit) ? Int(value) : limit - 1
  }
}
