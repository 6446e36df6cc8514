internal import TextCore

/// The chunks of an older layout that an edit left as they were, at their places in the new text.
struct ReusableChunks {
  private let old: ParagraphLayout
  private let difference: TextDifference
  /// How much further down the old text's end lies in the new one.
  private let shift: Int

  /// Nil where a new layout costs as little as looking for what can be kept.
  init?(_ old: ParagraphLayout, for paragraph: Paragraph) {
    guard old.chunks.count > 1 else { return nil }
    self.old = old
    difference = TextDifference(from: old.paragraph.text, to: paragraph.text)
    shift = paragraph.text.utf8.count - old.paragraph.text.utf8.count
  }

  /// The index of the old chunk that can stand at a place of the new text, and how far it moves to get there.
  func chunk(startingAt start: Int) -> (index: Int, shift: Int)? {
    if let index = index(ofChunkAt: start), old.chunks[index].end < difference.prefix {
      return (index, 0)
    }
    guard let index = index(ofChunkAt: start - shift), isAfterEdit(old.chunks[index].start) else {
      return nil
    }
    return (index, shift)
  }

  /// Whether an old chunk that the edit left as it was starts at a place of the new text.
  ///
  /// Lines are broken one after another: where a new line starts where an old chunk did, all that
  /// follows is as it was.
  func continues(at start: Int) -> Bool {
    index(ofChunkAt: start - shift).map { isAfterEdit(old.chunks[$0].start) } ?? false
  }

  /// Strictly after: what is typed at a chunk's start may join its first character.
  private func isAfterEdit(_ start: Int) -> Bool {
    start > old.paragraph.text.utf8.count - difference.suffix
  }

  private func index(ofChunkAt start: Int) -> Int? {
    let index = old.chunks.partitioningIndex { $0.start >= start }
    return index < old.chunks.count && old.chunks[index].start == start ? index : nil
  }
}
