package import GestureCore
import KeyboardCore
package import SimulatorCore
package import TraceFormat

/// The same recordings through several techniques, at several rates of callbacks.
package struct Comparison: Sendable {
  /// A recording to compare on.
  package struct Recording: Sendable {
    /// What it is called in tables.
    package var name: String
    /// Where its session started.
    package var start: SessionStart
    /// What went in.
    package var events: [InputEvent]
    /// Whether it holds the answers to layout questions.
    package var hasRecordedLayout: Bool
    /// What the gesture was meant to do; nil where it is not labelled.
    package var intent: TraceHeader.Intent?
    /// Whether the hand saw the caret while it moved: people's do, a generator's strokes don't.
    package var sawCaret: Bool

    /// A recording to compare on.
    package init(
      name: String, start: SessionStart, events: [InputEvent], hasRecordedLayout: Bool,
      intent: TraceHeader.Intent? = nil, sawCaret: Bool = false
    ) {
      self.name = name
      self.start = start
      self.events = events
      self.hasRecordedLayout = hasRecordedLayout
      self.intent = intent
      self.sawCaret = sawCaret
    }

    /// A recording that was read.
    package init(name: String, _ trace: Trace) {
      self.init(
        name: name, start: trace.header.session, events: trace.events,
        hasRecordedLayout: trace.usesRecordedLayout, intent: trace.header.intent,
        sawCaret: trace.header.source?.sawCaret ?? false)
    }
  }

  /// One technique on one recording at one rate.
  package struct Row: Hashable, Sendable {
    /// Which recording, as an index into `recordings`.
    package var recording: Int
    /// The rate of callbacks.
    package var delivery: DeliveryRate
    /// The technique's id.
    package var technique: String
    /// What it made of it.
    package var figures: RunFigures
  }

  /// What is compared on.
  package var recordings: [Recording]
  /// Ids of techniques.
  package var techniques: [String]
  /// Rates of callbacks; empty for each recording's own.
  package var rates: [DeliveryRate]
  /// Settings for those techniques that have such a parameter.
  package var parameters: [NamedParameter]
  /// What a touch-down needs to be a swipe's.
  package var startMode: Simulator.StartMode

  /// A comparison; nothing runs yet.
  package init(
    recordings: [Recording], techniques: [String], rates: [DeliveryRate] = [],
    parameters: [NamedParameter] = [], startMode: Simulator.StartMode = .assumed
  ) {
    self.recordings = recordings
    self.techniques = techniques
    self.rates = rates
    self.parameters = parameters
    self.startMode = startMode
  }

  /// Runs everything: recordings first, then rates, then techniques, the same rows on any number of threads.
  ///
  /// - Throws: the first setting that cannot be, such as a value out of range.
  package func run(jobs: Int) throws(SettingError) -> [Row] {
    let parts = parallelMap(count: recordings.count, jobs: jobs) { index in
      Result<[Row], SettingError> { () throws(SettingError) in try self.rows(of: index) }
    }
    var rows: [Row] = []
    rows.reserveCapacity(recordings.count * max(1, rates.count) * techniques.count)
    for part in parts { rows += try part.get() }
    return rows
  }

  private func rows(of index: Int) throws(SettingError) -> [Row] {
    let recording = recordings[index]
    var keyboard: KeyboardState?
    var rows: [Row] = []
    for rate in rates.isEmpty ? [recording.start.delivery] : rates {
      for technique in techniques {
        rows.append(
          Row(
            recording: index, delivery: rate, technique: technique,
            figures: try figures(of: recording, technique, rate, &keyboard)))
      }
    }
    return rows
  }

  private func figures(
    of recording: Recording, _ technique: String, _ rate: DeliveryRate,
    _ keyboard: inout KeyboardState?
  ) throws(SettingError) -> RunFigures {
    try recording.figures(with: try options(technique, rate), &keyboard)
  }

  /// What wins over the recordings: those of the parameters that the technique has.
  func options(
    _ technique: String, _ rate: DeliveryRate?
  ) throws(SettingError) -> ReplayOptions {
    var options = ReplayOptions(technique: technique, delivery: rate, startMode: startMode)
    if !parameters.isEmpty {
      let probe = try Simulator(start: SessionStart(technique: technique))
      options.parameters = parameters.filter { parameter in
        (try? probe.row(named: parameter.name)) != nil
      }
    }
    return options
  }
}

extension Comparison.Recording {
  /// What a phone with these options makes of the recording.
  ///
  /// - Throws: a setting that cannot be, such as a value out of range.
  package func figures(with options: ReplayOptions) throws(SettingError) -> RunFigures {
    var keyboard: KeyboardState?
    return try figures(with: options, &keyboard)
  }

  /// - Parameter keyboard: one that an earlier run has built, so that it is not built again.
  fileprivate func figures(
    with options: ReplayOptions, _ keyboard: inout KeyboardState?
  ) throws(SettingError) -> RunFigures {
    var replay = try Replay(
      start: start, hasRecordedLayout: hasRecordedLayout, options: options, keyboard: keyboard)
    keyboard = replay.simulator.keyboard
    replay.keepsPanEvents = true
    let keyFrames = replay.simulator.situation.keys.map { $0.frame }
    for event in events { replay.feed(event) }
    return RunFigures(effects: replay.effects, events: events, keyFrames: keyFrames)
  }
}
