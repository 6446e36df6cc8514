package import GestureCore

/// Leaves out points that nobody would miss.
package enum LineSimplifying {
  /// The line through fewer points, everywhere within `tolerance` of the given one; ends and corners stay.
  ///
  /// From each point that stays it goes as far as one straight stretch keeps near all points between. At most
  /// 64 are looked over at a time, so that long lines cost little.
  package static func simplified(_ points: [Point], tolerance: Double) -> [Point] {
    guard points.count > 2 else { return points }
    var kept = [points[0]]
    var start = 0
    while start < points.count - 1 {
      var end = start + 1
      while end + 1 < points.count, end - start < 64,
        points[(start + 1)...end].allSatisfy({
          distance(of: $0, from: points[start], points[end + 1]) <= tolerance
        })
      { end += 1 }
      kept.append(points[end])
      start = end
    }
    return kept
  }

  private static func distance(of point: Point, from start: Point, _ end: Point) -> Double {
    let way = end - start
    let offset = point - start
    let length = way.squaredLength
    guard length > 0 else { return offset.squaredLength.squareRoot() }
    let along = min(1, max(0, (offset.dx * way.dx + offset.dy * way.dy) / length))
    return Vector(dx: offset.dx - along * way.dx, dy: offset.dy - along * way.dy)
      .squaredLength.squareRoot()
  }
}
