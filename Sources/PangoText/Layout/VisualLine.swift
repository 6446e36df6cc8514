/// One line as it is seen: a part of a stretch between two wraps.
struct VisualLine {
  /// Which of the stretch's chunks it was laid out in.
  var chunk: Int
  /// Its index among the lines of the chunk's layout.
  var indexInChunk: Int
  /// UTF-8 offsets in the stretch, both caret stops.
  var range: Range<Int>
  /// Where its left end is, in points; not 0 where it is set from the right.
  var x: Double
  /// How much further right it stands than Pango put it: where nothing wraps, Pango knows no right edge.
  var shift = 0.0
  /// How wide it is, in points; a space that hangs over the wrap counts nothing.
  var width: Double
  /// Whether it ends in a wrap rather than at the paragraph's end.
  var isWrapped: Bool
}
