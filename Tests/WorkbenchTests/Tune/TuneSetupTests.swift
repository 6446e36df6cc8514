import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning
import Workbench

@Suite("What a search is to be")
struct TuneSetupTests {
  private func setup(_ technique: String = "velocity-filter") throws -> TuneSetup {
    var setup = TuneSetup()
    try setup.follow(technique, start: "own")
    return setup
  }

  @Test("What is varied without a word is what tune varies, over the same values")
  func standard() throws {
    for id in ["velocity-filter", "caretlab", "fixed-count", "heliboard"] {
      let setup = try setup(id)
      let task = try TuneTask(setup, settings: [], recordings: [])
      let standard = try TechniqueSpace.standard(of: id)
      #expect(task.technique.knobs == standard.knobs, "\(id)")
      #expect(task.now == standard.shipped)
    }
  }

  @Test("Another technique brings its own parameters; the same one keeps what was chosen")
  func following() throws {
    var setup = try setup()
    setup.knobs[0].isVaried = false
    try setup.follow("velocity-filter", start: "own")
    #expect(!setup.knobs[0].isVaried)
    try setup.follow("fixed-count", start: "own")
    #expect(setup.technique == "fixed-count")
    #expect(setup.knobs.contains { $0.row.scope == .start && !$0.isVaried })
    #expect(!setup.knobs.contains { $0.row.scope == .phone })
  }

  struct Typed: Sendable, CustomTestStringConvertible {
    var field: TuneField
    var text: String
    /// What then stands there; nil where it is refused.
    var result: String?
    var testDescription: String { "\(field.name) \(text)" }
  }

  @Test(
    "Typed numbers are taken in their ranges, and refused with a sentence beyond",
    arguments: [
      Typed(field: .end("technique.deadZone", .low), text: "20", result: "20"),
      Typed(field: .end("technique.deadZone", .high), text: "60", result: "60"),
      Typed(field: .end("technique.deadZone", .low), text: "60.5", result: nil),
      Typed(field: .end("technique.deadZone", .low), text: "-1", result: nil),
      Typed(field: .end("technique.deadZone", .high), text: "1e9", result: nil),
      Typed(field: .end("technique.deadZone", .high), text: "ten", result: nil),
      Typed(field: .end("technique.deadZone", .high), text: "nan", result: nil),
      Typed(field: .trials, text: "0", result: "0"),
      Typed(field: .trials, text: "64", result: "64"),
      Typed(field: .trials, text: "1000000000000000000000", result: nil),
      Typed(field: .budget, text: "0", result: nil),
      Typed(field: .budget, text: "5000", result: "5000"),
      Typed(field: .seed, text: "9007199254740992", result: "9007199254740992"),
      Typed(field: .seed, text: "9007199254740993", result: nil),
      Typed(field: .seed, text: "", result: nil),
      Typed(field: .expression, text: "score +", result: "score +"),
    ])
  func typing(_ typed: Typed) throws {
    var setup = try setup()
    let before = setup
    do throws(SliderRefusal) {
      try setup.set(typed.field, to: typed.text)
      #expect(setup.text(of: typed.field) == typed.result)
    } catch {
      #expect(typed.result == nil)
      #expect(error.sentence.hasSuffix(".") && setup == before)
    }
  }

