import SimulatorCore

/// What a format's reader writes to.
struct ImportInput {
  /// Microseconds between reports of a file without stamps; nil where such files are refused.
  let interval: Int64?
  /// The screen that the result is for: some formats count in parts of the screen.
  let screen: Screen
  var log = ContactLog()
  var devices = EvdevDevices()
  var touches = TouchInput()
  /// What the coordinates of `touches` are counted in.
  var panel = Panel()
  /// Whether the file was cut in the middle of a line.
  var isCut = false

  init(interval: Int64?, screen: Screen) {
    self.interval = interval
    self.screen = screen
  }

  /// Takes an event of the kernel.
  mutating func take(
    _ event: EvdevEvent, device: Int, stamp: Int64?, line: Int
  ) throws(ImportError) {
    try devices.take(
      event, device: device, stamp: stamp, interval: interval, line: line, into: &log)
  }

  /// Takes a touch of a format that has touches.
  mutating func take(_ touch: TouchInput.Touch) throws(ImportError) {
    try touches.take(touch, interval: interval, into: &log)
  }

  /// Leaves a line out.
  mutating func leaveOut(_ line: Line, _ reason: String) {
    if line.isUnended {
      isCut = true
      log.notes.add(
        .leftOut, line: line.number, "the last line is cut after \(line.bytes.count) bytes")
    } else {
      log.notes.add(.leftOut, line: line.number, reason)
    }
  }

  /// Ends the recording.
  mutating func finish() throws(ImportError) {
    try devices.finish(dropsUnfinished: isCut, into: &log)
    touches.finish(into: &log)
    guard let (panel, isAlone) = devices.panel(of: log) else { return }
    self.panel = panel
    if !isAlone {
      log.notes.add(
        .assumption,
        "contacts of several devices with different ranges are placed by the range of the first")
    }
  }
}

/// A format of long logs, whose most frequent lines are read where they stand, without looking for their ends first.
protocol LogFormat: LineFormat {
  /// Takes a line of the most frequent kind with its end.
  ///
  /// - Returns: false where it is another, which `take(_:into:)` then gets; the cursor's place does not matter then.
  mutating func takePlain(
    _ cursor: inout ByteCursor, line: Int, into input: inout ImportInput
  ) throws(ImportError) -> Bool
}

extension LogFormat {
  /// Takes all lines.
  mutating func read(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    var lines = LineReader(pieces)
    repeat {
      try lines.skim { (cursor, line) throws(ImportError) in
        try takePlain(&cursor, line: line, into: &input)
      }
      guard let line = try lines.next() else { break }
      try take(line, into: &input)
    } while true
    try finish(into: &input)
  }
}

/// A format that is read line by line.
protocol LineFormat {
  /// Takes the file's next line.
  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError)
  /// Takes the file's end.
  mutating func finish(into input: inout ImportInput) throws(ImportError)
}

extension LineFormat {
  mutating func finish(into input: inout ImportInput) throws(ImportError) {}

  /// Takes all lines.
  mutating func read(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    var lines = LineReader(pieces)
    while let line = try lines.next() { try take(line, into: &input) }
    try finish(into: &input)
  }
}
