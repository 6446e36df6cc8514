package import GestureCore

/// Why the caret moved once.
package struct Explanation: Hashable, Sendable {
  /// When.
  package var time: Instant
  /// What was asked for.
  package var move: CursorMove
  /// The update that led to it; nil where the technique acted on a deadline of its own.
  package var update: PanUpdate?
  /// Which quantity met which limit, in the order in which the rule looked.
  package var reasons: [Reason]
}
