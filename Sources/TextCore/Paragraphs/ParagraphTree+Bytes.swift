extension ParagraphTree {
  /// The text between two byte offsets, which stand on scalar boundaries.
  package func text(_ range: Range<Int>) -> String {
    let lower = place(atUTF8Offset: range.lowerBound)
    let upper = place(atUTF8Offset: range.upperBound)
    if lower.index == upper.index {
      return paragraph(at: lower.index).textWithBreak(lower.offset..<upper.offset)
    }
    var text = ""
    text.reserveCapacity(range.count)
    let first = paragraph(at: lower.index)
    text += first.textWithBreak(lower.offset..<first.utf8Count)
    forEach(in: lower.index + 1..<upper.index) { paragraph in
      text += paragraph.text
      text += paragraph.lineBreak
    }
    text += paragraph(at: upper.index).textWithBreak(0..<upper.offset)
    return text
  }

  /// Replaces the bytes of a range, whose ends stand on scalar boundaries, by a text.
  ///
  /// The concatenation of the paragraphs is the text to the byte, and its paragraphs are what splitting it anew
  /// would give, also where a `\r` and a `\n` come to stand side by side or are parted.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let lower = place(atUTF8Offset: range.lowerBound)
    let upper = place(atUTF8Offset: range.upperBound)
    if lower.index == upper.index,
      staysOneParagraph(lower.index, lower.offset..<upper.offset, replacedBy: text)
    {
      update(at: lower.index) { $0.replace(lower.offset..<upper.offset, with: text) }
      return
    }
    var first = paragraph(at: lower.index)
    var last = paragraph(at: upper.index)
    let headLength = first.text.utf8.count
    let tailLength = last.text.utf8.count
    let hasTail = upper.offset < tailLength
    // Where the range begins or ends inside `\r\n`, half of the break stays.
    let headBreak = lower.offset > headLength ? "\r" : ""
    let tailBreak = upper.offset > tailLength ? "\n" : last.lineBreak

    var pieces = Paragraph.split(headBreak + text + (hasTail ? "" : tailBreak))
    if hasTail {
      last.replace(0..<upper.offset, with: pieces.removeLast().text)
      pieces.append(last)
    } else if !tailBreak.isEmpty {
      pieces.removeLast()
    }
    first.replace(min(lower.offset, headLength)..<headLength, with: pieces[0].text)
    first.lineBreak = pieces[0].lineBreak
    pieces[0] = first

    var start = lower.index
    if start > 0, pieces[0].text.isEmpty, pieces[0].lineBreak == "\n" {
      let previous = paragraph(at: start - 1)
      if previous.lineBreak == "\r" {
        start -= 1
        pieces[0] = Paragraph(text: previous.text, lineBreak: "\r\n")
      }
    }
    replaceSubrange(start..<upper.index + 1, with: pieces)
  }

  /// Whether an edit inside one paragraph changes no line break, its own or a neighbour's.
  private func staysOneParagraph(
    _ index: Int, _ range: Range<Int>, replacedBy text: String
  ) -> Bool {
    let edited = paragraph(at: index)
    let length = edited.text.utf8.count
    if range.upperBound > length || Paragraph.hasLineBreak(text) { return false }
    let becomesEmpty = text.isEmpty && range == 0..<length
    return
      !(becomesEmpty && edited.lineBreak == "\n" && index > 0
      && paragraph(at: index - 1).lineBreak == "\r")
  }
}

extension Paragraph {
  /// The text between two offsets that may reach into the line break.
  fileprivate func textWithBreak(_ range: Range<Int>) -> String {
    let length = text.utf8.count
    if range.upperBound <= length { return text(range) }
    let whole = text(min(range.lowerBound, length)..<length)
    let start = max(range.lowerBound - length, 0)
    return whole
      + String(
        decoding: lineBreak.utf8.dropFirst(start).prefix(range.upperBound - length - start),
        as: UTF8.self)
  }
}
