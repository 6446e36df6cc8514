import GestureCore

/// One page's keys in their places, ready for hit tests.
struct PageGeometry: Hashable, Sendable {
  /// A row's part of the keys.
  private struct Row: Hashable {
    /// Where the row above ends.
    var top: Double
    /// The index of its first key.
    var first: Int
    /// Where each key but the last gives way to the next: half-way between their frames.
    var borders: [Double]
  }

  /// Row by row, the globe last.
  let keys: [KeyFrame]
  /// The cells alone, in the same order.
  let frames: [Rectangle]
  private let rows: [Row]
  private let bottom: Double

  init(rows slotRows: [KeyRow], screen: ScaledScreen) {
    var keys: [KeyFrame] = []
    var rows: [Row] = []
    for (index, row) in slotRows.enumerated() {
      let top = screen.top(ofRow: index)
      // Halves of two edges: the borders of keys that touch are then exactly their edges.
      let borders = zip(row.slots, row.slots.dropFirst()).map { left, right in
        screen.x(units: left.end + right.start) / 2
      }
      rows.append(Row(top: top, first: keys.count, borders: borders))
      for slot in row.slots {
        let frame = Rectangle(
          x: screen.x(units: slot.start), y: top,
          width: screen.x(units: slot.width), height: 54 * screen.scale)
        keys.append(screen.keyFrame(slot.key, frame))
      }
    }
    keys.append(screen.globe)
    self.keys = keys
    frames = keys.map(\.frame)
    self.rows = rows
    bottom = screen.top(ofRow: slotRows.count)
  }

  /// The key for a point of the keyboard's region.
  func key(at point: Point) -> KeyFrame? {
    guard point.y < bottom else {
      return keys.last.flatMap { $0.frame.contains(point) ? $0 : nil }
    }
    guard let row = rows.last(where: { point.y >= $0.top }) ?? rows.first else { return nil }
    return keys[row.first + row.borders.count { point.x >= $0 }]
  }
}
