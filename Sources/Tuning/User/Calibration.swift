/// Numbers of the model that were fitted to real strokes, and frozen.
package enum Calibration {
  /// a of an unaimed stroke, in seconds.
  package static let flickSeconds = 0.06
  /// b of an unaimed stroke, in seconds a bit.
  package static let flickSecondsPerBit = 0.08
}
