public import GestureCore

/// The second half of a technique: pan updates in, moves of the caret out.
///
/// The updates are those that the start rule let through: the first has the state `began`, and translation is
/// measured from where the start rule says. State lives as long as the keyboard does; a rule decides for itself
/// what a new gesture resets.
public protocol StepRule: Parameterized, Hashable, Sendable {
  /// A rule with its defaults and nothing gathered.
  init()

  /// Takes an update and says what to do with the caret.
  ///
  /// - Parameters:
  ///   - update: what the start rule let through.
  ///   - situation: what is known of the phone.
  ///   - reasons: is told, for each update that gives a move, which quantity met which limit.
  mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove

  /// When the rule wants to act without an update; nil if it doesn't.
  var deadline: Instant? { get }

  /// Acts on a deadline that has come; afterwards the deadline is later, or nil.
  mutating func advance(to time: Instant, _ situation: Situation) -> CursorMove

  /// How near the next step is.
  var gauge: Gauge { get }

  /// Whether the running touch must type no key any more, though it may have moved nothing: the rule took it
  /// for a swipe of another kind.
  var claimsKey: Bool { get }
}

extension StepRule {
  /// A rule whose touches are swipes by their steps alone.
  public var claimsKey: Bool { false }

  /// A rule that acts on updates only.
  public var deadline: Instant? { nil }

  /// A rule that acts on updates only.
  public mutating func advance(to time: Instant, _ situation: Situation) -> CursorMove { .none }

  /// Takes an update and says what to do with the caret, without reasons.
  @inlinable
  public mutating func feed(_ update: PanUpdate, _ situation: Situation) -> CursorMove {
    var reasons = NoReasons()
    return feed(update, situation, into: &reasons)
  }
}
