import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Filters side by side")
struct FilterLanesTests {
  private static let switches = [
    "carryRemainder", "signed", "resetOnBegan", "latchDeadZone", "ignoreEnded",
  ]

  /// Settings that touch every rule: the listed filter alone, and any set of repairs.
  private static func configurations(_ random: inout CounterRandom, _ count: Int) throws
    -> [Configuration]
  {
    let rows = try TechniqueRows(technique: "velocity-filter")
    return try (0..<count).map { index in
      var parameters = [
        NamedParameter("deadZone", .number(Double(random.next(below: 201)))),
        NamedParameter("divisor", .number(Double(1 + random.next(below: 100)))),
        NamedParameter("threshold", .number(Double(1 + random.next(below: 200)))),
      ]
      if index % 2 == 1 {
        for name in switches where random.next(below: 2) == 0 {
          parameters.append(NamedParameter(name, .flag(true)))
        }
      }
      if index % 5 == 0 { parameters[0] = NamedParameter("deadZone", .number(0)) }
      return try Configuration(rows: rows, parameters: parameters)
    }
  }

  /// The whole phone, the kept pan and the lanes take the same steps on everything that is published.
  @Test func takeTheStepsOfThePhone() throws {
    var random = CounterRandom(seed: 20, stream: 1)
    let recordings = ShippedRecordings.all
    #expect(recordings.count > 30)
    var stepping = 0
    var batched = 0
    for (number, recording) in recordings.enumerated() {
      let delivery: DeliveryRate? = [nil, .hertz(60), .hertz(120), .hertz(83)][number % 4]
      let configurations = try Self.configurations(&random, ShippedRecordings.count(21))
      let first = try #require(configurations.first)
      let source = recording.recording
      let options = first.options(delivery: delivery)
      let kept = try KeptPan(
        start: source.start, events: source.events, hasRecordedLayout: source.hasRecordedLayout,
        options: options)
      let touches = TouchTimes(source.events)
      let techniques = try configurations.map { try $0.technique(startMode: .assumed) }
      let alone = techniques.map { StepTally(kept, $0, touches) }
      let settings = try techniques.map { try #require(FilterSetting($0)) }
      if let input = FilterInput(kept, techniques[0], touches) {
        batched += 1
        #expect(FilterLanes(settings).tallies(over: input) == alone, "\(source.name)")
      }
      for index in 0..<2 {
        var replay = try Replay(
          start: source.start, hasRecordedLayout: source.hasRecordedLayout,
          options: configurations[index % configurations.count].options(delivery: delivery))
        for event in source.events { replay.feed(event) }
        let net = replay.effects.steps.reduce(0) { $0 + $1.count }
        #expect(net == alone[index % alone.count].net, "\(source.name)")
        if net != 0 { stepping += 1 }
      }
    }
    #expect(batched > recordings.count / 2)
    #expect(stepping > 20)
  }

  @Test func leaveOtherRulesAndFractionsToThemselves() throws {
    func setting(_ technique: String, _ parameters: NamedParameter...) throws -> FilterSetting? {
      FilterSetting(
        try Configuration(technique: technique, parameters: parameters)
          .technique(startMode: .assumed))
    }
    #expect(try setting("velocity-filter") != nil)
    #expect(try setting("velocity-filter", NamedParameter("signed", .flag(true))) != nil)
    #expect(try setting("velocity-filter", NamedParameter("rateFree", .flag(true))) == nil)
    #expect(try setting("velocity-filter", NamedParameter("originAtEdge", .flag(true))) == nil)
    #expect(try setting("velocity-filter-repaired") == nil)
    #expect(try setting("florisboard") == nil)
  }

  /// A corpus gives the same whether configurations come alone or together, in any order.
  @Test func giveTheEvaluatorWhatEachAloneGives() throws {
    var random = CounterRandom(seed: 21, stream: 1)
    var configurations = try Self.configurations(&random, 40)
    configurations += [
      try Configuration(technique: "florisboard"),
      try Configuration(
        technique: "velocity-filter", parameters: [NamedParameter("recognizer.slop", .number(3))]),
      try Configuration(
        technique: "velocity-filter", parameters: [NamedParameter("rateFree", .flag(true))]),
    ]
    let corpus = Corpus(
      recordings: Array(ShippedRecordings.all.prefix(12)),
      heldOut: Array(ShippedRecordings.all.dropFirst(12).prefix(3)), depth: .steps)
    let evaluator = Evaluator(corpus: corpus)
    let together = evaluator.evaluate(configurations)
    for (configuration, result) in zip(configurations, together) {
      let alone = try Evaluator(corpus: corpus).evaluate(configuration)
      let batched = try result.get()
      #expect(batched.line == alone.line)
      #expect(batched.units == alone.units)
      #expect(batched.units.count == 12)
    }
  }

  /// What steps alone say is what the whole phone says, on everything that is published.
  @Test func giveTheMetricsOfThePhone() throws {
    var random = CounterRandom(seed: 22, stream: 1)
    let recordings = ShippedRecordings.all
    let fast = Evaluator(corpus: Corpus(recordings: recordings, depth: .steps))
    let full = Evaluator(corpus: Corpus(recordings: recordings, depth: .full))
    let metrics: [Metric] = [.travelError, .reversals, .falseActivations, .stolenSwipes]
    var compared = 0
    // The default, too: nothing of what recordings say of their own technique may be left.
    let configurations =
      [try Configuration(technique: "velocity-filter")]
      + (try Self.configurations(&random, ShippedRecordings.count(3)))
    for configuration in configurations {
      let one = try fast.evaluate(configuration)
      let other = try full.evaluate(configuration)
      for (unit, whole) in zip(one.units, other.units) {
        for metric in metrics {
          guard let figure = unit[metric] else { continue }
          compared += 1
          #expect(figure == whole[metric], "\(metric) of \(unit.unit)")
        }
      }
    }
    #expect(compared > 40)
  }
}
