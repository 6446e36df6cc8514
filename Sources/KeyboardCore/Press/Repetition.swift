package import GestureCore

/// How a held key repeats.
package enum Repetition: Hashable, Sendable {
  /// It does not, or no longer will; it acts when the finger lifts.
  case none
  /// It acts first at that time if it is held until then.
  case waiting(until: Instant)
  /// It has acted so many times, and acts next at that time.
  case repeating(next: Instant, count: Int)
  /// It has acted, and neither acts again nor on lift.
  case exhausted

  /// From touch-down to the first repeat, in microseconds.
  package static let delayMicroseconds: Int64 = 500_000
  /// From one repeat to the next, in microseconds.
  package static let intervalMicroseconds: Int64 = 100_000
  /// Repeats of one press (ten minutes), so that two distant time stamps in a file cost no more than that.
  package static let limit = 6000

  /// When it acts next without the finger's doing.
  package var next: Instant? {
    switch self {
    case .none, .exhausted: nil
    case .waiting(let next), .repeating(let next, _): next
    }
  }

  /// What follows an act at `next`.
  var successor: Repetition {
    switch self {
    case .none, .exhausted: self
    case .waiting(let now): .repeating(next: now + Repetition.intervalMicroseconds, count: 1)
    case .repeating(_, let count) where count + 1 >= Repetition.limit: .exhausted
    case .repeating(let now, let count):
      .repeating(next: now + Repetition.intervalMicroseconds, count: count + 1)
    }
  }

  /// What is left once the finger has gone out of reach.
  var stopped: Repetition {
    switch self {
    case .none, .waiting: .none
    case .repeating, .exhausted: .exhausted
    }
  }
}
