import TextCore

/// Text with its selection drawn in: `"Hel|lo"`, `"He[ll|]o"` with the focus at the bar, `"He[|ll]o"`.
///
/// `"He[ll]o"` reads as `"He[ll|]o"`. The signs stand for themselves nowhere.
struct MarkedText {
  let document: TextDocument

  /// The document that a drawing stands for; affinity downstream.
  init(_ drawing: String) {
    var pieces: [String.UnicodeScalarView] = [.init()]
    var signs: [Unicode.Scalar] = []
    for scalar in drawing.unicodeScalars {
      if scalar == "|" || scalar == "[" || scalar == "]" {
        signs.append(scalar)
        pieces.append(.init())
      } else {
        pieces[pieces.count - 1].append(scalar)
      }
    }
    let texts = pieces.map { String($0) }
    switch String(String.UnicodeScalarView(signs)) {
    case "": document = TextDocument(after: texts[0])
    case "|": document = TextDocument(before: texts[0], after: texts[1])
    case "[]": document = TextDocument(before: texts[0], selected: texts[1], after: texts[2])
    case "[|]":
      var document = TextDocument(
        before: texts[0], selected: texts[1] + texts[2], after: texts[3])
      if texts[1].isEmpty {
        let selection = document.selection
        document.select(Selection(anchor: selection.focus, focus: selection.anchor))
      } else {
        precondition(texts[2].isEmpty, "the bar stands beside a bracket: \(drawing)")
      }
      self.document = document
    default: preconditionFailure("no drawing of a selection: \(drawing)")
    }
  }
}

extension TextDocument {
  /// The text with its selection drawn in.
  var drawing: String {
    let (before, selected, after) = surroundings
    if selection.isCollapsed { return before + "|" + after }
    return selection.focus > selection.anchor
      ? before + "[" + selected + "|]" + after : before + "[|" + selected + "]" + after
  }
}
