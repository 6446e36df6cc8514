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
    deadlinesRun = sample.time
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
    feedPan(layout: &layout, into: &effects)
    for sample in batch {
      if showsKeyboard {
        if sample.phase == .up { cancelStrayedKey(sample) }
        keyboard.handle(sample, into: &keyActions)
        if !keyActions.isEmpty { performKeyActions(into: &effects) }
      }
      feedText(sample, layout: &layout, into: &effects)
    }
  }
}
