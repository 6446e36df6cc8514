/// Numbers of the model that were fitted to real strokes, and frozen.
///
/// `caretlab trial --calibrate` makes them anew and prints how far the model's strokes lie from the real ones with either; it
/// changes nothing. They are never fitted together with a technique.
package enum Calibration {
  /// What was found by the fit, rounded.
  package static let strokes = UnaimedStrokes(
    movementSeconds: 0.0551, secondsPerBit: 0.0661, tempoSpread: 0.284, carefulShare: 0.162,
    carefulFactor: 3.42, millimetres: 17.2, lengthSpread: 0.347)
}
