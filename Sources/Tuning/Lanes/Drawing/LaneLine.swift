import GestureCore
import Plots

/// A series as a line on the lanes: sample by sample where there is room, and by the extremes of each column of
/// points where there is none.
struct LaneLine {
  /// How one sample is joined to the next.
  enum Joint {
    /// By the straight way.
    case straight
    /// It holds until the next one.
    case hold
  }

  let scale: LaneScale
  /// The plot's left and right edge; what lies outside is cut off.
  let edges: ClosedRange<Double>
  let joint: Joint
  /// The height of a value.
  let y: (Double) -> Double

  /// What is drawn of a series.
  struct Shape {
    /// The line.
    var points: [Point] = []
    /// The samples themselves; none where they would touch.
    var dots: [Point] = []
    /// Whether the points are the extremes of columns.
    var isDense = false

    /// The upper edge, a point for each column: what an area under the line needs.
    var tops: [Point] {
      guard isDense else { return points }
      var tops: [Point] = []
      for (index, point) in points.enumerated() {
        if let last = tops.last, last.x == point.x {
          tops[tops.count - 1].y = min(last.y, point.y)
          continue
        }
        // Over a gap the last value holds, not the column's highest.
        if let last = tops.last, point.x - last.x > 1.01 {
          tops.append(Point(x: last.x, y: points[index - 1].y))
        }
        tops.append(point)
      }
      return tops
    }

    /// The line as one upright for each column, each as long as to touch the one before; a zigzag with thousands of
    /// corners would look the same and cost ten times as much.
    var uprights: PlotPath {
      var path = PlotPath()
      var column: (x: Double, top: Double, bottom: Double)?
      func close() {
        guard let column else { return }
        path.append([
          Point(x: column.x, y: column.top - 0.6), Point(x: column.x, y: column.bottom + 0.6),
        ])
      }
      for (index, point) in points.enumerated() {
        if let full = column, full.x == point.x {
          column = (point.x, min(full.top, point.y), max(full.bottom, point.y))
          continue
        }
        close()
        column = (point.x, point.y, point.y)
        guard index > 0 else { continue }
        let before = points[index - 1]
        if point.x - before.x > 1.01 {
          path.append([before, point])
        } else {
          column = (point.x, min(before.y, point.y), max(before.y, point.y))
        }
      }
      close()
      return path
    }
  }

  /// The part of a series that lies between the edges.
  ///
  /// - Parameters:
  ///   - range: the samples that the line joins.
  ///   - end: until when the last one holds.
  func shape(_ series: LaneSeries, _ range: Range<Int>? = nil, until end: Instant? = nil) -> Shape {
    let range = (range ?? 0..<series.count).clamped(to: 0..<series.count)
    let from = scale.unclampedTime(atX: edges.lowerBound)
    let to = scale.unclampedTime(atX: edges.upperBound)
    let first = max(range.lowerBound, series.times.count(through: from) - 1)
    let last = min(range.upperBound, series.times.count(before: to) + 1)
    guard first < last else { return Shape() }
    var shape = Shape()
    if Double(last - first) <= 2 * scale.width {
      for index in first..<last {
        append(series.values[index], at: scale.x(of: series.times[index]), to: &shape.points)
      }
      let room = Double(last - first) * 4
      if joint == .straight, room <= shown(series, first, last) {
        shape.dots = shape.points.filter { edges.contains($0.x) }
      }
    } else {
      columns(series, first, last, into: &shape.points)
      shape.isDense = true
    }
    if joint == .hold, let end, let held = shape.points.last {
      let x = min(scale.x(of: end), edges.upperBound)
      if x > held.x { shape.points.append(Point(x: x, y: held.y)) }
    }
    shape.points = cut(shape.points)
    return shape
  }

  /// The width that samples take, in points.
  private func shown(_ series: LaneSeries, _ first: Int, _ last: Int) -> Double {
    min(scale.x(of: series.times[last - 1]), edges.upperBound)
      - max(scale.x(of: series.times[first]), edges.lowerBound) + 4
  }

  private func append(_ value: Double, at x: Double, to points: inout [Point]) {
    let y = y(value)
    if joint == .hold, let before = points.last, before.y != y {
      points.append(Point(x: x, y: before.y))
    }
    points.append(Point(x: x, y: y))
  }

  /// Least and greatest of each column, the nearer to the line's end first.
  private func columns(
    _ series: LaneSeries, _ first: Int, _ last: Int, into points: inout [Point]
  ) {
    var index = first
    var x = edges.lowerBound
    while index < last {
      // What lies before the edge is one column, so that the line comes from there.
      let next =
        index == first
        ? max(first + 1, series.times.count(before: scale.unclampedTime(atX: x)))
        : min(last, max(index, series.times.count(before: scale.unclampedTime(atX: x + 1))))
      defer { if index != first { x += 1 } }
      guard next > index else {
        index = x >= edges.upperBound ? last : index
        continue
      }
      if let found = series.pyramid.extremes(in: index..<next) {
        let place = index == first ? max(x, scale.x(of: series.times[first])) : x + 0.5
        let ends = [y(found.least), y(found.greatest)]
        let near = points.last.map { (ends[0] - $0.y).magnitude <= (ends[1] - $0.y).magnitude }
        for y in near ?? true ? ends : ends.reversed() {
          if let before = points.last, before == Point(x: place, y: y) { continue }
          if joint == .hold, let before = points.last, before.x != place, before.y != y {
            points.append(Point(x: place, y: before.y))
          }
          points.append(Point(x: place, y: y))
        }
      }
      index = next
    }
  }

  /// The line without what lies outside the edges: it never turns back, so one part is left.
  private func cut(_ points: [Point]) -> [Point] {
    guard let left = points.first, let right = points.last,
      left.x < edges.lowerBound || right.x > edges.upperBound
    else { return points }
    let frame = Rectangle(
      x: edges.lowerBound, y: -1e7, width: edges.upperBound - edges.lowerBound, height: 2e7)
    return LineClipping.parts(of: points, within: frame).first ?? []
  }
}

extension LaneScale {
  /// The time at a place, shown or not.
  func unclampedTime(atX x: Double) -> Instant {
    let time = start + (x - left) / pointsPerMicrosecond
    return Instant(microseconds: Int64(max(-1e17, min(1e17, time.rounded(.up)))))
  }
}
