internal import TextCore

/// A line, found in the layout.
struct LinePlace {
  /// The paragraph's index in the document.
  var paragraph: Int
  var layout: ParagraphLayout
  /// Which of the paragraph's stretches it is in.
  var stretch: Int
  /// The stretch's layout.
  var lines: StretchLayout
  /// The line's index in the stretch.
  var line: Int

  /// The stretch's start in the paragraph, in UTF-8 bytes.
  var start: Int { layout.stretches[stretch].range.lowerBound }

  /// The line's UTF-8 offsets in the paragraph.
  var range: Range<Int> {
    let range = lines.lines[line].range
    return start + range.lowerBound..<start + range.upperBound
  }

  /// Where a caret of the paragraph stands on the line.
  func x(of offset: Int, _ affinity: Affinity) -> Double {
    lines.x(of: offset - start, affinity, onLine: line)
  }

  /// The caret of the line nearest to a place.
  func caret(x: Double) -> Caret {
    let hit = lines.hit(x: x.isFinite ? x : 0, onLine: line)
    return Caret(TextPosition(paragraph: paragraph, offset: start + hit.offset), hit.affinity)
  }
}

extension PangoGeometry {
  /// The top of a line.
  func top(of place: LinePlace) -> Double {
    top(ofParagraph: place.paragraph)
      + Double(place.layout.lines(before: place.stretch) + place.line) * linePitch
  }

  /// The line that a height belongs to.
  func line(at y: Double, in document: TextDocument) -> LinePlace {
    follow(document)
    let y = y.isNaN ? 0 : y
    while true {
      let before = corrections
      let paragraph = paragraph(at: y)
      let layout = layout(paragraph, in: document)
      let row = ((y - top(ofParagraph: paragraph)) / linePitch)
        .clamped(to: 0...Double(layout.lineCount - 1))
      var line = Int(row)
      var stretch = 0
      while stretch < layout.stretches.count - 1, line >= layout.stretches[stretch].lineCount {
        line -= layout.stretches[stretch].lineCount
        stretch += 1
      }
      let lines = self.layout(ofStretch: stretch, of: layout, paragraph: paragraph)
      // Laying it out may have shown that the place belongs to another one.
      guard corrections == before else { continue }
      return LinePlace(
        paragraph: paragraph, layout: layout, stretch: stretch, lines: lines,
        line: min(line, lines.lines.count - 1))
    }
  }

  /// The line that a caret is on, and its stop in the paragraph; what is no stop of the document is snapped.
  func line(of caret: Caret, in document: TextDocument) -> (place: LinePlace, offset: Int) {
    follow(document)
    let position = document.snapped(caret.position)
    let layout = layout(position.paragraph, in: document)
    let stretch = layout.stretch(at: position.offset, caret.affinity)
    let lines = self.layout(ofStretch: stretch, of: layout, paragraph: position.paragraph)
    let local = position.offset - layout.stretches[stretch].range.lowerBound
    let place = LinePlace(
      paragraph: position.paragraph, layout: layout, stretch: stretch, lines: lines,
      line: lines.lineIndex(of: local, caret.affinity))
    return (place, position.offset)
  }

  /// The first or the last line of a stretch.
  private func edge(
    isFirst: Bool, ofStretch stretch: Int, of layout: ParagraphLayout, _ paragraph: Int
  ) -> LinePlace {
    let lines = self.layout(ofStretch: stretch, of: layout, paragraph: paragraph)
    return LinePlace(
      paragraph: paragraph, layout: layout, stretch: stretch, lines: lines,
      line: isFirst ? 0 : lines.lines.count - 1)
  }

  /// The line so many lines further down (negative: up); nil beyond the text's first and last.
  func line(_ count: Int, from place: LinePlace, in document: TextDocument) -> LinePlace? {
    var place = place
    var line = place.line + count
    while line < 0 {
      if place.stretch > 0 {
        place = edge(
          isFirst: false, ofStretch: place.stretch - 1, of: place.layout, place.paragraph)
      } else {
        guard place.paragraph > 0 else { return nil }
        let layout = layout(place.paragraph - 1, in: document)
        place = edge(
          isFirst: false, ofStretch: layout.stretches.count - 1, of: layout, place.paragraph - 1)
      }
      line += place.lines.lines.count
    }
    while line >= place.lines.lines.count {
      line -= place.lines.lines.count
      if place.stretch + 1 < place.layout.stretches.count {
        place = edge(isFirst: true, ofStretch: place.stretch + 1, of: place.layout, place.paragraph)
      } else {
        guard place.paragraph + 1 < document.paragraphCount else { return nil }
        let layout = layout(place.paragraph + 1, in: document)
        place = edge(isFirst: true, ofStretch: 0, of: layout, place.paragraph + 1)
      }
    }
    place.line = line
    return place
  }

  /// The lines that touch the heights between `top` and `bottom`, from top to bottom, with their tops.
  func places(
    between top: Double, and bottom: Double, in document: TextDocument
  ) -> [(place: LinePlace, top: Double)] {
    var places: [(place: LinePlace, top: Double)] = []
    var next: LinePlace? = line(at: top, in: document)
    while let place = next {
      let y = self.top(of: place)
      guard y < bottom else { break }
      if y + linePitch > top { places.append((place, y)) }
      next = line(1, from: place, in: document)
    }
    return places
  }
}
