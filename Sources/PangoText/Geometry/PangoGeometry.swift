internal import TextCore

/// Where lines and carets are, as Pango lays them out.
///
/// Paragraphs are laid out when something in them is asked for, and kept until they change or until others need
/// their memory (`LayoutMemory.limitBytes`). A text of up to 64 KiB is laid out whole; in a longer one the heights of
/// paragraphs nobody has looked at are estimates, and what lies below them moves when they are replaced by the
/// truth. After an edit, only what has changed is looked at.
package final class PangoGeometry {
  /// The fonts it lays out with.
  package let fonts: Fonts
  /// Where the text is seen.
  package var viewport: TextViewport {
    didSet { settingChanged() }
  }
  /// How the text is set.
  package var style: TextViewStyle {
    didSet {
      guard style != oldValue else { return }
      applied = style.clamped
      settingChanged()
    }
  }
  /// How far the text is scrolled up, in points.
  package var scroll = 0.0
  /// How far a text that does not wrap is scrolled to the left, in points.
  package var scrollX = 0.0

  /// The style, within its ranges.
  private(set) var applied: TextViewStyle
  private(set) var typesetter: Typesetter
  /// Heights of the base font.
  private(set) var metrics: FontMetrics
  /// Grows whenever an estimate was replaced by something else.
  private(set) var corrections = 0
  /// What was laid out last because it is seen.
  var settled: SettledView?
  private let memory = LayoutMemory()
  /// Knows where words end; nil where ICU has no data.
  private(set) lazy var words = WordBreaker()
  private var cache = ParagraphCache()
  private var counts = LineCounts([1])
  private var followed: TextDocument?
  /// Layouts of long paragraphs as they were before an edit, by the index of what took their place: most of them can
  /// be taken over.
  private var replaced: [Int: Replaced] = [:]
  /// What lies above this height, in points from the content's top, must not push it away.
  private var anchor = 0.0
  /// How much higher what lies above the anchor has turned out to be than was thought, in lines.
  private var linesGainedAbove = 0

  /// The layouts that a paragraph's start and its end belonged to before an edit.
  private struct Replaced {
    var head: ParagraphLayout?
    var tail: ParagraphLayout?
  }

  /// Texts up to this length, in UTF-8 bytes, are laid out whole.
  private static let wholeLayoutLimit = 64 * 1024

  /// A geometry for a part of the screen.
  package init(
    viewport: TextViewport, style: TextViewStyle = TextViewStyle(), fonts: Fonts = Fonts()
  ) {
    self.viewport = viewport
    self.style = style
    self.fonts = fonts
    applied = style.clamped
    typesetter = Typesetter(
      fonts: fonts, style: applied, contentWidth: Self.contentWidth(viewport, applied))
    metrics = fonts.metrics(sizePoints: applied.fontSize)
  }

  private static func contentWidth(_ viewport: TextViewport, _ style: TextViewStyle) -> Double {
    max(viewport.width - style.insets.left - style.insets.right, 1)
  }

  private func settingChanged() {
    let new = Typesetter(
      fonts: fonts, style: applied, contentWidth: Self.contentWidth(viewport, applied))
    guard !new.setsLike(typesetter) else { return }
    typesetter = new
    metrics = fonts.metrics(sizePoints: applied.fontSize)
    cache.removeAll()
    replaced = [:]
    followed = nil
  }
}

// What is kept of a document.
extension PangoGeometry {
  /// Makes what is kept that of a document.
  func follow(_ document: TextDocument) {
    guard document.version != followed?.version else { return }
    let isSmall = document.utf8Count <= Self.wholeLayoutLimit
    let wasSmall = followed.map { $0.utf8Count <= Self.wholeLayoutLimit } ?? false
    // What was too large to be laid out whole still has estimates.
    if let followed, wasSmall || !isSmall {
      let change = document.changedParagraphs(since: followed)
      keepReplaced(change, followed)
      counts.replace(
        change.old, with: change.new.map { lineCount($0, in: document, isSmall: isSmall) })
    } else {
      replaced = [:]
      counts = LineCounts(
        (0..<document.paragraphCount).map { lineCount($0, in: document, isSmall: isSmall) })
    }
    followed = document
  }

  private func lineCount(_ index: Int, in document: TextDocument, isSmall: Bool) -> Int32 {
    if isSmall {
      return Int32(clamping: cachedLayout(index, in: document).lineCount)
    }
    let text = document.paragraph(at: index).text
    return Int32(clamping: typesetter.estimatedLineCount(utf8Count: text.utf8.count))
  }

