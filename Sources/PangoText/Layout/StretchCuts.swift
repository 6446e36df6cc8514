internal import TextCore

/// Where a long paragraph is cut into stretches.
///
/// Cuts of an older layout stay where an edit left the text as it was, so that an edit lays out again only what it
/// touched.
struct StretchCuts {
  /// A paragraph up to this length, in UTF-8 bytes, is not cut.
  private static let wholeLimit = 16 * 1024
  /// About the length of a stretch.
  private static let length = 8 * 1024
  /// About the length of a stretch without spaces: an edit moves all of its wraps.
  private static let unbrokenLength = 3 * 1024
  /// What is shorter than this is joined to its neighbour.
  private static let shortest = 2 * 1024
  /// How far back a space is looked for, to cut after it.
  private static let spaceReach = 256

  private(set) var stretches: [ParagraphLayout.Stretch] = []

  init(_ paragraph: Paragraph, head: ParagraphLayout?, tail: ParagraphLayout?) {
    let length = paragraph.text.utf8.count
    guard length > Self.wholeLimit else {
      let whole = ParagraphLayout.Stretch(range: 0..<length, lineCount: 1)
      stretches = [
        whole.following(head?.stretches.first?.layout, tail?.stretches.last?.layout)
      ]
      return
    }
    let atHead = head.map { TextDifference(from: $0.paragraph.text, to: paragraph.text) }
    let atTail =
      tail === head
      ? atHead : tail.map { TextDifference(from: $0.paragraph.text, to: paragraph.text) }
    var first = Self.kept(head, before: atHead?.prefix ?? 0)
    var start = first.last?.range.upperBound ?? 0
    var last = Self.kept(tail, suffix: atTail?.suffix ?? 0, of: paragraph, from: start)
    var end = last.first?.range.lowerBound ?? length
    if end - start < Self.shortest, start < end {
      if let joined = first.popLast() {
        start = joined.range.lowerBound
      } else if !last.isEmpty {
        end = last.removeFirst().range.upperBound
      }
    }
    let before = head?.stretches.dropFirst(first.count).first?.layout
    let after = tail?.stretches.dropLast(last.count).last?.layout
    stretches = first + Self.cut(start..<end, of: paragraph, before, after) + last
  }

  /// The older stretches that begin the new text unchanged.
  private static func kept(
    _ head: ParagraphLayout?, before prefix: Int
  ) -> [ParagraphLayout.Stretch] {
    // Strictly before: what is typed at a cut may join the character before it.
    (head?.stretches ?? []).dropLast().prefix { $0.range.upperBound < prefix }.map { $0 }
  }

  /// The older stretches that end the new text unchanged, at their new places.
  private static func kept(
    _ tail: ParagraphLayout?, suffix: Int, of paragraph: Paragraph, from start: Int
  ) -> [ParagraphLayout.Stretch] {
    guard let tail else { return [] }
    let old = tail.paragraph.text.utf8.count
    let shift = paragraph.text.utf8.count - old
    return tail.stretches.dropFirst().filter {
      $0.range.lowerBound > old - suffix && $0.range.lowerBound + shift >= start
    }.map {
      var stretch = $0
      stretch.range = $0.range.lowerBound + shift..<$0.range.upperBound + shift
      return stretch
    }
  }

  /// Cuts a part anew; what it was laid out as before helps its first and its last stretch.
  private static func cut(
    _ range: Range<Int>, of paragraph: Paragraph, _ head: StretchLayout?, _ tail: StretchLayout?
  ) -> [ParagraphLayout.Stretch] {
    var stretches: [ParagraphLayout.Stretch] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let stop = end(from: start, in: paragraph)
      let end = range.upperBound - stop < shortest ? range.upperBound : stop
      stretches.append(ParagraphLayout.Stretch(range: start..<end, lineCount: 1))
      start = end
    }
    if let last = stretches.indices.last {
      stretches[0].head = head
      stretches[last].tail = tail
    }
    return stretches
  }

  /// Where a stretch that begins at an offset ends at the latest: at a stop after it, behind a space if there is one
  /// near.
  static func end(from start: Int, in paragraph: Paragraph) -> Int {
    guard paragraph.text.utf8.count - start > unbrokenLength else {
      return paragraph.text.utf8.count
    }
    guard spaceEnd(before: start + unbrokenLength, in: paragraph) != nil else {
      return stop(near: start + unbrokenLength, after: start, in: paragraph)
    }
    guard paragraph.text.utf8.count - start > length else { return paragraph.text.utf8.count }
    let wanted = spaceEnd(before: start + length, in: paragraph) ?? start + length
    return stop(near: wanted, after: start, in: paragraph)
  }

  /// The end of the last space in the bytes before a place.
  private static func spaceEnd(before place: Int, in paragraph: Paragraph) -> Int? {
    let window = paragraph.substring(place - spaceReach..<place).utf8
    return window.lastIndex(of: 0x20).map {
      place - window.distance(from: $0, to: window.endIndex) + 1
    }
  }

  /// The caret stop at which a stretch ends that should end at an offset.
  private static func stop(near wanted: Int, after start: Int, in paragraph: Paragraph) -> Int {
    let stop = paragraph.stop(snapping: wanted, .backward)
    // A character of thousands of marks is left where it is in its line.
    return stop - start > (wanted - start) / 2
      ? stop : paragraph.stop(snapping: wanted, .forward)
  }
}

extension ParagraphLayout.Stretch {
  /// The stretch, with layouts that it may take over.
  fileprivate func following(_ head: StretchLayout?, _ tail: StretchLayout?) -> Self {
    var stretch = self
    stretch.head = head
    stretch.tail = tail
    return stretch
  }
}
