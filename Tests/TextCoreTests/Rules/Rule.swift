import Testing
import TextCore

/// Something that a text view must do, or must not do any more, in a sentence and a check.
struct Rule: CustomTestStringConvertible, Sendable {
  let sentence: String
  let hold: @Sendable () -> Void

  init(_ sentence: String, _ hold: @escaping @Sendable () -> Void) {
    self.sentence = sentence
    self.hold = hold
  }

  /// A rule about what becomes of a drawing.
  init(
    _ sentence: String, _ before: String, _ after: String, affinity: Affinity? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (inout TextDocument) -> Void
  ) {
    self.init(sentence) {
      var document = MarkedText(before).document
      body(&document)
      expectSameBytes(document.drawing, after, sourceLocation: sourceLocation)
      if let affinity {
        #expect(document.selection.affinity == affinity, sourceLocation: sourceLocation)
      }
    }
  }

  var testDescription: String { sentence }
}

extension TextDocument {
  /// The rectangles of its selection in lines of so many cells: row, first and last cell.
  func selectedCells(columns: Int) -> [[Int]] {
    var geometry = CellGeometry(columns: columns)
    return geometry.selectionRectangles(from: selection.anchor, to: selection.focus, in: self).map {
      [Int($0.y / 20), Int($0.x / 10), Int(($0.x + $0.width) / 10)]
    }
  }

  /// The text between a stop and the one so many stops after it in the same paragraph.
  func grain(_ stops: Int, from offset: Int, paragraph index: Int = 0) -> String {
    let paragraph = paragraph(at: index)
    let end = paragraph.stop(stops, after: offset).offset
    return text(
      from: TextPosition(paragraph: index, offset: offset),
      to: TextPosition(paragraph: index, offset: end))
  }
}
