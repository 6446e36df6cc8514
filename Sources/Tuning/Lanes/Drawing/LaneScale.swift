package import GestureCore
package import Plots

/// Where times stand on the lanes: a stretch of the recording over a width, zoomed and shifted within it.
package struct LaneScale: Hashable, Sendable {
  /// The least stretch that can be shown, in microseconds.
  package static let leastSpan = 2_000.0
  /// Labels stand at least so far apart, in points.
  package static let labelDistance = 40.0
  /// So much stays free behind the recording's end for the values there, in points.
  package static let endRoom = 19.0

  /// The place of the stretch's start, in points.
  package let left: Double
  /// The place of the stretch's end, in points.
  package let right: Double
  /// The first moment that can be shown, in microseconds.
  package let first: Double
  /// The last moment that can be shown, in microseconds: a little after the recording's end.
  package let last: Double
  /// Where the stretch starts, in microseconds.
  package private(set) var start: Double
  /// How long it is, in microseconds.
  package private(set) var span: Double

  private let labelDistance: Double
  private let digitWidth: Double

  /// The whole recording between two places.
  ///
  /// - Parameters:
  ///   - endRoom: what stays free behind the recording's end at the least, in points.
  ///   - labelDistance: how far apart the ruler's labels stand at the least, in points.
  ///   - digitWidth: how wide a digit of theirs is, in points.
  package init(
    from first: Instant = .zero, to end: Instant, left: Double, right: Double,
    endRoom: Double = LaneScale.endRoom, labelDistance: Double = LaneScale.labelDistance,
    digitWidth: Double = 7.3
  ) {
    self.digitWidth = digitWidth
    self.labelDistance = labelDistance
    self.left = left
    self.right = max(right, left + 1)
    self.first = Double(first.microseconds)
    let length = max(Double(end.microseconds) - self.first, Self.leastSpan)
    let width = self.right - left
    let room = min(endRoom, width / 4)
    let roomy = length * width / (width - room)
    start = self.first
    span = roomy
    // A round end looks calmer, and the ruler's last mark says where it is.
    let mark =
      Self.step(
        span: roomy, width: width, first: self.first, distance: labelDistance,
        digitWidth: digitWidth) / 5
    last = self.first + (roomy / mark).rounded(.up) * mark
    span = last - self.first
  }

  /// The whole width.
  package var width: Double { right - left }
  /// The end of the stretch, in microseconds.
  package var end: Double { start + span }
  /// Whether less than everything is shown.
  package var isZoomed: Bool { span < last - first }
  /// Points for a microsecond.
  package var pointsPerMicrosecond: Double { width / span }

  /// The place of a time; far outside for what is not shown.
  package func x(of time: Instant) -> Double {
    left + (Double(time.microseconds) - start) * pointsPerMicrosecond
  }

  /// The time at a place, within what can be shown.
  package func time(atX x: Double) -> Instant {
    guard x.isFinite else { return Instant(microseconds: Int64(start)) }
    let time = start + (x - left) / pointsPerMicrosecond
    return Instant(microseconds: Int64(max(first, min(last, time)).rounded()))
  }

  /// Shows `factor` times as much detail; what is at `x` stays there as far as there is room.
  package mutating func zoom(by factor: Double, aboutX x: Double) {
    guard factor.isFinite, factor > 0, x.isFinite else { return }
    let place = max(0, min(1, (x - left) / width))
    let fixed = start + place * span
    span = max(min(Self.leastSpan, last - first), min(last - first, span / factor))
    start = fixed - place * span
    clamp()
  }

  /// Moves what is shown to the right by so many points, as far as there is more.
  package mutating func pan(byPoints points: Double) {
    guard points.isFinite else { return }
    start -= points / pointsPerMicrosecond
    clamp()
  }

  /// Shows everything.
  package mutating func reset() {
    start = first
    span = last - first
  }

  /// Moves what is shown so that a time can be seen.
  package mutating func reveal(_ time: Instant) {
    let time = Double(time.microseconds)
    if time >= start, time <= end { return }
    start = time - span / 4
    clamp()
  }

  /// The same stretch of the same recording on another width, or of a recording that has grown.
  package func fitted(to other: LaneScale) -> LaneScale {
    guard isZoomed else { return other }
    var fitted = other
    fitted.span = min(span, other.last - other.first)
    fitted.start = start
    fitted.clamp()
    return fitted
  }

  private mutating func clamp() { start = max(first, min(last - span, start)) }
}

extension LaneScale {
  /// The ruler's marks that are shown: five for each label, at any zoom. Values are microseconds, labels are
  /// milliseconds.
  package var ticks: [PlotTick] {
    let label = Self.step(
      span: span, width: width, first: max(start.magnitude, end.magnitude),
      distance: labelDistance, digitWidth: digitWidth)
    let mark = label / 5
    var ticks: [PlotTick] = []
    var index = (start / mark - 1e-9).rounded(.up)
    while index * mark <= end + mark * 1e-9 {
      let isLabelled = index.truncatingRemainder(dividingBy: 5) == 0
      let value = index * mark
      ticks.append(
        PlotTick(
          value,
          label: isLabelled ? DecimalText.trimmed(value / 1_000, digits: 3, minus: "−") : nil))
      index += 1
    }
    return ticks
  }

  /// From label to label, in microseconds: 1, 2 or 5 times a power of ten.
  private static func step(
    span: Double, width: Double, first: Double, distance: Double, digitWidth: Double
  ) -> Double {
    let longest = DecimalText.trimmed(
      ((first.magnitude + span) / 1_000).rounded(), digits: 0)
    let distance = max(distance, Double(longest.utf8.count) * digitWidth + 12)
    let least = span * distance / max(width, 1)
    var power = 10.0
    while true {
      for factor in [1.0, 2, 5] where power * factor >= least { return power * factor }
      guard power < 1e16 else { return power }
      power *= 10
    }
  }
}
