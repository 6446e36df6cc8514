package import GestureCore
package import SimulatorCore

/// What the fingers did in a recording, whatever a technique makes of it.
package struct LaneTouches: Hashable, Sendable {
  /// One finger from its touch-down to its lift.
  package struct Stroke: Hashable, Sendable {
    /// Which finger.
    package var finger: FingerID
    /// Its distance from the screen's left edge, in points.
    package var x = LaneSeries()
    /// Whether it has lifted.
    package var isOver = false
  }

  /// When each report came, of any finger.
  package private(set) var reports: [Instant] = []
  /// Fingers in the order of their touch-downs.
  package private(set) var strokes: [Stroke] = []
  /// Least and greatest place of all fingers along the line; nil without any.
  package private(set) var extremes: LanePyramid.Extremes?
  /// The strokes that are not over, newest last.
  private var open: [Int] = []

  /// No touches yet.
  package init() {}

  /// The touches of a recording.
  package init(_ events: [InputEvent]) {
    for event in events {
      if let sample = event.touch { take(sample) }
    }
  }

  /// Takes the next report.
  package mutating func take(_ sample: TouchSample) {
    reports.append(max(sample.time, reports.last ?? sample.time))
    let known = open.last { strokes[$0].finger == sample.finger }
    let index: Int
    if let known, sample.phase != .down {
      index = known
    } else {
      if let known { close(known) }
      strokes.append(Stroke(finger: sample.finger))
      index = strokes.count - 1
      open.append(index)
    }
    strokes[index].x.append(sample.location.x, at: sample.time)
    if sample.location.x.isFinite {
      let place = LanePyramid.Extremes(sample.location.x, sample.location.x)
      extremes?.include(place)
      extremes = extremes ?? place
    }
    switch sample.phase {
    case .down, .move: break
    case .up, .cancel: close(index)
    }
  }

  private mutating func close(_ index: Int) {
    strokes[index].isOver = true
    open.removeAll { $0 == index }
  }

  /// Where the finger that went down last was at a time; nil if none was down.
  package func x(at time: Instant) -> Double? {
    let count = strokes.partition { ($0.x.times.first ?? .zero) > time }
    for stroke in strokes[..<count].reversed().prefix(TouchLimits.fingers) {
      if stroke.isOver, let end = stroke.x.end, end < time { continue }
      return stroke.x.value(at: time)
    }
    return nil
  }

  /// Forgets what lies before a time.
  package mutating func forget(before time: Instant) {
    reports.removeFirst(reports.count(before: time))
    let gone = strokes.prefix { $0.isOver && ($0.x.end ?? .zero) < time }.count
    strokes.removeFirst(gone)
    open = open.map { $0 - gone }
    extremes = nil
    for index in strokes.indices {
      strokes[index].x.forget(before: time)
      guard let place = strokes[index].x.pyramid.extremes else { continue }
      extremes?.include(place)
      extremes = extremes ?? place
    }
  }
}
