import GestureCore
import TraceFormat

/// What Keyman's gesture recorder saves, in both of its layouts: `inputs` that hold `touchpoints`, or paths
/// directly. A path's last coordinate is where and when it ended; there is no event of its own for that.
struct KeymanReader {
  /// Takes the whole file.
  func read(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    input.panel.unit = .point
    try JSONInput.read(pieces, into: &input) { value, input throws(ImportError) in
      guard let inputs = value["inputs"]?.elements else {
        input.log.notes.add(.leftOut, line: value.line, "an object without “inputs”")
        return
      }
      if let style = value["config"]?["deviceStyle"]?.text { input.panel.name = "Keyman \(style)" }
      var lines = JSONNode.LineCounter()
      var number = 0
      for entry in inputs {
        for point in entry["touchpoints"]?.elements ?? entry.alone {
          guard let path = point["path"] else {
            input.log.notes.add(.leftOut, line: lines.line(of: point), "a touch without a path")
            continue
          }
          try take(path, number: number, &lines, &input)
          number += 1
        }
      }
    }
  }

  private func take(
    _ path: JSONNode, number: Int, _ lines: inout JSONNode.LineCounter,
    _ input: inout ImportInput
  ) throws(ImportError) {
    var clock = StampClock()
    var contact: Int?
    var last: (time: Int64, x: Double, y: Double)?
    var line = lines.line(of: path)
    for coordinate in path["coords"]?.elements ?? path.elements ?? path.none {
      line = lines.line(of: coordinate)
      guard let x = coordinate["targetX"]?.double, let y = coordinate["targetY"]?.double,
        let milliseconds = coordinate["t"]?.double,
        milliseconds.magnitude < Double(ImportLimits.stamp / 1000)
      else {
        input.log.notes.add(
          .leftOut, line: line, "a coordinate without targetX, targetY and t")
        continue
      }
      guard max(x.magnitude, y.magnitude) <= ImportLimits.place else {
        input.log.notes.add(.leftOut, line: line, TouchInput.Touch.outOfReach)
        continue
      }
      let (time, stepBack) = clock.time(of: Int64((milliseconds * 1000).rounded()))
      if stepBack > 0 {
        input.log.notes.add(
          .repair, line: line, "a path's clock steps back by \(stepBack.asSeconds); time goes on")
      }
      if let contact {
        input.log.move(contact, time: time, x: x, y: y, line: line)
      } else {
        contact = try input.log.begin(number: number, time: time, x: x, y: y, line: line)
      }
      last = (time, x, y)
    }
    guard let contact, let last else {
      input.log.notes.add(.leftOut, line: line, "a path without coordinates")
      return
    }
    let isCancelled = path["wasCancelled"]?.isTrue ?? false
    input.log.end(
      contact, isCancelled ? .cancel : .up, time: last.time, x: last.x, y: last.y, line: line)
  }
}
