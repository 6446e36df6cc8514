package import TextCore

extension PangoGeometry {
  /// What to colour where text is selected: rectangles as high as their lines, so that lines touch.
  ///
  /// Where the selection goes on after a line, over its break or its wrap, the rectangle reaches the content's edge.
  /// Only lines that touch the given heights are answered.
  package func selectionRectangles(
    from first: TextPosition, to second: TextPosition, in document: TextDocument,
    between top: Double, and bottom: Double
  ) -> [ContentRectangle] {
    let lower = document.snapped(min(first, second))
    let upper = document.snapped(max(first, second))
    guard lower < upper else { return [] }
    // Lines before the first selected one need not be looked at.
    let firstTop = self.top(of: line(of: Caret(lower), in: document).place)
    var rectangles: [ContentRectangle] = []
    var next: LinePlace? =
      firstTop >= top
      ? line(of: Caret(lower), in: document).place : line(at: top, in: document)
    while let place = next {
      let y = self.top(of: place)
      let start = TextPosition(paragraph: place.paragraph, offset: place.range.lowerBound)
      guard y < bottom, start < upper else { break }
      next = line(1, from: place, in: document)
      guard y + linePitch > top else { continue }
      for stretch in stretches(from: lower, to: upper, on: place)
      where stretch.upperBound > stretch.lowerBound {
        rectangles.append(
          ContentRectangle(
            x: stretch.lowerBound, y: y, width: stretch.upperBound - stretch.lowerBound,
            height: linePitch))
      }
    }
    return rectangles
  }

  /// What is selected on a line, from left to right.
  private func stretches(
    from lower: TextPosition, to upper: TextPosition, on place: LinePlace
  ) -> [ClosedRange<Double>] {
    let line = place.lines.lines[place.line]
    let lineRange = place.range
    let start = place.paragraph == lower.paragraph ? lower.offset : 0
    let goesOn = place.paragraph < upper.paragraph
    let end = goesOn ? Int.max : upper.offset
    guard start <= lineRange.upperBound else { return [] }
    let goesOnAfter = line.isWrapped ? end > lineRange.upperBound : goesOn
    let range = max(start, lineRange.lowerBound)..<min(max(end, start), lineRange.upperBound)
    var stretches =
      range.isEmpty
      ? []
      : place.lines.xRanges(
        of: range.lowerBound - place.start..<range.upperBound - place.start, onLine: place.line)
    if goesOnAfter, start < lineRange.upperBound || !line.isWrapped {
      extend(&stretches, on: place)
    }
    return stretches
  }

  /// Lengthens what is coloured on a line to the content's edge on the side where the line ends.
  private func extend(_ stretches: inout [ClosedRange<Double>], on place: LinePlace) {
    let line = place.lines.lines[place.line]
    let right = max(line.x + line.width, contentWidth)
    let edge =
      place.lines.isRightToLeft
      ? min(0, line.x)...max(line.x, 0)
      : min(line.x + line.width, right)...right
    let touching = stretches.firstIndex {
      $0.lowerBound <= edge.upperBound + 0.01 && $0.upperBound >= edge.lowerBound - 0.01
    }
    guard let touching else {
      stretches.append(edge)
      return
    }
    let old = stretches[touching]
    stretches[touching] =
      min(old.lowerBound, edge.lowerBound)...max(old.upperBound, edge.upperBound)
  }
}
