package import GestureCore
import KeyboardCore
package import SimulatorCore

/// All metrics of several techniques on the same recordings.
package struct MetricMeasurement: Sendable {
  /// What is measured on, with what, and how.
  ///
  /// With no techniques, each recording's own is measured on what was made with it.
  package var comparison: Comparison
  /// Whether the technique alone is measured, too.
  package var measuresTechnique: Bool

  /// A measurement; nothing runs yet.
  package init(_ comparison: Comparison, measuresTechnique: Bool = true) {
    self.comparison = comparison
    self.measuresTechnique = measuresTechnique
  }

  /// One technique at one rate.
  package struct Row: Sendable {
    /// The technique's id.
    package var technique: String
    /// The rate of callbacks; nil where each recording kept its own.
    package var delivery: DeliveryRate?
    /// How many recordings it ran on.
    package var recordings: Int
    /// What each recording gave, and the technique alone.
    package var units: [UnitFigures]
    /// All together.
    package var values: MetricValues
    /// What its dead zone trades; nil without labelled taps and swipes.
    package var deadZones: DeadZoneCurve?
  }

  /// Measures: rates first, then techniques; the same rows on any number of threads.
  ///
  /// - Throws: the first setting that cannot be, such as a value out of range.
  package func run(jobs: Int) throws(SettingError) -> [Row] {
    var rows: [Row] = []
    let rates: [DeliveryRate?] = comparison.rates.isEmpty ? [nil] : comparison.rates
    for rate in rates {
      for technique in techniques { rows.append(try row(technique, rate, jobs)) }
    }
    return rows
  }

  /// Those asked for, else the recordings' own in order of appearance.
  private var techniques: [String] {
    guard comparison.techniques.isEmpty else { return comparison.techniques }
    var own: [String] = []
    for recording in comparison.recordings where !own.contains(recording.start.technique) {
      own.append(recording.start.technique)
    }
    return own
  }

  private func row(
    _ technique: String, _ rate: DeliveryRate?, _ jobs: Int
  ) throws(SettingError) -> Row {
    let recordings =
      comparison.techniques.isEmpty
      ? comparison.recordings.filter { $0.start.technique == technique } : comparison.recordings
    let options = try comparison.options(technique, rate)
    let parts = parallelMap(count: recordings.count, jobs: jobs) { index in
      Result<UnitFigures, SettingError> { () throws(SettingError) in
        let recording = recordings[index]
        return try recording.unit(index, with: options, isAsMade: recording.isAsMade(options))
      }
    }
    var units: [UnitFigures] = []
    for part in parts { units.append(try part.get()) }
    let deadZones = try DeadZoneCurve(recordings, options: options, jobs: jobs)
    if let deadZones {
      var unit = UnitFigures(.technique)
      unit.note(.areaUnderCurve, deadZones.area)
      units.append(unit)
    }
    if measuresTechnique {
      let own = recordings.first.map { $0.start.technique == technique ? $0.start.parameters : [] }
      let delivery = rate ?? recordings.first?.start.delivery ?? .hertz(60)
      units += try TechniqueMeter(
        technique: technique, parameters: (own ?? []) + options.parameters, delivery: delivery
      ).units(jobs: jobs)
    }
    return Row(
      technique: technique, delivery: rate, recordings: recordings.count, units: units,
      values: units.aggregated(), deadZones: deadZones)
  }
}

extension Comparison.Recording {
  /// What the whole phone with these options makes of the recording: everything that it can tell.
  ///
  /// - Parameters:
  ///   - index: which recording it is.
  ///   - isAsMade: whether it was made with just this, so that the hand reacted to this caret.
  /// - Throws: a setting that cannot be, such as a value out of range.
  package func unit(
    _ index: Int, with options: ReplayOptions, isAsMade: Bool
  ) throws(SettingError) -> UnitFigures {
    var replay = try Replay(start: start, hasRecordedLayout: hasRecordedLayout, options: options)
    for event in events { replay.feed(event) }
    return RecordingMeter(self).figures(
      .recording(index), steps: replay.effects.steps,
      keyTimes: replay.effects.keys.map(\.time),
      delivery: options.delivery ?? start.delivery, isAsMade: isAsMade)
  }

  /// Whether a phone with these options is the one that it was made with.
  package func isAsMade(_ options: ReplayOptions) -> Bool {
    (options.technique ?? start.technique) == start.technique && options.parameters.isEmpty
      && (options.delivery ?? start.delivery) == start.delivery && options.startMode == .technique
  }
}
