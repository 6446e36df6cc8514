/// The first of a GIF's two passes: which colours the film has.
package struct GIFColors {
  private var previous: PreviousPixels
  private var count = ColorCount()

  /// A film of that size; both sides 1…65,535.
  package init(width: Int, height: Int) {
    previous = PreviousPixels(width: width, height: height)
  }

  /// Takes the next picture. A colour counts once for each pixel that becomes it.
  package mutating func take(_ frame: FramePixels) {
    // Neighbours are often alike, and counting is the dear part.
    var run: (color: UInt32, count: Int) = (0, 0)
    var count = ColorCount()
    swap(&count, &self.count)
    _ = previous.take(frame) { pixel in
      guard let color = pixel.shownColor else { return }
      if color == run.color {
        run.count += 1
      } else {
        if run.count > 0 { count.add(run.color, count: run.count) }
        run = (color, 1)
      }
    }
    if run.count > 0 { count.add(run.color, count: run.count) }
    swap(&count, &self.count)
  }

  /// The colours that suit the film best.
  package var table: ColorTable { ColorTable(count) }
}
