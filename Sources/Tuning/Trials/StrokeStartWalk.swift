import GestureCore
import SimulatorCore

/// Follows touches to where each makes its first step, as `StrokeFigures` measures them in recordings that are there as a whole.
struct StrokeStartWalk: Sendable {
  private struct Touch: Sendable {
    var finger: FingerID
    var down: Instant
    var from: Double
    /// The report before the newest, and the newest.
    var last: TouchSample
    /// The farthest from the touch-down, in points.
    var reach = 0.0
    /// Reports since the touch-down.
    var reports = 0
    /// When the first step came.
    var stepped: Instant?
    /// Where the finger was then, in points from the touch-down, and after how many reports.
    var start: (way: Double, reports: Int)?
  }

  private let delivery: DeliveryRate
  private var touch: Touch?
  private var count = 0
  private var way = 0.0
  private var share = 0.0
  private var microseconds = 0.0
  private var callbacks = 0.0

  init(_ delivery: DeliveryRate) { self.delivery = delivery }

  mutating func down(_ sample: TouchSample) {
    touch = Touch(
      finger: sample.finger, down: sample.time, from: sample.location.x, last: sample)
  }

  mutating func step(at time: Instant) {
    if touch?.stepped == nil { touch?.stepped = time }
  }

  mutating func move(_ sample: TouchSample) {
    guard var touch, touch.finger == sample.finger else { return }
    let isNew = sample.time > touch.down
    if let stepped = touch.stepped, touch.start == nil {
      // The finger went straight from report to report; a step at this one's time belongs to it.
      let last = touch.last
      let time = Double(max(1, sample.time - last.time))
      let part = min(max(Double(stepped - last.time) / time, 0), 1)
      let x = last.location.x + (sample.location.x - last.location.x) * part
      touch.start = (
        (x - touch.from).magnitude, touch.reports + (isNew && sample.time <= stepped ? 1 : 0)
      )
    }
    if isNew { touch.reports += 1 }
    touch.reach = max(touch.reach, (sample.location.x - touch.from).magnitude)
    touch.last = sample
    self.touch = touch
  }

  /// The touch is over.
  ///
  /// - Returns: whether it moved the caret while it lasted.
  mutating func lift() -> Bool {
    defer { touch = nil }
    guard let touch, let stepped = touch.stepped, let start = touch.start else { return false }
    count += 1
    way += start.way
    share += touch.reach > 0 ? min(1, start.way / touch.reach) : 0
    microseconds += Double(stepped - touch.down)
    switch delivery {
    case .asRecorded: callbacks += Double(start.reports)
    case .hertz(let hertz):
      callbacks +=
        StrokeFigures.frame(of: stepped, hertz) - StrokeFigures.frame(of: touch.down, hertz)
    }
    return true
  }

  /// The mean over the touches that moved the caret; nil without one.
  func mean(pointsPerMillimetre: Double) -> StrokeStart? {
    guard count > 0 else { return nil }
    let number = Double(count)
    return StrokeStart(
      deadMillimetres: way / number / pointsPerMillimetre, deadShare: share / number,
      milliseconds: microseconds / number / 1_000, callbacks: callbacks / number)
  }
}