  @Test("Ends don't cross")
  func ends() throws {
    var setup = try setup()
    func refusal(_ end: TuneKnob.End, _ text: String) -> String? {
      do throws(SliderRefusal) {
        try setup.set(.end("technique.deadZone", end), to: text)
        return nil
      } catch {
        return error.sentence
      }
    }
    #expect(refusal(.high, "40") == nil)
    #expect(refusal(.low, "41") == "The lower end of Dead zone goes up to 40, its upper end.")
    #expect(refusal(.low, "30") == nil)
    #expect(refusal(.high, "29") == "The upper end of Dead zone goes down to 30, its lower end.")
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout TuneSetup) -> Void
    var recordings: [TuneRecording] = []
    var sentence: String?
  }

  @Test(
    "What cannot be searched with is said before anything runs",
    arguments: [
      Refused(testDescription: "as it is", change: { _ in }, sentence: nil),
      Refused(
        testDescription: "no knob",
        change: { for index in $0.knobs.indices { $0.knobs[index].isVaried = false } },
        sentence: "Nothing is varied: switch on a parameter that the search may turn."),
      Refused(
        testDescription: "nothing to measure on", change: { try? $0.set(.trials, to: "0") },
        sentence: "There is nothing to measure on: give trials, or choose recordings."),
      Refused(
        testDescription: "unknown metric", change: { $0.goal = TuneGoal(.minimize, "speed") },
        sentence:
          "“speed”, character 1: there is no metric “speed”; nearest: speed_variance"),
      Refused(
        testDescription: "condition without comparison",
        change: { $0.goal = TuneGoal(.minimize, "score", conditions: "success") },
        sentence:
          "“success”, character 8: a constraint compares: name <= number, or name >= number"),
      Refused(
        testDescription: "taps without recordings of taps",
        change: {
          $0.goal = TuneGoal(.minimize, "score", conditions: "false_per_1000 <= 1")
        }, recordings: [TuneRecording(path: "a", intent: .move(by: 1))],
        sentence: "false_per_1000 needs recordings labelled tap or none; there are none here."),
      Refused(
        testDescription: "taps with recordings of taps",
        change: {
          $0.goal = TuneGoal(.minimize, "score", conditions: "false_per_1000 <= 1")
        }, recordings: [TuneRecording(path: "a", intent: .tap)], sentence: nil),
      Refused(
        testDescription: "times without trials", change: { try? $0.set(.trials, to: "0") },
        recordings: [TuneRecording(path: "a", intent: .move(by: 1))],
        sentence: "score needs trials; there are none here."),
    ])
  func refusals(_ example: Refused) throws {
    var setup = try setup()
    example.change(&setup)
    do throws(TuneTask.Refusal) {
      _ = try TuneTask(setup, settings: [], recordings: example.recordings)
      #expect(example.sentence == nil)
    } catch {
      #expect(error.sentence == example.sentence)
    }
  }

  @Test("A wrong goal is said at its field")
  func faults() {
    func field(_ goal: TuneGoal) -> TuneField? {
      do throws(TuneGoal.Fault) {
        _ = try goal.objective()
        return nil
      } catch {
        return error.field
      }
    }
    #expect(field(TuneGoal(.minimize, "")) == .expression)
    #expect(field(TuneGoal(.minimize, "score", conditions: "score <= ")) == .conditions)
    for ready in TuneGoal.ready { #expect(field(ready.goal) == nil, "\(ready.title)") }
    let both = TuneGoal(.minimize, "score", conditions: " success >= 0.9 and clutches<=2; ")
    #expect(both.conditionList == ["success >= 0.9", "clutches<=2"])
    #expect(both.title == "Your own" && TuneGoal.ready[1].goal.title == "Shortest time")
  }

  @Test("One persona always makes trials, and their order is that of all personas")
  func personas() throws {
    var setup = try setup()
    setup.toggle(persona: "average")
    #expect(setup.personas == ["average"])
    setup.toggle(persona: "tremor")
    setup.toggle(persona: "expert")
    setup.toggle(persona: "nobody")
    #expect(setup.personas == ["expert", "average", "tremor"])
  }

  @Test("The command line says the same search, quoted for a shell")
  func commandLine() throws {
    var setup = try setup()
    for index in setup.knobs.indices {
      setup.knobs[index].isVaried = [
        "technique.deadZone", "technique.divisor",
      ].contains(setup.knobs[index].name)
    }
    try setup.set(.end("technique.deadZone", .low), to: "10")
    setup.goal = TuneGoal(.minimize, "acquisition_ms", conditions: "success >= 0.9")
    try setup.set(.trials, to: "32")
    try setup.set(.budget, to: "20")
    try setup.set(.seed, to: "7")
    let task = try TuneTask(
      setup,
      settings: [
        NamedParameter("technique.threshold", .number(50)),
        NamedParameter("technique.deadZone", .number(20)),
      ], recordings: [TuneRecording(path: "/a folder/it's.jsonl", intent: .move(by: 1))])
    #expect(
      task.commandLine
        == "caretlab tune '/a folder/it'\\''s.jsonl' --techniques velocity-filter --vary deadZone=10:200 "
        + "--vary divisor=1:100:log --set technique.threshold=50 --minimize acquisition_ms "
        + "--subject-to 'success >= 0.9' --trials 32 --personas average --max-evals 20 --seed 7"
    )
    #expect(task.now.parameters.map(\.name) == ["technique.deadZone", "technique.threshold"])
  }
}
