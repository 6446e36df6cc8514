#if CARETLAB_NLOPT
  package import SimulatorCore

  /// The search for a technique's best settings, one evaluation after the other: it says what is to be evaluated next and is told what
  /// came out. Nothing runs by itself, so that a command, a panel and another program can all drive it, and stop at any moment.
  package struct Tuner: ~Copyable {
    /// What is to be evaluated.
    package struct Request: Hashable, Sendable {
      /// The settings.
      package var configuration: Configuration
      /// With how many trials in all, those of earlier requests for it among them.
      package var trials: Int
    }

    private enum Phase {
      case given
      case searching(SteppedSearch)
      case polishing(SteppedSearch)
      case ended
    }

    /// What is varied.
    package let space: TechniqueSpace
    /// What is to be made small or large.
    package let objective: Objective
    /// How it is sought.
    package let plan: TunerPlan
    /// Everything tried so far, in order.
    package private(set) var attempts: [TunerAttempt] = []
    /// The best of those that came as far as the last rung, as an index; nil before the first.
    package private(set) var best: Int?

    private var phase = Phase.given
    private var given: [(configuration: Configuration, origin: TunerAttempt.Origin)]
    private var running: TunerAttempt?
    private var rung = 0
    /// The costs that came up on each rung.
    private var rungCosts: [[Double]]
    private var places: [Configuration: Int] = [:]
    /// How often in a row the search asked for what is known.
    private var repeats = 0

    /// A search; nothing has been evaluated.
    ///
    /// - Parameter known: settings that are tried first, such as the best of a sweep, after the shipped ones.
    package init(
      space: TechniqueSpace, objective: Objective, plan: TunerPlan, known: [Configuration] = []
    ) {
      self.space = space
      self.objective = objective
      self.plan = plan
      rungCosts = Array(repeating: [], count: plan.rungs.count)
      given = space.shipped.map { [($0, .shipped)] } ?? []
      for configuration in known where !given.contains(where: { $0.configuration == configuration })
      { given.append((configuration, .known)) }
      given.reverse()
    }

    /// What is to be evaluated now; the same until it is told. Nil once the budget is spent or the search has ended.
    ///
    /// - Throws: a value that the technique does not take, which a checked space does not give.
    package mutating func next() throws(SettingError) -> Request? {
      if let running {
        return Request(configuration: running.configuration, trials: plan.rungs[rung])
      }
      while attempts.count < plan.mostConfigurations {
        guard let (configuration, origin) = try candidate() else { break }
        if let place = places[configuration] {
          repeats += 1
          tell(attempts[place].cost)
          continue
        }
        repeats = 0
        rung = 0
        running = TunerAttempt(
          configuration: configuration, origin: origin, trials: 0, metrics: MetricValues(),
          standing: .unmeasured, cost: .infinity, isComplete: false)
        return Request(configuration: configuration, trials: plan.rungs[0])
      }
      stop()
      return nil
    }

    /// Tells what the request came to.
    package mutating func take(_ metrics: MetricValues) {
      guard var attempt = running else { return }
      attempt.metrics = metrics
      attempt.trials = plan.rungs[rung]
      attempt.standing = objective.standing(of: metrics)
      attempt.cost = objective.cost(of: attempt.standing)
      attempt.isComplete = rung == plan.rungs.count - 1
      if !attempt.isComplete, goesOn(attempt) {
        rung += 1
        running = attempt
        return
      }
      running = nil
      places[attempt.configuration] = attempts.count
      attempts.append(attempt)
      if attempt.isComplete, best.map({ attempt.cost < attempts[$0].cost }) ?? true {
        best = attempts.count - 1
      }
      if attempt.origin == .searched || attempt.origin == .polished { tell(attempt.cost) }
    }

    /// Ends the search; what was found stays.
    package mutating func stop() {
      phase = .ended
      given = []
      running = nil
    }

    /// The best that came as far as the last rung, best first.
    package func finalists(_ count: Int) -> [TunerAttempt] {
      attempts.finalists(count)
    }

    /// Whether a configuration is given more trials. What was given from outside always is.
    private mutating func goesOn(_ attempt: TunerAttempt) -> Bool {
      rungCosts[rung].append(attempt.cost)
      guard attempt.origin == .searched || attempt.origin == .polished else { return true }
      let better = rungCosts[rung].count { $0 < attempt.cost }
      return Double(better) < plan.keptShare * Double(rungCosts[rung].count)
    }

    private mutating func candidate() throws(SettingError) -> (Configuration, TunerAttempt.Origin)?
    {
      while true {
        switch phase {
        case .given:
          if let next = given.popLast() { return next }
          guard !space.knobs.isEmpty else { return nil }
          let polish = Int(plan.polishShare * Double(plan.mostConfigurations))
          let most = plan.mostConfigurations - attempts.count - polish
          phase = .searching(search(plan.algorithm, most: most))
        case .searching(let search):
          let isSpent =
            attempts.count >= plan.mostConfigurations
            - Int(plan.polishShare * Double(plan.mostConfigurations))
          if !isSpent, repeats < Self.mostRepeats, let point = search.ask() {
            return (try configuration(at: point), .searched)
          }
          guard plan.polishShare > 0, best != nil else { return nil }
          repeats = 0
          phase = .polishing(self.search(.sbplx, most: plan.mostConfigurations))
        case .polishing(let search):
          guard repeats < Self.mostRepeats, let point = search.ask() else { return nil }
          return (try configuration(at: point), .polished)
        case .ended: return nil
        }
      }
    }

    /// A search that only asks for what is known has found all that it will.
    private static let mostRepeats = 2_000

    private func search(_ algorithm: SearchAlgorithm, most: Int) -> SteppedSearch {
      let start = best.map { attempts[$0].configuration } ?? space.shipped
      let values = start.map(space.values) ?? []
      let units = zip(space.knobs, values).map { knob, value in knob.unit(of: value) ?? 0.5 }
      return SteppedSearch(
        UnitCubeSearch(
          algorithm: algorithm, dimension: space.knobs.count, start: units, seed: plan.seed,
          // Repeats cost nothing, so they don't count.
          most: max(1, most) + Self.mostRepeats))
    }

    private func configuration(at point: [Double]) throws(SettingError) -> Configuration {
      try space.configuration(zip(space.knobs, point).map { $0.value(at: $1) })
    }

    private func tell(_ cost: Double) {
      switch phase {
      case .searching(let search), .polishing(let search): search.tell(cost)
      case .given, .ended: break
      }
    }
  }
#endif
