package import GestureCore

/// Follows fingers on keys: which keys are held, which are highlighted, and when one of them acts.
///
/// What acting means is the keyboard's business. A finger that is not known is ignored: it went down beside the
/// keys, or its key was cancelled or has acted already.
package struct PressTracker: Hashable, Sendable {
  /// Held keys, in the order of the touch-downs.
  package private(set) var presses: [Press] = []

  init() {
    presses.reserveCapacity(TouchLimits.fingers)
  }

  /// The press of that finger, if its key is still held.
  package func press(of finger: FingerID) -> Press? {
    index(of: finger).map { presses[$0] }
  }

  /// Holds a key.
  mutating func hold(_ press: Press) {
    cancel(press.finger)
    presses.append(press)
  }

  /// Follows the finger: out of reach its key is no longer highlighted, back within reach it is again. A repeat that
  /// was left does not start again.
  mutating func move(_ finger: FingerID, to location: Point) {
    guard let index = index(of: finger) else { return }
    let isWithinReach = presses[index].reach.containsClosed(location)
    guard isWithinReach != presses[index].isHighlighted else { return }
    presses[index].isHighlighted = isWithinReach
    if !isWithinReach { presses[index].repetition = presses[index].repetition.stopped }
  }

  /// Lets go of the finger's key; returns it if it was within reach at the end.
  mutating func lift(_ finger: FingerID, at location: Point) -> Press? {
    move(finger, to: location)
    guard let index = index(of: finger) else { return nil }
    let press = presses.remove(at: index)
    return press.isHighlighted ? press : nil
  }

  /// Lets go of the earliest highlighted key, whatever its finger does later; nil if there is none.
  ///
  /// With a finger, only keys are considered that went down before its own.
  mutating func releaseEarliest(before finger: FingerID? = nil) -> Press? {
    let end = finger.flatMap { index(of: $0) } ?? presses.endIndex
    guard let index = presses[..<end].firstIndex(where: \.isHighlighted) else { return nil }
    return presses.remove(at: index)
  }

  /// Lets go of the finger's key without acting.
  mutating func cancel(_ finger: FingerID) {
    if let index = index(of: finger) { presses.remove(at: index) }
  }

  /// Lets go of every key without acting.
  mutating func cancelAll() {
    presses.removeAll(keepingCapacity: true)
  }

  /// When a held key acts next.
  var deadline: Instant? {
    var earliest: Instant?
    for press in presses {
      guard let next = press.repetition.next else { continue }
      if let known = earliest, known <= next { continue }
      earliest = next
    }
    return earliest
  }

  /// The next repeat that is due by then, with its time; nil if there is none. At equal times the earlier
  /// touch-down goes first.
  mutating func takeRepeat(dueBy time: Instant) -> (time: Instant, key: Key)? {
    guard let deadline, deadline <= time,
      let index = presses.firstIndex(where: { $0.repetition.next == deadline })
    else { return nil }
    presses[index].repetition = presses[index].repetition.successor
    return (deadline, presses[index].key)
  }

  private func index(of finger: FingerID) -> Int? {
    presses.firstIndex { $0.finger == finger }
  }
}
