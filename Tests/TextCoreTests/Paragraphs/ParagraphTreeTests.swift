import Testing
import TextCore

/// The balanced tree, held to an array and to splitting the text anew.
struct ParagraphTreeTests {
  @Test(arguments: Effort.seeds(12)) func behavesLikeAnArray(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var model = Self.paragraphs(generator.below(3_000) + 1, using: &generator)
    var tree = ParagraphTree(model)
    for step in 0..<60 {
      let comment: Comment = "seed \(seed), step \(step)"
      let lower = generator.below(model.count + 1)
      // Mostly small changes, now and then most of it.
      let length = generator.below(generator.below(4) == 0 ? model.count : 40)
      let range = lower..<min(lower + length, model.count)
      let new = Self.paragraphs(
        generator.below(generator.below(4) == 0 ? 2_000 : 40), using: &generator)
      tree.replaceSubrange(range, with: new)
      model.replaceSubrange(range, with: new)
      #expect(tree.shape().isSound, comment)
      expectEqual(tree, model, using: &generator, comment)
      guard !model.isEmpty else { continue }
      let index = generator.below(model.count)
      tree.update(at: index) { $0.replace(0..<0, with: "+") }
      model[index].replace(0..<0, with: "+")
      #expect(tree.shape().isSound, comment)
      expectEqual(tree, model, using: &generator, comment)
    }
  }

  private func expectEqual(
    _ tree: ParagraphTree, _ model: [Paragraph], using generator: inout SeededGenerator,
    _ comment: Comment
  ) {
    #expect(tree.count == model.count, comment)
    var kept: [Paragraph] = []
    tree.forEach(in: 0..<tree.count) { kept.append($0) }
    #expect(kept == model, comment)
    guard !model.isEmpty else { return }
    let index = generator.below(model.count)
    #expect(tree.paragraph(at: index) == model[index], comment)
    let offset = model[..<index].reduce(0) { $0 + $1.utf8Count }
    #expect(tree.utf8Offset(ofParagraph: index) == offset, comment)
    if model[index].utf8Count > 0 {
      #expect(tree.place(atUTF8Offset: offset) == (index, 0), comment)
      let last = offset + model[index].utf8Count - 1
      #expect(tree.place(atUTF8Offset: last) == (index, last - offset), comment)
    }
    #expect(tree.place(atUTF8Offset: tree.utf8Count).index == model.count - 1, comment)
  }

  private static func paragraphs(
    _ count: Int, using generator: inout SeededGenerator
  ) -> [Paragraph] {
    (0..<count).map { Paragraph(text: "\($0)", lineBreak: generator.below(2) == 0 ? "\n" : "\r\n") }
  }

  @Test(arguments: Effort.seeds(40)) func staysWhatSplittingGives(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["\r", "\n", "\r\n", "a", "é", "\u{2028}", "\u{2029}", ""]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in pieces[generator.below(pieces.count)] }.joined()
    }
    var bytes = text(12)
    var document = TextDocument(before: bytes)
    for step in 0..<60 {
      // Any scalar boundary will do, also one inside `\r\n`.
      let boundaries = bytes.unicodeScalars.indices.map {
        bytes.utf8.distance(from: bytes.startIndex, to: $0)
      }
      let ends = (0..<2).map { _ in
        (boundaries + [bytes.utf8.count])[generator.below(boundaries.count + 1)]
      }
      let range = min(ends[0], ends[1])..<max(ends[0], ends[1])
      let new = text(generator.below(5))
      var tree = ParagraphTree(
        (0..<document.paragraphCount).map { document.paragraph(at: $0) })
      tree.replace(range, with: new)
      bytes = PlainModel.replacing(range, in: bytes, with: new)
      document = TextDocument(before: bytes)
      var kept: [Paragraph] = []
      tree.forEach(in: 0..<tree.count) { kept.append($0) }
      let anew = (0..<document.paragraphCount).map { document.paragraph(at: $0) }
      #expect(kept == anew, "seed \(seed), step \(step), \(bytes.debugDescription)")
      expectSameBytes(tree.text(0..<tree.utf8Count), bytes)
      expectSameBytes(
        tree.text(range.lowerBound..<range.lowerBound + new.utf8.count), new)
    }
  }

  @Test func anEditCopiesOnlyTheWayToItsParagraph() {
    let lines = (0..<100_000).map { Paragraph(text: "line \($0)", lineBreak: "\n") }
    let tree = ParagraphTree(lines)
    let shape = tree.shape()
    #expect(shape.levels <= 4)
    for index in [0, 1, 31, 32, 50_000, 99_999] {
      var edited = tree
      edited.update(at: index) { $0.replace(0..<0, with: "!") }
      #expect(edited.shape(comparedTo: tree).unsharedNodes == shape.levels)
      edited = tree
      edited.replaceSubrange(index..<index + 1, with: [lines[0], lines[1]])
      #expect(edited.shape(comparedTo: tree).unsharedNodes <= 2 * shape.levels + 1)
      edited = tree
      edited.replaceSubrange(index..<min(index + 2, 100_000), with: [])
      #expect(edited.shape(comparedTo: tree).unsharedNodes <= 3 * shape.levels)
    }
  }
}
