import CursorTechniques
import GestureCore
import TextCore

extension Simulator {
  /// Carries out what a technique asked for.
  mutating func perform(
    _ move: CursorMove, at time: Instant, layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    guard !move.isNone else { return }
    switch move.distance {
    case .characters(let count):
      stepCharacters(count, selecting: move.selecting, at: time)
      effects.steps.append(TimedCount(time, count))
    case .words(let count):
      document.moveByWords(count, selecting: move.selecting)
      roomIsStale = true
    case .lines(let count):
      // A recording made with another layout says where lines led only in its own picture.
      moveByLines(count, selecting: move.selecting, layout: &layout)
      effects.lines.append(TimedCount(time, count))
    case .plane(let count, let lines):
      if count != 0 {
        stepCharacters(count, selecting: move.selecting, at: time)
        effects.steps.append(TimedCount(time, count))
        goalX = nil
      }
      if lines != 0 {
        moveByLines(lines, selecting: move.selecting, layout: &layout)
        effects.lines.append(TimedCount(time, lines))
        return
      }
    case .end(let forward):
      if forward {
        document.moveToDocumentEnd(selecting: move.selecting)
      } else {
        document.moveToDocumentStart(selecting: move.selecting)
      }
      roomIsStale = true
    case .restore:
      if let selectionAtBegan { document.select(selectionAtBegan) }
      roomIsStale = true
    }
    if case .lines = move.distance { return }
    goalX = nil
  }

  /// Asks the proxy for something; on iOS that takes effect on the main queue's next turn.
  mutating func askProxy(
    at time: Instant, _ request: (inout DocumentProxy, inout TextDocument) -> Void
  ) {
    request(&proxy, &input.document)
    if proxy.isPending { proxyTick = time + 1 }
    goalX = nil
    roomIsStale = true
  }

  /// Lets what was asked of the proxy take effect.
  mutating func tickProxy() {
    guard proxyTick != nil else { return }
    proxyTick = nil
    proxy.tick(in: &input.document)
    roomIsStale = true
  }

  private mutating func stepCharacters(_ count: Int, selecting: Bool, at time: Instant) {
    if proxy.mode == .ios, !selecting {
      askProxy(at: time) { $0.adjustTextPosition(byCharacterOffset: count, in: &$1) }
      return
    }
    let wasPlain = document.selection.isCollapsed && document.markedRange == nil
    let moved = document.moveByStops(count, selecting: selecting)
    if wasPlain {
      situation.room.walk(moved)
    } else {
      roomIsStale = true
    }
  }

  /// Moves the focus by visual lines, keeping to the horizontal place where the run of such moves began.
  mutating func moveByLines(_ count: Int, selecting: Bool, layout: inout some LineGeometry) {
    document.select(lineSelection(count, selecting: selecting, layout: &layout))
    roomIsStale = true
  }

  /// Where a vertical move leads; remembers the goal.
  mutating func lineSelection(
    _ count: Int, selecting: Bool, layout: inout some LineGeometry
  ) -> Selection {
    let caret = document.selection.caret
    let goal = goalX ?? layout.caretRectangle(of: caret, in: document).x
    goalX = goal
    let target = layout.caret(count, linesFrom: caret, goalX: goal, in: document)
    return selection(to: target, extending: selecting)
  }

  /// The selection after a move to a caret.
  func selection(to caret: Caret, extending: Bool) -> Selection {
    guard extending else { return Selection(caret) }
    return Selection(
      anchor: document.selection.anchor, focus: caret.position, affinity: caret.affinity)
  }

  /// Counts the caret stops around the caret if they may have changed.
  mutating func refreshRoom() {
    guard roomIsStale else { return }
    roomIsStale = false
    let limit = Situation.Room.limit
    let focus = document.selection.focus
    situation.room = Situation.Room(
      before: -document.stops(from: focus, to: .start, limit: limit),
      after: document.stops(from: focus, to: document.end, limit: limit))
    switch technique.startRule.direction {
    case .logical: break
    case .text:
      situation.isRightToLeft = document.paragraph(at: focus.paragraph).isRightToLeft
    }
  }

  /// Selects what a layout or a word breaker answered, and notes it for a recording.
  mutating func selectByLayout(
    _ selection: Selection, at time: Instant, into effects: inout Effects
  ) {
    let origin = document.selection.focus
    document.select(selection)
    roomIsStale = true
    guard records else { return }
    // Ends between stops have snapped outward; distances to them would snap to the nearest.
    let selected = document.selection
    effects.recorded.append(
      InputEvent(
        time,
        .select(
          anchor: document.stops(from: origin, to: selected.anchor, limit: .max),
          focus: document.stops(from: origin, to: selected.focus, limit: .max),
          affinity: selected.affinity)))
  }
}
