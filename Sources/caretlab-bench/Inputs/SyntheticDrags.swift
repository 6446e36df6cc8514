import GestureCore
import SimulatorCore

/// Drags over the keyboard, left and right in turns, at 240 samples a second and speeds of 100 to 1,500
/// points a second.
enum SyntheticDrags {
  /// Text in whose middle the caret starts, far from both ends.
  static let document = SessionStart.Document(
    before: String(repeating: "the quick brown fox ", count: 100),
    after: String(repeating: "jumps over the lazy dog ", count: 100))

  /// The events of whole drags, at least `samples` of them.
  static func events(samples: Int) -> [InputEvent] {
    var numbers = NumberStream(seed: 1)
    var events: [InputEvent] = []
    events.reserveCapacity(samples + 1_000)
    var goesRight = false
    // In 240ths of a second, so that stamps are whole microseconds next to the true time.
    var tick: Int64 = 0
    while events.count < samples {
      let speed = numbers.next(in: 100...1_500)
      let way = numbers.next(in: 150...300)
      let moves = max(4, Int(way / speed * 240))
      let start = goesRight ? 40.0 : 350.0
      let step = (goesRight ? way : -way) / Double(moves)
      var location = Point(x: start, y: 690)
      func add(_ phase: TouchPhase) {
        let time = Instant(microseconds: tick * 1_000_000 / 240)
        events.append(InputEvent(time, .touch(FingerID(1), phase, location)))
        tick += 1
      }
      add(.down)
      for move in 1...moves {
        location.x = start + step * Double(move)
        location.y = 690 + numbers.next(in: -2...2)
        add(.move)
      }
      add(.up)
      tick += 24
      goesRight.toggle()
    }
    return events
  }
}
