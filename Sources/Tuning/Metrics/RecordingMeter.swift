package import GestureCore
package import SimulatorCore
package import TraceFormat

/// A recording with all that can be said of it before any technique runs, so that it is said once.
package struct RecordingMeter: Sendable {
  /// What it was meant to do; nil where it is not labelled.
  package let intent: TraceHeader.Intent?
  /// Every finger's stay.
  package let touches: [TouchSpan]
  private let samples: [TouchSample]
  private let sawCaret: Bool
  private let end: Instant
  private let pointsPerMillimetre: Double

  /// Looks through a recording.
  package init(_ recording: Comparison.Recording) {
    intent = recording.intent
    touches = TouchSpan.all(in: recording.events)
    samples = recording.events.compactMap(\.touch)
    sawCaret = recording.sawCaret
    end = recording.events.last?.time ?? .zero
    pointsPerMillimetre = recording.start.screen.pointsPerMillimetre
  }

  /// What a technique made of it.
  ///
  /// - Parameters:
  ///   - unit: which recording it is.
  ///   - steps: what the technique asked for, in order of time.
  ///   - keyTimes: when keys acted; nil where no keyboard ran, so that lost taps are not known.
  ///   - delivery: the rate of callbacks in force.
  ///   - isAsMade: whether technique, settings and delivery are those under which it was made. Only then the hand reacted to
  ///     this caret, and times and aims mean something.
  package func figures(
    _ unit: UnitFigures.Unit, steps: [TimedCount], keyTimes: [Instant]?, delivery: DeliveryRate,
    isAsMade: Bool
  ) -> UnitFigures {
    switch intent {
    case .tap:
      var figures = UnitFigures(unit)
      noteTaps(steps, keyTimes, into: &figures)
      return figures
    case .nothing:
      var figures = UnitFigures(unit)
      noteFalse(steps, into: &figures)
      return figures
    case .move(let by):
      var figures = UnitFigures(unit, distance: by)
      noteMove(by, steps, delivery, isAsMade: isAsMade && sawCaret, into: &figures)
      noteStrokes(steps, delivery, distance: by, into: &figures)
      return figures
    case nil:
      var figures = UnitFigures(unit)
      var direction = 0
      var reversals = 0
      for step in steps where step.count != 0 {
        if direction != 0, step.count.signum() != direction { reversals += 1 }
        direction = step.count.signum()
      }
      figures.note(.reversals, Double(reversals))
      noteStrokes(steps, delivery, distance: 0, into: &figures)
      return figures
    }
  }

  private func moved(_ touch: TouchSpan, _ steps: [TimedCount]) -> Bool {
    steps.contains { $0.count != 0 && touch.lasts(at: $0.time) }
  }

  private func noteFalse(_ steps: [TimedCount], into figures: inout UnitFigures) {
    let count = touches.count { moved($0, steps) }
    figures.note(.falseActivations, Double(count), over: Double(touches.count))
  }

  private func noteTaps(
    _ steps: [TimedCount], _ keyTimes: [Instant]?, into figures: inout UnitFigures
  ) {
    noteFalse(steps, into: &figures)
    guard let keyTimes else { return }
    // A key acts when its finger lifts, or while it is held.
    let lost = touches.count { touch in !keyTimes.contains { touch.lasts(at: $0) } }
    figures.note(.lostTaps, Double(lost), over: Double(touches.count))
  }

  private func noteMove(
    _ by: Int, _ steps: [TimedCount], _ delivery: DeliveryRate, isAsMade: Bool,
    into figures: inout UnitFigures
  ) {
    let stolen = touches.count { !moved($0, steps) }
    figures.note(.stolenSwipes, Double(stolen), over: Double(touches.count))
    guard !touches.isEmpty else { return }
    let task = TrialTask(text: "", start: 0, target: by)
    var walk = TrialWalk(
      task: task, pointsPerMillimetre: pointsPerMillimetre, delivery: delivery)
    var offset = 0
    var rest = steps[...]
    func step(to time: Instant) {
      while let step = rest.first, step.time <= time {
        rest.removeFirst()
        walk.step(step)
        offset &+= step.count
        walk.stand(offset, at: step.time)
      }
    }
    for sample in samples {
      step(to: sample.time)
      walk.touch(sample)
      walk.stand(offset, at: sample.time)
    }
    step(to: end)
    walk.stand(offset, at: end)
    figures.note(walk.figures(isSpoiled: false), aims: isAsMade)
  }

  private func noteStrokes(
    _ steps: [TimedCount], _ delivery: DeliveryRate, distance: Int, into figures: inout UnitFigures
  ) {
    let measured = StrokeFigures(touches, steps: steps, delivery: delivery)
    measured.note(into: &figures, distance: distance, pointsPerMillimetre: pointsPerMillimetre)
  }
}

extension StrokeFigures {
  /// Notes them in a unit's own units.
  package func note(
    into figures: inout UnitFigures, distance: Int, pointsPerMillimetre: Double
  ) {
    guard pointsPerMillimetre > 0 else { return }
    figures.note(.peakSpeed, peakSpeed / pointsPerMillimetre)
    if distance != 0 {
      figures.note(.fingerWay, way / pointsPerMillimetre / Double(distance.magnitude))
    }
    guard !strokes.isEmpty else { return }
    func note(_ metric: Metric, _ values: [Double]) {
      figures.note(metric, values.reduce(0, +), over: Double(values.count))
    }
    note(.deadTravel, strokes.map { $0.deadTravel / pointsPerMillimetre })
    note(.deadTravelShare, strokes.map(\.deadShare))
    note(.activation, strokes.map(\.milliseconds))
    note(.activationFrames, strokes.map(\.callbacks))
    note(.stepLatency, strokes.compactMap(\.latency))
  }
}
