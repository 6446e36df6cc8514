/// Why a step was taken: a quantity of the rule met its limit.
public struct Reason: Hashable, Sendable {
  /// How quantity and limit stand to each other.
  public enum Comparison: Hashable, Sendable {
    /// The quantity lies above the limit.
    case above
    /// The quantity has reached the limit, or lies above it.
    case reached
    /// The quantity has fallen below the limit.
    case below
  }

  /// The quantity in words, as in `sum of speeds`.
  public var quantity: String
  /// Its value when the step was taken, before anything was reset.
  public var value: Double
  /// How it stood to the limit.
  public var comparison: Comparison
  /// The limit.
  public var limit: Double
  /// The unit of both as printed; empty for a bare count.
  public var unit: String

  /// Why a step was taken.
  public init(
    _ quantity: String, _ value: Double, _ comparison: Comparison, _ limit: Double,
    unit: String = ""
  ) {
    self.quantity = quantity
    self.value = value
    self.comparison = comparison
    self.limit = limit
    self.unit = unit
  }
}

/// Takes the reasons that a rule gives for its steps.
///
/// A rule is generic over it, so that asking for no reasons costs nothing.
public protocol ReasonSink {
  /// Takes the reason of the step that the running update gives.
  mutating func note(_ reason: @autoclosure () -> Reason)
}

/// Asks for no reasons: the rule's notes compile away.
public struct NoReasons: ReasonSink {
  /// Asks for no reasons.
  @inlinable
  public init() {}

  @inlinable
  public mutating func note(_ reason: @autoclosure () -> Reason) {}
}

/// Keeps the reasons in order.
public struct ReasonList: ReasonSink {
  /// What was noted since it was emptied last.
  public var reasons: [Reason] = []

  /// Nothing noted yet.
  public init() {}

  public mutating func note(_ reason: @autoclosure () -> Reason) {
    reasons.append(reason())
  }
}
