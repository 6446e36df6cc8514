package import GestureCore
package import SimulatorCore

/// What touches and steps tell without any label: the start, the delay, the finger's speed.
///
/// All lengths in points, along the text.
package struct StrokeFigures: Hashable, Sendable {
  /// What one stroke gave that moved the caret.
  package struct Stroke: Hashable, Sendable {
    /// From the touch-down to where the first step came.
    package var deadTravel: Double
    /// That, of the farthest it went.
    package var deadShare: Double
    /// The time to the first step, in milliseconds.
    package var milliseconds: Double
    /// The callbacks to the first step.
    package var callbacks: Double
    /// How many callbacks later the steps came than the finger had gone the way for them, on average; nil for fewer than
    /// three steps, or if the stroke turns round.
    package var latency: Double?
  }

  /// The strokes that moved the caret, in order of their lifts.
  package private(set) var strokes: [Stroke] = []
  /// The finger's greatest speed, in points per second.
  package private(set) var peakSpeed = 0.0
  /// The finger's whole way.
  package private(set) var way = 0.0

  /// Measures touches against steps.
  ///
  /// - Parameters:
  ///   - touches: every finger's stay.
  ///   - steps: in order of time.
  ///   - delivery: the rate of callbacks; with `asRecorded` each report is one.
  package init(_ touches: [TouchSpan], steps: [TimedCount], delivery: DeliveryRate) {
    for touch in touches {
      way += touch.way
      peakSpeed = max(peakSpeed, Self.peakSpeed(touch))
      let own = steps.filter { $0.count != 0 && touch.lasts(at: $0.time) }
      guard let first = own.first else { continue }
      let deadTravel = (touch.x(at: first.time) - touch.from.x).magnitude
      let reach = touch.reach
      strokes.append(
        Stroke(
          deadTravel: deadTravel, deadShare: reach > 0 ? min(1, deadTravel / reach) : 0,
          milliseconds: Double(first.time - touch.down) / 1_000,
          callbacks: Self.callbacks(touch, to: first.time, delivery),
          latency: Self.latency(touch, own, delivery)))
    }
  }

  /// Over stretches of at least 8 ms: stamps of single reports lie.
  private static func peakSpeed(_ touch: TouchSpan) -> Double {
    var peak = 0.0
    var start = 0
    for (index, place) in touch.places.enumerated() {
      while start + 1 < index, place.time - touch.places[start + 1].time >= 8_000 { start += 1 }
      let time = place.time - touch.places[start].time
      guard time >= 8_000 else { continue }
      let way = (place.location.x - touch.places[start].location.x).magnitude
      peak = max(peak, way / (Double(time) / 1e6))
    }
    return peak
  }

  /// How many callbacks brought the touch from its down to a time; that of the time itself counts.
  private static func callbacks(
    _ touch: TouchSpan, to time: Instant, _ delivery: DeliveryRate
  ) -> Double {
    switch delivery {
    case .asRecorded:
      Double(touch.places.count { $0.time > touch.down && $0.time <= time })
    case .hertz(let hertz):
      frame(of: time, hertz) - frame(of: touch.down, hertz)
    }
  }

  /// A move at t belongs to frame ⌈t·f⌉.
  static func frame(of time: Instant, _ hertz: Int) -> Double {
    (Double(time.microseconds) * Double(hertz) / 1e6).rounded(.up)
  }

  /// An ideal accumulator begins at the first step and takes one step for each equal part of the way from there to the
  /// last one. A step's latency is the time from when the finger, straight between its reports, has gone the way for it to
  /// the callback that brings it.
  private static func latency(
    _ touch: TouchSpan, _ steps: [TimedCount], _ delivery: DeliveryRate
  ) -> Double? {
    guard let first = steps.first, let last = steps.last, last.time > first.time else { return nil }
    let direction = first.count.signum()
    guard steps.allSatisfy({ $0.count.signum() == direction }) else { return nil }
    let begin = touch.x(at: first.time)
    let length = touch.x(at: last.time) - begin
    let after = steps.dropFirst().filter { $0.time > first.time }
    let total = after.reduce(0.0) { $0 + Double($1.count.magnitude) }
    guard total >= 2, length != 0 else { return nil }
    let interval = interval(touch, delivery)
    guard interval > 0 else { return nil }
    var done = 0.0
    var sum = 0.0
    for step in after {
      done += Double(step.count.magnitude)
      guard
        let crossing = crossing(touch, begin + length * done / total, forward: length > 0, first)
      else { return nil }
      let shown: Double
      switch delivery {
      case .asRecorded: shown = Double(step.time.microseconds)
      case .hertz(let hertz): shown = frame(of: step.time, hertz) * 1e6 / Double(hertz)
      }
      sum += (shown - crossing) / interval * Double(step.count.magnitude)
    }
    return sum / total
  }

  /// The time between callbacks, in microseconds.
  private static func interval(_ touch: TouchSpan, _ delivery: DeliveryRate) -> Double {
    switch delivery {
    case .asRecorded: Double(touch.up - touch.down) / Double(max(1, touch.places.count - 1))
    case .hertz(let hertz): 1e6 / Double(hertz)
    }
  }

  /// When the finger came to a place along the text after the first step, in microseconds; nil if it never did.
  private static func crossing(
    _ touch: TouchSpan, _ x: Double, forward: Bool, _ first: TimedCount
  ) -> Double? {
    for (one, other) in zip(touch.places, touch.places.dropFirst()) where other.time > first.time {
      let (from, to) = (one.location.x, other.location.x)
      guard forward ? to >= x - 1e-9 : to <= x + 1e-9 else { continue }
      let part = from == to ? 1 : max(0, min(1, (x - from) / (to - from)))
      return Double(one.time.microseconds) + Double(other.time - one.time) * part
    }
    return nil
  }
}
