/// The numbers that shape the rule; `CaretLab.table` says what they mean to the user.
struct CaretLabSettings: Hashable, Sendable {
  /// How densely marks are laid.
  var curve = GainCurve()
  /// Points from the touch-down to the first step.
  var deadZone = 13.25
  /// The same while typing.
  var typingZone = 28.0
  /// How long after a typed key a touch belongs to the typing, in milliseconds.
  var typingMilliseconds = 500
  /// Points of way back that undo a mark, of way that move a resting finger, and of a roll at the lift that is
  /// taken back.
  var grip = 4.0
  /// Slower than this, in points per second, is rest.
  var restingSpeed = 20.0
  /// Over what time speeds are taken, and how long before the lift a roll may begin, in milliseconds.
  var windowMilliseconds = 60

  var window: Int64 { Int64(windowMilliseconds) * 1_000 }

  var strength: Grip.Strength {
    Grip.Strength(points: grip, restingSpeed: restingSpeed, windowMicroseconds: window)
  }

  var rules: MarkedLine.Rules { MarkedLine.Rules(curve: curve, hold: grip) }

  /// The dead zone for a touch.
  func zone(isTyping: Bool) -> Double {
    max(isTyping ? typingZone : deadZone, rules.nearest)
  }
}
