import GestureCore
import TraceFormat

/// A body of WebDriver's command “perform actions”: a touch pointer for each finger, all in lock-step, so that
/// while one acts the others pause.
enum WebDriverWriter {
  static func write<Failure>(
    _ touches: ExportTouches, to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for (index, finger) in touches.fingers.enumerated() {
      try body(index == 0 ? "{\"actions\":[\n" : ",\n")
      try body(
        "{\"type\":\"pointer\",\"id\":\"finger\(finger)\",\"parameters\":{\"pointerType\":\"touch\"},"
          + "\"actions\":[\n")
      try writeActions(of: finger, touches, to: body)
      try body("]}")
    }
    try body("]}\n")
  }

  private static func writeActions<Failure>(
    of finger: Int, _ touches: ExportTouches, to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let step = ExportFormat.webdriver.timeStep
    var time: Int64 = 0
    var separator = ""
    for touch in touches.touches {
      let stamp = (touch.time + step / 2) / step
      for action in actions(of: touch, after: stamp - time) {
        try body(separator + (touch.finger == finger ? action : pause(0)))
        separator = ",\n"
      }
      time = stamp
    }
  }

  /// A pointer that is up travels to where it goes down; time passes on the way.
  private static func actions(
    of touch: ExportTouches.Touch, after milliseconds: Int64
  ) -> [String] {
    let x = NumberForm.text(of: touch.location.x)
    let y = NumberForm.text(of: touch.location.y)
    let move =
      "{\"type\":\"pointerMove\",\"duration\":\(milliseconds),\"origin\":\"viewport\",\"x\":\(x),"
      + "\"y\":\(y)}"
    let wait = milliseconds > 0 ? [pause(milliseconds)] : []
    switch touch.phase {
    case .down: return [move, "{\"type\":\"pointerDown\",\"button\":0}"]
    case .move: return [move]
    case .up: return wait + ["{\"type\":\"pointerUp\",\"button\":0}"]
    case .cancel: return wait + ["{\"type\":\"pointerCancel\"}"]
    }
  }

  private static func pause(_ milliseconds: Int64) -> String {
    "{\"type\":\"pause\",\"duration\":\(milliseconds)}"
  }
}
