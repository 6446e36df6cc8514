import GestureCore
import SimulatorCore

/// Follows a trial from event to event: what measures trials, people's and models' alike.
///
/// For each event in this order: the steps that it and the deadlines before it made and where the caret came by them, the
/// touch if it is one, and where the caret stands then.
struct TrialWalk: Sendable {
  private let task: TrialTask
  private let pointsPerMillimetre: Double
  private var firstDown: Instant?
  private var lastTime = Instant.zero
  private var lastLift: Instant?
  private var reachedAt: Instant?
  private var fingersDown = 0
  private var hasStepped = false
  private var strokes = 0
  private var touches = 0
  private var touchesWhenReached = 0
  private var clutchMicroseconds: Int64 = 0
  private var clutchWhenReached: Int64 = 0
  private var direction = 0
  private var reversals = 0
  private var overshoot = 0
  private var overshootRuns = 0
  private var isBeyond = false
  private var hasLeftTarget = false
  private var reentries = 0
  private var caretPath = 0
  private var liftErrors = 0
  private var lifted = false
  private var isExactAtFirstLift: Bool?
  private var finger = FingerWay()
  private var starts: StrokeStartWalk
  private var stolenTouches = 0
  /// Where the caret stood when, newest last; what no lift reaches back to any more is dropped.
  private var places: [(time: Instant, offset: Int)] = []

  /// - Parameter delivery: the rate of callbacks; with `asRecorded` each report is one.
  init(task: TrialTask, pointsPerMillimetre: Double, delivery: DeliveryRate) {
    self.task = task
    starts = StrokeStartWalk(delivery)
    self.pointsPerMillimetre = pointsPerMillimetre > 0 ? pointsPerMillimetre : 1
    places.reserveCapacity(64)
    places.append((.zero, task.start))
  }

  mutating func step(_ step: TimedCount) {
    guard step.count != 0 else { return }
    hasStepped = true
    starts.step(at: step.time)
    let sign = step.count.signum()
    if direction != 0, sign != direction { reversals += 1 }
    direction = sign
  }

  mutating func touch(_ sample: TouchSample) {
    switch sample.phase {
    case .down:
      if fingersDown == 0 {
        hasStepped = false
        touches += 1
        if let lastLift { clutchMicroseconds += sample.time - lastLift }
        finger.down(sample)
        starts.down(sample)
      }
      fingersDown += 1
      if firstDown == nil { firstDown = sample.time }
    case .move:
      finger.move(sample)
      starts.move(sample)
    case .up, .cancel:
      finger.move(sample)
      starts.move(sample)
      fingersDown = max(0, fingersDown - 1)
      guard fingersDown == 0 else { return }
      // What another finger of the touch moved was not stolen.
      if !starts.lift(), !hasStepped { stolenTouches += 1 }
      if hasStepped { strokes += 1 }
      lifted = true
      lastLift = sample.time
    }
  }

  /// The caret came to a place between events, by a callback of its own.
  mutating func pass(_ offset: Int, at time: Instant) { walk(to: offset, at: time) }

  /// - Parameter offset: where the caret stands, in characters from the text's start.
  mutating func stand(_ offset: Int, at time: Instant) {
    lastTime = time
    walk(to: offset, at: time)
    guard lifted else {
      // Keys reach it, too; what comes later while it stands there takes no time.
      if fingersDown > 0 || offset != task.target {
        reachedAt = nil
      } else if reachedAt == nil {
        reach(at: time)
      }
      return
    }
    lifted = false
    if isExactAtFirstLift == nil { isExactAtFirstLift = offset == task.target }
    let since = time + -TrialResult.liftMicroseconds
    let before = places.last { $0.time <= since }?.offset ?? task.start
    let stood =
      before == task.target || places.contains { $0.time > since && $0.offset == task.target }
    if stood, offset != task.target { liftErrors += 1 }
    if offset == task.target { reach(at: time) } else { reachedAt = nil }
  }

  private mutating func reach(at time: Instant) {
    reachedAt = time
    touchesWhenReached = touches
    clutchWhenReached = clutchMicroseconds
  }

  private mutating func walk(to offset: Int, at time: Instant) {
    guard let last = places.last?.offset, last != offset else { return }
    caretPath += (offset - last).magnitude.clampedToInt
    if last == task.target { hasLeftTarget = true }
    if offset == task.target, hasLeftTarget { reentries += 1 }
    let beyond = task.distance >= 0 ? offset - task.target : task.target - offset
    overshoot = max(overshoot, beyond)
    if beyond > 0, !isBeyond { overshootRuns += 1 }
    isBeyond = beyond > 0
    if places.count == 64 {
      // One place from before the lift's time has to stay: where the caret stood when it began.
      let since = time + -TrialResult.liftMicroseconds
      if let kept = places.lastIndex(where: { $0.time <= since }) {
        places.removeSubrange(0..<kept)
      }
    }
    places.append((time, offset))
  }

  func figures(isSpoiled: Bool) -> TrialFigures {
    let end = reachedAt ?? lastTime
    let start = firstDown ?? end
    let isReached = reachedAt != nil
    let result = TrialResult(
      isReached: isReached && !isSpoiled, isSpoiled: isSpoiled,
      milliseconds: Double(max(end - start, 0)) / 1000,
      overshoot: overshoot, strokes: strokes, reversals: reversals, liftErrors: liftErrors)
    return TrialFigures(
      result: result, totalMilliseconds: Double(end.microseconds) / 1000,
      isExactAtFirstLift: isExactAtFirstLift ?? false, overshootRuns: overshootRuns,
      reentries: reentries, touches: isReached ? touchesWhenReached : touches,
      touchMilliseconds: Double(max((lastLift ?? start) - start, 0)) / 1000,
      clutchMilliseconds: Double(isReached ? clutchWhenReached : clutchMicroseconds) / 1000,
      caretPath: caretPath, fingerMillimetres: finger.total / pointsPerMillimetre,
      peakMillimetresPerSecond: finger.peak / pointsPerMillimetre,
      strokeStart: starts.mean(pointsPerMillimetre: pointsPerMillimetre), allTouches: touches,
      stolenTouches: stolenTouches,
      endError: task.distance >= 0
        ? (places.last?.offset ?? task.start) - task.target
        : task.target - (places.last?.offset ?? task.start))
  }
}

/// The way of the finger that went down first.
private struct FingerWay: Sendable {
  /// Points sideways in all.
  private(set) var total = 0.0
  /// The greatest speed, in points a second.
  private(set) var peak = 0.0
  private var last: TouchSample?

  mutating func down(_ sample: TouchSample) {
    last = sample
  }

  mutating func move(_ sample: TouchSample) {
    guard let last, last.finger == sample.finger else { return }
    let way = (sample.location.x - last.location.x).magnitude
    total += way
    let time = sample.time - last.time
    if time > 0 { peak = max(peak, way * 1e6 / Double(time)) }
    self.last = sample
  }
}

extension UInt {
  /// The number, or the greatest whole one.
  fileprivate var clampedToInt: Int { Int(clamping: self) }
}
