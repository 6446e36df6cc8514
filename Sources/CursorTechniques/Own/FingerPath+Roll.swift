import GestureCore

extension FingerPath {
  /// A short last move before a lift.
  struct Roll: Hashable, Sendable {
    /// How far it went, in points.
    var way: Double
    /// Characters from the start before it.
    var count: Int
  }

  /// The roll that ends with the newest sample, if the finger's last moments were one.
  ///
  /// A finger that lifts tips over: it stood or stopped, then its centre moves a few points at an even pace. So
  /// these are no rolls: a way longer than `limit`; one that goes on at the pace it had before; one that fades,
  /// as a hand's moves do before they end.
  ///
  /// - Parameter microseconds: how long a roll may take.
  func roll(within microseconds: Int64, upTo limit: Double) -> Roll? {
    let end = lastSample
    guard let around = samples(around: end.time + -microseconds) else { return nil }
    // Where it stopped or turned and rolled at once, the sample before still belongs to the swipe.
    let isNear = (end.place - around.before.place).magnitude <= limit
    let turned =
      (around.after.place - around.before.place) * (end.place - around.after.place) < 0
    let first = isNear && !turned ? around.before : around.after
    let duration = end.time - first.time
    let way = end.place - first.place
    guard way.magnitude <= limit, 3 * duration >= 2 * microseconds else { return nil }
    guard !isSteady(way, after: first, for: duration) else { return nil }
    let lastHalf = end.place - place(at: end.time + -duration / 2)
    guard 8 * lastHalf.magnitude >= 3 * way.magnitude else { return nil }
    return Roll(way: way, count: first.count)
  }

  /// Whether the finger made a way at about the pace that it had before, without a stop in between.
  private func isSteady(_ way: Double, after first: Sample, for duration: Int64) -> Bool {
    guard way != 0 else { return false }
    // Both would be 1 at an even pace.
    let before = (first.place - place(at: first.time + -duration)) / way
    let justBefore = 2 * (first.place - place(at: first.time + -duration / 2)) / way
    return before > 2 / 3.0 && before < 3 / 2.0 && justBefore > 1 / 2.0
  }
}
