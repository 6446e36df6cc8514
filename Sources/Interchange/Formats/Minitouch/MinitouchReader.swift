import GestureCore

/// minitouch's text protocol, with the server's greeting in front or without.
struct MinitouchReader: LineFormat {
  private var time: Int64 = 0
  /// Touches that wait for `c`.
  private var pending: [TouchInput.Touch] = []
  /// Contacts that are down once what is pending is done.
  private var down: Set<Int> = []

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard let command = line.bytes.first else { return }
    var scanner = WordScanner(line.bytes.dropFirst())
    switch command {
    case UInt8(ascii: "v"):
      guard let version = scanner.decimal() else { return input.leaveOut(line, Self.unknown) }
      guard version == 1 else {
        throw .refused(
          line: line.number, "version \(version) of minitouch's protocol is not known; 1 is")
      }
    case UInt8(ascii: "^"): describe(&scanner, &input)
    case UInt8(ascii: "$"), UInt8(ascii: "#"): break
    case UInt8(ascii: "d"), UInt8(ascii: "m"), UInt8(ascii: "u"):
      if !touch(command, &scanner, line) { input.leaveOut(line, Self.unknown) }
    case UInt8(ascii: "c"): try commit(&input)
    case UInt8(ascii: "w"):
      guard let wait = scanner.decimal(), scanner.isAtEnd else {
        return input.leaveOut(line, Self.unknown)
      }
      time = min(time + min(max(0, wait), ImportLimits.stamp / 1000) * 1000, ImportLimits.stamp)
    case UInt8(ascii: "r"):
      for id in down.sorted() {
        pending.append(TouchInput.Touch(id: id, phase: .cancel, line: line.number))
      }
      try commit(&input)
    default: input.leaveOut(line, Self.unknown)
    }
  }

  mutating func finish(into input: inout ImportInput) throws(ImportError) {
    guard let first = pending.first else { return }
    input.log.notes.add(
      .repair, line: first.line, "touches without a commit (c) at the end; they count")
    try commit(&input)
  }

  private static let unknown = "no command of minitouch"

  private func describe(_ scanner: inout WordScanner, _ input: inout ImportInput) {
    _ = scanner.decimal()
    guard let x = scanner.decimal(), let y = scanner.decimal(), x > 0, y > 0 else { return }
    input.panel.x = AxisRange(minimum: 0, maximum: Double(x))
    input.panel.y = AxisRange(minimum: 0, maximum: Double(y))
  }

  private mutating func touch(
    _ command: UInt8, _ scanner: inout WordScanner, _ line: Line
  ) -> Bool {
    guard let id = scanner.decimal().flatMap({ Int(exactly: $0) }) else { return false }
    var touch = TouchInput.Touch(id: id, phase: .up, line: line.number)
    if command != UInt8(ascii: "u") {
      guard let x = scanner.number(), let y = scanner.number() else { return false }
      touch.phase = command == UInt8(ascii: "d") ? .down : .move
      (touch.x, touch.y) = (x, y)
    }
    if touch.phase == .up { down.remove(id) } else { down.insert(id) }
    // Without a commit nothing happens, so no more may wait than fingers can do.
    if pending.count < ImportLimits.frame { pending.append(touch) }
    return true
  }

  private mutating func commit(_ input: inout ImportInput) throws(ImportError) {
    for var touch in pending {
      touch.stamp = time
      try input.take(touch)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Whether a line is a touch: letter, contact, and for two of the letters place and pressure.
  static func isTouch(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let command = bytes.first, bytes.dropFirst().first == UInt8(ascii: " ") else {
      return false
    }
    var scanner = WordScanner(bytes.dropFirst())
    var count = 0
    while scanner.decimal() != nil { count += 1 }
    guard scanner.isAtEnd else { return false }
    switch command {
    case UInt8(ascii: "d"), UInt8(ascii: "m"): return count == 4 || count == 3
    case UInt8(ascii: "u"), UInt8(ascii: "w"): return count == 1
    default: return false
    }
  }
}
