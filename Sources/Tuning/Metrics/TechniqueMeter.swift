package import GestureCore
package import SimulatorCore

/// Measures a technique alone: under steady fingers, and under one that rests.
///
/// Region and hold are taken as satisfied. No recording is needed, and no person is meant.
package struct TechniqueMeter: Sendable {
  let technique: String
  let parameters: [NamedParameter]
  let hertz: Int
  private let pointsPerMillimetre = Screen.standard.pointsPerMillimetre

  /// A technique to measure.
  ///
  /// - Parameters:
  ///   - parameters: by qualified or bare name; those that the technique does not have are passed over.
  ///   - delivery: the rate of callbacks; where there is one for each sample, 60 a second.
  package init(
    technique: String, parameters: [NamedParameter] = [], delivery: DeliveryRate = .hertz(60)
  ) {
    self.technique = technique
    self.parameters = parameters
    switch delivery {
    case .asRecorded: hertz = 60
    case .hertz(let hertz): self.hertz = hertz
    }
  }

  /// The speeds at which the rhythm is measured, and the gain's slope and jumps, in points per second.
  private static let speeds = SpeedGrid.fine(count: 56).filter { (50...2_000).contains($0) }
  /// A slow, a middling and a fast finger.
  private static let threeSpeeds = [105.0, 305, 905]

  /// What it gave: one unit for each speed and each rest, and one for what all speeds give together.
  ///
  /// - Throws: what cannot be, as an unknown technique or a value out of its range.
  package func units(jobs: Int = 1) throws(SettingError) -> [UnitFigures] {
    let gain = try GainMeasurement(technique: technique, parameters: parameters, hertz: hertz)
    let counts = parallelMap(count: Self.speeds.count, jobs: jobs) {
      gain.stepCount(at: Self.speeds[$0])
    }
    let points = zip(Self.speeds, counts).map {
      GainPoint(speed: $0, stepsPerSecond: $1.perSecond)
    }
    var units = [gainUnit(points, gain)]
    units += zip(Self.speeds, counts).map(rhythmUnit)
    units += try rateUnits(jobs: jobs)
    units += try restUnits()
    return units.filter { !$0.figures.isEmpty }
  }

  private func gainUnit(_ points: [GainPoint], _ gain: GainMeasurement) -> UnitFigures {
    var unit = UnitFigures(.technique)
    let moving = points.filter { $0.stepsPerSecond > 0 }
    guard moving.count >= 4 else { return unit }
    unit.note(.gainSlope, Self.slope(moving))
    let violations = zip(points, points.dropFirst()).count { point, next in
      let rise = next.speed / point.speed
      return next.stepsPerSecond < point.stepsPerSecond * 0.999
        || point.stepsPerSecond > 0
          && next.stepsPerSecond > 1.25 * rise * point.stepsPerSecond
    }
    unit.note(.gainViolations, Double(violations))
    let slow = gain.point(at: Self.threeSpeeds[0])
    let fast = gain.point(at: Self.threeSpeeds[2])
    if slow.stepsPerSecond > 0 {
      let ratio = fast.stepsPerSecond / fast.speed / (slow.stepsPerSecond / slow.speed)
      unit.note(.speedVariance, (ratio - 1).magnitude)
    }
    return unit
  }

  /// The slope of the steps for each point against the speed, both as logarithms, by least squares.
  package static func slope(_ points: [GainPoint]) -> Double {
    let x = points.map { Elementary.log2($0.speed) }
    let y = points.map { Elementary.log2($0.stepsPerSecond / $0.speed) }
    let (meanX, meanY) = (Bootstrap.mean(x), Bootstrap.mean(y))
    let products = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let squares = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    return products / squares
  }

  private func rhythmUnit(_ speed: Double, _ count: StepCount) -> UnitFigures {
    var unit = UnitFigures(.technique)
    guard let rhythm = StepRhythm(count.ways(speed: speed)) else { return unit }
    unit.note(.stepVariation, rhythm.variation)
    unit.note(.stepBeat, rhythm.beat)
    unit.note(.worstGap, rhythm.longest / pointsPerMillimetre)
    return unit
  }

  /// The gain at 60 callbacks a second against that at other rates, with callbacks lost and with stamps that lie.
  private func rateUnits(jobs: Int) throws(SettingError) -> [UnitFigures] {
    var gains: [GainMeasurement] = []
    for hertz in [60, 80, 90, 120, 240] {
      gains.append(try GainMeasurement(technique: technique, parameters: parameters, hertz: hertz))
    }
    let disturbances = [SwipeDisturbance.dropped(0.05), .jitter(2_000)]
    return parallelMap(count: Self.threeSpeeds.count, jobs: jobs) { [gains] index in
      let speed = Self.threeSpeeds[index]
      var unit = UnitFigures(.technique)
      let plain = gains[0].stepsPerSecond(at: speed)
      guard plain > 0 else { return unit }
      let others =
        gains.dropFirst().map { $0.stepsPerSecond(at: speed) }
        + disturbances.map { gains[0].stepCount(at: speed, $0).perSecond }
      unit.note(.rateVariance, others.reduce(0) { max($0, ($1 / plain - 1).magnitude) })
      return unit
    }
  }
}
