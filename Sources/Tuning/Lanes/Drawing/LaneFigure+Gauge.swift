package import GestureCore
import Plots

extension LaneFigure {
  /// How near the next step is: the part of the limit that is reached, callback by callback. What a step throws away
  /// stands above the limit.
  func drawGauge(_ row: LaneLayout.Row, _ pen: inout LanePen) {
    let y = gaugeHeight(row)
    let base = LanePen.crisp(y(0))
    let limit = LanePen.crisp(y(1))
    pen.level(base, from: edges.lowerBound, to: edges.upperBound, PlotStroke(.line))
    let line = LaneLine(scale: scale, edges: edges, joint: .hold, y: y)
    let shape = line.shape(a.callbacks.fill, until: gaugeEnd)
    let points = shape.tops
    if let first = points.first, let last = points.last {
      var area = PlotPath(points)
      area.elements.append(.line(Point(x: last.x, y: base)))
      area.elements.append(.line(Point(x: first.x, y: base)))
      area.elements.append(.close)
      pen.fill(area, .accent.withAlpha(0.2))
    }
    pen.trace(shape, PlotStroke(.accent))
    if let old, !oldIsOfB {
      let line = LaneLine(scale: scale, edges: edges, joint: .hold, y: y)
      let shape = line.shape(old.callbacks.fill, until: old.end)
      // Dots would not be seen as such where the line goes up and down in each column.
      if !shape.isDense { pen.lines(shape.points, PlotStroke(.muted, dash: [1.5, 2])) }
    }
    drawPeaks(y, limit: limit, &pen)
    pen.level(
      limit, from: edges.lowerBound, to: edges.upperBound, PlotStroke(.threshold, dash: [5, 3]))
    if let words = limitWords {
      pen.label(
        words, x: edges.lowerBound + 2, middle: limit - 8,
        PlotTextStyle.caption.colored(.threshold))
    }
  }

  /// Where the gauge's line stands at a time, a step's overshoot included; nil where there is none or the lane is
  /// gone.
  package func gaugeY(at time: Instant) -> Double? {
    guard let row = layout.row(.gauge), let values = LaneValues(at: time, a, b).gauge else {
      return nil
    }
    return gaugeHeight(row)(LaneCallbacks.fill(values.value, of: values.limit))
  }

  /// It holds to the plot's end, but not far into a future that nobody knows.
  private var gaugeEnd: Instant {
    let end = scale.x(of: a.end)
    return end < edges.upperBound - 60 ? a.end : Instant(microseconds: .max / 4)
  }

  private var limitWords: String? {
    guard let limit = a.callbacks.limits.last, limit.limit != 0 else { return nil }
    let unit = limit.unit.isEmpty ? "" : " " + limit.unit
    // Where it differs from step to step, no number would be right.
    let isFixed = a.callbacks.limits.allSatisfy {
      $0.limit.magnitude == limit.limit.magnitude || $0.limit == 0
    }
    return isFixed
      ? "\(gaugeWords.limit) \(LaneNumber.brief(limit.limit.magnitude))\(unit)" : gaugeWords.limit
  }

  /// The lane ends well above the limit, so that overshoots are seen; those far beyond are cut off.
  private func gaugeHeight(_ row: LaneLayout.Row) -> (Double) -> Double {
    let top = min(3, max(1.775, a.highestPeak * 1.04))
    let unit = (row.height - 13) / top
    let base = row.maxY - 5
    return { base - min($0, top) * unit }
  }

  private func drawPeaks(_ y: (Double) -> Double, limit: Double, _ pen: inout LanePen) {
    var rises = PlotPath()
    var stems = PlotPath()
    var tips: [Point] = []
    var last = -Double.infinity
    for step in visibleSteps(of: a) {
      let x = scale.x(of: step.time)
      guard x - last >= 1, let peak = step.peakFill else { continue }
      last = x
      let tip = Point(x: x, y: y(peak))
      rises.append([Point(x: x, y: y(step.fillBefore)), Point(x: x, y: min(limit, tip.y))])
      if tip.y < limit - 0.5 { stems.append([Point(x: x, y: limit), tip]) }
      tips.append(tip)
    }
    pen.stroke(rises, PlotStroke(.accent))
    pen.stroke(stems, PlotStroke(.accent, width: 3))
    pen.dots(tips, radius: 2.6, .accent)
  }

  /// The steps between the edges.
  func visibleSteps(of record: LaneRecord) -> ArraySlice<LaneStep> {
    let from = scale.unclampedTime(atX: edges.lowerBound)
    let to = scale.unclampedTime(atX: edges.upperBound)
    let first = record.steps.partition { $0.time >= from }
    let last = record.steps.partition { $0.time > to }
    return record.steps[first..<max(first, last)]
  }
}
