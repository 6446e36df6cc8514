import Testing
import TextCore

extension LineGeometryChecks {
  /// Selections are coloured from caret to caret, in one piece a line, to the edge where they go on, and in parts as in whole.
  mutating func checkSelections(_ sourceLocation: SourceLocation = #_sourceLocation) {
    let stops = carets.filter { $0.affinity == .downstream }.map(\.position)
    for place in stops {
      let empty = geometry.selectionRectangles(from: place, to: place, in: document)
      #expect(empty.isEmpty, sourceLocation: sourceLocation)
    }
    for (start, end) in zip(stops, stops.dropFirst()) {
      checkSelection(start, end, sourceLocation)
    }
    let some = stride(from: 0, to: stops.count, by: max(1, stops.count / 12)).map { stops[$0] }
    for start in some {
      for end in some where end > start {
        checkSelection(start, end, sourceLocation)
        checkParts(.start, start, end, sourceLocation)
        checkParts(start, end, document.end, sourceLocation)
      }
    }
  }

  private mutating func checkSelection(
    _ start: TextPosition, _ end: TextPosition, _ sourceLocation: SourceLocation
  ) {
    let rectangles = geometry.selectionRectangles(from: start, to: end, in: document)
    #expect(
      rectangles == geometry.selectionRectangles(from: end, to: start, in: document),
      sourceLocation: sourceLocation)
    let first = geometry.caretRectangle(of: Caret(start, .downstream), in: document)
    let last = geometry.caretRectangle(of: Caret(end, .upstream), in: document)
    let width = max(geometry.contentWidth, 0)
    for (index, rectangle) in rectangles.enumerated() {
      #expect(
        rectangle.width > 0 && rectangle.height > 0 && rectangle.x >= -tolerance,
        sourceLocation: sourceLocation)
      let isFirst = contains(rectangle, first)
      let isLast = contains(rectangle, last)
      let left = isFirst ? first.x : 0
      #expect(
        abs(rectangle.x - left) <= tolerance, "\(start) … \(end) at \(rectangle)",
        sourceLocation: sourceLocation)
      let right = rectangle.x + rectangle.width
      if isLast {
        #expect(abs(right - last.x) <= tolerance, sourceLocation: sourceLocation)
      } else {
        #expect(right >= width - tolerance, sourceLocation: sourceLocation)
      }
      if index > 0 {
        let above = rectangles[index - 1]
        #expect(
          rectangle.y >= above.y + above.height - tolerance, sourceLocation: sourceLocation)
      }
    }
    let middles = rectangles.dropFirst().dropLast().map { $0.y + $0.height / 2 }
    for y in middles {
      let only = geometry.selectionRectangles(
        from: start, to: end, in: document, between: y, and: y + 0.25)
      #expect(only.map(\.y) == rectangles.filter { $0.y < y && y < $0.y + $0.height }.map(\.y))
    }
  }

  /// The two parts of a selection together cover what the whole does.
  private mutating func checkParts(
    _ start: TextPosition, _ middle: TextPosition, _ end: TextPosition,
    _ sourceLocation: SourceLocation
  ) {
    // Cut at a wrap, neither part goes over it.
    let lineEnd = geometry.lineEnd(of: Caret(middle, .upstream), in: document)
    if lineEnd.position == middle, middle != document.paragraphEnd(middle.paragraph) { return }
    let whole = geometry.selectionRectangles(from: start, to: end, in: document)
    let parts =
      geometry.selectionRectangles(from: start, to: middle, in: document)
      + geometry.selectionRectangles(from: middle, to: end, in: document)
    #expect(
      Self.areas(whole).count == Self.areas(parts).count
        && zip(Self.areas(whole), Self.areas(parts)).allSatisfy {
          abs($0.y - $1.y) <= tolerance && abs($0.width - $1.width) <= 2 * tolerance
        }, "\(start) … \(middle) … \(end): \(whole), in parts \(parts)",
      sourceLocation: sourceLocation)
  }

  /// How much of each line is covered, line by line; stretches do not overlap.
  private static func areas(_ rectangles: [ContentRectangle]) -> [(y: Double, width: Double)] {
    var areas: [(y: Double, width: Double)] = []
    for rectangle in rectangles {
      if let last = areas.last, last.y == rectangle.y {
        areas[areas.count - 1].width += rectangle.width
      } else {
        areas.append((rectangle.y, rectangle.width))
      }
    }
    return areas
  }

  private func contains(_ rectangle: ContentRectangle, _ caret: ContentRectangle) -> Bool {
    let middle = caret.y + caret.height / 2
    return rectangle.y < middle && middle < rectangle.y + rectangle.height
  }
}
