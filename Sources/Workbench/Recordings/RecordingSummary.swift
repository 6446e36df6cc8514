internal import GestureCore
internal import SimulatorCore
internal import TextCore
package import TraceFormat

/// What a list says about a recording.
package struct RecordingSummary: Hashable, Sendable {
  /// What stands at the right of its row.
  package enum Verdict: Hashable, Sendable {
    /// Nobody says what it should give.
    case unknown
    /// It gives what stands beside it.
    case asExpected
    /// What it gives in place of that, in a phrase.
    case differs(String)
    /// It can be played, and something is wrong with the file, in a phrase.
    case warned(String)
  }

  /// The title in its header; nil where it has none.
  package var title: String?
  /// How long it is.
  package var microseconds: Int64
  /// How many fingers are down at once at most.
  package var fingerCount: Int
  /// What the gesture was meant to do.
  package var intent: TraceHeader.Intent?
  /// The name of another tool's format; nil for a file of ours.
  package var format: String?
  /// The steps that it gives, those back subtracted.
  package var net: Int
  /// What stands at the right.
  package var verdict: Verdict
  /// The fingers' ways.
  package var thumbnail: RecordingThumbnail

  /// The second line: how long, how many fingers, and the label.
  package var detail: String {
    let label =
      switch intent {
      case .move(let count): "move \(Figures.signed(count))"
      case .tap: "tap"
      case .nothing: "no move"
      case nil: "no label"
      }
    let fingers =
      switch fingerCount {
      case 0: "no finger"
      case 1: "1 finger"
      default: "\(fingerCount) fingers"
      }
    return [Figures.seconds(microseconds: microseconds), fingers, label].joined(separator: ",  ")
  }
}

extension RecordingSummary {
  /// Runs a recording and sums it up.
  ///
  /// - Parameters:
  ///   - format: the name of another tool's format; nil for a file of ours.
  ///   - expectation: what stands beside it.
  package init(_ trace: Trace, format: String? = nil, expectation: ReplayExpectation? = nil) {
    title = trace.header.title
    microseconds = trace.events.last?.time.microseconds ?? 0
    intent = trace.header.intent
    self.format = format
    thumbnail = RecordingThumbnail(trace)
    fingerCount = Self.mostFingers(trace)
    net = 0
    do throws(SettingError) {
      let outcome = try Self.outcome(trace)
      net = outcome.net
      verdict = Self.verdict(trace, outcome, expectation, isForeign: format != nil)
    } catch {
      verdict = .warned(error.description)
    }
  }

  /// What a run gives, without all that a run that is watched keeps.
  private static func outcome(_ trace: Trace) throws(SettingError) -> PlaybackRun.Outcome {
    var replay = try Replay(
      start: trace.header.session, hasRecordedLayout: trace.usesRecordedLayout,
      options: ReplayOptions())
    for event in trace.events { replay.feed(event) }
    let text = replay.simulator.document.surroundings
    return PlaybackRun.Outcome(
      steps: replay.effects.steps, ticks: replay.effects.ticks,
      text: SessionStart.Document(
        before: text.before, selected: text.selected, after: text.after))
  }

  private static func verdict(
    _ trace: Trace, _ outcome: PlaybackRun.Outcome, _ expectation: ReplayExpectation?,
    isForeign: Bool
  ) -> Verdict {
    let remark = expectation.map { outcome.verdict(against: $0) }
    if case .differs(let words) = remark { return .differs(words) }
    // What an import assumed is nothing wrong with the file.
    if !isForeign, let warning = trace.warnings.first {
      return .warned(phrase(warning, eventCount: trace.events.count - trace.repairedCancels.count))
    }
    return remark == nil ? .unknown : .asExpected
  }

  private static func phrase(_ warning: Finding, eventCount: Int) -> String {
    let place = warning.line.map { "line \($0)" } ?? "the file"
    let read = "\(eventCount) event\(eventCount == 1 ? "" : "s") read"
    if warning.message.hasPrefix("the last line is cut") { return "\(place) is cut, \(read)" }
    if warning.message.hasPrefix("the recording stops") { return "no end, \(read)" }
    return "\(place): \(warning.message)"
  }

  private static func mostFingers(_ trace: Trace) -> Int {
    var down: Set<FingerID> = []
    var most = 0
    for event in trace.events {
      guard let sample = event.touch else { continue }
      switch sample.phase {
      case .down:
        down.insert(sample.finger)
        most = max(most, down.count)
      case .move: break
      case .up, .cancel: down.remove(sample.finger)
      }
    }
    return most
  }
}
