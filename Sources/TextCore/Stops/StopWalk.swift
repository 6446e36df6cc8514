/// A way forward through a paragraph, from stop to stop.
struct StopWalk {
  private let paragraph: Paragraph
  /// The stop that was reached.
  private(set) var offset: Int
  /// The placeholder that the way leads to, or into.
  private var placeholder: Range<Int>?
  /// The boundary found last: an index made anew would have to find out whether it is one, which in a row of flags
  /// means going back to the first.
  private var boundary: (offset: Int, index: String.Index)

  /// A way that starts at a stop.
  init(from offset: Int, in paragraph: Paragraph) {
    self.paragraph = paragraph
    self.offset = offset
    placeholder =
      paragraph.delimiters.range(around: offset) ?? paragraph.delimiters.firstRange(from: offset)
    boundary = (-1, paragraph.text.startIndex)
  }

  /// Goes on by at most `count` stops; the last may lie behind the end.
  /// - Returns: The stops passed.
  mutating func advance(_ count: Int, upTo end: Int) -> Int {
    var stops = 0
    while stops < count, offset < end {
      if let atom = placeholder, atom.lowerBound <= offset {
        offset = atom.upperBound
        stops += 1
        placeholder = paragraph.delimiters.firstRange(from: offset)
        continue
      }
      let plain = paragraph.plainStops(
        in: offset..<min(end, placeholder?.lowerBound ?? .max), limit: count - stops)
      offset += plain
      stops += plain
      if plain == 0 {
        passCluster()
        stops += 1
      }
    }
    return stops
  }

  private mutating func passCluster() {
    let text = paragraph.text
    let start =
      boundary.offset == offset ? boundary.index : paragraph.index(atUTF8Offset: offset)
    var index = text.index(after: start)
    while ClusterJoins.join(at: index, in: text) { index = text.index(after: index) }
    offset = paragraph.utf8Offset(of: index)
    boundary = (offset, index)
  }
}
