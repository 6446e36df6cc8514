public import GestureCore

/// The second half of a technique: pan updates in, moves of the caret out.
///
/// State lives as long as the keyboard does; a rule decides for itself what a new gesture resets.
public protocol StepRule: Parameterized, Sendable {
  /// A rule with its defaults and nothing gathered.
  init()

  /// Takes an update and says what to do with the caret.
  mutating func feed(_ update: PanUpdate, _ situation: Situation) -> CursorMove

  /// When the rule wants to act without an update; nil if it doesn't.
  var deadline: Instant? { get }

  /// Acts on a deadline that has come.
  mutating func advance(to time: Instant, _ situation: Situation) -> CursorMove

  /// How near the next step is.
  var gauge: Gauge { get }
}

extension StepRule {
  /// A rule that acts on updates only.
  public var deadline: Instant? { nil }

  /// A rule that acts on updates only.
  public mutating func advance(to time: Instant, _ situation: Situation) -> CursorMove { .none }
}
