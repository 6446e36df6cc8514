import GestureCore

/// Touches as most formats above the kernel have them: a phase, an id, a place. Puts their order right.
struct TouchInput {
  /// One touch.
  struct Touch {
    /// Microseconds; nil where the file has none.
    var stamp: Int64?
    var id: Int
    var phase: TouchPhase
    /// Nil where the format says nothing of the place, as most do at a lift.
    var x: Double?
    var y: Double?
    var line: Int

    /// Whether the place, if there is one, is a panel's: finite, and within `ImportLimits.place`.
    var isWithinReach: Bool {
      (x ?? 0).magnitude <= ImportLimits.place && (y ?? 0).magnitude <= ImportLimits.place
    }

    static let outOfReach = "a place beyond ±1000000000 units; no panel is so large"
  }

  private struct Active {
    var id: Int
    var contact: Int
    var x: Double
    var y: Double
  }

  private var active: [Active] = []
  /// Whether every id has a clock of its own: tables may list one finger after the other.
  var hasClockPerID = false
  private var clocks: [Int: StampClock] = [:]
  /// Time for files without stamps.
  private var assumedTime: Int64 = 0
  private var latest = Int64.min
  private var lastLine = 0

  /// Ids that are down.
  var activeIDs: [Int] { active.map(\.id) }

  /// Takes a touch; in a file without stamps each one is an interval after the one before.
  ///
  /// - Throws: a refusal where there is neither a stamp nor an interval to assume.
  mutating func take(
    _ touch: Touch, interval: Int64?, into log: inout ContactLog
  ) throws(ImportError) {
    let time = try time(of: touch, interval: interval, into: &log)
    latest = max(latest, time)
    lastLine = touch.line
    var touch = touch
    if !touch.isWithinReach {
      log.notes.add(.leftOut, line: touch.line, Touch.outOfReach)
      switch touch.phase {
      case .down, .move: return
      // The lift itself counts, wherever it was.
      case .up, .cancel: (touch.x, touch.y) = (nil, nil)
      }
    }
    let index = active.firstIndex { $0.id == touch.id }
    switch touch.phase {
    case .down:
      if let index {
        log.notes.add(
          .repair, line: touch.line,
          "a finger that is down goes down again; its first contact is cancelled here")
        end(index, .cancel, time, touch.line, into: &log)
      }
      try begin(touch, time, into: &log)
    case .move:
      if let index {
        move(index, touch, time, into: &log)
      } else {
        log.notes.add(
          .repair, line: touch.line,
          "a finger moves that never went down; its touch-down is its first report here")
        try begin(touch, time, into: &log)
      }
    case .up, .cancel:
      guard let index else {
        log.notes.add(.leftOut, line: touch.line, "a lift of a finger that is not down")
        return
      }
      if let x = touch.x, let y = touch.y { (active[index].x, active[index].y) = (x, y) }
      end(index, touch.phase, time, touch.line, into: &log)
    }
  }

  /// Lets time pass in a file without stamps.
  mutating func wait(_ microseconds: Int64) {
    assumedTime = min(assumedTime + max(0, microseconds), ImportLimits.stamp)
  }

  /// Cancels what is down.
  mutating func finish(into log: inout ContactLog) {
    while !active.isEmpty {
      log.notes.add(
        .repair, line: lastLine, "the file ends while a finger is down; it is cancelled there")
      end(0, .cancel, latest, lastLine, into: &log)
    }
  }

  private mutating func time(
    of touch: Touch, interval: Int64?, into log: inout ContactLog
  ) throws(ImportError) -> Int64 {
    guard let stamp = touch.stamp else {
      guard let interval else { throw .withoutStamps(line: touch.line) }
      defer { wait(interval) }
      return assumedTime
    }
    guard stamp.magnitude <= ImportLimits.stamp else {
      throw .refused(line: touch.line, "the time stamp is beyond all clocks")
    }
    guard clocks.count <= ImportLimits.fingers else {
      throw .refused(line: touch.line, "there are more than \(ImportLimits.fingers) fingers")
    }
    let (time, stepBack) = clocks[hasClockPerID ? touch.id : 0, default: StampClock()].time(
      of: stamp)
    if stepBack > 0 {
      log.notes.add(
        .repair, line: touch.line,
        "the clock steps back by \(stepBack.asSeconds); time goes on one report's interval after the "
          + "report before")
    }
    return time
  }

  private mutating func begin(
    _ touch: Touch, _ time: Int64, into log: inout ContactLog
  ) throws(ImportError) {
    guard let x = touch.x, let y = touch.y else {
      log.notes.add(.leftOut, line: touch.line, "a touch without a place")
      return
    }
    let contact = try log.begin(number: touch.id, time: time, x: x, y: y, line: touch.line)
    active.append(Active(id: touch.id, contact: contact, x: x, y: y))
  }

  private mutating func move(
    _ index: Int, _ touch: Touch, _ time: Int64, into log: inout ContactLog
  ) {
    guard let x = touch.x, let y = touch.y else {
      log.notes.add(.leftOut, line: touch.line, "a touch without a place")
      return
    }
    active[index].x = x
    active[index].y = y
    log.move(active[index].contact, time: time, x: x, y: y, line: touch.line)
  }

  private mutating func end(
    _ index: Int, _ phase: TouchPhase, _ time: Int64, _ line: Int, into log: inout ContactLog
  ) {
    let finger = active.remove(at: index)
    log.end(finger.contact, phase, time: time, x: finger.x, y: finger.y, line: line)
  }
}
