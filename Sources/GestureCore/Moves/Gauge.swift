/// How near a technique is to its next step.
public struct Gauge: Hashable, Sendable {
  /// What has been gathered so far, in the technique's unit.
  public var value: Double
  /// Where the next step is due.
  public var limit: Double
  /// The unit as printed; empty for a bare count.
  public var unit: String

  /// A gauge.
  public init(value: Double, limit: Double, unit: String) {
    self.value = value
    self.limit = limit
    self.unit = unit
  }
}
