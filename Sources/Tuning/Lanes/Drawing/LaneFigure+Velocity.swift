package import GestureCore
import Plots

extension LaneFigure {
  /// The finger's velocity, with the speeds from which on a technique cannot go faster.
  func drawVelocity(_ row: LaneLayout.Row, _ pen: inout LanePen) {
    let y = velocityHeight(row)
    pen.level(
      y(0), from: edges.lowerBound, to: edges.upperBound, PlotStroke(.control))
    let labels = drawSaturations(row, y, &pen)
    let line = LaneLine(scale: scale, edges: edges, joint: .straight, y: y)
    let velocity = a.callbacks.velocity
    var dots: [Point] = []
    for range in gestureRanges {
      let shape = line.shape(velocity, range)
      pen.trace(shape, PlotStroke(.text, width: 1.6))
      dots += shape.dots
    }
    pen.dots(dots, radius: 1.7, .text)
    for (words, middle) in labels {
      pen.label(
        words, x: edges.upperBound, middle: middle, PlotTextStyle.caption.anchored(.end))
    }
  }

  /// Where the velocity's line stands at a time; nil where there is none or the lane is gone.
  package func velocityY(at time: Instant) -> Double? {
    guard let row = layout.row(.velocity), let value = velocity(at: time) else { return nil }
    return velocityHeight(row)(value)
  }

  /// The velocity on the line between two callbacks of a gesture.
  private func velocity(at time: Instant) -> Double? {
    let velocity = a.callbacks.velocity
    let after = velocity.times.count(before: time)
    let before = velocity.times.count(through: time) - 1
    let index = a.gestures.partition { $0.down > time } - 1
    guard before >= 0, index >= 0 else { return nil }
    let gesture = a.gestures[index]
    guard velocity.times[before] >= gesture.down, gesture.end.map({ time <= $0 }) ?? true
    else { return nil }
    guard after > before, after < velocity.count else { return velocity.values[before] }
    let span = Double(velocity.times[after] - velocity.times[before])
    let part = span > 0 ? Double(time - velocity.times[before]) / span : 0
    return velocity.values[before] + part * (velocity.values[after] - velocity.values[before])
  }

  /// Which callbacks belong to each gesture between the edges.
  private var gestureRanges: [Range<Int>] {
    let times = a.callbacks.times
    let gestures = visibleGestures
    // One line for them all, where the gaps between cannot be seen.
    if isCrowded(gestures.count), let start = gestures.first, let end = gestures.last {
      let first = times.count(before: start.down)
      return [first..<max(first, end.end.map { times.count(through: $0) } ?? times.count)]
    }
    return gestures.compactMap { gesture in
      let first = times.count(before: gesture.down)
      let last = gesture.end.map { times.count(through: $0) } ?? times.count
      return first < last ? first..<last : nil
    }
  }

  private func velocityHeight(_ row: LaneLayout.Row) -> (Double) -> Double {
    let extremes = a.callbacks.velocity.pyramid.extremes ?? LanePyramid.Extremes(0, 0)
    let fastest = max(extremes.greatest, -extremes.least)
    // A saturation that the finger comes near is part of the picture.
    let near = Saturation.all(of: a.technique, at: a.delivery).map(\.speed)
      .filter { $0 <= fastest * 1.3 }
    let line = near.max() ?? 0
    let least = min(extremes.least, extremes.least < -0.77 * line ? -line : 0)
    let greatest = max(extremes.greatest, extremes.greatest > 0.77 * line ? line : 0)
    let spare = max(0, 100 - (greatest - least)) / 2
    return height(
      of: (least - spare)...(greatest + spare), top: row.y + 11, bottom: row.maxY - 10)
  }

  /// Draws the lines, and says which words belong to them.
  private func drawSaturations(
    _ row: LaneLayout.Row, _ y: (Double) -> Double, _ pen: inout LanePen
  ) -> [(words: String, middle: Double)] {
    let room = (row.y + 4)...(row.maxY - 4)
    let stroke = PlotStroke(.muted.withAlpha(0.8), dash: [2, 4])
    var labels: [(words: String, middle: Double)] = []
    for saturation in Saturation.all(of: a.technique, at: a.delivery) {
      for speed in [saturation.speed, -saturation.speed] {
        let place = y(speed)
        guard room.contains(place) else { continue }
        var right = edges.upperBound
        // The word that would stand nearest to another one goes.
        if speed > 0, labels.allSatisfy({ ($0.middle - place).magnitude >= 13 }),
          (y(0) - place).magnitude >= 8
        {
          labels.append((saturation.words, place))
          right -= TextWidth.estimate(saturation.words, .caption) + 4
        }
        pen.level(place, from: edges.lowerBound, to: right, stroke)
      }
    }
    return labels
  }
}
