package import GestureCore

/// What the lanes say of one moment: the figures under their names.
package struct LaneValues: Hashable, Sendable {
  /// What the gauge had gathered, and its limit.
  package struct GaugeValue: Hashable, Sendable {
    /// What had been gathered; at the moment of a step, what made it due.
    package var value: Double
    /// Where the next step is due.
    package var limit: Double
    /// The unit; empty for a bare count.
    package var unit: String
  }

  /// The finger's distance from the screen's left edge, in points; nil where none is down.
  package var fingerX: Double?
  /// Its velocity at the newest callback, in points per second; nil before the first.
  package var velocity: Double?
  /// How near the next step is; nil before the first callback.
  package var gauge: GaugeValue?
  /// Caret A, in stops from the start.
  package var caretA = 0
  /// Caret B, in stops from the start; nil where there is none.
  package var caretB: Int?

  /// The values of a moment.
  package init(at time: Instant, _ a: LaneRecord, _ b: LaneRecord? = nil) {
    fingerX = a.touches.x(at: time)
    caretA = a.caretOffset(at: time)
    caretB = b?.caretOffset(at: time)
    guard let callback = a.callbacks.index(at: time),
      let limit = a.callbacks.limit(at: callback)
    else { return }
    velocity = a.callbacks.velocity.values[callback]
    gauge = GaugeValue(
      value: a.callbacks.gauge[callback], limit: limit.limit, unit: limit.unit)
    // Before anything was reset.
    if let step = a.step(at: time), a.steps[step].time == time, let peak = a.steps[step].peak {
      gauge = GaugeValue(value: peak, limit: a.steps[step].limit, unit: limit.unit)
    }
  }
}
