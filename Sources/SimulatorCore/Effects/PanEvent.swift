package import GestureCore

/// What a technique was told of the pan, and when.
package struct PanEvent: Hashable, Sendable {
  /// What it was told.
  package enum Kind: Hashable, Sendable {
    /// The first finger went down.
    case touchDown(TouchDown)
    /// The recognizer gave an update.
    case update(PanUpdate)
    /// The last finger lifted without one.
    case lifted
  }

  /// What it was told.
  package var kind: Kind
  /// Deadlines of the technique up to and including this time had run before.
  package var deadlinesRun: Instant
}
