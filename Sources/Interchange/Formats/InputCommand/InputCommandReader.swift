import GestureCore

/// Scripts of Android's `input` command: `motionevent`, `tap`, `swipe`. They say nothing of time but what
/// they sleep and how long a swipe takes.
struct InputCommandReader: LineFormat {
  /// What `input swipe` takes where nothing is said, in milliseconds.
  private static let swipeDuration: Int64 = 300
  private var time: Int64 = 0

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty, line.bytes.first != UInt8(ascii: "#") else { return }
    var words = ShellWords(line.bytes)
    var hasCommand = false
    while let word = words.next() {
      switch String(decoding: word, as: UTF8.self) {
      case "motionevent": hasCommand = try moves(&words, line, &input)
      case "tap": hasCommand = try taps(&words, line, &input)
      case "swipe", "draganddrop": hasCommand = try swipes(&words, line, &input)
      case "sleep", "usleep":
        hasCommand = true
        pass(words.pause(isOfMicroseconds: word.first == UInt8(ascii: "u")) ?? 0)
      default: break
      }
    }
    if !hasCommand {
      input.leaveOut(line, "expected input motionevent, tap or swipe with its numbers")
    }
  }

  private mutating func pass(_ microseconds: Int64) {
    time = min(time + microseconds, ImportLimits.stamp)
  }

  private func send(
    _ phase: TouchPhase, _ x: Double, _ y: Double, at time: Int64, _ line: Line,
    _ input: inout ImportInput
  ) throws(ImportError) {
    try input.take(
      TouchInput.Touch(stamp: time, id: 0, phase: phase, x: x, y: y, line: line.number))
  }

  private mutating func moves(
    _ words: inout ShellWords, _ line: Line, _ input: inout ImportInput
  ) throws(ImportError) -> Bool {
    guard let name = words.next(), let phase = TouchPhase(named: name),
      let x = words.number(), let y = words.number()
    else { return false }
    let interval = try interval(line, input)
    try send(phase, x, y, at: time, line, &input)
    pass(interval)
    return true
  }

  private mutating func taps(
    _ words: inout ShellWords, _ line: Line, _ input: inout ImportInput
  ) throws(ImportError) -> Bool {
    guard let x = words.number(), let y = words.number() else { return false }
    let interval = try interval(line, input)
    try send(.down, x, y, at: time, line, &input)
    pass(interval)
    try send(.up, x, y, at: time, line, &input)
    pass(interval)
    return true
  }

  private mutating func swipes(
    _ words: inout ShellWords, _ line: Line, _ input: inout ImportInput
  ) throws(ImportError) -> Bool {
    guard let x = words.number(), let y = words.number(), let endX = words.number(),
      let endY = words.number()
    else { return false }
    let interval = try interval(line, input)
    let duration = min(max(0, words.decimal() ?? Self.swipeDuration), 1_000_000_000) * 1000
    input.log.notes.add(
      .assumption, line: line.number,
      "a swipe's moves are made by the phone and not in the file; only its start and end are")
    try send(.down, x, y, at: time, line, &input)
    pass(duration)
    try send(.move, endX, endY, at: time, line, &input)
    try send(.up, endX, endY, at: time, line, &input)
    pass(interval)
    return true
  }

  private func interval(_ line: Line, _ input: ImportInput) throws(ImportError) -> Int64 {
    guard let interval = input.interval else { throw .withoutStamps(line: line.number) }
    return interval
  }

  /// Whether a line has a touch of the command.
  static func isCommand(_ bytes: ArraySlice<UInt8>) -> Bool {
    var words = ShellWords(bytes)
    while let word = words.next() {
      guard word.elementsEqual("input".utf8) else { continue }
      // The source of the event may stand between.
      return words.prefix(3).contains { word in
        ["motionevent", "tap", "swipe", "draganddrop"].contains { word.elementsEqual($0.utf8) }
      }
    }
    return false
  }
}
