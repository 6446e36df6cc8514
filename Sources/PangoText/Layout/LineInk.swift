/// What a line draws: equal for lines that look alike, wherever they stand in a text.
struct LineInk: Hashable {
  /// Points that the ink reaches up from the baseline.
  var ascent = 0.0
  /// Points that it reaches down.
  var descent = 0.0
  /// Stands for the glyphs, their fonts and their places.
  var glyphs = 0
}
