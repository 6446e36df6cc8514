extension GainMeasurement {
  /// Where the rate changes by more than this ratio, and the square of the speeds', there may be an edge.
  private static let jump = 1.03
  /// An edge is narrow enough when its ends are this near.
  private static let sharpness = 1.000_5
  /// More edges than this are no edges but noise.
  private static let mostEdges = 60

  /// The points with two more at each jump, close together, so that a tooth's edge is drawn upright.
  func sharpened(_ points: [GainPoint], jobs: Int) -> [GainPoint] {
    let jumps = points.indices.dropLast().filter { isJump(points[$0], points[$0 + 1]) }
    guard jumps.count <= Self.mostEdges else { return points }
    let edges = parallelMap(count: jumps.count, jobs: jobs) { number in
      edge(between: points[jumps[number]], and: points[jumps[number] + 1])
    }
    var sharp = points
    for (index, edge) in zip(jumps, edges).reversed() {
      sharp.insert(contentsOf: edge, at: index + 1)
    }
    return sharp
  }

  private func isJump(_ point: GainPoint, _ next: GainPoint) -> Bool {
    let least = min(point.stepsPerSecond, next.stepsPerSecond)
    let speeds = next.speed / point.speed
    return max(point.stepsPerSecond, next.stepsPerSecond) > least * Self.jump * speeds * speeds
  }

  /// The points on both sides of the edge in a stretch, as far as they are not its ends.
  ///
  /// Halves the stretch and goes on with the half in which the rate changes more. Right at an edge the frames'
  /// whole microseconds take the velocity to either side in turn: the ends keep away from it.
  private func edge(between point: GainPoint, and next: GainPoint) -> [GainPoint] {
    var before = point
    var after = next
    while after.speed > before.speed * Self.sharpness {
      let middle = self.point(at: (before.speed + after.speed) / 2)
      let left = (middle.stepsPerSecond - before.stepsPerSecond).magnitude
      let right = (after.stepsPerSecond - middle.stepsPerSecond).magnitude
      if left > right { after = middle } else { before = middle }
    }
    let ends = [before.speed / Self.sharpness, after.speed * Self.sharpness]
    return ends.filter { $0 > point.speed && $0 < next.speed }.map { self.point(at: $0) }
  }
}
