package import GestureCore

/// A picture of dots made of braille signs: two by four dots each, for terminals.
package struct BrailleCanvas: Hashable, Sendable {
  /// Signs in a row.
  package let columns: Int
  /// Rows of signs.
  package let rows: Int
  private var cells: [UInt8]

  /// No dots; at most 1,000 signs either way.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1_000)
    self.rows = min(max(rows, 1), 1_000)
    cells = [UInt8](repeating: 0, count: self.columns * self.rows)
  }

  /// Dots in a row.
  package var dotWidth: Int { 2 * columns }
  /// Rows of dots.
  package var dotHeight: Int { 4 * rows }

  /// Sets a dot; nothing happens outside the picture.
  package mutating func dot(x: Int, y: Int) {
    guard (0..<dotWidth).contains(x), (0..<dotHeight).contains(y) else { return }
    // The signs' bits go down the left column, then down the right one; the fourth row was added later.
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    cells[y / 4 * columns + x / 2] |= bits[y % 4][x % 2]
  }

  /// A line through points in dots, the middle of the first dot being at 0.5, 0.5.
  package mutating func line(_ points: [Point]) {
    if points.count == 1 { dot(points[0]) }
    for (start, end) in zip(points, points.dropFirst()) {
      let way = end - start
      let span = max(way.dx.magnitude, way.dy.magnitude)
      guard span.isFinite, span < 1e6 else { continue }
      let count = max(1, Int(span.rounded(.up)))
      for step in 0...count {
        let part = Double(step) / Double(count)
        dot(Point(x: start.x + part * way.dx, y: start.y + part * way.dy))
      }
    }
  }

  private mutating func dot(_ point: Point) {
    guard point.x.magnitude < 1e6, point.y.magnitude < 1e6 else { return }
    dot(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down)))
  }

  /// The rows from top to bottom; where there is no dot stands a blank.
  package var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for cell in cells[row * columns..<(row + 1) * columns] {
        line.unicodeScalars.append(
          cell == 0 ? " " : Unicode.Scalar(0x2800 + UInt32(cell)) ?? " ")
      }
      return line
    }
  }
}
