import CursorTechniques
import GestureCore
import Testing

struct SwipeCursorTests {
  /// A drag to the right, 5 pt every 8 ms, as the system's recognizer or as touches.
  private func drag(_ step: (Int, TouchPhase, Double, Int64) -> Void) {
    step(0, .down, 100, 1_000_000)
    for index in 1...40 {
      step(index, .move, 100 + 5 * Double(index), 1_000_000 + Int64(index) * 8_000)
    }
    step(41, .up, 300, 1_328_000)
  }

  @Test(arguments: TechniqueEntry.all.map(\.id))
  func touchesGiveWhatTheirPanGives(id: String) throws {
    var byTouch = try #require(SwipeCursor(id))
    var byPan = byTouch
    var recognizer = PanRecognizer(parameters: byTouch.technique.startRule.recognizer)
    var touchMoves: [CursorMove] = []
    var panMoves: [CursorMove] = []
    byTouch.technique.assumesHold = true
    byPan.technique.assumesHold = true
    drag { _, phase, x, time in
      let sample = TouchSample(
        time: Instant(microseconds: time), finger: FingerID(1), phase: phase,
        location: Point(x: x, y: 700))
      touchMoves.append(byTouch.touch(sample))
      guard let update = recognizer.feed([sample], region: TouchRegion.everywhere) else {
        panMoves.append(.none)
        return
      }
      panMoves.append(
        byPan.pan(
          update.state, seconds: Double(time) / 1e6, x: update.location.x, y: update.location.y,
          translationX: update.translation.dx, translationY: update.translation.dy,
          velocityX: update.velocity.dx, velocityY: update.velocity.dy))
    }
    // The system's recognizer tells nothing of samples before it began, which rate-free sums want to know.
    let (touched, panned) = (touchMoves.map(\.characters), panMoves.map(\.characters))
    #expect(abs(touched.reduce(0, +) - panned.reduce(0, +)) <= 1)
  }

  @Test func unknownTechniquesAreNone() {
    #expect(SwipeCursor("swipe-twice") == nil)
    #expect(SwipeCursor().technique.id == TechniqueEntry.all[0].id)
  }

  @Test func aHoldOwnsTheTouch() throws {
    var cursor = try #require(SwipeCursor("keyboardkit"))
    func touch(_ phase: TouchPhase, _ x: Double, _ milliseconds: Int64) -> CursorMove {
      cursor.touch(
        TouchSample(
          time: Instant(microseconds: milliseconds * 1_000), finger: FingerID(1), phase: phase,
          location: Point(x: x, y: 780)))
    }
    _ = touch(.down, 200, 100)
    #expect(cursor.deadline == Instant(microseconds: 600_000))
    #expect(!cursor.ownsTouch)
    #expect(cursor.advance(to: Instant(microseconds: 600_000)).isNone)
    #expect(cursor.ownsTouch)
    _ = touch(.move, 201, 620)
    #expect(touch(.move, 212, 640).characters == 2)
    _ = touch(.up, 212, 650)
    #expect(!cursor.ownsTouch)
  }

  @Test func anotherStartRuleBringsItsRecognizer() throws {
    var cursor = try #require(SwipeCursor("velocity-sign"))
    func steps(_ time: Int64) -> Int {
      var steps = 0
      for (index, phase) in [TouchPhase.down, .move, .up].enumerated() {
        let sample = TouchSample(
          time: Instant(microseconds: time + Int64(index) * 8_000), finger: FingerID(1),
          phase: phase, location: Point(x: 200 + 2 * Double(index), y: 700))
        steps += cursor.touch(sample).characters
      }
      return steps
    }
    // Its own recognizer waits for 10 pt.
    #expect(steps(0) == 0)
    cursor.technique.set("start", to: .word("openboard"))
    cursor.technique.setStart("delay", to: .number(0))
    #expect(steps(1_000_000) == 2)
    cursor.technique.set("start", to: .word(TechniqueEntry.ownStart))
    #expect(steps(2_000_000) == 0)
  }

  @Test func theRoomIsKept() throws {
    var cursor = try #require(SwipeCursor("velocity-sign"))
    cursor.situation.room = HostText(before: "ab", after: "c👩‍🚀").room
    #expect(cursor.situation.room == Situation.Room(before: 2, after: 2))
    _ = cursor.pan(
      .began, seconds: 1, x: 0, y: 0, translationX: 12, translationY: 0, velocityX: 400,
      velocityY: 0)
    #expect(cursor.situation.room == Situation.Room(before: 3, after: 1))
  }

  @Test(arguments: [
    (1, 1), (2, 6), (3, 7), (5, 9), (-1, -2), (-2, -6), (-3, -7), (-9, -13), (0, 0),
  ])
  func unitsOfTheHost(characters: Int, units: Int) {
    let text = HostText(before: "x🇧🇷e\u{301}", after: "c👩‍🚀d")
    #expect(text.units(of: characters) == units)
  }

  @Test(arguments: [(1, PanState.began), (2, .changed), (3, .ended), (4, .cancelled)])
  func statesOfTheSystem(rawValue: Int, state: PanState) {
    #expect(PanState(rawValue) == state)
    #expect(PanState(0) == nil)
    #expect(PanState(5) == nil)
  }

  @Test func anyClockWillDo() {
    #expect(Instant(seconds: .nan) == .zero)
    #expect(Instant(seconds: -3) == .zero)
    #expect(Instant(seconds: 1e300) == .zero)
    #expect(Instant(seconds: 12.5).microseconds == 12_500_000)
  }
}
