import Testing
import TextCore

/// A text that other editors have stumbled over, what was done to it, and what has to come of it.
struct Probe: CustomTestStringConvertible, Sendable {
  /// How it is tested.
  enum Way: Sendable {
    /// Something is done; the drawing of the text is what is expected.
    case edit(@Sendable (inout TextDocument) -> Void)
    /// Something is asked; the answer is what is expected.
    case answer(@Sendable (TextDocument) -> String)
    /// Nothing that the text by itself could get wrong: who tests it, and why.
    case elsewhere(String)
  }

  let text: String
  let action: String
  let expected: String
  let way: Way

  init(_ text: String, _ action: String, _ expected: String, _ way: Way) {
    self.text = text
    self.action = action
    self.expected = expected
    self.way = way
  }

  var testDescription: String { "\(text.prefix(40).debugDescription) \(action)" }

  func check() {
    var document = MarkedText(text).document
    switch way {
    case .edit(let body):
      body(&document)
      expectSameBytes(document.drawing, expected)
    case .answer(let body): expectSameBytes(body(document), expected)
    case .elsewhere(let reason): #expect(!reason.isEmpty)
    }
  }
}

extension TextDocument {
  /// Where the caret is drawn in lines of so many cells, as in `"line 2, cell 0"`.
  func place(of caret: Caret, columns: Int) -> String {
    var geometry = CellGeometry(columns: columns)
    let rectangle = geometry.caretRectangle(of: caret, in: self)
    return "line \(Int(rectangle.y / 20) + 1), cell \(Int(rectangle.x / 10))"
  }

  /// Where its own caret is drawn.
  func place(columns: Int) -> String { place(of: selection.caret, columns: columns) }

  /// Puts the caret where a finger points, in cells.
  mutating func tap(cell: Double, line: Int, columns: Int) {
    var geometry = CellGeometry(columns: columns)
    setCaret(geometry.caret(at: ContentPoint(x: cell * 10, y: Double(line) * 20 - 10), in: self))
  }
}

extension CellGeometry {
  /// A geometry with so many cells in a line.
  init(columns: Int) {
    self.init(
      screenWidth: 2 * CellGeometry.margin + Double(columns) * CellGeometry.cellWidth,
      viewportHeight: 400)
  }
}
