package import GestureCore
import Plots

extension LaneFigure {
  /// What the ticks of the steps take below the caret's plot, in points.
  private static let ticksHeight = 41.0

  /// The caret's place, and the steps as ticks: forward up, back down.
  func drawCaret(_ row: LaneLayout.Row, _ pen: inout LanePen) {
    let y = caretHeight(row)
    pen.level(y(0), from: edges.lowerBound, to: edges.upperBound, PlotStroke(.control))
    if let intent, let goal {
      let level = LanePen.crisp(y(Double(goal)))
      pen.level(
        level, from: edges.lowerBound, to: edges.upperBound, PlotStroke(.muted, dash: [1.5, 3]))
      let words = "intent \(LaneNumber.signed(intent))"
      let isHigh = level - 8 < row.y + 6
      pen.label(
        words, x: edges.lowerBound + 2, middle: isHigh ? level + 8 : level - 8, .caption)
    }
    if let old {
      pen.lines(caretLine(old, y), PlotStroke(.muted, dash: [1.5, 2]))
    }
    if let b { drawDashed(caretLine(b, y), &pen) }
    pen.lines(caretLine(a, y), PlotStroke(.accent, width: 2))
    drawEndValues(row, y, &pen)
    let bottom = row.maxY - Self.ticksHeight
    drawTicks(of: a, "Steps A", base: bottom + 14.5, width: 3, height: 7, &pen)
    if let b { drawTicks(of: b, "Steps B", base: bottom + 32.5, width: 2, height: 6, &pen) }
  }

  /// Where swipes were meant to take the caret: what keys did before the first of them does not count.
  package var goal: Int? {
    guard let intent else { return nil }
    let swipe = a.gestures.first { $0.began != nil }
    return intent &+ (swipe.map { a.caretOffset(at: $0.down) } ?? 0)
  }

  /// Where a caret's line stands at a time; nil where the lane is gone.
  package func caretY(_ record: LaneRecord, at time: Instant) -> Double? {
    layout.row(.caret).map { caretHeight($0)(Double(record.caretOffset(at: time))) }
  }

  /// The room of a step's tick, which is what a pointer hits; nil where the lane is gone or it is not shown.
  package func tickFrame(_ record: LaneRecord, step: Int, isB: Bool = false) -> Rectangle? {
    guard let row = layout.row(.caret), record.steps.indices.contains(step) else { return nil }
    let x = scale.x(of: record.steps[step].time)
    guard edges.contains(x) else { return nil }
    let base = row.maxY - Self.ticksHeight + (isB ? 32.5 : 14.5)
    return Rectangle(x: x - 6, y: base - 9, width: 12, height: 18)
  }

  /// The step whose tick is nearest to a place in the rows of ticks; nil where none is near.
  package func step(of record: LaneRecord, isB: Bool = false, at point: Point) -> Int? {
    guard let row = layout.row(.caret) else { return nil }
    let base = row.maxY - Self.ticksHeight + (isB ? 32.5 : 14.5)
    guard (point.y - base).magnitude <= (b == nil ? 18 : 9) else { return nil }
    let time = scale.unclampedTime(atX: point.x)
    let after = record.steps.partition { $0.time >= time }
    let near = [after - 1, after].filter(record.steps.indices.contains).min {
      distance(record, $0, point) < distance(record, $1, point)
    }
    guard let near, distance(record, near, point) <= 6 else { return nil }
    return near
  }

  private func distance(_ record: LaneRecord, _ step: Int, _ point: Point) -> Double {
    (scale.x(of: record.steps[step].time) - point.x).magnitude
  }

  private func caretHeight(_ row: LaneLayout.Row) -> (Double) -> Double {
    let offsets = ([a, b, old].compactMap { $0 }).flatMap { record in
      [record.caretRange.lowerBound, record.caretRange.upperBound]
    }
    let all = offsets + [goal ?? 0, 0]
    let least = Double(all.min() ?? 0)
    let greatest = Double(all.max() ?? 0)
    let bottom = row.maxY - Self.ticksHeight
    let spare = max(0, 4 - (greatest - least))
    return height(
      of: least...(greatest + spare), top: row.y + 11, bottom: least < 0 ? bottom - 3 : bottom)
  }

