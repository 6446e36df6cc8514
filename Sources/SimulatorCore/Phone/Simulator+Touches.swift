package import CursorTechniques
import GestureCore
import KeyboardCore
import TextCore

extension Simulator {
  mutating func handle(
    _ sample: TouchSample, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    let isHeld = sample.phase == .move && delivery.holdsMoves
    // A move at the very end of a frame still belongs to it, so that frame must not have run yet.
    advance(to: isHeld ? sample.time + -1 : sample.time, layout: &layout, into: &effects)
    now = max(now, sample.time)
    situation.lastRawSample = sample.time
    if sample.phase == .down { situation.lastRawDown = sample.time }
    // Before the sample is noted: what the moves select comes before it in a recording, too.
    if sample.phase != .move { flushMoves(layout: &layout, into: &effects) }
    if records {
      effects.recorded.append(
        InputEvent(sample.time, .touch(sample.finger, sample.phase, sample.location)))
    }
    if isHeld {
      delivery.hold(sample)
      return
    }
    batch.removeAll(keepingCapacity: true)
    batch.append(sample)
    deliver(layout: &layout, into: &effects)
  }

  /// Delivers what waits for the end of a frame.
  mutating func flushMoves(layout: inout some LineGeometry, into effects: inout Effects) {
    guard delivery.deadline != nil else { return }
    delivery.takePending(into: &batch)
    deliver(layout: &layout, into: &effects)
  }

  /// Hands `batch` to the recognizer and the technique, then to keys and text view.
  private mutating func deliver(layout: inout some LineGeometry, into effects: inout Effects) {
    if let update = pan.feed(batch, region: panRegion) {
      handle(update, layout: &layout, into: &effects)
    }
    for sample in batch {
      if showsKeyboard {
        keyboard.handle(sample, into: &keyActions)
        if !keyActions.isEmpty { performKeyActions(into: &effects) }
      }
      feedText(sample, layout: &layout, into: &effects)
    }
  }

  private var panRegion: Rectangle {
    guard showsKeyboard else { return Self.nowhere }
    switch startMode {
    case .technique:
      switch technique.startRule.region {
      case .keyboard: return keyboard.region
      }
    case .region, .assumed: return Self.everywhere
    }
  }

  /// Outside everything that a touch can reach.
  private static let nowhere = Rectangle(
    x: 2 * TouchLimits.coordinate, y: 2 * TouchLimits.coordinate, width: 0, height: 0)

  private static let everywhere = Rectangle(
    x: -TouchLimits.coordinate, y: -TouchLimits.coordinate, width: 2 * TouchLimits.coordinate,
    height: 2 * TouchLimits.coordinate)

  private mutating func handle(
    _ update: PanUpdate, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    let policy = keyCancel
    if update.state == .began {
      hasStepped = false
      roomIsStale = true
      selectionAtBegan = document.selection
      if policy == .onRecognition { cancelKeysUnderPan() }
    }
    refreshRoom()
    let move = technique.feed(update, situation)
    perform(move, at: update.time, layout: &layout, into: &effects)
    if !move.isNone, !hasStepped {
      hasStepped = true
      if policy == .onFirstStep { cancelKeysUnderPan() }
    }
    effects.updates.append(
      UpdateRecord(
        update: update, gauge: technique.gauge, move: move, caret: document.selection.focus))
  }

  /// The policy in force.
  package var keyCancel: KeyCancelPolicy { phone.keyCancel ?? technique.startRule.keyCancel }

  private mutating func cancelKeysUnderPan() {
    // A finger that has just lifted is no longer the pan's, but its key has not acted yet. Moves may be those of
    // fingers that the pan does not own.
    let lifted = batch.filter { $0.phase != .move }.map(\.finger)
    keyboard.cancelKeys(of: pan.fingers + lifted)
  }
}
