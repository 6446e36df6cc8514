package import TextCore

extension PangoGeometry: LineGeometry {
  /// The content's width in points, where lines wrap.
  package var contentWidth: Double { typesetter.contentWidth }

  /// Where the content's top left corner is on the screen now.
  package var contentOrigin: ContentPoint {
    ContentPoint(
      x: viewport.x + applied.insets.left - scrollX, y: viewport.y + applied.insets.top - scroll)
  }

  /// The caret stop nearest to a place.
  package func caret(at point: ContentPoint, in document: TextDocument) -> Caret {
    line(at: point.y, in: document).caret(x: point.x)
  }

  /// Where a caret is drawn; its width is 0.
  package func caretRectangle(of caret: Caret, in document: TextDocument) -> ContentRectangle {
    let (place, offset) = line(of: caret, in: document)
    let x = place.x(of: offset, caret.affinity)
    return ContentRectangle(
      x: typesetter.wraps ? x.clamped(to: 0...contentWidth) : x,
      y: top(of: place) + (linePitch - metrics.height) / 2, width: 0, height: metrics.height)
  }

  /// The start of the visual line the caret is on.
  package func lineStart(of caret: Caret, in document: TextDocument) -> Caret {
    let place = line(of: caret, in: document).place
    return Caret(
      TextPosition(paragraph: place.paragraph, offset: place.range.lowerBound), .downstream)
  }

  /// The end of the visual line the caret is on, before a line break.
  package func lineEnd(of caret: Caret, in document: TextDocument) -> Caret {
    let place = line(of: caret, in: document).place
    let offset = place.range.upperBound
    // An empty paragraph has nothing that the caret could lean back to.
    return Caret(
      TextPosition(paragraph: place.paragraph, offset: offset),
      offset > 0 ? .upstream : .downstream)
  }

  /// The caret so many visual lines further down (negative: up), as near as possible to `goalX`.
  package func caret(
    _ lines: Int, linesFrom caret: Caret, goalX: Double, in document: TextDocument
  ) -> Caret {
    let beyond = lines < 0 ? Caret.start : Caret(document.end)
    // No document has more lines than bytes and paragraphs.
    guard abs(Double(lines)) <= Double(document.utf8Count + document.paragraphCount) else {
      return beyond
    }
    let place = line(of: caret, in: document).place
    return line(lines, from: place, in: document)?.caret(x: goalX) ?? beyond
  }

  /// The height of all lines together, in points; an estimate in a long text.
  package func contentHeight(of document: TextDocument) -> Double {
    follow(document)
    return height
  }
}
