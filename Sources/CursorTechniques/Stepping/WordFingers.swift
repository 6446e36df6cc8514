import GestureCore

/// Whether fingers move by words: two do, or three where one of them holds shift.
struct WordFingers: Hashable, Sendable {
  private var needed = 2
  private var hasSeenShift = false

  /// Takes an update's fingers; a shift counts as one of them if it was held when there were two already.
  mutating func movesWords(_ update: PanUpdate, _ situation: Situation) -> Bool {
    if update.state == .began { self = WordFingers() }
    if !hasSeenShift, situation.isShiftHeld {
      hasSeenShift = true
      if update.touches > 1 { needed = 3 }
    }
    return update.touches >= needed
  }
}
