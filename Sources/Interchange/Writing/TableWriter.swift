import GestureCore
import TraceFormat

/// A table with a line for each sample: microseconds and points, as exact as the recording.
enum TableWriter {
  static func write<Failure>(
    _ touches: ExportTouches, to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try body("t_us,phase,finger,x_pt,y_pt\n")
    for touch in touches.touches {
      let x = NumberForm.text(of: touch.location.x)
      let y = NumberForm.text(of: touch.location.y)
      try body("\(touch.time),\(touch.phase.recordedName),\(touch.finger),\(x),\(y)\n")
    }
  }
}
