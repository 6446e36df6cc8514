package import GestureCore

/// Turns stamps of the window into instants of a session: the session's first event is at 0, and every event
/// lies after all that the phone has already lived through.
///
/// Between events the run loop advances the phone to the present. An event that is read later but stamped
/// earlier would then lie in the past, and a replay, which knows only the events, would run deadlines in
/// another order. So an event is moved to one microsecond past the newest instant, where it must be.
package struct SessionClock: Sendable {
  private var origin: Int64?
  private var newest: Int64 = -1

  /// A clock that starts with the session's first event.
  package init() {}

  /// Whether the session's first event has come.
  package var isRunning: Bool { origin != nil }

  /// The instant of an event with that stamp: after every instant before it.
  package mutating func event(at stamp: Int64) -> Instant {
    let origin = origin ?? stamp
    self.origin = origin
    newest = min(max(stamp - origin, newest + 1), TouchLimits.microseconds)
    return Instant(microseconds: newest)
  }

  /// The instant to which the phone is advanced when the window's clock shows a stamp; nil before the first
  /// event, when there is nothing to advance.
  package mutating func advance(to stamp: Int64) -> Instant? {
    guard let origin else { return nil }
    newest = min(max(stamp - origin, newest), TouchLimits.microseconds)
    return Instant(microseconds: newest)
  }

  /// What the window's clock shows at an instant; nil before the first event.
  package func stamp(of instant: Instant) -> Int64? {
    guard let origin else { return nil }
    return origin + instant.microseconds
  }
}
