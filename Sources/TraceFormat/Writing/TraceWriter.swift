package import GestureCore
package import SimulatorCore

/// Writes recordings, a line at a time, so that each line can reach a file at once.
package enum TraceWriter {
  /// A whole recording. `cancel`s that the reader added are left out: the next reader adds them again.
  package static func bytes(of trace: Trace) -> [UInt8] {
    var bytes: [UInt8] = []
    appendLine(of: trace.header, to: &bytes)
    var unknown = trace.unknownEvents[...]
    for (index, event) in trace.events.enumerated() {
      while let line = unknown.first, line.index <= index {
        unknown.removeFirst()
        appendLine(of: line, to: &bytes)
      }
      if !trace.repairedCancels.contains(index) { appendLine(of: event, to: &bytes) }
    }
    for line in unknown { appendLine(of: line, to: &bytes) }
    return bytes
  }

  /// A header's line, with its end.
  package static func appendLine(of header: TraceHeader, to bytes: inout [UInt8]) {
    bytes.appendValue(header.json)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// An event's line, with its end.
  package static func appendLine(of event: InputEvent, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    bytes.appendWhole(event.time.microseconds)
    switch event.kind {
    case .touch(let finger, let phase, let location):
      bytes.append(",\"\(phase.recordedName)\",")
      bytes.appendWhole(Int64(finger.rawValue))
      bytes.append(UInt8(ascii: ","))
      bytes.appendNumber(location.x)
      bytes.append(UInt8(ascii: ","))
      bytes.appendNumber(location.y)
    case .text(let text):
      bytes.append(",\"text\",")
      bytes.appendQuoted(text)
    case .mark(let text, let from, let length):
      bytes.append(",\"mark\",")
      bytes.appendQuoted(text)
      bytes.append(",\(from),\(length)")
    case .key(let key):
      bytes.append(",\"key\",\"\(key.name)\"")
    case .select(let anchor, let focus, let affinity):
      bytes.append(",\"select\",\(anchor),\(focus),\"\(affinity.recordedName)\"")
    case .scroll(let distance):
      bytes.append(",\"scroll\",")
      bytes.appendNumber(distance)
    case .focus(let hasFocus):
      bytes.append(",\"focus\",\(hasFocus)")
    case .set(let name, let value):
      bytes.append(",\"set\",")
      bytes.appendQuoted(name)
      bytes.append(UInt8(ascii: ","))
      bytes.appendValue(value.json)
    case .technique(let id):
      bytes.append(",\"technique\",")
      bytes.appendQuoted(id)
    case .note(let text):
      bytes.append(",\"note\",")
      bytes.appendQuoted(text)
    case .end: bytes.append(",\"end\"")
    }
    bytes.append("]\n")
  }

  private static func appendLine(of event: Trace.UnknownEvent, to bytes: inout [UInt8]) {
    bytes.append(event.line)
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension TouchPhase {
  /// The name in a recording: `down`, `move`, `up`, `cancel`.
  package var recordedName: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}
