import Interchange
import TraceFormat

/// An input event of the kernel, in the words of several tools.
struct KernelEvent {
  var microseconds: Int64
  var type: Int
  var code: Int
  var value: Int

  /// The events of a recording, as `export --to evemu` makes them.
  static func all(of trace: Trace) throws(ExportError) -> [KernelEvent] {
    let text = try Exporter(trace, to: .evemu).text
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = String(decoding: Array(line), as: UTF8.self).split(separator: " ")
      guard words.count == 5, words[0] == "E:",
        let stamp = Int64(words[1].filter { $0 != "." }), let type = Int(words[2], radix: 16),
        let code = Int(words[3], radix: 16), let value = Int(words[4])
      else { return nil }
      return KernelEvent(microseconds: stamp, type: type, code: code, value: value)
    }
  }

  private var stamp: String {
    "\(microseconds / 1_000_000)." + "\(1_000_000 + microseconds % 1_000_000)".dropFirst()
  }

  var evtest: String {
    type == 0
      ? "Event: time \(stamp), -------------- SYN_REPORT ------------"
      : "Event: time \(stamp), type \(type) (EV_ABS), code \(code) (ABS_MT), value \(value)"
  }

  var pythonEvdev: String {
    "InputEvent(\(microseconds / 1_000_000), \(microseconds % 1_000_000), \(type), \(code), \(value))"
  }

  var sendevent: String {
    "sendevent /dev/input/event3 \(type) \(code) \(UInt32(truncatingIfNeeded: value))"
  }

  /// As a machine of 64 bits writes it.
  var dump: [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: Int, _ count: Int) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    append(Int(microseconds / 1_000_000), 8)
    append(Int(microseconds % 1_000_000), 8)
    append(type, 2)
    append(code, 2)
    append(value, 4)
    return bytes
  }

  /// A trace of RERAN: their number, then each with the nanoseconds since the one before in front.
  static func reran(_ events: [KernelEvent]) -> String {
    var text = "\(events.count)\n"
    var last = events.first?.microseconds ?? 0
    for event in events {
      text += "\((event.microseconds - last) * 1000)\n"
      text += "3,\(event.type),\(event.code),\(UInt32(truncatingIfNeeded: event.value))\n"
      last = event.microseconds
    }
    return text
  }
}
