package import GestureCore

/// A batch of samples that was handed to the pan recognizer, whether or not it said anything.
package struct PanCallback: Hashable, Sendable {
  /// When it was handed over: at the end of its frame, so that the samples' own stamps may be older.
  package var time: Instant
  /// The finger's velocity from the samples so far, in points per second.
  package var velocity: Vector
  /// What translation is measured from afterwards; nil where the pan owns no finger.
  package var origin: Point?
  /// What the recognizer said.
  package var state: PanState?
  /// Whether the pan owned a finger before or owns one afterwards; otherwise the touches were none of its own.
  package var concernsPan: Bool
}
