package import PangoText

/// Something that draws the pictures of a film, one after the other.
package protocol FilmPictures: AnyObject {
  /// The size of its pictures in points.
  var size: (width: Double, height: Double) { get }

  /// Makes pictures of so many pixels, everything in their middle, a point so many pixels large.
  func setSize(pixelWidth: Int, pixelHeight: Int, scale: Double)

  /// Draws a moment; a recording that is over shows its end. Moments must not go back.
  ///
  /// - Parameters:
  ///   - moment: in microseconds of the recordings.
  ///   - afterEnd: how long the film has shown its last moment, in microseconds: trails fade on.
  /// - Returns: the picture; the next one is drawn over it.
  func draw(at moment: Int64, afterEnd: Int64) -> Canvas
}
