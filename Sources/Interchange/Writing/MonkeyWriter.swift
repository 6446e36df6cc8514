import GestureCore
import TraceFormat

/// Scripts of Android's Monkey, in pixels of a phone with three to the point.
enum MonkeyWriter {
  /// Monkey takes a stamp of 0 for “now”.
  private static let start: Int64 = 1000

  static func write<Failure>(
    _ touches: ExportTouches, to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try body(
      "type= raw events\ncount= \(touches.touches.count)\nspeed= 1.0\nstart data >>\n")
    var down: [Int] = []
    var downTime = start
    try touches.forEachReport(step: ExportFormat.monkey.timeStep) { (report) throws(Failure) in
      for touch in report.touches {
        let time = start + report.time
        if down.isEmpty { downTime = time }
        let action = action(touch, &down)
        try body(
          "DispatchPointer(\(downTime),\(time),\(action),\(pixel(touch.location.x)),"
            + "\(pixel(touch.location.y)),0.5,0.1,0,1,1,0,0,\(touch.finger))\n")
      }
    }
  }

  /// Android's number of what happens: the first finger's touch-down and the last one's lift differ from the
  /// others', which carry the finger's number.
  private static func action(_ touch: ExportTouches.Touch, _ down: inout [Int]) -> Int {
    switch touch.phase {
    case .down:
      down.append(touch.finger)
      return down.count == 1 ? 0 : 5 | touch.finger << 8
    case .move: return 2
    case .up:
      down.removeAll { $0 == touch.finger }
      return down.isEmpty ? 1 : 6 | touch.finger << 8
    case .cancel:
      down.removeAll { $0 == touch.finger }
      return 3
    }
  }

  /// A whole number is a pixel's middle.
  private static func pixel(_ points: Double) -> String {
    let pixels = points * ExportPanel.pixelsPerPoint - 0.5
    return NumberForm.text(of: (pixels * 100).rounded() / 100)
  }
}
