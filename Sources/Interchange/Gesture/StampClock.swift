/// Makes one device's stamps into times that never run backwards.
struct StampClock {
  private var last: Int64?
  private var interval: Int64 = 0
  private var offset: Int64 = 0

  /// The time for a stamp, in microseconds, and by how much the clock stepped back, if it did.
  ///
  /// After a step later stamps go on from where time was, one report's interval after: suspend, NTP
  /// and mixed clocks move all stamps after the step alike.
  mutating func time(of stamp: Int64) -> (time: Int64, stepBack: Int64) {
    let time = stamp + offset
    guard let last else {
      self.last = time
      return (time, 0)
    }
    guard time < last else {
      interval = time - last
      self.last = time
      return (time, 0)
    }
    let step = last - time
    // Far-fetched stamps must not add up to an overflow, however often the clock steps back.
    let repaired = min(last + interval, 2 * ImportLimits.stamp)
    offset = min(offset + step + interval, ImportLimits.stamp)
    self.last = repaired
    return (repaired, step)
  }
}
