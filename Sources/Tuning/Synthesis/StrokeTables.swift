/// How real strokes are distributed, as far as it was published.
///
/// Touchalytics (Frank, Biedert, Ma, Martinovic and Song, IEEE TIFS 8(1), 2013): 41 people, strokes along the screen while
/// comparing pictures and up and down it while reading. iPhone 6: digits drawn with one stroke.
package enum StrokeTables {
  /// How long a stroke along the screen lasts, in seconds.
  package static let flickSeconds = QuantileTable(0.071, 0.103, 0.130, 0.170, 0.552)
  /// How far it goes from end to end, in millimetres.
  package static let flickMillimetres = QuantileTable(7.1, 12.7, 16.8, 21.6, 27.9)
  /// Its mean speed, in millimetres per second.
  package static let flickSpeed = QuantileTable(32, 92, 128, 166, 233)
  /// The median speed of its last three reports, in millimetres per second: it ends at full speed.
  package static let flickEndSpeed = QuantileTable(23, 88, 136, 199, 346)
  /// How far it strays from the straight line between its ends at most, in millimetres.
  package static let flickStray = QuantileTable(0.10, 0.34, 0.66, 1.15, 2.35)
  /// How long a reader's stroke lasts, in seconds.
  package static let slideSeconds = QuantileTable(0.195, 0.462, 0.796, 1.49, 3.41)
  /// Its mean speed, in millimetres per second.
  package static let slideSpeed = QuantileTable(4.6, 7.6, 12.7, 24, 73)
  /// The mean speed of a digit's stroke by the index finger, in points per second.
  package static let indexFingerSpeed = QuantileTable(455, 697, 894, 1_136, 1_582)
  /// The mean speed of a digit's stroke by the thumb, in points per second.
  package static let thumbSpeed = QuantileTable(415, 617, 792, 1_002, 1_391)
}
