package import TextCore

extension PangoGeometry {
  /// A line that is seen: lines are equal if they look alike and stand at the same place, so that two pictures of a
  /// text can be compared line by line.
  package struct SeenLine: Hashable, Sendable {
    /// Its top, in points from the content's top.
    package var y: Double
    /// Where its ink begins, in points from the content's top: above its top where marks are stacked high, but never more
    /// than a line's height.
    package var inkTop: Double
    /// Where its ink ends.
    package var inkBottom: Double
    /// The pills on it.
    package var pills: [SeenPill]
    var ink: LineInk
    /// Where it is in the document, which says nothing about its looks.
    var source: Source

    /// A line's place in a document's layout.
    struct Source: Hashable {
      var paragraph: Int
      var stretch: Int
      var line: Int
    }

    /// Whether both look alike and stand at the same place.
    package static func == (left: SeenLine, right: SeenLine) -> Bool {
      left.y == right.y && left.ink == right.ink && left.inkTop == right.inkTop
        && left.inkBottom == right.inkBottom && left.pills == right.pills
    }

    /// Feeds place and looks to a hasher.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(y)
      hasher.combine(ink)
      hasher.combine(pills)
    }
  }

  /// A placeholder's pill that is seen.
  package struct SeenPill: Hashable, Sendable {
    /// The pill, in the text's own coordinates.
    package var frame: ContentRectangle
    /// What it says.
    package var name: String
    /// The width that the name may take.
    package var nameWidth: Double
    /// Where the placeholder is in the text.
    package var range: Range<TextPosition>

    /// Whether both look alike and stand at the same place.
    package static func == (left: SeenPill, right: SeenPill) -> Bool {
      left.frame == right.frame && left.name == right.name && left.nameWidth == right.nameWidth
    }

    /// Feeds place and looks to a hasher.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(frame)
      hasher.combine(name)
    }
  }

  /// The measures of pills.
  package var pillMetrics: PillMetrics { typesetter.pill }

  /// The lines that touch the heights between `top` and `bottom`, in points from the content's top.
  package func lines(
    between top: Double, and bottom: Double, in document: TextDocument
  ) -> [SeenLine] {
    places(between: top, and: bottom, in: document).map { place, y in
      let ink = place.lines.ink(ofLine: place.line)
      let baseline = y + baselineInLine
      return SeenLine(
        y: y, inkTop: (baseline - ink.ascent).clamped(to: y - linePitch...y),
        inkBottom: (baseline + ink.descent).clamped(to: y + linePitch...y + 2 * linePitch),
        pills: pills(on: place, y: y), ink: ink,
        source: SeenLine.Source(
          paragraph: place.paragraph, stretch: place.stretch, line: place.line))
    }
  }

  private func pills(on place: LinePlace, y: Double) -> [SeenPill] {
    place.lines.pills(onLine: place.line).map { pill in
      func position(_ offset: Int) -> TextPosition {
        TextPosition(paragraph: place.paragraph, offset: place.start + offset)
      }
      let height = typesetter.pill.height
      return SeenPill(
        frame: ContentRectangle(
          x: pill.x, y: y + (linePitch - height) / 2, width: pill.width, height: height),
        name: PillMetrics.name(pill.placeholder.shown), nameWidth: pill.nameWidth,
        range: position(pill.range.lowerBound)..<position(pill.range.upperBound))
    }
  }

  /// Draws the letters of lines of the document, the content's top left corner at `x`, `y` of the canvas.
  package func draw(
    _ lines: [SeenLine], of document: TextDocument, on canvas: Canvas, x: Double, y: Double,
    color: Color
  ) {
    follow(document)
    for line in lines {
      let source = line.source
      guard source.paragraph < document.paragraphCount else { continue }
      let layout = layout(source.paragraph, in: document)
      guard source.stretch < layout.stretches.count else { continue }
      let lines = self.layout(ofStretch: source.stretch, of: layout, paragraph: source.paragraph)
      guard source.line < lines.lines.count else { continue }
      lines.draw(
        line: source.line, on: canvas, x: x, baseline: y + line.y + baselineInLine, color: color)
    }
  }
}
