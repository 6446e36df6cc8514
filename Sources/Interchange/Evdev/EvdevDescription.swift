/// What a file says of a device before its events.
struct EvdevDescription {
  var name: String?
  private var axes: [UInt16: AxisRange] = [:]

  /// Takes an axis' range; one without width says nothing.
  mutating func set(_ code: UInt16, minimum: Int64, maximum: Int64, resolution: Int64) {
    axes[code] = AxisRange(
      minimum: Double(minimum), maximum: Double(maximum),
      unitsPerMillimetre: resolution > 0 ? Double(resolution) : nil)
  }

  /// The range of an axis.
  func range(_ code: UInt16) -> AxisRange? { axes[code] }

  /// Whether it says anything of axes.
  var hasAxes: Bool { !axes.isEmpty }

  /// Takes over the axes that another description knows and this one does not.
  mutating func fill(from other: EvdevDescription) {
    name = name ?? other.name
    axes.merge(other.axes) { own, _ in own }
  }
}
