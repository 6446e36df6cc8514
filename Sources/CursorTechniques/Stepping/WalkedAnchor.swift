import GestureCore

/// The place up to which steps were counted.
///
/// It stays where it is while the finger moves on, and follows the recognizer's origin when fingers join or
/// leave, so that no step comes from a jump of their mean.
struct WalkedAnchor: Hashable, Sendable {
  /// In the rule's scale.
  var x = 0.0
  /// In the rule's scale.
  var y = 0.0
  private var origin = Point.zero

  /// An anchor at the place that a gesture is measured from.
  init(_ origin: Point = .zero, _ scale: PixelScale = PixelScale()) {
    x = scale.position(origin.x)
    y = scale.position(origin.y)
    self.origin = origin
  }

  /// Moves on with the recognizer's origin.
  mutating func follow(_ origin: Point, _ scale: PixelScale) {
    guard origin != self.origin else { return }
    x += scale.position(origin.x) - scale.position(self.origin.x)
    y += scale.position(origin.y) - scale.position(self.origin.y)
    self.origin = origin
  }
}

/// The number without its fraction; 0 for NaN, and capped far beyond any finger so that sums cannot overflow.
func wholeNumber(_ number: Double) -> Int {
  number < 0 ? -wholeMagnitude(number) : wholeMagnitude(number)
}
