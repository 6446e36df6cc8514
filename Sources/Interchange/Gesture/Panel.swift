/// What the contacts' coordinates are counted in, as far as the file says.
package struct Panel: Hashable, Sendable {
  /// What one unit is.
  enum Unit: Hashable, Sendable {
    /// A unit of the touch panel, or a physical pixel: its size is not known without the panel's.
    case device
    /// A point or a CSS pixel: what phones lay out in.
    case point
  }

  /// The device's name.
  package var name: String?
  var unit = Unit.device
  /// Whether the file itself says so, however large the places are.
  var isUnitSaid = false
  /// The horizontal axis; nil where the file does not say.
  package var x: AxisRange?
  /// The vertical axis.
  package var y: AxisRange?
}
