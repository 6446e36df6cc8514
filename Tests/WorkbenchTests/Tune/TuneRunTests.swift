#if CARETLAB_NLOPT
  import GestureCore
  import SimulatorCore
  import Testing
  import TraceFormat
  import Tuning
  import Workbench

  @Suite("Searches without a window")
  struct TuneRunTests {
    private func task(
      budget: Int = 6, goal: TuneGoal = TuneGoal(.minimize, "acquisition_ms"),
      settings: [NamedParameter] = []
    ) throws -> TuneTask {
      var setup = TuneSetup()
      try setup.follow("velocity-filter", start: "own")
      for index in setup.knobs.indices {
        setup.knobs[index].isVaried = [
          "technique.deadZone", "technique.divisor",
        ].contains(setup.knobs[index].name)
      }
      setup.goal = goal
      try setup.set(.trials, to: "8")
      try setup.set(.budget, to: String(budget))
      try setup.set(.seed, to: "3")
      return try TuneTask(setup, settings: settings, recordings: [])
    }

    @Test(
      "The attempts are those of the tuner that is driven directly with the same options, on any number of threads"
    )
    func attempts() throws {
      let task = try task(budget: 8, settings: [NamedParameter("technique.threshold", .number(60))])
      let corpus = Corpus(
        trials: TrialCorpus(personas: ["average"], count: 8, seed: 3), depth: .full)
      let space = try KnobSpace(
        techniques: ["velocity-filter"], vary: ["deadZone=0:200", "divisor=1:100:log"],
        set: [NamedParameter("technique.threshold", .number(60))])
      var tuner = Tuner(
        space: try #require(space.techniques.first),
        objective: try Objective(.minimize, "acquisition_ms"),
        plan: TunerPlan(mostConfigurations: 8, rungs: [1, 4, 8], seed: 3))
      while let request = try tuner.next() {
        let evaluator = Evaluator(corpus: corpus.withTrials(request.trials))
        tuner.take(try evaluator.evaluate(request.configuration).metrics)
      }
      let expected = tuner.attempts
      let progress = TuneRun.run(task, jobs: 3) { _ in true }
      let isSame = progress.attempts == expected
      #expect(isSame)
      #expect(progress.best == tuner.best)
      #expect(progress.phase == .done(wasStopped: false))
      #expect(expected.count == 8)
      // The best are looked at again on fresh trials, the best of them first, beside what A is.
      let costs = progress.looks.map { task.objective.cost(of: $0.fresh) }
      #expect(costs == costs.sorted() && !costs.isEmpty)
      #expect(progress.looks.count <= TuneTask.finalists)
      let now = try #require(progress.nowLook)
      #expect(now.configuration == task.now && now.difference == 0)
      let fresh = try Evaluator(corpus: corpus.withFreshTrials(seed: 3)).evaluate(task.now)
      #expect(now.metrics == fresh.metrics)
      let best = try #require(progress.looks.first)
      let difference = try #require(best.difference)
      #expect(difference == (best.fresh.value ?? 0) - (now.fresh.value ?? 0))
      // What is not varied stays as A has it, in everything that was searched.
      #expect(
        progress.attempts.dropFirst().allSatisfy {
          $0.configuration.value(of: "technique.threshold") == .number(60)
        })
    }

    @Test("A search that is stopped keeps what it found and looks at it again")
    func stopping() throws {
      var seen = 0
      let progress = TuneRun.run(try task(), jobs: 1) { progress in
        seen = progress.attempts.count
        return seen < 3
      }
      #expect(progress.attempts.count == 3)
      #expect(progress.phase == .done(wasStopped: true))
      #expect(!progress.looks.isEmpty && progress.best != nil)
    }

    @Test("Stopped before the first attempt there is nothing to look at, and nothing goes wrong")
    func stoppedAtOnce() throws {
      let progress = TuneRun.run(try task(), jobs: 1) { _ in false }
      #expect(progress.attempts.isEmpty && progress.looks.isEmpty)
      #expect(progress.phase == .done(wasStopped: true))
    }

    @Test("A recording that is not there ends the search with a sentence that names it")
    func lostRecording() throws {
      var setup = TuneSetup()
      try setup.follow("velocity-filter", start: "own")
      let task = try TuneTask(
        setup, settings: [],
        recordings: [TuneRecording(path: "/nonexistent/lost.jsonl", intent: .move(by: 1))])
      let progress = TuneRun.run(task, jobs: 1) { _ in true }
      #expect(progress.phase == .failed("lost.jsonl cannot be read."))
    }

    @Test("On a thread of its own it comes to the same")
    func thread() async throws {
      let task = try task(budget: 2)
      let work = TuneWork(task)
      while work.progress.isRunning { try await Task.sleep(for: .milliseconds(5)) }
      let isSame = work.progress == TuneRun.run(task, jobs: 1) { _ in true }
      #expect(isSame)
    }
  }
#endif
