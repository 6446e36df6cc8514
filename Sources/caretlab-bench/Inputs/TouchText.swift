import GestureCore
import TraceFormat

/// Touches of one finger, in the words of several tools.
enum TouchText {
  private static func place(_ touch: TouchSample) -> (x: String, y: String) {
    (NumberForm.text(of: touch.location.x), NumberForm.text(of: touch.location.y))
  }

  static func motionevent(_ touch: TouchSample) -> String {
    let (x, y) = place(touch)
    return "input motionevent \(touch.phase.word.uppercased()) \(x) \(y)"
  }

  static func devtools(_ touch: TouchSample) -> String {
    let (x, y) = place(touch)
    let seconds = NumberForm.text(of: 1_700_000_000 + Double(touch.time.microseconds) / 1e6)
    let type = ["down": "touchStart", "move": "touchMove"][touch.phase.word] ?? "touchEnd"
    let points = type == "touchEnd" ? "" : "{\"x\":\(x),\"y\":\(y),\"id\":0}"
    return
      "{\"id\":1,\"method\":\"Input.dispatchTouchEvent\",\"params\":{\"type\":\"\(type)\","
      + "\"touchPoints\":[\(points)],\"timestamp\":\(seconds)}}"
  }

  static func appiumInspector(_ touches: [TouchSample]) -> String {
    var ticks: [String] = []
    var last: Int64 = 0
    for touch in touches {
      let (x, y) = place(touch)
      let milliseconds = touch.time.microseconds / 1000
      let move =
        "{\"id\":\"1\",\"type\":\"pointerMove\",\"x\":\(x),\"y\":\(y),\"duration\":\(milliseconds - last)}"
      last = milliseconds
      switch touch.phase {
      case .down: ticks += [move, "{\"id\":\"1\",\"type\":\"pointerDown\",\"button\":0}"]
      case .move: ticks.append(move)
      case .up, .cancel: ticks.append("{\"id\":\"1\",\"type\":\"pointerUp\",\"button\":0}")
      }
    }
    return
      "{\"name\":\"drags\",\"actions\":[{\"name\":\"pointer1\",\"color\":\"#FF3333\",\"ticks\":[\n"
      + ticks.joined(separator: ",\n") + "]}]}\n"
  }

  static func keyman(_ touches: [TouchSample]) -> String {
    var paths: [String] = []
    var coordinates: [String] = []
    for touch in touches {
      guard touch.phase == .down || touch.phase == .move else {
        paths.append(
          "{\"isFromTouch\":true,\"path\":{\"coords\":[" + coordinates.joined(separator: ",\n")
            + "],\"wasCancelled\":false}}")
        coordinates = []
        continue
      }
      let (x, y) = place(touch)
      let milliseconds = NumberForm.text(of: Double(touch.time.microseconds) / 1000)
      coordinates.append("{\"targetX\":\(x),\"targetY\":\(y),\"t\":\(milliseconds)}")
    }
    return "{\"inputs\":[{\"touchpoints\":[" + paths.joined(separator: ",\n") + "]}]}\n"
  }

  static func howWeSwipe(_ touches: [TouchSample]) -> String {
    var text =
      "sentence timestamp keyb_width keyb_height event x_pos y_pos x_radius y_radius angle word is_err\n"
    for touch in touches {
      let (x, y) = place(touch)
      let stamp = 1_576_480_000_000 + touch.time.microseconds / 1000
      let event = ["down": "touchstart", "move": "touchmove"][touch.phase.word] ?? "touchend"
      text += "a_few_words \(stamp) 390 844 \(event) \(x) \(y) 1.33 1.33 0 few 0\n"
    }
    return text
  }
}

extension TouchPhase {
  /// What recordings call it.
  fileprivate var word: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}
