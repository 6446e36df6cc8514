import GestureCore

/// A touch that its start rule let through, and from where its updates are measured.
struct OpenedSwipe: Hashable, Sendable {
  /// What the dead zone is measured from.
  var base: Point
  /// What the step rule measures from; nil where that is the recognizer's own origin.
  var origin: Point?
  /// How far the dead zone's border lies from the base, where the border is the origin: taken off the way
  /// from the base, as keyboards do that count from there. 0 elsewhere.
  var edge: Double
  /// The recognizer's origin as it was last, to follow it when fingers join or leave.
  var recognizerOrigin: Point

  /// An update after the start, measured from the start's origin; nil where the dead zone has closed again.
  mutating func pass(_ update: PanUpdate, _ rule: StartRule) -> PanUpdate? {
    if update.origin != recognizerOrigin {
      let jump = update.origin - recognizerOrigin
      recognizerOrigin = update.origin
      base = base + jump
      if let origin { self.origin = origin + jump }
    }
    if !rule.latches, rule.deadZone > 0, !rule.isBeyondDeadZone(update.location - base) {
      return nil
    }
    guard let origin else { return update }
    var moved = update
    moved.origin = origin
    moved.translation = update.location - origin
    if edge != 0 { moved.translation.dx = (update.location.x - base.x) - edge }
    return moved
  }
}
