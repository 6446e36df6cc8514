/// A technique that trials try, and whose settings it has.
package struct TrialTechnique: Hashable, Sendable {
  /// Its id.
  package var id: String
  /// Whose settings it has, A's or B's; nil for its defaults.
  package var side: TechniqueSide?

  /// A technique.
  package init(_ id: String, _ side: TechniqueSide? = nil) {
    self.id = id
    self.side = side
  }
}
