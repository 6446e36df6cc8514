package import GestureCore

/// Cuts lines at a frame, so that a drawing needs no clipping.
package enum LineClipping {
  /// The parts of a line from point to point that lie within a frame, each a line of its own.
  package static func parts(of points: [Point], within frame: Rectangle) -> [[Point]] {
    var parts: [[Point]] = []
    var current: [Point] = []
    for (start, end) in zip(points, points.dropFirst()) {
      guard let (from, to) = clip(start, end, frame) else { continue }
      if current.last != from {
        if current.count > 1 { parts.append(current) }
        current = [from]
      }
      current.append(to)
      if to != end {
        parts.append(current)
        current = []
      }
    }
    if current.count > 1 { parts.append(current) }
    return parts
  }

  /// The part of a stretch within a frame, by Liang's and Barsky's method (1984): each edge narrows the
  /// range of the parameter along the stretch.
  private static func clip(
    _ start: Point, _ end: Point, _ frame: Rectangle
  ) -> (Point, Point)? {
    let way = end - start
    var least = 0.0
    var greatest = 1.0
    for (direction, distance) in [
      (-way.dx, start.x - frame.x), (way.dx, frame.maxX - start.x),
      (-way.dy, start.y - frame.y), (way.dy, frame.maxY - start.y),
    ] {
      if direction == 0 {
        if distance < 0 { return nil }
      } else if direction < 0 {
        least = max(least, distance / direction)
      } else {
        greatest = min(greatest, distance / direction)
      }
    }
    guard least <= greatest else { return nil }
    func point(_ at: Double) -> Point {
      Point(x: start.x + at * way.dx, y: start.y + at * way.dy)
    }
    return (least == 0 ? start : point(least), greatest == 1 ? end : point(greatest))
  }
}
