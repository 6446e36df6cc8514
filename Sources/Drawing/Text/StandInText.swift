import PangoText
import TextCore

/// Lays out what is shown while there is no text, by the rules of the text itself.
final class StandInText {
  private let geometry: PangoGeometry
  private var document = TextDocument()

  init(like geometry: PangoGeometry) {
    self.geometry = PangoGeometry(
      viewport: geometry.viewport, style: geometry.style, fonts: geometry.fonts)
  }

  /// The lines between two heights, set as in another geometry.
  func lines(
    like other: PangoGeometry, between top: Double, and bottom: Double
  ) -> [PangoGeometry.SeenLine] {
    geometry.viewport = other.viewport
    geometry.style = other.style
    if document.text != other.style.emptyText {
      document = TextDocument(before: other.style.emptyText)
    }
    return geometry.lines(between: top, and: bottom, in: document)
  }

  /// Draws lines.
  func draw(
    _ lines: [PangoGeometry.SeenLine], on canvas: Canvas, x: Double, y: Double, _ color: Color
  ) {
    geometry.draw(lines, of: document, on: canvas, x: x, y: y, color: color)
  }
}
