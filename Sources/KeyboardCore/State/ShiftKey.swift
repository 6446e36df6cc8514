import GestureCore

/// The shift key between taps.
struct ShiftKey: Hashable, Sendable {
  private(set) var state = ShiftState.off
  /// The lift that a second one would make a double tap; none once another key has acted.
  private var latestLift: Instant?

  /// The longest time between the two lifts of a double tap, in microseconds.
  static let doubleTapMicroseconds: Int64 = 300_000

  /// A tap in caps lock switches off; a double tap locks, whatever its first tap did; any other tap toggles.
  mutating func tap(at time: Instant) {
    if state == .locked {
      state = .off
    } else if let latestLift, time - latestLift <= ShiftKey.doubleTapMicroseconds {
      self = ShiftKey(state: .locked)
      return
    } else {
      state = state == .off ? .once : .off
    }
    latestLift = time
  }

  /// Another key acted.
  mutating func otherKeyActed(typingLetter: Bool) {
    latestLift = nil
    if typingLetter, state == .once { state = .off }
  }

  init(state: ShiftState = .off) {
    self.state = state
  }
}
