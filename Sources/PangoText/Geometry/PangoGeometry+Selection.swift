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
    follow(document)
    let lower = document.snapped(min(first, second))
    let upper = document.snapped(max(first, second))
    guard lower < upper else { return [] }
    let firstParagraph = max(lower.paragraph, tops.paragraph(at: top))
    let lastParagraph = min(upper.paragraph, tops.paragraph(at: bottom))
    guard firstParagraph <= lastParagraph else { return [] }
    var rectangles: [ContentRectangle] = []
    for index in firstParagraph...lastParagraph {
      let layout = layout(index, in: document)
      let end = layout.paragraph.text.utf8.count
      let start = index == lower.paragraph ? lower.offset : 0
      let range = start..<(index == upper.paragraph ? upper.offset : end)
      append(
        range, goesOn: index < upper.paragraph, ofParagraph: index, layout, between: top,
        and: bottom, to: &rectangles)
    }
    return rectangles
  }

  private func append(
    _ range: Range<Int>, goesOn: Bool, ofParagraph paragraph: Int, _ layout: ParagraphLayout,
    between top: Double, and bottom: Double, to rectangles: inout [ContentRectangle]
  ) {
    for (index, line) in layout.lines.enumerated() {
      let y = self.top(ofLine: index, inParagraph: paragraph)
      guard y < bottom, y + TextViewport.linePitch > top else { continue }
      let reachesEnd = range.upperBound >= line.range.upperBound
      let goesOnAfter =
        line.isWrapped ? range.upperBound > line.range.upperBound : goesOn && reachesEnd
      guard range.lowerBound <= line.range.upperBound, range.upperBound >= line.range.lowerBound
      else { continue }
      var stretches = layout.xRanges(of: range, onLine: index)
      if goesOnAfter, range.lowerBound < line.range.upperBound || !line.isWrapped {
        extend(&stretches, layout, range, line: index)
      }
      for stretch in stretches where stretch.upperBound > stretch.lowerBound {
        rectangles.append(
          ContentRectangle(
            x: stretch.lowerBound, y: y, width: stretch.upperBound - stretch.lowerBound,
            height: TextViewport.linePitch))
      }
    }
  }

  /// Lengthens what is coloured on a line to the content's edge on the side where the line ends.
  private func extend(
    _ stretches: inout [ClosedRange<Double>], _ layout: ParagraphLayout, _ range: Range<Int>,
    line index: Int
  ) {
    let line = layout.lines[index]
    let edge =
      line.isRightToLeft
      ? min(0, line.x)...max(line.x, 0)
      : min(line.x + line.width, contentWidth)...contentWidth
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
