internal import TextCore

/// A paragraph, laid out as far as anyone has looked.
///
/// Most paragraphs are one stretch. A very long one is cut into stretches that are laid out when they are asked for, so
/// that opening a text of one line costs no more than the part of it that is seen. A cut is a wrap: the line
/// before it may be shorter than it had to be. The lines of stretches not laid out yet are estimates.
final class ParagraphLayout {
  /// What is laid out.
  let paragraph: Paragraph
  let isRightToLeft: Bool
  /// When it was last asked for.
  var lastUse = 0
  /// At least one.
  private(set) var stretches: [Stretch]
  private let typesetter: Typesetter
  private let memory: LayoutMemory

  /// A part of the paragraph.
  struct Stretch {
    /// UTF-8 offsets in the paragraph, both caret stops.
    var range: Range<Int>
    /// Lines, by estimate until it is laid out.
    var lineCount: Int
    /// Its layout, once it was asked for.
    var layout: StretchLayout?
    /// Earlier layouts of what stands near its start and near its end now.
    var head: StretchLayout?
    var tail: StretchLayout?
  }

  /// A paragraph; of the older ones that its start and its end belonged to, what can be kept is.
  init(
    _ paragraph: Paragraph, typesetter: Typesetter, memory: LayoutMemory,
    head: ParagraphLayout? = nil, tail: ParagraphLayout? = nil
  ) {
    self.paragraph = paragraph
    self.typesetter = typesetter
    self.memory = memory
    let isRightToLeft = Self.isRightToLeft(paragraph)
    self.isRightToLeft = isRightToLeft
    let cuts = StretchCuts(
      paragraph, head: head?.isRightToLeft == isRightToLeft ? head : nil,
      tail: tail?.isRightToLeft == isRightToLeft ? tail : nil)
    stretches = cuts.stretches.map { stretch in
      var stretch = stretch
      if stretch.layout == nil {
        stretch.lineCount = typesetter.estimatedLineCount(utf8Count: stretch.range.count)
      }
      return stretch
    }
    if stretches.count == 1 { _ = layout(ofStretch: 0) }
  }

  /// Whether the first letter with a direction reads from right to left; a placeholder has none.
  private static func isRightToLeft(_ paragraph: Paragraph) -> Bool {
    let start = 0..<StretchCuts.end(from: 0, in: paragraph)
    return Fonts.isRightToLeft(
      paragraph.hasPlaceholders
        ? DisplayText(paragraph, start).text : String(paragraph.substring(start)))
  }

  /// Lines of all stretches, by estimate.
  var lineCount: Int { stretches.reduce(0) { $0 + $1.lineCount } }

  /// Whether it is worth keeping for the paragraph that takes its place.
  var isLong: Bool { stretches.count > 1 || (stretches[0].layout?.chunks.count ?? 0) > 1 }

  /// Lines of the stretches before one.
  func lines(before stretch: Int) -> Int {
    stretches[..<stretch].reduce(0) { $0 + $1.lineCount }
  }

  /// A stretch's layout. Its lines, and so the paragraph's, may turn out to be more or fewer than they were.
  func layout(ofStretch index: Int) -> StretchLayout {
    if let known = stretches[index].layout { return known }
    let stretch = stretches[index]
    let isWhole = stretches.count == 1
    let text =
      isWhole
      ? paragraph : Paragraph(text: String(paragraph.substring(stretch.range)), lineBreak: "")
    let isLast = index == stretches.count - 1
    var reusable: ReusableChunks?
    if let head = stretch.head ?? stretch.tail, let tail = stretch.tail ?? stretch.head {
      reusable = ReusableChunks(head: head, tail: tail, for: text, isRightToLeft: isRightToLeft)
    }
    let layout = StretchLayout(
      text, isLast: isLast, isRightToLeft: isRightToLeft, typesetter: typesetter, memory: memory,
      replacing: reusable)
    stretches[index].layout = layout
    stretches[index].lineCount = layout.lines.count
    stretches[index].head = nil
    stretches[index].tail = nil
    return layout
  }

  /// The stretch that a place belongs to; at a cut, to the one before where the caret leans back.
  func stretch(at offset: Int, _ affinity: Affinity) -> Int {
    let after = stretches.partitioningIndex { $0.range.lowerBound > offset }
    let index = max(after - 1, 0)
    let leansBack = affinity == .upstream && offset == stretches[index].range.lowerBound
    return leansBack && index > 0 ? index - 1 : index
  }
}
