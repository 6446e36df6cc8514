import GestureCore
import SimulatorCore
import TraceFormat

/// A recording's touches as other tools have them: time from the first touch-down, fingers by numbers that
/// the format takes.
struct ExportTouches {
  /// One report of one finger.
  struct Touch {
    /// Microseconds from the first touch.
    var time: Int64
    var finger: Int
    var phase: TouchPhase
    var location: Point
  }

  /// What happens at once: no finger is in it twice.
  struct Report {
    /// Steps of the format's time from the first touch.
    var time: Int64
    var touches: [Touch]
  }

  /// What fingers may be called.
  enum Numbering {
    /// Anything.
    case own
    /// Slots of a panel: small numbers.
    case slots
    /// A number for each finger that there is, from 0, in the order of their own numbers.
    case dense
  }

  let touches: [Touch]
  /// Whether a finger has another number than in the recording.
  let isRenumbered: Bool

  /// The touches of a recording, none if it has none.
  init(_ trace: Trace, numbering: Numbering) {
    let samples = trace.events.compactMap(\.touch)
    let start = samples.first?.time.microseconds ?? 0
    var numbers = Numbers(numbering, fingers: samples.map(\.finger.rawValue))
    touches = samples.map { sample in
      Touch(
        time: sample.time.microseconds - start,
        finger: numbers.number(of: sample.finger.rawValue, sample.phase), phase: sample.phase,
        location: sample.location)
    }
    isRenumbered = zip(touches, samples).contains { $0.finger != $1.finger.rawValue }
  }

  /// The fingers, in order.
  var fingers: [Int] { Set(touches.map(\.finger)).sorted() }

  /// Gives touches at the same time together, in order; a finger's second one begins a new report.
  ///
  /// - Parameter step: the format's finest step of time, in microseconds, to which times are rounded.
  func forEachReport<Failure>(
    step: Int64, _ body: (Report) throws(Failure) -> Void
  ) throws(Failure) {
    var report = Report(time: 0, touches: [])
    for touch in touches {
      let time = (touch.time + step / 2) / step
      if time != report.time || report.touches.contains(where: { $0.finger == touch.finger }) {
        if !report.touches.isEmpty { try body(report) }
        report.time = time
        report.touches.removeAll(keepingCapacity: true)
      }
      report.touches.append(touch)
    }
    if !report.touches.isEmpty { try body(report) }
  }
}

/// Gives fingers their numbers.
private struct Numbers {
  private let numbering: ExportTouches.Numbering
  private let keepsOwn: Bool
  private let sorted: [Int]
  private var slots: [Int?] = []

  init(_ numbering: ExportTouches.Numbering, fingers: [Int]) {
    self.numbering = numbering
    keepsOwn = fingers.allSatisfy { (0..<TouchLimits.fingers).contains($0) }
    sorted = Set(fingers).sorted()
  }

  mutating func number(of finger: Int, _ phase: TouchPhase) -> Int {
    switch numbering {
    case .own: return finger
    case .slots: return keepsOwn ? finger : slot(of: finger, phase)
    case .dense:
      // As many sources as fingers: numbers that are used up would each need one.
      return sorted.count <= TouchLimits.fingers
        ? sorted.firstIndex(of: finger) ?? 0 : slot(of: finger, phase)
    }
  }

  /// The least number that no other finger has while this one is down.
  private mutating func slot(of finger: Int, _ phase: TouchPhase) -> Int {
    let index = slots.firstIndex(of: finger) ?? slots.firstIndex(of: nil) ?? slots.count
    if index == slots.count { slots.append(finger) }
    switch phase {
    case .down, .move: slots[index] = finger
    case .up, .cancel: slots[index] = nil
    }
    return index
  }
}
