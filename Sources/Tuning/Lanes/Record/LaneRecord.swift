package import CursorTechniques
package import GestureCore
package import SimulatorCore

/// Everything that the lanes show of one technique on one recording.
///
/// What the recognizer and the technique did stands at the moment at which the phone did it, which is the end of a
/// frame; the fingers' own reports keep their stamps.
package struct LaneRecord: Equatable, Sendable {
  /// The caret's place from a time on.
  package struct CaretPlace: Hashable, Sendable {
    /// From when on.
    package var time: Instant
    /// Caret stops from where it stood at the start.
    package var offset: Int
  }

  /// What the fingers did.
  package internal(set) var touches: LaneTouches
  /// Indices of reports that a newer one replaced before their frame was over, in order.
  package internal(set) var superseded: [Int] = []
  /// What each callback brought.
  package internal(set) var callbacks = LaneCallbacks()
  /// What the recognizer saw, gesture by gesture.
  package internal(set) var gestures: [LaneGesture] = []
  /// The moves that the technique asked for.
  package internal(set) var steps: [LaneStep] = []
  /// Where the caret was; the first is its place at the start.
  package internal(set) var caret: [CaretPlace] = []
  /// The technique in force at the end, with nothing gathered.
  package internal(set) var technique: Technique
  /// Callbacks a second in force at the end.
  package internal(set) var delivery: DeliveryRate
  /// When the recording starts, unless its older part is forgotten.
  package internal(set) var start = Instant.zero
  /// When the recording ends.
  package internal(set) var end = Instant.zero
  /// Steps that the forgotten part had.
  package internal(set) var forgottenSteps = 0

  private var token = Token()

  /// Told apart from other records and from earlier states of itself; copies share it.
  package var stamp: Stamp {
    Stamp(
      token: ObjectIdentifier(token), reports: touches.reports.count, end: end,
      counts: [callbacks.count, callbacks.forgotten, steps.count, forgottenSteps, caret.count],
      keeper: token)
  }

  /// Stands for a record as it is, for as long as anyone keeps it: a key for pictures.
  package struct Stamp: Hashable, Sendable {
    fileprivate let token: ObjectIdentifier
    fileprivate let reports: Int
    fileprivate let end: Instant
    fileprivate let counts: [Int]
    /// Keeps the token's address its own.
    fileprivate let keeper: Token

    package static func == (left: Stamp, right: Stamp) -> Bool {
      left.token == right.token && left.reports == right.reports && left.end == right.end
        && left.counts == right.counts
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(token)
      hasher.combine(reports)
      hasher.combine(counts)
    }
  }

  fileprivate final class Token: Sendable {}

  /// The characters of all steps, those back subtracted.
  package internal(set) var net = 0
  /// How far the gauge went beyond its limit at most, as parts of the limit.
  package internal(set) var highestPeak = 0.0
  /// Least and greatest of the caret's places.
  package internal(set) var caretRange = 0...0
  /// Least and greatest edge of the dead zones, in points; nil without any.
  package internal(set) var deadZoneRange: LanePyramid.Extremes?

  /// Where the caret was at a time, in stops from the start.
  package func caretOffset(at time: Instant) -> Int {
    let index = caret.partition { $0.time > time }
    return index > 0 ? caret[index - 1].offset : caret.first?.offset ?? 0
  }

  /// The newest step that is not later than a time; nil before the first.
  package func step(at time: Instant) -> Int? {
    let index = steps.partition { $0.time > time }
    return index > 0 ? index - 1 : nil
  }
}

extension LaneRecord {
  /// Runs a recording once.
  ///
  /// - Parameter sharing: the touches of the same recording, if another technique's lanes have them already.
  /// - Throws: what start or options name that does not exist or cannot be.
  package init(
    start: SessionStart, events: [InputEvent], hasRecordedLayout: Bool,
    options: ReplayOptions = ReplayOptions(), sharing: LaneTouches? = nil
  ) throws(SettingError) {
    var replay = try Replay(start: start, hasRecordedLayout: hasRecordedLayout, options: options)
    replay.explains = true
    replay.keepsCallbacks = true
    var builder = LaneBuilder(replay.simulator, touches: sharing)
    for event in events {
      replay.feed(event)
      builder.take(event, replay.effects, replay.simulator)
      replay.forgetEffects()
    }
    self = builder.record
  }

  /// A technique before anything happened.
  init(_ simulator: Simulator, touches: LaneTouches) {
    self.touches = touches
    technique = simulator.technique
    delivery = simulator.deliveryRate
    caret = [CaretPlace(time: .zero, offset: 0)]
    callbacks.note(technique.gauge, at: 0)
  }
}

extension LaneRecord {
  package static func == (left: LaneRecord, right: LaneRecord) -> Bool {
    left.steps == right.steps && left.callbacks == right.callbacks && left.caret == right.caret
      && left.gestures == right.gestures && left.superseded == right.superseded
      && left.touches == right.touches && left.technique.id == right.technique.id
      && left.delivery == right.delivery && left.start == right.start && left.end == right.end
      && left.technique.rule == right.technique.rule
      && left.technique.startRule == right.technique.startRule
  }
}
