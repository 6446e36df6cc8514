import CursorTechniques
import GestureCore
import SimulatorCore
import Testing

@Suite("Kept pans")
struct KeptPanTests {
  /// Drags of one finger inside the keyboard, far enough that the whole-phone run has steps and no key acts
  /// twice on the text: every lift is a cancel, so that no key types.
  private static func events(_ random: inout RandomNumbers) -> [InputEvent] {
    var events: [InputEvent] = []
    var time: Int64 = 0
    func touch(_ phase: TouchPhase, _ place: Point) {
      events.append(
        InputEvent(Instant(microseconds: time), .touch(FingerID(1), phase, place)))
    }
    for _ in 0..<4 {
      time += Int64(random.below(300_000))
      var place = Point(
        x: Double(100 + random.below(190)),
        y: random.below(3) == 0 ? 780 : Double(570 + random.below(200)))
      touch(.down, place)
      if random.below(3) == 0 { time += Int64(random.below(900_000)) }
      var speed = Double(random.below(61) - 30)
      for _ in 0..<(10 + random.below(30)) {
        time += Int64(random.below(20_000))
        if random.below(12) == 0 { speed = -speed }
        place.x += speed
        place.y += Double(random.below(5) - 2)
        touch(.move, place)
      }
      time += Int64(random.below(9_000))
      touch(.cancel, place)
    }
    events.append(InputEvent(Instant(microseconds: time + 50_000), .end))
    return events
  }

  @Test func textThatRunsFromRightToLeftTurnsTheMoves() throws {
    var phone = try Phone("שלום|")
    phone.run("technique florisboard · down space · 16 move 120,750 · up")
    let start = SessionStart(
      document: SessionStart.Document(before: "שלום"), technique: "florisboard")
    let kept = try KeptPan(start: start, events: phone.events, hasRecordedLayout: false)
    let technique = try #require(TechniqueEntry.entry(id: "florisboard")).makeTechnique()
    #expect(kept.moves(of: technique).map(\.move.distance) == [.characters(8)])
  }

  @Test(arguments: TechniqueEntry.all.map(\.id))
  func theWholePhoneTakesTheSameSteps(id: String) throws {
    for seed in 0..<UInt64(20 * Effort.factor + 1) {
      var random = RandomNumbers(seed: seed)
      let events = Self.events(&random)
      let start = SessionStart(
        document: SessionStart.Document(
          before: String(repeating: "ab ", count: 8), after: String(repeating: "c d", count: 8)),
        technique: id, delivery: seed % 3 == 0 ? .asRecorded : .hertz(seed % 3 == 1 ? 60 : 90))
      var replay = try Replay(start: start, hasRecordedLayout: false)
      for event in events { replay.feed(event) }
      let kept = try KeptPan(start: start, events: events, hasRecordedLayout: false)
      let technique = try #require(TechniqueEntry.entry(id: id)).makeTechnique()
      let moves = kept.moves(of: technique)
      let comment = Comment(rawValue: "seed \(seed)")
      // A move across lines leads where only the phone knows, and so does what follows.
      guard replay.effects.lines.isEmpty, replay.effects.keys.isEmpty else { continue }
      let steps = moves.compactMap { move -> TimedCount? in
        guard case .characters(let count) = move.move.distance else { return nil }
        return TimedCount(move.time, count)
      }
      #expect(steps == replay.effects.steps, comment)
    }
  }
}
