public import GestureCore

/// The article's second and third stage: every callback is a step, by the sign of the translation or of the
/// velocity.
///
/// As fast as callbacks come, whatever the finger does. By translation, turning back does nothing until the
/// finger is past where it went down; by velocity it does. A value of exactly 0 steps forward.
public struct SignSteps: StepRule {
  /// Whose sign decides.
  public enum Quantity: Hashable, Sendable {
    /// The way since the touch-down.
    case translation
    /// The velocity.
    case velocity
  }

  /// Whose sign decides.
  public let quantity: Quantity

  /// By the sign of the translation.
  public init() { self.init(by: .translation) }

  /// By the sign of either.
  public init(by quantity: Quantity) { self.quantity = quantity }

  public static let table: [ParameterSpec] = []

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    reasons.note(Reason("callbacks", 1, .reached, 1))
    switch quantity {
    case .translation: return .characters(update.translation.dx < 0 ? -1 : 1)
    case .velocity: return .characters(update.velocity.dx < 0 ? -1 : 1)
    }
  }

  /// Always full: the next callback steps.
  public var gauge: Gauge { Gauge(value: 1, limit: 1, unit: "") }

  public func value(of name: String) -> ParameterValue? { nil }

  public mutating func set(_ name: String, to value: ParameterValue) {}
}
