/// A composition that is under way: the marked text of an input method.
struct Composition: Sendable {
  /// Where the marked text is, in bytes from the text's start.
  var range: Range<Int>
  /// What the first marked text replaced.
  let replaced: String
  /// What was selected before.
  let before: Selection
}