  /// A caret's places as a line that holds until the next one.
  private func caretLine(_ record: LaneRecord, _ y: (Double) -> Double) -> [Point] {
    let from = scale.unclampedTime(atX: edges.lowerBound)
    let to = scale.unclampedTime(atX: edges.upperBound)
    let places = record.caret
    let first = max(0, places.partition { $0.time > from } - 1)
    let last = places.partition { $0.time > to }
    guard first < last else { return [] }
    var points: [Point] = []
    // Many places in a column are one upright as long as their way.
    var column: (x: Double, least: Double, greatest: Double, last: Double)?
    func close() {
      guard let full = column else { return }
      points += [full.least, full.greatest, full.last].map { Point(x: full.x, y: $0) }
      column = nil
    }
    for place in places[first..<last] {
      let x = max(edges.lowerBound, scale.x(of: place.time))
      let height = y(Double(place.offset))
      if let full = column, x - full.x < 0.5 {
        column = (full.x, min(full.least, height), max(full.greatest, height), height)
        continue
      }
      if let before = points.last, column == nil, points.count > 2, x - before.x < 0.5 {
        column = (before.x, min(before.y, height), max(before.y, height), height)
        continue
      }
      close()
      if let before = points.last { points.append(Point(x: x, y: before.y)) }
      points.append(Point(x: x, y: height))
    }
    close()
    if let before = points.last {
      let end = min(edges.upperBound, scale.x(of: record.end))
      if end > before.x { points.append(Point(x: end, y: before.y)) }
    }
    return points
  }

  /// Dashed treads and solid risers.
  private func drawDashed(_ points: [Point], _ pen: inout LanePen) {
    var treads = PlotPath()
    var risers = PlotPath()
    for (from, to) in zip(points, points.dropFirst()) {
      if from.y == to.y {
        treads.append([from, to])
      } else {
        risers.append([from, to])
      }
    }
    pen.stroke(treads, PlotStroke(.ghost, width: 1.6, dash: [4, 2]))
    pen.stroke(risers, PlotStroke(.ghost, width: 1.6))
  }

  /// Where the carets ended, at the right edge.
  private func drawEndValues(
    _ row: LaneLayout.Row, _ y: (Double) -> Double, _ pen: inout LanePen
  ) {
    var ends: [(offset: Int, ink: PlotInk)] = []
    for (record, ink) in [(a, PlotInk.accent), (b, PlotInk.ghost)] {
      guard let record, record.end > record.start, scale.x(of: record.end) <= edges.upperBound - 8,
        let offset = record.caret.last?.offset
      else { continue }
      ends.append((offset, ink))
    }
    let places = LabelPlacing.places(
      wanted: ends.map { y(Double($0.offset)) }, spacing: 12,
      within: (row.y + 7)...(row.maxY - Self.ticksHeight - 3))
    for (end, place) in zip(ends, places) {
      let style = PlotTextStyle(11, weight: 500, ink: end.ink, anchor: .end)
      let words = LaneNumber.signed(end.offset)
      let right = scale.x(of: a.end) + 8 + TextWidth.estimate(words, style)
      pen.text(words, x: min(edges.upperBound, right), middle: place, style)
    }
  }

  private func drawTicks(
    of record: LaneRecord, _ name: String, base: Double, width: Double, height: Double,
    _ pen: inout LanePen
  ) {
    pen.text(name, x: LaneLayout.margin, middle: base, .caption)
    pen.level(base, from: edges.lowerBound, to: edges.upperBound, PlotStroke(.line))
    let base = LanePen.crisp(base)
    var forward = PlotPath()
    var back = PlotPath()
    var others: [(Rectangle, PlotInk)] = []
    var last = (forward: -Double.infinity, back: -Double.infinity)
    for step in visibleSteps(of: record) {
      let x = (scale.x(of: step.time) - width / 2).rounded() + width / 2
      let y = step.isBack ? base + 0.5 : base - height - 0.5
      let tick = Rectangle(x: x - width / 2, y: y, width: width, height: height)
      guard step.isPlain else {
        others.append((tick, step.isBack ? .back : .forward))
        continue
      }
      let upright = [Point(x: x, y: tick.y), Point(x: x, y: tick.maxY)]
      if step.isBack {
        if x > last.back { back.append(upright) }
        last.back = x
      } else {
        if x > last.forward { forward.append(upright) }
        last.forward = x
      }
    }
    pen.stroke(forward, PlotStroke(.forward, width: width))
    pen.stroke(back, PlotStroke(.back, width: width))
    // Moves by words, lines or to an end are hollow and wider.
    for (tick, ink) in others {
      let box = Rectangle(x: tick.x - 1, y: tick.y + 0.5, width: tick.width + 2, height: height - 1)
      pen.stroke(PlotPath(box), PlotStroke(ink))
    }
  }
}
