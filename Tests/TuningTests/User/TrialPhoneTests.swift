import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Trials on a phone")
struct TrialPhoneTests {
  @Test(
    "What is measured while a trial runs is what a replay of its events gives",
    arguments: TechniqueEntry.all.map(\.id))
  func replayed(_ technique: String) throws {
    for delivery in [DeliveryRate.hertz(60), .asRecorded] {
      let start = SessionStart(technique: technique, delivery: delivery)
      let phone = try TrialPhone(start: start)
      for (index, task) in TrialTask.list(count: 4, phrases: 1, seed: 5).enumerated() {
        let persona = Persona.all[index % Persona.all.count]
        let trial = try phone.trial(persona, task, index: index, seed: 5, keepsEvents: true)
        let again = try TrialFigures(task, start: task.session(start), events: trial.events)
        #expect(again == trial.figures, "\(technique), \(persona.id), trial \(index)")
      }
    }
  }

  @Test("A trial's events are touches in order, and an end")
  func order() throws {
    let phone = try TrialPhone(start: SessionStart(delivery: .hertz(60)))
    for (index, task) in TrialTask.list(count: 8, seed: 2).enumerated() {
      let trial = try phone.trial(.tremor, task, index: index, seed: 2, keepsEvents: true)
      var validator = TouchOrderValidator()
      for event in trial.events {
        if let sample = event.touch { try validator.accept(sample) }
      }
      #expect(validator.activeFingers.isEmpty)
      #expect(trial.events.last?.kind == .end)
    }
  }

  @Test("Techniques and settings meet the same user: reactions are equal, trial by trial")
  func paired() throws {
    func reactions(_ start: SessionStart) throws -> [Double] {
      let phone = try TrialPhone(start: start)
      return try TrialTask.list(count: 8, seed: 4).enumerated().map { index, task in
        let figures = try phone.trial(.novice, task, index: index, seed: 4).figures
        return figures.totalMilliseconds - figures.result.milliseconds
      }
    }
    let one = try reactions(SessionStart(technique: "caretlab", delivery: .hertz(60)))
    let other = try reactions(
      SessionStart(
        technique: "velocity-filter",
        parameters: [NamedParameter("technique.deadZone", .number(20))], delivery: .hertz(120)))
    for (first, second) in zip(one, other) { #expect(abs(first - second) < 0.002) }
    #expect(Set(one.map { $0.rounded() }).count > 4)
  }

  @Test("One thread and four give the same")
  func threads() throws {
    let study = TrialStudy(
      personas: Persona.all, tasks: TrialTask.list(count: 8, phrases: 2, seed: 9), seed: 9,
      start: SessionStart(delivery: .hertz(60)))
    let one = try study.blocks(of: "caretlab", jobs: 1)
    let four = try study.blocks(of: "caretlab", jobs: 4)
    for (first, second) in zip(one, four) {
      #expect(first.trials == second.trials)
      #expect(first.blind == second.blind)
      #expect(first.persona == second.persona)
    }
    #expect(one.map(\.persona) == Persona.all.map(\.id))
  }

  /// Every bit of some trials, in debug and release and whatever the system's libm: the model computes with + − × ÷ and roots.
  @Test("Trials are the same bits in every build")
  func golden() throws {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: Double) {
      for byte in withUnsafeBytes(of: value.bitPattern.littleEndian, Array.init) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
    }
    for technique in ["velocity-filter", "caretlab", "hamster"] {
      let phone = try TrialPhone(
        start: SessionStart(technique: technique, delivery: .hertz(60)))
      for (index, task) in TrialTask.list(count: 6, phrases: 2, seed: 7).enumerated() {
        for persona in Persona.all {
          let trial = try phone.trial(persona, task, index: index, seed: 7, keepsEvents: true)
          for event in trial.events {
            add(Double(event.time.microseconds))
            if let sample = event.touch {
              add(sample.location.x)
              add(sample.location.y)
            }
          }
          add(trial.figures.result.milliseconds)
        }
      }
    }
    #expect(hash == 16_974_153_074_875_872_831)
  }

  @Test("What does not exist is said")
  func wrong() {
    #expect(throws: SettingError.self) { try TrialPhone(start: SessionStart(technique: "none")) }
    #expect(throws: SettingError.self) {
      try TrialPhone(
        start: SessionStart(parameters: [NamedParameter("technique.deadZone", .number(-1))]))
    }
  }

  @Test(
    "A step that a callback made well before the lift is none of the lift's, though no touch came between",
    arguments: [(Int64(400), 0), (470, 1)])
  func lifting(at move: Int64, errors: Int) throws {
    let start = SessionStart(technique: "swipeselection-1.0", delivery: .hertz(60))
    func event(_ milliseconds: Int64, _ phase: TouchPhase, _ x: Double) -> InputEvent {
      InputEvent(
        Instant(microseconds: milliseconds * 1_000),
        .touch(FingerID(1), phase, Point(x: x, y: 690)))
    }
    func figures(_ target: Int, _ events: [InputEvent]) throws -> TrialFigures {
      let task = TrialTask(text: TrialTask.texts[0], start: 20, target: target)
      return try TrialFigures(task, start: task.session(start), events: events)
    }
    let way = [event(0, .down, 150), event(100, .move, 200)]
    let there = 20 + (try figures(20, way + [event(300, .up, 200)])).endError
    let found = try figures(there, way + [event(move, .move, 225), event(500, .up, 225)])
    #expect(found.endError > 0)
    #expect(found.result.liftErrors == errors)
  }

  @Test("A sweep's trials are those of `trial`")
  func tasks() {
    let corpus = TrialCorpus(personas: ["average"], count: 20, seed: 3)
    #expect(corpus.tasks == TrialTask.list(count: 20, seed: 3))
  }
}
