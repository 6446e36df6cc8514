import GestureCore
import TraceFormat

/// A body of WebDriver's command “perform actions”: a touch pointer for each finger, all in lock-step, so that
/// while one acts the others pause.
enum WebDriverWriter {
  static func text(of touches: ExportTouches) -> String {
    let fingers = touches.fingers
    var lists = [[String]](repeating: [], count: fingers.count)
    var time: Int64 = 0
    for touch in touches.touches {
      let step = ExportFormat.webdriver.timeStep
      let stamp = (touch.time + step / 2) / step
      let list = fingers.firstIndex(of: touch.finger) ?? 0
      for action in actions(of: touch, after: stamp - time) {
        for index in lists.indices {
          lists[index].append(index == list ? action : pause(0))
        }
      }
      time = stamp
    }
    let sources = zip(fingers, lists).map { finger, actions in
      "{\"type\":\"pointer\",\"id\":\"finger\(finger)\",\"parameters\":{\"pointerType\":\"touch\"},"
        + "\"actions\":[\n" + actions.joined(separator: ",\n") + "]}"
    }
    return "{\"actions\":[\n" + sources.joined(separator: ",\n") + "]}\n"
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
