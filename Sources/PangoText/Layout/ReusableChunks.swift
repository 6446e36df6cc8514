internal import TextCore

/// The chunks of older layouts that an edit left as they were, at their places in the new text.
///
/// What stands before the edit is taken from one layout, what stands after it from another or from the same: an
/// edit may have joined two paragraphs or parted one.
struct ReusableChunks {
  private let head: StretchLayout
  private let tail: StretchLayout
  /// Bytes that the new text begins with like the head.
  private let prefix: Int
  /// Bytes that it ends with like the tail.
  private let suffix: Int
  /// How much further down the tail's end lies in the new text.
  private let shift: Int

  /// Nil where a new layout costs as little as looking for what can be kept.
  init?(head: StretchLayout, tail: StretchLayout, for paragraph: Paragraph, isRightToLeft: Bool) {
    guard head.chunks.count > 1 || tail.chunks.count > 1 else { return nil }
    guard head.isRightToLeft == isRightToLeft, tail.isRightToLeft == isRightToLeft else {
      return nil
    }
    self.head = head
    self.tail = tail
    let first = TextDifference(from: head.paragraph.text, to: paragraph.text)
    prefix = first.prefix
    suffix =
      head === tail
      ? first.suffix : TextDifference(from: tail.paragraph.text, to: paragraph.text).suffix
    shift = paragraph.text.utf8.count - tail.paragraph.text.utf8.count
  }

  /// The old chunk that can stand at a place of the new text, and how far it moves to get there.
  func chunk(startingAt start: Int) -> (layout: StretchLayout, index: Int, shift: Int)? {
    if let index = Self.index(ofChunkAt: start, in: head), head.chunks[index].end < prefix {
      return (head, index, 0)
    }
    guard let index = Self.index(ofChunkAt: start - shift, in: tail),
      isAfterEdit(tail.chunks[index].start)
    else { return nil }
    return (tail, index, shift)
  }

  /// Whether an old chunk that the edit left as it was starts at a place of the new text.
  ///
  /// Lines are broken one after another: where a new line starts where an old chunk did, all that
  /// follows is as it was.
  func continues(at start: Int) -> Bool {
    Self.index(ofChunkAt: start - shift, in: tail).map { isAfterEdit(tail.chunks[$0].start) }
      ?? false
  }

  /// Strictly after: what is typed at a chunk's start may join its first character.
  private func isAfterEdit(_ start: Int) -> Bool {
    start > tail.paragraph.text.utf8.count - suffix
  }

  private static func index(ofChunkAt start: Int, in layout: StretchLayout) -> Int? {
    let index = layout.chunks.partitioningIndex { $0.start >= start }
    return index < layout.chunks.count && layout.chunks[index].start == start ? index : nil
  }
}
