package import CursorTechniques
package import GestureCore
import TextCore

/// A recording's pan, kept: what any technique with the same recognizer and region is told of it.
///
/// It depends on recording, delivery and start rule's recognizer and region only, so it is computed once and any
/// number of step rules and settings run over it, without phone, keys or text. Room for the caret is kept by
/// adding steps to what the recording starts with; where keys or events edit the text in mid-course, the whole
/// phone knows better. What techniques are told of keys that typed is what typed when it was computed: where a step or a
/// start under other settings takes a key away, or leaves it, the whole phone knows better, too.
package struct KeptPan: Sendable {
  /// What a technique is told, in order.
  package let events: [PanEvent]
  /// The phone at the recording's start.
  package let situation: Situation
  /// The keys that typed.
  package let typedKeys: TypedKeys
  /// Caret stops before and after the caret then.
  private let stopsAround: (before: Int, after: Int)
  /// When the recording ends.
  private let end: Instant

  /// Runs a recording once.
  ///
  /// - Parameter technique: whose recognizer and region the pan has; its steps are not kept.
  /// - Throws: what start or options name that does not exist or cannot be.
  package init(
    start: SessionStart, events: [InputEvent], hasRecordedLayout: Bool,
    options: ReplayOptions = ReplayOptions()
  ) throws(SettingError) {
    var replay = try Replay(start: start, hasRecordedLayout: hasRecordedLayout, options: options)
    let document = replay.simulator.document
    let focus = document.selection.focus
    var situation = replay.simulator.situation
    situation.isRightToLeft = document.paragraph(at: focus.paragraph).isRightToLeft
    self.situation = situation
    stopsAround = (
      -document.stops(from: focus, to: .start), document.stops(from: focus, to: document.end)
    )
    replay.keepsPanEvents = true
    for event in events { replay.feed(event) }
    self.events = replay.effects.panEvents
    typedKeys = TypedKeys(replay.effects.keys)
    end = events.last?.time ?? .zero
  }

  /// The caret moves of a technique, each with the time of its update or deadline.
  package func moves(of technique: Technique) -> [(time: Instant, move: CursorMove)] {
    var moves: [(time: Instant, move: CursorMove)] = []
    run(technique) { moves.append(($0, $1)) }
    return moves
  }

  /// Tells every caret move of a technique, in order.
  ///
  /// - Parameter body: is told the time of the move's update or deadline, and the move.
  package func run(_ technique: Technique, _ body: (Instant, CursorMove) -> Void) {
    var technique = technique
    var situation = situation
    var typedKeys = typedKeys
    var (before, after) = stopsAround
    func note(_ move: CursorMove, at time: Instant) {
      guard !move.isNone else { return }
      body(time, move)
      guard case .characters(let count) = move.distance else { return }
      let moved = max(-before, min(after, count))
      before += moved
      after -= moved
      situation.room.walk(moved)
    }
    func runDeadlines(to time: Instant) {
      while let due = technique.deadline, due <= time {
        note(technique.advance(to: due, situation), at: due)
      }
    }
    for event in events {
      runDeadlines(to: event.deadlinesRun)
      typedKeys.tell(&situation, before: event)
      switch event.kind {
      case .touchDown(let down):
        situation.down = down
        technique.touchDown(situation)
      case .update(let update):
        if update.state == .began { situation.room = Situation.Room(limited: before, after) }
        note(technique.feed(update, situation), at: update.time)
      case .lifted: technique.lifted()
      }
    }
    runDeadlines(to: end)
  }
}
