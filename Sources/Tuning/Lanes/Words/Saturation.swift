package import CursorTechniques
package import GestureCore

/// A speed from which on a technique that adds speeds up steps at every callback, every second, or every third: a
/// faster finger gets nothing more until the next such speed.
package struct Saturation: Hashable, Sendable {
  /// In points per second.
  package var speed: Double
  /// So many callbacks for a step.
  package var callbacks: Int

  /// A saturation.
  package init(speed: Double, callbacks: Int) {
    self.speed = speed
    self.callbacks = callbacks
  }

  /// As in `1010, every callback`.
  package var words: String {
    let every =
      switch callbacks {
      case 1: "every callback"
      case 2: "every 2nd"
      default: "every \(callbacks)rd"
      }
    return "\(LaneNumber.brief(speed)), \(every)"
  }

  /// The saturations of a technique, the fastest first; none where it has no such thing.
  package static func all(of technique: Technique, at delivery: DeliveryRate) -> [Saturation] {
    switch technique.rule {
    case .velocityWeighted(let rule):
      whole(divisor: rule.divisor, threshold: rule.threshold)
    case .velocityFilter(let rule):
      if rule.repairs.contains(.carryRemainder) {
        []
      } else if rule.repairs.contains(.rateFree) {
        timed(divisor: rule.divisor, threshold: rule.threshold, delivery)
      } else {
        whole(divisor: rule.divisor, threshold: rule.threshold)
      }
    default: []
    }
  }

  /// With a = ⌊v / divisor⌋ a step takes ⌊threshold / a⌋ + 1 callbacks: n of them from a = ⌊threshold / n⌋ + 1 on.
  private static func whole(divisor: Int, threshold: Int) -> [Saturation] {
    (1...3).compactMap { callbacks in
      let amount = threshold / callbacks + 1
      guard callbacks == 1 || amount < threshold / (callbacks - 1) + 1 else { return nil }
      return Saturation(speed: Double(amount * divisor), callbacks: callbacks)
    }
  }

  /// Where amounts have fractions and count by their time, n callbacks take threshold / n each.
  private static func timed(
    divisor: Int, threshold: Int, _ delivery: DeliveryRate
  ) -> [Saturation] {
    guard case .hertz(let hertz) = delivery else { return [] }
    return (1...3).map { callbacks in
      Saturation(
        speed: Double(threshold * divisor * hertz) / Double(60 * callbacks), callbacks: callbacks)
    }
  }
}
