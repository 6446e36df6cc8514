package import TextCore

extension PangoGeometry {
  /// A line that is seen: its content and its place, so that two pictures of a text can be compared line by line.
  package struct SeenLine: Hashable, Sendable {
    /// The paragraph's content.
    package var content: ContentIdentity
    /// The paragraph's index.
    package var paragraph: Int
    /// The line's index in the paragraph.
    package var line: Int
    /// Its top, in points from the content's top.
    package var y: Double
  }

  /// The lines that touch the heights between `top` and `bottom`, in points from the content's top.
  package func lines(
    between top: Double, and bottom: Double, in document: TextDocument
  ) -> [SeenLine] {
    follow(document)
    var lines: [SeenLine] = []
    var paragraph = tops.paragraph(at: top)
    while paragraph < document.paragraphCount {
      let layout = layout(paragraph, in: document)
      guard tops.top(paragraph) < bottom else { break }
      for line in layout.lines.indices {
        let y = self.top(ofLine: line, inParagraph: paragraph)
        guard y < bottom, y + TextViewport.linePitch > top else { continue }
        lines.append(
          SeenLine(
            content: tops.identities[paragraph], paragraph: paragraph, line: line, y: y))
      }
      paragraph += 1
    }
    return lines
  }

  /// Draws lines of the document, the content's top left corner at `x`, `y` of the canvas.
  package func draw(
    _ lines: [SeenLine], of document: TextDocument, on canvas: Canvas, x: Double, y: Double,
    color: Color
  ) {
    follow(document)
    for line in lines {
      layout(line.paragraph, in: document).draw(
        line: line.line, on: canvas, x: x, baseline: y + line.y + baselineOffset, color: color)
    }
  }
}
