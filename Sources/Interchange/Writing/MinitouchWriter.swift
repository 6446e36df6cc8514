import GestureCore
import SimulatorCore

/// minitouch's protocol, with the greeting of a server whose panel is the screen in front.
enum MinitouchWriter {
  /// Recordings have no pressure; a light touch, of 255.
  private static let pressure = 50

  static func write<Failure>(
    _ touches: ExportTouches, _ panel: ExportPanel, to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    // A panel of n units counts them from 0 to n − 1, and a unit's place is its middle.
    let right = ExportPanel.units(panel.screen.width) - 1
    let bottom = ExportPanel.units(panel.screen.height) - 1
    try body("v 1\n^ 16 \(max(1, right)) \(max(1, bottom)) 255\n")
    var time: Int64 = 0
    try touches.forEachReport(step: ExportFormat.minitouch.timeStep) { (report) throws(Failure) in
      var text = report.time > time ? "w \(report.time - time)\n" : ""
      time = report.time
      for touch in report.touches {
        let x = unit(touch.location.x)
        let y = unit(touch.location.y)
        switch touch.phase {
        case .down: text += "d \(touch.finger) \(x) \(y) \(pressure)\n"
        case .move: text += "m \(touch.finger) \(x) \(y) \(pressure)\n"
        case .up, .cancel: text += "u \(touch.finger)\n"
        }
      }
      try body(text + "c\n")
    }
  }

  /// The unit that a place lies in.
  private static func unit(_ points: Double) -> Int {
    Int((points * ExportPanel.unitsPerPoint).rounded(.down))
  }
}
