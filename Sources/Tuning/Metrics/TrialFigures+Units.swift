extension UnitFigures {
  /// What a trial gave.
  ///
  /// - Parameters:
  ///   - index: of the trial: with other configurations, the same index is the same task under the same noise.
  ///   - task: what was asked for.
  package init(trial index: Int, _ task: TrialTask, _ figures: TrialFigures) {
    self.init(.trial(index), distance: task.distance)
    note(figures, aims: true)
    note(.total, figures.totalMilliseconds)
    if task.distance != 0 {
      note(.fingerWay, figures.fingerMillimetres / Double(task.distance.magnitude))
    }
    note(.peakSpeed, figures.peakMillimetresPerSecond)
    if let start = figures.strokeStart {
      note(.deadTravel, start.deadMillimetres)
      note(.deadTravelShare, start.deadShare)
      note(.activation, start.milliseconds)
      note(.activationFrames, start.callbacks)
    }
    note(.stolenSwipes, Double(figures.stolenTouches), over: Double(figures.allTouches))
  }

  /// What a model's trial gave.
  package init(_ trial: SimulatedTrial) {
    self.init(trial: trial.index, trial.task, trial.figures)
  }

  /// The most that a trial may take, in milliseconds; what takes longer failed.
  package static let limitMilliseconds = 10_000.0

  /// Notes what was measured of a way to a target.
  ///
  /// - Parameter aims: whether the hand saw the caret; else only what needs no eye is noted.
  mutating func note(_ figures: TrialFigures, aims: Bool) {
    let result = figures.result
    note(.reversals, Double(result.reversals))
    note(.clutches, Double(figures.clutches))
    note(.travelError, Double(figures.endError.magnitude))
    if result.milliseconds > 0 {
      note(.clutchShare, min(1, figures.clutchMilliseconds / result.milliseconds))
    }
    guard aims else { return }
    let isReached = result.isReached && result.milliseconds <= Self.limitMilliseconds
    // Whoever fails early must not look fast.
    note(.acquisition, isReached ? result.milliseconds : Self.limitMilliseconds)
    note(.success, isReached ? 1 : 0)
    note(.firstLift, figures.isExactAtFirstLift && !result.isSpoiled ? 1 : 0)
    note(.overshoots, Double(figures.overshootRuns))
    note(.overshootGreatest, Double(result.overshoot))
    note(.reentries, Double(figures.reentries))
    if isReached, figures.caretPath > 0 {
      note(.pathEfficiency, Double(distance.magnitude) / Double(figures.caretPath))
    }
    note(.liftErrors, Double(result.liftErrors))
  }
}
