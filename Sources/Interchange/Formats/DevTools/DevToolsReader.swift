import GestureCore
import TraceFormat

/// Messages `Input.dispatchTouchEvent` of Chrome's DevTools protocol, one a line or in an array.
struct DevToolsReader: LineFormat {
  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty else { return }
    guard let value = JSONInput.value(of: line.bytes, number: line.number) else {
      return input.leaveOut(line, "no message: expected a JSON object")
    }
    try take(value, line: line.number, &input)
  }

  /// Takes a file: an array as a whole, anything else line by line.
  mutating func readAny(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    input.panel.unit = .point
    let first = pieces.head.first { $0 > UInt8(ascii: " ") }
    guard first == UInt8(ascii: "[") else { return try read(pieces, into: &input) }
    try JSONInput.read(pieces, into: &input) { value, input throws(ImportError) in
      var lines = JSONNode.LineCounter()
      for message in value.elements ?? value.alone {
        try take(message, line: lines.line(of: message), &input)
      }
    }
  }

  private func take(
    _ message: JSONNode, line: Int, _ input: inout ImportInput
  ) throws(ImportError) {
    // Logs may wrap the message, or hold its parameters alone.
    let parameters = message["params"] ?? message
    guard let type = parameters["type"]?.text, let phase = TouchPhase(named: Array(type.utf8)[...]),
      type.hasPrefix("touch")
    else {
      input.log.notes.add(.leftOut, line: line, "a message that is no touch")
      return
    }
    let stamp = parameters["timestamp"]?.double.flatMap { seconds in
      (0..<1e11).contains(seconds) ? Int64((seconds * 1e6).rounded()) : nil
    }
    var points: [TouchInput.Touch] = []
    for point in parameters["touchPoints"]?.elements ?? message.none {
      guard points.count < ImportLimits.contacts else {
        throw .refused(
          line: line,
          "more than \(ImportLimits.contacts) points touch at once; no panel reports so many")
      }
      points.append(
        TouchInput.Touch(
          stamp: stamp, id: point["id"]?.wholeNumber ?? points.count, phase: .move,
          x: point["x"]?.double, y: point["y"]?.double, line: line))
    }
    try input.takeAll(points, phase, stamp: stamp, line: line)
  }
}

extension ImportInput {
  /// Takes a message that lists all points that are down: who is new goes down, who is missing lifts.
  mutating func takeAll(
    _ points: [TouchInput.Touch], _ phase: TouchPhase, stamp: Int64?, line: Int
  ) throws(ImportError) {
    let before = touches.activeIDs
    for id in before where !points.contains(where: { $0.id == id }) {
      let lift: TouchPhase = phase == .cancel ? .cancel : .up
      try take(TouchInput.Touch(stamp: stamp, id: id, phase: lift, line: line))
    }
    for var point in points {
      let isNew = !before.contains(point.id)
      // A lift lists those that stay; their places are no reports.
      guard isNew || phase == .move else { continue }
      point.phase = isNew ? .down : .move
      try take(point)
    }
  }
}
