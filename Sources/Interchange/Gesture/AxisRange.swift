/// What a device says of an axis.
package struct AxisRange: Hashable, Sendable {
  /// The least value, in device units.
  package var minimum: Double
  /// The greatest value, in device units.
  package var maximum: Double
  /// Units per millimetre; nil where the device does not say.
  package var unitsPerMillimetre: Double?
  /// What lies between two neighbouring whole values and belongs to the axis: a pixel has a width, a point has none.
  private var step = 1.0

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

  /// A screen of so many points.
  init(points: Double) {
    minimum = 0
    maximum = points
    step = 0
  }

  /// Units from edge to edge: a panel of 0…799 has 800, a screen of 0…390 pt has 390.
  var extent: Double { maximum - minimum + step }
}
