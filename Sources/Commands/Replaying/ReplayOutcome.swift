import CursorTechniques
import GestureCore
import KeyboardCore
import SimulatorCore
import TextCore
import TraceFormat

/// What a recording gave when it was run.
struct ReplayOutcome {
  let technique: String
  let parameters: [NamedParameter]
  let delivery: DeliveryRate
  let steps: [TimedCount]
  let lines: [TimedCount]
  let keys: [KeyAction]
  let updates: [LoggedUpdate]
  let explanations: [Explanation]
  let ticks: Int
  let text: (before: String, selected: String, after: String)
  let warnings: [String]

  /// An update with the caret's place, counted in stops from the document's start.
  struct LoggedUpdate {
    let record: UpdateRecord
    let caretStop: Int
    /// Haptic ticks so far.
    let ticks: Int
  }

  /// The sum of the steps.
  var net: Int { steps.reduce(0) { $0 &+ $1.count } }

  /// Runs a recording.
  ///
  /// - Parameters:
  ///   - logs: whether updates are kept; they cost memory.
  ///   - explains: whether the reasons of every move are kept.
  static func run(
    _ trace: Trace, options: ReplayOptions, logs: Bool, explains: Bool = false
  ) throws(SettingError) -> ReplayOutcome {
    var replay = try Replay(
      start: trace.header.session, hasRecordedLayout: trace.usesRecordedLayout, options: options)
    replay.explains = explains
    // The header's own technique and parameters; the recording may change them later.
    let technique = replay.simulator.technique.id
    let parameters = replay.simulator.parametersInForce
    let delivery = replay.simulator.deliveryRate
    var updates: [LoggedUpdate] = []
    var counter = CaretCounter()
    for event in trace.events {
      replay.feed(event)
      guard logs else { continue }
      for record in replay.effects.updates.dropFirst(updates.count) {
        let stop = counter.stop(of: record.caret, in: replay.simulator.document)
        updates.append(
          LoggedUpdate(record: record, caretStop: stop, ticks: replay.effects.ticks.count))
      }
    }
    return ReplayOutcome(
      technique: technique, parameters: parameters, delivery: delivery,
      steps: replay.effects.steps, lines: replay.effects.lines, keys: replay.effects.keys,
      updates: updates, explanations: replay.effects.explanations,
      ticks: replay.effects.ticks.count, text: replay.simulator.document.surroundings,
      warnings: trace.warnings.map(\.description) + warnings(of: replay))
  }

  private static func warnings(of replay: Replay) -> [String] {
    var warnings = replay.unknownParameters.map { "in the header, \($0); it was ignored" }
    warnings += replay.effects.refusals.map {
      "at \($0.time.microseconds) µs, \($0.reason); the event was ignored"
    }
    if replay.ignoredEvents > 0 {
      let plural = replay.ignoredEvents == 1 ? "event was" : "events were"
      warnings.append(
        "\(replay.ignoredEvents) of the recording's own set or technique \(plural) ignored, "
          + "because the command line sets them")
    }
    return warnings
  }

  /// What an expectation beside the recording holds of this.
  var expectation: ReplayExpectation {
    ReplayExpectation(
      technique: technique, parameters: parameters, delivery: delivery,
      steps: steps.map { ReplayExpectation.Step($0.time, $0.count) },
      lines: lines.map { ReplayExpectation.Step($0.time, $0.count) },
      keys: keys.map { ReplayExpectation.Key($0.time, id: $0.key, text: $0.insertedText) },
      text: SessionStart.Document(before: text.before, selected: text.selected, after: text.after),
      unicode: UnicodeVersion.toolchain)
  }
}

/// Counts the stops before a caret from the last place it counted, so that a log stays linear.
private struct CaretCounter {
  private var place = TextPosition.start
  private var stop = 0
  private var version: ContentIdentity?

  mutating func stop(of caret: TextPosition, in document: TextDocument) -> Int {
    // After an edit the last place may mean nothing.
    if version != document.version {
      version = document.version
      place = .start
      stop = 0
    }
    stop += document.stops(from: place, to: caret)
    place = caret
    return stop
  }
}
