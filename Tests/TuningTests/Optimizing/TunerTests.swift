#if CARETLAB_NLOPT
  import GestureCore
  import SimulatorCore
  import Testing
  import Tuning

  @Suite("Tuning a technique", .serialized)
  struct TunerTests {
    private static func space() throws -> TechniqueSpace {
      let rows = try TechniqueRows(technique: "velocity-filter")
      return try TechniqueSpace(
        rows: rows,
        knobs: [
          Knob(
            row: try rows.row(named: "technique.deadZone"),
            scale: .real(low: 0, high: 100, step: 1)),
          Knob(
            row: try rows.row(named: "technique.threshold"),
            scale: .whole(low: 20, high: 200, step: 1)),
        ])
    }

    /// A bowl whose floor is at a dead zone of 35 and a threshold of 60, and taps that a small dead zone lets through. The fewer trials,
    /// the rougher.
    private static func measured(_ request: Tuner.Request, space: TechniqueSpace) -> MetricValues {
      let values = space.values(of: request.configuration).map { value -> Double in
        if case .number(let number) = value { number } else { 0 }
      }
      var random = CounterRandom(
        seed: UInt64(values[0] * 1000 + values[1]), stream: UInt64(request.trials))
      let noise = (random.nextUnit() - 0.5) * 400 / Double(request.trials)
      let x = (values[0] - 35) / 10
      let y = (values[1] - 60) / 20
      var metrics = MetricValues()
      metrics[.acquisition] = MetricValue(1000 + 40 * (x * x + y * y) + noise, count: 10)
      metrics[.falseActivations] = MetricValue(max(0, 45 - values[0]), count: 10)
      return metrics
    }

    private static func run(
      _ plan: TunerPlan, _ objective: Objective, known: [Configuration] = []
    ) throws -> (attempts: [TunerAttempt], best: TunerAttempt?, finalists: [TunerAttempt]) {
      let space = try space()
      var tuner = Tuner(space: space, objective: objective, plan: plan, known: known)
      while let request = try tuner.next() {
        let again = try tuner.next()
        #expect(again == request)
        tuner.take(measured(request, space: space))
      }
      return (tuner.attempts, tuner.best.map { tuner.attempts[$0] }, tuner.finalists(10))
    }

    @Test(
      "Every algorithm comes near the floor, the same way each time",
      arguments: SearchAlgorithm.allCases)
    func floor(_ algorithm: SearchAlgorithm) throws {
      let objective = try Objective(.minimize, "acquisition_ms")
      let plan = TunerPlan(algorithm: algorithm, mostConfigurations: 150)
      let first = try Self.run(plan, objective)
      #expect(first.attempts.count <= 150)
      #expect((first.best?.standing.value ?? .infinity) < 1040)
      let second = try Self.run(plan, objective)
      #expect(second.attempts == first.attempts)
    }

    @Test("The shipped settings come first, then what is known, and both get every trial")
    func given() throws {
      let known = try Configuration(
        technique: "velocity-filter",
        parameters: [NamedParameter("technique.deadZone", .number(90))])
      let shipped = try Configuration(technique: "velocity-filter")
      let run = try Self.run(
        TunerPlan(mostConfigurations: 30), Objective(.minimize, "acquisition_ms"),
        known: [known, shipped])
      #expect(run.attempts[0].configuration == shipped)
      #expect(run.attempts[0].origin == .shipped)
      #expect(run.attempts[1].configuration == known)
      #expect(run.attempts[1].origin == .known)
      #expect(run.attempts.prefix(2).allSatisfy { $0.isComplete && $0.trials == 128 })
      #expect(Set(run.attempts.map(\.configuration)).count == run.attempts.count)
    }

    @Test("Most configurations are given few trials, and the best are among those given all")
    func halving() throws {
      let objective = try Objective(.minimize, "acquisition_ms")
      let run = try Self.run(TunerPlan(mostConfigurations: 120), objective)
      let complete = run.attempts.count { $0.isComplete }
      #expect(complete >= 5)
      #expect(complete < run.attempts.count / 2)
      #expect(run.attempts.allSatisfy { $0.isComplete == ($0.trials == 128) })
      #expect(run.finalists.allSatisfy { $0.isComplete })
      #expect(run.finalists.map(\.cost) == run.finalists.map(\.cost).sorted())
      #expect(run.finalists.first == run.best)
      #expect(run.attempts.contains { $0.origin == .polished })
    }

    @Test("A constraint moves the best to where it holds")
    func constraint() throws {
      let objective = try Objective(
        .minimize, "acquisition_ms", subjectTo: ["false_per_1000 <= 1"])
      let run = try Self.run(TunerPlan(mostConfigurations: 150), objective)
      let best = try #require(run.best)
      #expect(best.standing.isAllowed)
      let deadZone = best.configuration.value(of: "technique.deadZone")
      #expect([44, 45, 46, 47].map { .number($0) }.contains(deadZone))
    }

    @Test("A constraint that nothing meets is come near to, and said")
    func unmet() throws {
      let objective = try Objective(
        .minimize, "acquisition_ms", subjectTo: ["acquisition_ms <= 900"])
      let run = try Self.run(TunerPlan(mostConfigurations: 100), objective)
      let best = try #require(run.best)
      guard case .broken(let violation, _) = best.standing else {
        Issue.record("\(best.standing)")
        return
      }
      #expect(violation < 150)
    }

    @Test("Stopped, it asks for nothing more and keeps what it found")
    func stop() throws {
      let space = try Self.space()
      var tuner = Tuner(
        space: space, objective: try Objective(.minimize, "acquisition_ms"), plan: TunerPlan())
      for _ in 0..<20 {
        guard let request = try tuner.next() else { break }
        tuner.take(Self.measured(request, space: space))
      }
      let count = tuner.attempts.count
      tuner.stop()
      let next = try tuner.next()
      #expect(next == nil)
      tuner.take(MetricValues())
      let after = tuner.attempts.count
      #expect(after == count)
      #expect(count > 0)
    }

    @Test("Without knobs the shipped settings are all there is")
    func noKnobs() throws {
      let space = try TechniqueSpace(
        rows: TechniqueRows(technique: "velocity-filter"), knobs: [])
      var tuner = Tuner(
        space: space, objective: try Objective(.minimize, "acquisition_ms"), plan: TunerPlan())
      var count = 0
      while try tuner.next() != nil {
        tuner.take(MetricValues())
        count += 1
      }
      #expect(count == 3)
      let attempts = tuner.attempts
      #expect(attempts.map(\.standing) == [.unmeasured])
    }
  }
#endif
