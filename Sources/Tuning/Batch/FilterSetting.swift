package import CursorTechniques

/// The numbers of one velocity filter that run side by side with others.
package struct FilterSetting: Hashable, Sendable {
  let deadZone: Int32
  let divisor: Int32
  let threshold: Int32
  let repairs: VelocityFilter.Repairs

  /// Repairs whose arithmetic stays whole.
  private static let whole: VelocityFilter.Repairs = [
    .carryRemainder, .signed, .resetOnBegan, .latchDeadZone, .ignoreEnded,
  ]

  /// A technique's filter; nil where it is another rule, or one that computes with fractions.
  package init?(_ technique: Technique) {
    guard case .velocityFilter(let filter) = technique.rule,
      filter.repairs.isSubset(of: Self.whole),
      let deadZone = Int32(exactly: filter.deadZone), let divisor = Int32(exactly: filter.divisor),
      let threshold = Int32(exactly: filter.threshold), divisor > 0, threshold > 0,
      threshold < 1_000_000, filter.count == 0
    else { return nil }
    self.deadZone = deadZone
    self.divisor = divisor
    self.threshold = threshold
    repairs = filter.repairs
  }
}
