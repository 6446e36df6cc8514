import CursorTechniques
import GestureCore
import KeyboardCore
import SimulatorCore
import Testing
import TextCore

struct ReplayTests {
  /// Replays what a phone recorded, with the layout's answers taken from the recording.
  private func replay(_ phone: Phone, from start: SessionStart) throws -> Replay {
    var replay = try Replay(start: start, hasRecordedLayout: true)
    for event in phone.effects.recorded { replay.feed(event) }
    return replay
  }

  @Test func selectionsOfLayoutAreRecordedAndNeedNoLayout() throws {
    var phone = try Phone("one two\nthree 👩‍👩‍👧 four\nfive|")
    let start = phone.simulator.sessionStart
    phone.run(
      "down 60,90 · 50 up · text X · key up · key shift-word-right · key home · key end "
        + "· key page-up · key shift-page-down · key shift-up · key copy · text Y")
    let answers = phone.effects.recorded.filter {
      if case .select = $0.kind { true } else { false }
    }
    #expect(answers.count == 8)
    let again = try replay(phone, from: start)
    #expect(again.simulator.document.selection == phone.simulator.document.selection)
    #expect(again.simulator.document.text == phone.simulator.document.text)
  }

  @Test(arguments: [DeliveryRate.asRecorded, .hertz(60), .hertz(90)])
  func notesAnywhereChangeNothing(delivery: DeliveryRate) throws {
    let places: [(microseconds: Int64, x: Double)] = [
      (0, 200), (8_000, 215), (16_666, 240), (16_667, 260), (33_334, 300), (41_000, 330),
      (50_000, 340),
    ]
    let touches = places.enumerated().map { index, place in
      InputEvent(
        Instant(microseconds: place.microseconds),
        .touch(
          FingerID(1), index == 0 ? .down : index == places.count - 1 ? .up : .move,
          Point(x: place.x, y: 690)))
    }
    let start = SessionStart(
      parameters: [
        NamedParameter("deadZone", .number(0)), NamedParameter("threshold", .number(20)),
      ],
      delivery: delivery)
    func updates(_ events: [InputEvent]) throws -> [UpdateRecord] {
      var replay = try Replay(start: start, hasRecordedLayout: false)
      for event in events { replay.feed(event) }
      return replay.effects.updates
    }
    let plain = try updates(touches)
    #expect(plain.contains { !$0.move.isNone })
    for index in 1..<touches.count {
      for time in [touches[index - 1].time, touches[index].time] {
        var noted = touches
        noted.insert(InputEvent(time, .note("now")), at: index)
        #expect(try updates(noted) == plain, "\(index), \(time)")
      }
    }
  }