  private func keepReplaced(_ change: ParagraphDifference, _ old: TextDocument) {
    let isSameCount = change.old.count == change.new.count
    var kept = replaced.filter {
      $0.key < change.new.lowerBound || isSameCount && $0.key >= change.new.upperBound
    }
    if !change.old.isEmpty, !change.new.isEmpty {
      func layout(_ index: Int) -> ParagraphLayout? {
        cache.peek(old.paragraphIdentity(at: index)).flatMap { $0.isLong ? $0 : nil }
      }
      let first = change.new.lowerBound
      let last = change.new.upperBound - 1
      // Edited again before anyone looked: what was there before still helps.
      let head = layout(change.old.lowerBound) ?? (isSameCount ? replaced[first]?.head : nil)
      let tail = layout(change.old.upperBound - 1) ?? (isSameCount ? replaced[last]?.tail : nil)
      if let head { kept[first, default: Replaced()].head = head }
      if let tail { kept[last, default: Replaced()].tail = tail }
    }
    replaced = kept
    // After a large edit the rest is dropped when its memory is needed.
    for index in change.old.prefix(1000) { cache.remove(old.paragraphIdentity(at: index)) }
  }

  /// A paragraph's layout; the document is the one followed.
  func layout(_ index: Int, in document: TextDocument) -> ParagraphLayout {
    let layout = cachedLayout(index, in: document)
    correct(index, layout, top: top(ofParagraph: index))
    return layout
  }

  private func cachedLayout(_ index: Int, in document: TextDocument) -> ParagraphLayout {
    let identity = document.paragraphIdentity(at: index)
    if let known = cache.layout(identity) { return known }
    let old = replaced.removeValue(forKey: index)
    let layout = ParagraphLayout(
      document.paragraph(at: index), typesetter: typesetter, memory: memory, head: old?.head,
      tail: old?.tail)
    cache.add(layout, identity)
    return layout
  }

  /// Lays a part of a paragraph out, if it isn't yet.
  func layout(
    ofStretch stretch: Int, of layout: ParagraphLayout, paragraph: Int
  ) -> StretchLayout {
    if let known = layout.stretches[stretch].layout { return known }
    let made = layout.layout(ofStretch: stretch)
    correct(
      paragraph, layout,
      top: top(ofParagraph: paragraph) + Double(layout.lines(before: stretch)) * linePitch)
    return made
  }

  /// Replaces an estimate of a paragraph's lines by what its layout says.
  private func correct(_ index: Int, _ layout: ParagraphLayout, top: @autoclosure () -> Double) {
    let change = layout.lineCount - counts[index]
    guard change != 0 else { return }
    if top() < anchor { linesGainedAbove += change }
    counts[index] += change
    corrections += 1
  }
}

extension PangoGeometry {
  /// Bytes of memory that layouts take at most, by estimate, beside what is needed at the moment.
  package static let memoryLimitBytes = LayoutMemory.limitBytes

  /// Bytes of memory that layouts take now, by estimate.
  package var memoryBytes: Int { memory.bytes }
}

// Where paragraphs are; the document is the one followed.
extension PangoGeometry {
  /// From one line's top to the next one's, in points.
  package var linePitch: Double { applied.linePitch }

  /// From a line's top down to its baseline: the base font stands in the middle of the line.
  package var baselineInLine: Double { (applied.linePitch - metrics.height) / 2 + metrics.ascent }

  /// The top of a paragraph's first line; the gap above does not count.
  func top(ofParagraph index: Int) -> Double {
    Double(counts.lines(before: index)) * applied.linePitch + Double(index)
      * applied.paragraphSpacing
  }

  /// The height of all lines and the gaps between them.
  var height: Double {
    Double(counts.lineCount) * applied.linePitch
      + Double(counts.paragraphCount - 1) * applied.paragraphSpacing
  }

  /// All lines, by estimate.
  var lineCount: Int { counts.lineCount }

  /// The paragraph that a height belongs to: half of each gap is its neighbour's.
  func paragraph(at y: Double) -> Int {
    counts.paragraph(
      at: y + applied.paragraphSpacing / 2, pitch: applied.linePitch, gap: applied.paragraphSpacing)
  }

  /// How much further down something has got that was at a height of the content when this began; `body` may lay
  /// out more of the text than was laid out before.
  func shift(ofHeight y: Double, _ body: () -> Void) -> Double {
    anchor = y
    linesGainedAbove = 0
    body()
    return Double(linesGainedAbove) * linePitch
  }
}
