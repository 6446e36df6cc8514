/// One line as it is seen: a stretch of a paragraph between two wraps.
struct VisualLine {
  /// Which of the paragraph's chunks it was laid out in.
  var chunk: Int
  /// Its index among the chunk's lines.
  var indexInChunk: Int
  /// UTF-8 offsets in the paragraph, both caret stops.
  var range: Range<Int>
  /// Where its left end is, in points; not 0 where it is set from the right.
  var x: Double
  /// How wide it is, in points; a space that hangs over the wrap counts nothing.
  var width: Double
  /// Whether it ends in a wrap rather than at the paragraph's end.
  var isWrapped: Bool
  /// Whether the paragraph reads from right to left.
  var isRightToLeft: Bool
}
