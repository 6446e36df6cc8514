internal import GestureCore
internal import SimulatorCore
internal import TraceFormat
internal import Tuning

/// The figures of techniques on the recording that is loaded: what was measured once is not measured again until
/// the recording or the settings change.
struct CompareMemory {
  private var identity = ""
  private var recording: Comparison.Recording?
  private var figures: [ReplayOptions: Measured] = [:]

  /// What a run gave, or why it could not be.
  enum Measured: Hashable, Sendable {
    case figures(CompareFigures)
    case refused
  }

  /// Events that are run through at once, so that a frame is not held up for long by a great recording.
  static let eventsAtOnce = 150_000
  private static let threads = 2

  /// What is known of a technique with these settings; nil where it is not measured yet.
  subscript(options: ReplayOptions) -> Measured? { figures[options] }

  /// Looks at a recording; what belongs to another one is forgotten.
  mutating func follow(_ playback: Playback, path: String) {
    let trace = playback.trace
    let identity = "\(path) \(trace.events.count) \(playback.end.microseconds)"
    guard identity != self.identity else { return }
    self.identity = identity
    recording = Comparison.Recording(
      name: path, start: trace.header.session, events: trace.events,
      hasRecordedLayout: trace.usesRecordedLayout)
    figures = [:]
  }

  private static func figures(
    _ options: ReplayOptions, on recording: Comparison.Recording
  ) throws(SettingError) -> CompareFigures {
    var figures = CompareFigures(run: try recording.figures(with: options))
    let phone = try Replay(
      start: recording.start, hasRecordedLayout: recording.hasRecordedLayout, options: options
    ).simulator
    let subject = GainLine.Subject(phone, reportHertz: 60)
    guard
      let gain = try? GainMeasurement(
        technique: subject.technique, parameters: subject.parameters, hertz: subject.hertz)
    else { return figures }
    figures.slow = gain.point(at: CompareFigures.speeds.slow)
    figures.fast = gain.point(at: CompareFigures.speeds.fast)
    return figures
  }

  /// Measures what is wanted and not known, as much as may be done at once, the first ones first.
  ///
  /// - Returns: whether anything was measured.
  mutating func measure(_ wanted: [ReplayOptions]) -> Bool {
    guard let recording else { return false }
    var missing: [ReplayOptions] = []
    for options in wanted where figures[options] == nil && !missing.contains(options) {
      missing.append(options)
    }
    guard !missing.isEmpty else { return false }
    let count = min(
      missing.count, max(Self.eventsAtOnce / max(recording.events.count, 1), Self.threads))
    let now = missing.prefix(count)
    let measured = parallelMap(count: now.count, jobs: Self.threads) { index -> Measured in
      do throws(SettingError) {
        return .figures(try Self.figures(now[index], on: recording))
      } catch {
        return .refused
      }
    }
    // Settings that a slider has left are not kept.
    let kept = Set(wanted)
    figures = figures.filter { kept.contains($0.key) }
    for (options, result) in zip(now, measured) { figures[options] = result }
    return true
  }
}
