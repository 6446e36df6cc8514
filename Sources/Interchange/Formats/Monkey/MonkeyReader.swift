import GestureCore

/// Scripts of Android's Monkey: `DispatchPointer` with its true milliseconds, and what waits and taps.
struct MonkeyReader: LineFormat {
  /// Where time is for commands without stamps, in microseconds.
  private var time: Int64 = 0
  private var ticks = TickCounter()
  private var isStamped = false

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty, !Self.isHeader(line.bytes) else { return }
    guard let (name, numbers) = Self.command(line.bytes) else {
      return input.leaveOut(line, "no command of a Monkey script")
    }
    switch name {
    case "DispatchPointer", "captureDispatchPointer": try dispatch(numbers, line, &input)
    case "UserWait" where numbers.count == 1: wait(numbers[0], &input)
    case "Tap" where numbers.count >= 2:
      try tap(numbers, duration: numbers.count > 2 ? numbers[2] : nil, line, &input)
    case "PressAndHold" where numbers.count >= 3:
      try tap(numbers, duration: numbers[2], line, &input)
    default: input.leaveOut(line, "a command that is no touch")
    }
  }

  private mutating func dispatch(
    _ numbers: [Double], _ line: Line, _ input: inout ImportInput
  ) throws(ImportError) {
    guard numbers.count >= 5, let action = Int(exactly: numbers[2]), action >= 0 else {
      return input.leaveOut(line, "expected DispatchPointer(downTime,eventTime,action,x,y,…)")
    }
    let phase: TouchPhase
    switch action & 0xff {
    case 0, 5: phase = .down
    case 1, 6: phase = .up
    case 2: phase = .move
    case 3: phase = .cancel
    default: return input.leaveOut(line, "a pointer's action that is no touch")
    }
    // Secondary pointers have their number in the action and, in newer scripts, as a thirteenth argument.
    let ofAction = action & 0xff >= 5 ? action >> 8 : 0
    let id = numbers.count > 12 ? Int(exactly: numbers[12]) ?? ofAction : ofAction
    try input.take(
      TouchInput.Touch(
        stamp: stamp(numbers[1], line, &input), id: id, phase: phase, x: numbers[3], y: numbers[4],
        line: line.number))
  }

  /// The event's time; a time of 0 means “now”.
  private mutating func stamp(
    _ milliseconds: Double, _ line: Line, _ input: inout ImportInput
  ) -> Int64? {
    guard milliseconds > 0, milliseconds < Double(ImportLimits.stamp / 1000) else {
      return isStamped ? time : nil
    }
    let (ticks, hasWrapped) = ticks.unwrapped(Int64(milliseconds))
    if hasWrapped { input.log.notes.add(.repair, line: line.number, Self.wrapped) }
    isStamped = true
    time = ticks * 1000
    return time
  }

  static let wrapped = "the clock wraps at 2³² ticks; time goes on"

  private mutating func wait(_ milliseconds: Double, _ input: inout ImportInput) {
    guard !isStamped, (0..<1e12).contains(milliseconds) else { return }
    time = min(time + Int64(milliseconds * 1000), ImportLimits.stamp)
    input.touches.wait(Int64(milliseconds * 1000))
  }

  private mutating func tap(
    _ numbers: [Double], duration: Double?, _ line: Line, _ input: inout ImportInput
  ) throws(ImportError) {
    guard let hold = duration.map({ Int64(min(max(0, $0), 1e9) * 1000) }) ?? input.interval else {
      throw .withoutStamps(line: line.number)
    }
    for (phase, stamp) in [(TouchPhase.down, time), (.up, time + hold)] {
      try input.take(
        TouchInput.Touch(
          stamp: stamp, id: 0, phase: phase, x: numbers[0], y: numbers[1], line: line.number))
    }
    time += hold
  }

  private static func isHeader(_ bytes: ArraySlice<UInt8>) -> Bool {
    var scanner = WordScanner(bytes)
    let texts: [StaticString] = ["type=", "count=", "speed=", "start data >>", "#"]
    return texts.contains { scanner.take($0) }
  }

  /// The command of a line such as `UserWait(4000)`, and those of its arguments that are numbers.
  static func command(_ bytes: ArraySlice<UInt8>) -> (name: String, numbers: [Double])? {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close, open > bytes.startIndex
    else { return nil }
    let name = bytes[..<open]
    guard name.allSatisfy({ $0.isLetter }) else { return nil }
    let numbers = bytes[(open + 1)..<close].split(separator: UInt8(ascii: ",")).compactMap {
      argument in
      var scanner = WordScanner(argument)
      return scanner.number()
    }
    return (String(decoding: name, as: UTF8.self), numbers)
  }

  /// Whether a line is of a Monkey script and says something of touches or time.
  static func isTouch(_ bytes: ArraySlice<UInt8>) -> Bool {
    let names = ["DispatchPointer", "captureDispatchPointer", "UserWait", "Tap", "PressAndHold"]
    return command(bytes).map { names.contains($0.name) } ?? false
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
