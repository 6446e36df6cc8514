/// What a device says of an axis.
package struct AxisRange: Hashable, Sendable {
  /// The least value, in device units.
  package var minimum: Double
  /// The greatest value, in device units.
  package var maximum: Double
  /// Units per millimetre; nil where the device does not say.
  package var unitsPerMillimetre: Double?

  /// A range; nil where the greatest value is not above the least.
  init?(minimum: Double, maximum: Double, unitsPerMillimetre: Double? = nil) {
    guard maximum > minimum else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    self.unitsPerMillimetre = unitsPerMillimetre.flatMap { $0 > 0 ? $0 : nil }
  }

  /// A panel of so many units from 0.
  init(units: Double) {
    minimum = 0
    maximum = max(1, units - 1)
  }

  /// Units from edge to edge: a panel of 0…799 has 800.
  var extent: Double { maximum - minimum + 1 }
}
