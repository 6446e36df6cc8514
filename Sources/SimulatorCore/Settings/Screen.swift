/// A phone's screen.
package struct Screen: Hashable, Sendable {
  /// Width in points.
  package var width: Double
  /// Height in points.
  package var height: Double
  /// Points per millimetre of glass.
  package var pointsPerMillimetre: Double

  /// A screen.
  package init(width: Double, height: Double, pointsPerMillimetre: Double) {
    self.width = width
    self.height = height
    self.pointsPerMillimetre = pointsPerMillimetre
  }

  /// What a recording that says nothing was made on: 390 × 844 at 6.04 points per millimetre.
  package static let standard = Screen(width: 390, height: 844, pointsPerMillimetre: 6.04)
}

/// A phone whose screen can be chosen by name.
package struct DeviceProfile: Hashable, Sendable {
  /// The name on the command line.
  package var id: String
  /// Its screen.
  package var screen: Screen

  /// Every profile, the default first.
  package static let all = [
    DeviceProfile(id: "default", screen: .standard),
    DeviceProfile(
      id: "iphone-15", screen: Screen(width: 393, height: 852, pointsPerMillimetre: 6.04)),
    DeviceProfile(
      id: "iphone-se", screen: Screen(width: 375, height: 667, pointsPerMillimetre: 6.42)),
    DeviceProfile(
      id: "pixel-8", screen: Screen(width: 412, height: 915, pointsPerMillimetre: 6.43)),
  ]
}
