/// How strokes begin: what goes by from a touch-down to the first step of its touch.
package struct StrokeStart: Hashable, Sendable {
  /// How far along the text the finger is from where it went down, in millimetres.
  package var deadMillimetres: Double
  /// That as a share of the farthest that the touch went, 0…1.
  package var deadShare: Double
  /// The time, in milliseconds.
  package var milliseconds: Double
  /// The callbacks, that of the step among them.
  package var callbacks: Double
}
