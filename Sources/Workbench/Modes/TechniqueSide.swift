/// One of the two techniques that are compared.
package enum TechniqueSide: String, CaseIterable, Hashable, Sendable {
  /// The one that moves the phone's caret: solid, `accent`.
  case a
  /// The one beside it: dashed, `ghost`.
  case b

  /// The letter people read.
  package var letter: String { self == .a ? "A" : "B" }
}
