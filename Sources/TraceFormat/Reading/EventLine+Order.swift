import GestureCore
import SimulatorCore

extension EventLine {
  /// What is wrong with the line's place among the others, at the field that is to blame.
  func fault(_ violation: TouchOrderValidator.Violation, _ touch: TouchSample?) -> LineFault {
    let finger = touch?.finger.rawValue ?? 0
    switch violation {
    case .timeRunsBackwards(let previous):
      return LineFault(
        offset: timeOffset,
        message: "time runs backwards: \(time.microseconds) µs after \(previous.microseconds) µs")
    case .timeOutOfRange:
      return LineFault(
        offset: timeOffset,
        message: "the time \(time.microseconds) µs lies outside 0 to \(TouchLimits.microseconds) µs"
      )
    case .coordinateOutOfRange:
      return LineFault(
        offset: fieldOffset,
        message: "finger \(finger) lies outside -100000 to 100000 points")
    case .alreadyDown:
      return LineFault(
        offset: fieldOffset,
        message: "\"down\" of finger \(finger), which is down already: expected its \"move\", "
          + "\"up\" or \"cancel\"")
    case .notDown:
      let phase = touch?.phase.recordedName ?? ""
      return LineFault(
        offset: fieldOffset,
        message: "\"\(phase)\" of finger \(finger), which is not down: expected its \"down\" first"
      )
    case .tooManyFingers:
      return LineFault(
        offset: fieldOffset,
        message: "\"down\" of finger \(finger) while \(TouchLimits.fingers) are down: at most "
          + "\(TouchLimits.fingers) fingers may be down at once")
    }
  }
}