  @Test func aSelectionCountsFromTheFocusBefore() throws {
    var phone = try Phone("ab🇧🇷cd|")
    phone.run("down 48,70 · 50 up")
    #expect(
      phone.effects.recorded.last?.kind == .select(anchor: -2, focus: -2, affinity: .downstream))
  }

  @Test func whatTheOptionsSayWinsOverTheRecordingsOwnEvents() throws {
    let events = [
      InputEvent(.zero, .set("technique.threshold", .number(5))),
      InputEvent(.zero, .set("divisor", .number(20))),
      InputEvent(.zero, .set("delivery", .number(30))),
      InputEvent(.zero, .technique("velocity-filter")),
    ]
    var replay = try Replay(
      start: SessionStart(), hasRecordedLayout: false,
      options: ReplayOptions(
        technique: "velocity-filter", parameters: [NamedParameter("threshold", .number(44))],
        delivery: .hertz(90)))
    for event in events { replay.feed(event) }
    let inForce = replay.simulator.parametersInForce
    #expect(replay.ignoredEvents == 3)
    #expect(inForce.contains(NamedParameter("technique.threshold", .number(44))))
    #expect(inForce.contains(NamedParameter("technique.divisor", .number(20))))
    #expect(replay.simulator.deliveryRate == .hertz(90))
  }

  @Test("What is overruled in a copy of a replay is as if it had been an option")
  func overruledLater() throws {
    let start = SessionStart(parameters: [
      NamedParameter("technique.start", .word("florisboard")),
      NamedParameter("start.hold", .number(0)),
    ])
    let zone = NamedParameter("start.deadZone", .number(25))
    let options = ReplayOptions(parameters: [NamedParameter("threshold", .number(44))])
    let fresh = try Replay(start: start, hasRecordedLayout: false, options: options)
    var copy = fresh
    try copy.overrule(zone)
    var made = try Replay(
      start: start, hasRecordedLayout: false,
      options: ReplayOptions(parameters: options.parameters + [zone]))
    for event in [
      InputEvent(.zero, .set("start.deadZone", .number(5))),
      InputEvent(.zero, .set("start.hold", .number(100))),
      InputEvent(.zero, .technique("velocity-filter")),
    ] {
      copy.feed(event)
      made.feed(event)
    }
    #expect(copy.ignoredEvents == made.ignoredEvents && copy.ignoredEvents == 1)
    #expect(copy.simulator.parametersInForce == made.simulator.parametersInForce)
    #expect(copy.simulator.parametersInForce.contains(zone))
    #expect(!fresh.simulator.parametersInForce.contains(zone))
    #expect(throws: SettingError.self) {
      try copy.overrule(NamedParameter("start.deadZone", .number(-1)))
    }
  }

  @Test func anOverruledParameterSurvivesASwitchOfTheTechnique() throws {
    var replay = try Replay(
      start: SessionStart(), hasRecordedLayout: false,
      options: ReplayOptions(parameters: [NamedParameter("threshold", .number(44))]))
    replay.feed(InputEvent(.zero, .technique("velocity-filter")))
    #expect(
      replay.simulator.parametersInForce.contains(
        NamedParameter("technique.threshold", .number(44))))
  }

  // Properties over random sessions: a replay of what was recorded is equal; replaying twice is equal;
  // shifting time changes nothing but stamps.
  @Test(arguments: 0..<UInt64(40 * Effort.factor + 1))
  func randomSessions(seed: UInt64) throws {
    let comment = Comment(rawValue: "seed \(seed)")
    var random = RandomNumbers(seed: seed)
    let rates: [DeliveryRate] = [.asRecorded, .hertz(60), .hertz(120), .hertz(7)]
    let rate = rates[random.below(rates.count)]
    var phone = try Phone("Hello 🇧🇷 wörld\nof two| lines and more", delivery: rate)
    // Where a layout has a say in the result, a replay gives another one.
    let techniques = TechniqueEntry.all.filter { !$0.movesAcrossLines }
    phone.send(.technique(techniques[random.below(techniques.count)].id))
    let table = phone.simulator.parameterTable
    for _ in 0..<random.below(5) {
      let row = table[random.below(table.count)]
      phone.send(.set(row.qualifiedName, random.value(of: row)))
    }
    let start = phone.simulator.sessionStart
    phone = try Phone(from: start)
    for event in RandomSession.events(&random) {
      // Time passes between events, too.
      if random.below(3) == 0, event.time > phone.simulator.now {
        let way = event.time - phone.simulator.now
        phone.wait(until: event.time.microseconds - 1 - Int64(random.below(Int(way))))
      }
      phone.simulator.handle(event, layout: &phone.geometry, into: &phone.effects)
    }
    let first = try replay(phone, from: start)
    let second = try replay(phone, from: start)
    #expect(first.simulator.document.text == phone.simulator.document.text, comment)
    #expect(first.simulator.document.selection == phone.simulator.document.selection, comment)
    #expect(first.effects.steps == phone.effects.steps, comment)
    #expect(first.effects.keys == phone.effects.keys, comment)
    #expect(first.effects.updates == second.effects.updates, comment)
    #expect(first.effects.updates == phone.effects.updates, comment)
  }

  @Test func shiftingTimeByWholeFramesChangesNothing() throws {
    for seed in UInt64(0)..<20 {
      var random = RandomNumbers(seed: seed)
      let events = RandomSession.events(&random)
      var outcomes: [[Int]] = []
      // 3 s are whole frames at any whole rate.
      for shift in [Int64(0), 3_000_000] {
        var phone = try Phone("aaaaaaaaaa|aaaaaaaaaaa", delivery: .hertz(60))
        for event in events {
          phone.simulator.handle(
            InputEvent(event.time + shift, event.kind), layout: &phone.geometry,
            into: &phone.effects)
        }
        outcomes.append(
          phone.effects.steps.map { Int($0.time.microseconds - shift) * 8 + $0.count })
      }
      #expect(outcomes[0] == outcomes[1], "seed \(seed)")
    }
  }

  // All valid sequences of up to five events over two fingers, closed by lifting what is down.
  @Test(arguments: [DeliveryRate.asRecorded, .hertz(60)])
  func everyShortSequenceLeavesNoKeyStuckAndNoPanOpen(rate: DeliveryRate) throws {
    var count = 0
    let fresh = try Phone("aaaa|aaaa", delivery: rate)
    RandomSession.forEachTouchSequence(length: 5) { events in
      var phone = fresh
      for event in events {
        phone.simulator.handle(event, layout: &phone.geometry, into: &phone.effects)
      }
      #expect(!phone.simulator.pan.isActive && phone.simulator.pan.fingerCount == 0)
      #expect(phone.simulator.keyboard.highlightedKeys.isEmpty)
      #expect(phone.simulator.deadline == nil)
      count += 1
    }
    #expect(count > 100)
  }
}

@Suite("Replays with another technique")
struct ReplacedTechniqueTests {
  /// A recording names every parameter in force; what is but its technique's default is not another's.
  @Test func theRecordingsOwnDefaultsMeanNothingToIt() throws {
    let own = try Simulator(start: SessionStart()).sessionStart
    let replay = try Replay(
      start: own, hasRecordedLayout: false,
      options: ReplayOptions(technique: "velocity-filter-repaired"))
    #expect(replay.simulator.keyCancel == .onFirstStep)
    #expect(replay.unknownParameters.isEmpty)
    let wanted = try Simulator(start: SessionStart(technique: "velocity-filter-repaired"))
    #expect(replay.simulator.parametersInForce == wanted.parametersInForce)
  }

  @Test func whatWasChosenHolds() throws {
    let start = SessionStart(parameters: [
      NamedParameter("recognizer.slop", .number(3)),
      NamedParameter("keyCancel", .word("onRecognition")),
      NamedParameter("technique.deadZone", .number(7)),
    ])
    let replay = try Replay(
      start: start, hasRecordedLayout: false,
      options: ReplayOptions(technique: "velocity-filter-repaired"))
    #expect(replay.simulator.keyCancel == .onRecognition)
    #expect(replay.simulator.pan.parameters.slop == 3)
    #expect(replay.simulator.technique.value(of: "deadZone") == .number(30))
  }
}
