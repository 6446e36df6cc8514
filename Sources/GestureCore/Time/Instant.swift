/// A point in time, in whole microseconds since the session started.
///
/// Nothing in this module asks for the time: an instant always arrives with a sample or as an argument.
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since the session's first event.
  public var microseconds: Int64

  /// An instant so many microseconds after the session's first event.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Whole milliseconds since the session's first event, as the clocks of phones count them.
  public var wholeMilliseconds: Int64 { microseconds / 1_000 }

  /// The session's first event.
  public static let zero = Instant(microseconds: 0)

  /// Orders instants by time.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Microseconds from `right` to `left`.
  public static func - (left: Instant, right: Instant) -> Int64 {
    left.microseconds - right.microseconds
  }

  /// The instant `microseconds` later.
  public static func + (instant: Instant, microseconds: Int64) -> Instant {
    Instant(microseconds: instant.microseconds + microseconds)
  }
}
