/// The heights of a font, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up.
  package var ascent: Double
  /// From the baseline down.
  package var descent: Double

  /// Ascent and descent together: the caret's height.
  package var height: Double { ascent + descent }
}
