package import GestureCore
import Plots

extension LaneFigure {
  /// The fingers' places along the line, with the dead zone behind them.
  func drawFinger(_ row: LaneLayout.Row, _ pen: inout LanePen) {
    guard let range = fingerRange else { return }
    let y = height(of: range, top: row.y + 11, bottom: row.maxY - 11)
    drawDeadZones(y, &pen)
    let line = LaneLine(scale: scale, edges: edges, joint: .straight, y: y)
    var dots: [Point] = []
    let strokes = visibleStrokes
    if isCrowded(strokes.count) { return drawCrowd(strokes, y, &pen) }
    for stroke in strokes {
      let shape = line.shape(stroke.x)
      pen.trace(shape, PlotStroke(.text, width: 1.6))
      dots += shape.points.count == 1 ? shape.points : shape.dots
    }
    pen.dots(dots, radius: 1.7, .text)
  }

  /// Where the finger's line stands at a time; nil where no finger is down or the lane is gone.
  package func fingerY(at time: Instant) -> Double? {
    guard let row = layout.row(.finger), let range = fingerRange,
      let x = a.touches.x(at: time)
    else { return nil }
    return height(of: range, top: row.y + 11, bottom: row.maxY - 11)(x)
  }

  private var visibleStrokes: [LaneTouches.Stroke] {
    let from = scale.unclampedTime(atX: edges.lowerBound)
    let to = scale.unclampedTime(atX: edges.upperBound)
    let last = a.touches.strokes.partition { ($0.x.times.first ?? .zero) > to }
    return a.touches.strokes[..<last].filter { $0.x.times.last.map { $0 >= from } ?? false }
  }

  /// More strokes than can be told apart: how far they reach in each column of points.
  private func drawCrowd(
    _ strokes: [LaneTouches.Stroke], _ y: (Double) -> Double, _ pen: inout LanePen
  ) {
    let count = Int(edges.upperBound - edges.lowerBound) + 1
    var columns = [LanePyramid.Extremes?](repeating: nil, count: count)
    for stroke in strokes {
      guard let start = stroke.x.times.first, let end = stroke.x.end else { continue }
      let first = max(0, Int(scale.x(of: start) - edges.lowerBound))
      let last = min(count - 1, Int(max(0, scale.x(of: end) - edges.lowerBound)))
      guard first <= last else { continue }
      for column in first...last {
        let x = edges.lowerBound + Double(column)
        let range =
          first == last
          ? 0..<stroke.x.count
          : stroke.x.times.count(
            before: scale.unclampedTime(atX: x))..<max(
              stroke.x.times.count(before: scale.unclampedTime(atX: x)),
              stroke.x.times.count(before: scale.unclampedTime(atX: x + 1)))
        guard let part = stroke.x.pyramid.extremes(in: range) else { continue }
        columns[column]?.include(part)
        columns[column] = columns[column] ?? part
      }
    }
    var path = PlotPath()
    for (column, extremes) in columns.enumerated() {
      guard let extremes else { continue }
      let x = min(edges.upperBound, edges.lowerBound + Double(column) + 0.5)
      path.append([
        Point(x: x, y: y(extremes.greatest) - 0.8), Point(x: x, y: y(extremes.least) + 0.8),
      ])
    }
    pen.stroke(path, PlotStroke(.text))
  }

  /// All places of the recording, and the dead zones about them.
  private var fingerRange: ClosedRange<Double>? {
    var found: LanePyramid.Extremes?
    func include(_ least: Double, _ greatest: Double) {
      let part = LanePyramid.Extremes(least, greatest)
      found?.include(part)
      found = found ?? part
    }
    for part in [a.touches.extremes, a.deadZoneRange] {
      if let part { include(part.least, part.greatest) }
    }
    guard let found else { return nil }
    // A finger that stands still is a line in the middle, not a mountain range.
    let spare = max(0, 40 - (found.greatest - found.least)) / 2
    return (found.least - spare)...(found.greatest + spare)
  }

  /// The heights of values of a range.
  func height(
    of range: ClosedRange<Double>, top: Double, bottom: Double
  ) -> (Double) -> Double {
    let span = max(range.upperBound - range.lowerBound, 1e-9)
    return { bottom - ($0 - range.lowerBound) / span * (bottom - top) }
  }

  private func drawDeadZones(_ y: (Double) -> Double, _ pen: inout LanePen) {
    for (index, gesture) in a.gestures.enumerated() {
      guard let zone = gesture.deadZone else { continue }
      // It holds until the next touch moves it.
      let isFirst = index == 0
      let isLast = index == a.gestures.count - 1
      let left = isFirst ? edges.lowerBound : max(edges.lowerBound, scale.x(of: gesture.down))
      let right =
        isLast
        ? edges.upperBound : min(edges.upperBound, scale.x(of: a.gestures[index + 1].down))
      guard right - left >= 1 else { continue }
      let top = LanePen.crisp(y(gesture.originX + zone))
      let bottom = LanePen.crisp(y(gesture.originX - zone))
      let band = Rectangle(x: left, y: top, width: right - left, height: bottom - top)
      pen.fill(band, .text.withAlpha(0.045))
      pen.stroke(hatch(band), PlotStroke(.text.withAlpha(0.085)))
      let edge = PlotStroke(.muted.withAlpha(0.8), dash: [4, 3])
      pen.level(top, from: left, to: right, edge)
      pen.level(bottom, from: left, to: right, edge)
      guard isLast || right - left > 160 else { continue }
      let words = "dead zone ±\(LaneNumber.brief(zone)) pt"
      guard band.height >= 14, TextWidth.estimate(words, .caption) + 8 < band.width else {
        continue
      }
      pen.text(words, x: right - 4, middle: top + 9, PlotTextStyle.caption.anchored(.end))
    }
  }

  /// Lines at 45° over a rectangle, 8 points apart along the line of text.
  private func hatch(_ band: Rectangle) -> PlotPath {
    var path = PlotPath()
    guard band.height > 0 else { return path }
    // The lines stand still when the band's edges move.
    var x = ((band.x + band.y) / 8).rounded(.up) * 8 - band.y
    while x < band.maxX + band.height {
      let line = [Point(x: x, y: band.y), Point(x: x - band.height, y: band.maxY)]
      for part in LineClipping.parts(of: line, within: band) { path.append(part) }
      x += 8
    }
    return path
  }
}
