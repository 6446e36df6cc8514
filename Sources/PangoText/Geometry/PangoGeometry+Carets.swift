package import TextCore

extension PangoGeometry: LineGeometry {
  /// The content's width in points, where lines wrap.
  package var contentWidth: Double { viewport.contentWidth }

  /// Where the content's top left corner is on the screen now.
  package var contentOrigin: ContentPoint {
    ContentPoint(
      x: viewport.x + TextViewport.inset, y: viewport.y + TextViewport.inset - scroll)
  }

  /// The height of the visible part in points.
  package var viewportHeight: Double { viewport.height }

  package var linePitch: Double { TextViewport.linePitch }

  /// The caret stop nearest to a place.
  package func caret(at point: ContentPoint, in document: TextDocument) -> Caret {
    follow(document)
    var paragraph = tops.paragraph(at: point.y)
    var layout = layout(paragraph, in: document)
    // Laying it out may have shown that the place belongs to another one.
    while case let better = tops.paragraph(at: point.y), better != paragraph {
      paragraph = better
      layout = self.layout(paragraph, in: document)
    }
    let lines = (point.y - tops.top(paragraph)) / TextViewport.linePitch
    let line = min(max(lines, 0), Double(layout.lines.count - 1))
    return caret(x: point.x, line: line.isFinite ? Int(line) : 0, paragraph, layout)
  }

  /// Where a caret is drawn; its width is 0.
  package func caretRectangle(of caret: Caret, in document: TextDocument) -> ContentRectangle {
    let place = place(of: caret, in: document)
    let x = place.layout.x(of: place.offset, place.affinity, onLine: place.line)
    return ContentRectangle(
      x: min(max(x, 0), contentWidth),
      y: top(ofLine: place.line, inParagraph: place.paragraph)
        + (TextViewport.linePitch - metrics.height) / 2,
      width: 0, height: metrics.height)
  }

  /// The start of the visual line the caret is on.
  package func lineStart(of caret: Caret, in document: TextDocument) -> Caret {
    let place = place(of: caret, in: document)
    let offset = place.layout.lines[place.line].range.lowerBound
    return Caret(TextPosition(paragraph: place.paragraph, offset: offset), .downstream)
  }

  /// The end of the visual line the caret is on, before a line break.
  package func lineEnd(of caret: Caret, in document: TextDocument) -> Caret {
    let place = place(of: caret, in: document)
    let offset = place.layout.lines[place.line].range.upperBound
    // An empty paragraph has nothing that the caret could lean back to.
    return Caret(
      TextPosition(paragraph: place.paragraph, offset: offset),
      offset > 0 ? .upstream : .downstream)
  }

  /// The caret so many visual lines further down (negative: up), as near as possible to `goalX`.
  package func caret(
    _ lines: Int, linesFrom caret: Caret, goalX: Double, in document: TextDocument
  ) -> Caret {
    let place = place(of: caret, in: document)
    var paragraph = place.paragraph
    var layout = place.layout
    // No document has as many lines as an `Int` can count, so that clamping changes nothing.
    var line = place.line + min(max(lines, -1 << 40), 1 << 40)
    while line < 0 {
      guard paragraph > 0 else { return .start }
      paragraph -= 1
      layout = self.layout(paragraph, in: document)
      line += layout.lines.count
    }
    while line >= layout.lines.count {
      guard paragraph + 1 < document.paragraphCount else { return Caret(document.end) }
      line -= layout.lines.count
      paragraph += 1
      layout = self.layout(paragraph, in: document)
    }
    return self.caret(x: goalX, line: line, paragraph, layout)
  }

  /// The height of all lines together, in points; an estimate in a long text.
  package func contentHeight(of document: TextDocument) -> Double {
    follow(document)
    return tops.height
  }

  /// A caret, found in the layout.
  struct Place {
    var paragraph: Int
    var layout: ParagraphLayout
    var line: Int
    var offset: Int
    var affinity: Affinity
  }

  /// Finds a caret; one that is no stop of the document is snapped.
  func place(of caret: Caret, in document: TextDocument) -> Place {
    follow(document)
    let position = document.snapped(caret.position)
    let layout = layout(position.paragraph, in: document)
    return Place(
      paragraph: position.paragraph, layout: layout,
      line: layout.lineIndex(of: position.offset, caret.affinity), offset: position.offset,
      affinity: caret.affinity)
  }

  private func caret(
    x: Double, line: Int, _ paragraph: Int, _ layout: ParagraphLayout
  ) -> Caret {
    let hit = layout.hit(x: x.isFinite ? x : 0, onLine: line)
    return Caret(TextPosition(paragraph: paragraph, offset: hit.offset), hit.affinity)
  }
}
