import GestureCore
import KeyboardCore
import Testing

/// Every short sequence of touches, and long random ones.
struct TouchSequenceTests {
  /// Where sequences happen: keys of each kind that behaves differently, and places that are none.
  static let places = [
    Point(x: 10, y: 580), Point(x: 370, y: 700), Point(x: 20, y: 700), Point(x: 20, y: 750),
    Point(x: 200, y: 810), Point(x: 200, y: 100),
  ]

  @Test(arguments: [KeyboardState.standard, .inOrderOfDowns])
  func noSequenceOfFiveEventsLeavesAKeyStuck(_ keyboard: KeyboardState) {
    var count = 0
    explore(keyboard, down: [], time: 0, depth: 5, count: &count)
    #expect(count > 10_000)
  }

  /// Tries each event that may follow, 250 ms later, and looks what remains once all fingers have lifted.
  private func explore(
    _ keyboard: KeyboardState, down: [Int], time: Int64, depth: Int, count: inout Int
  ) {
    count += 1
    expectRestAfterLifting(down, keyboard, time: time)
    guard depth > 0 else { return }
    let next = time + 250_000
    func follow(_ finger: Int, _ phase: TouchPhase, _ point: Point, _ after: [Int]) {
      var copy = keyboard
      var actions: [KeyAction] = []
      send(finger, phase, point, at: next, to: &copy, &actions)
      expectOrder(actions, until: next)
      explore(copy, down: after, time: next, depth: depth - 1, count: &count)
    }
    for finger in 1...2 {
      if down.contains(finger) {
        let others = down.filter { $0 != finger }
        follow(finger, .move, Self.places[0], down)
        follow(finger, .move, Self.places[5], down)
        follow(finger, .up, Self.places[0], others)
        follow(finger, .up, Self.places[1], others)
        follow(finger, .cancel, Self.places[0], others)
      } else {
        for place in Self.places { follow(finger, .down, place, down + [finger]) }
      }
    }
  }

  private func expectRestAfterLifting(_ down: [Int], _ keyboard: KeyboardState, time: Int64) {
    var copy = keyboard
    var actions: [KeyAction] = []
    for finger in down { send(finger, .up, Self.places[0], at: time, to: &copy, &actions) }
    if !copy.tracker.presses.isEmpty || copy.deadline != nil || copy.bubbleKey != nil {
      Issue.record("a key is stuck: \(copy.tracker.presses)")
    }
  }

  private func expectOrder(_ actions: [KeyAction], until time: Int64) {
    var latest = Int64.min
    for action in actions {
      if action.time.microseconds < latest || action.time.microseconds > time {
        Issue.record("out of order: \(actions)")
      }
      latest = action.time.microseconds
    }
  }

  private func send(
    _ finger: Int, _ phase: TouchPhase, _ point: Point, at time: Int64,
    to keyboard: inout KeyboardState, _ actions: inout [KeyAction]
  ) {
    let now = Instant(microseconds: time)
    keyboard.advance(to: now, into: &actions)
    keyboard.handle(
      TouchSample(time: now, finger: FingerID(finger), phase: phase, location: point),
      into: &actions)
  }

  /// Sequences that no validator has seen: they may mean nothing, but they neither trap nor leave a key behind.
  @Test(arguments: [KeyboardState.standard, .inOrderOfDowns])
  func touchesOutOfOrderDoNoHarm(_ start: KeyboardState) {
    let effort = Effort.standard
    for seed in 1...UInt64(effort.count(200)) {
      var random = CountingRandom(seed: seed)
      var keyboard = start
      var actions: [KeyAction] = []
      var time: Int64 = 0
      for _ in 0..<200 {
        time += Int64(random.next(below: 400_000))
        let phases: [TouchPhase] = [.down, .move, .up, .cancel]
        let point = Self.places[random.next(below: Self.places.count)]
        send(
          random.next(below: 5), phases[random.next(below: 4)], point, at: time, to: &keyboard,
          &actions)
        expectOrder(actions, until: time)
        actions.removeAll()
      }
      for finger in 0..<5 { send(finger, .up, .zero, at: time, to: &keyboard, &actions) }
      #expect(keyboard.tracker.presses.isEmpty, "seed \(seed)")
    }
  }
}
