/// Turns the display server's times into stamps of the window's clock.
///
/// X stamps every motion when it comes, in milliseconds since an unknown moment; however late it is read, that
/// time is true. The two clocks tick alike, and what lies between them is learnt from the event that was read soonest
/// after it came: any other only seems to be older.
package struct ServerClock: Sendable {
  /// From the server's time to the window's, in microseconds: the least that was seen.
  private var offset: Int64?
  /// The server's time of the newest event, in milliseconds, unwrapped.
  private var newest: Int64 = 0

  /// An event may be read so late; a larger difference means that the server's clock was set.
  private static let latestMicroseconds: Int64 = 2_000_000
  /// Milliseconds come in 32 bits and start again after seven weeks.
  private static let period: Int64 = 1 << 32

  /// A clock that has seen no event.
  package init() {}

  /// The stamp of an event; never later than when it was read.
  ///
  /// - Parameters:
  ///   - milliseconds: the server's time, 0 to 2³² − 1.
  ///   - readAt: when it was read, on the window's clock.
  package mutating func stamp(of milliseconds: Int64, readAt: Int64) -> Int64 {
    let elapsed = (milliseconds - newest) & (Self.period - 1)
    // Half a period ahead is a little behind.
    newest += elapsed < Self.period / 2 ? elapsed : elapsed - Self.period
    let seen = readAt - newest * 1000
    var offset = min(offset ?? seen, seen)
    if seen - offset > Self.latestMicroseconds { offset = seen }
    self.offset = offset
    return newest * 1000 + offset
  }
}
