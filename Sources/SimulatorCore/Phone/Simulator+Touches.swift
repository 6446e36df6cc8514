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
    deadlinesRun = sample.time
    if sample.phase != .move { flushMoves(layout: &layout, into: &effects) }
    if records {
      effects.recorded.append(
        InputEvent(sample.time, .touch(sample.finger, sample.phase, sample.location)))
    }
    if isHeld {
      delivery.hold(sample)
      if textGesture.follows(sample.finger) { textDelivery.hold(sample) }
      return
    }
    batch.removeAll(keepingCapacity: true)
    batch.append(sample)
    deliver(layout: &layout, into: &effects)
    feedText(sample, layout: &layout, into: &effects)
  }

  /// Delivers before an event what waits for the end of a frame, and runs what that made due.
  mutating func flushMoves(layout: inout some LineGeometry, into effects: inout Effects) {
    guard delivery.deadline != nil else { return }
    deliverPending(layout: &layout, into: &effects)
    advance(to: now, layout: &layout, into: &effects)
  }

  /// Delivers what waits for the end of a frame.
  mutating func deliverPending(layout: inout some LineGeometry, into effects: inout Effects) {
    delivery.takePending(into: &batch)
    deliver(layout: &layout, into: &effects)
  }

  /// Hands `batch` to the recognizer and the technique, then to the keys.
  private mutating func deliver(layout: inout some LineGeometry, into effects: inout Effects) {
    feedPan(layout: &layout, into: &effects)
    for sample in batch {
      if showsKeyboard {
        if sample.phase == .up { cancelStrayedKey(sample) }
        keyboard.handle(sample, into: &keyActions)
        if !keyActions.isEmpty { performKeyActions(into: &effects) }
      }
    }
  }
}
