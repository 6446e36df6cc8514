internal import TextCore

/// Where lines and carets are, as Pango lays them out.
///
/// Paragraphs are laid out when something in them is asked for, and kept until they change. A text of
/// up to 64 KiB is laid out whole; in a longer one the heights of paragraphs nobody has looked at are estimates, and
/// what lies below them moves when they are replaced by the truth.
package final class PangoGeometry {
  /// The fonts it lays out with.
  package let fonts: Fonts
  /// Where the text is seen.
  package var viewport: TextViewport {
    didSet {
      guard viewport.contentWidth != oldValue.contentWidth else { return }
      layouts = [:]
      replaced = [:]
      version = nil
    }
  }
  /// How far the text is scrolled up, in points.
  package var scroll = 0.0

  /// Heights of the base font.
  let metrics: FontMetrics
  /// Where the paragraphs of the document asked about last are.
  private(set) var tops = LineTops()
  private var layouts: [ContentIdentity: ParagraphLayout] = [:]
  /// Layouts of long paragraphs as they were before an edit, by their index: most of them can be taken over.
  private var replaced: [Int: ParagraphLayout] = [:]
  private var version: ContentIdentity?

  /// Texts up to this length, in UTF-8 bytes, are laid out whole.
  private static let wholeLayoutLimit = 64 * 1024

  /// A geometry for a part of the screen.
  package init(viewport: TextViewport, fonts: Fonts = Fonts()) {
    self.viewport = viewport
    self.fonts = fonts
    metrics = fonts.metrics(sizePoints: TextViewport.fontSize)
  }

  /// Makes what is kept that of a document.
  func follow(_ document: TextDocument) {
    guard document.version != version else { return }
    version = document.version
    let isSmall = document.utf8Count <= Self.wholeLayoutLimit
    var kept: [ContentIdentity: ParagraphLayout] = [:]
    var paragraphs: [(identity: ContentIdentity, lineCount: Int)] = []
    paragraphs.reserveCapacity(document.paragraphCount)
    keepReplaced(document)
    for index in 0..<document.paragraphCount {
      let identity = document.paragraphIdentity(at: index)
      var layout = layouts[identity]
      if layout == nil, isSmall { layout = makeLayout(index, in: document) }
      kept[identity] = layout
      let lineCount = layout?.lines.count ?? estimatedLineCount(document.paragraph(at: index))
      paragraphs.append((identity, lineCount))
    }
    layouts = kept
    tops = LineTops(paragraphs)
  }

  /// A paragraph's layout; the document is the one followed.
  func layout(_ index: Int, in document: TextDocument) -> ParagraphLayout {
    let identity = tops.identities[index]
    if let known = layouts[identity] { return known }
    let layout = makeLayout(index, in: document)
    layouts[identity] = layout
    _ = tops.correct(index, lineCount: layout.lines.count)
    return layout
  }

  /// The top of a line, gaps above and below not counted.
  func top(ofLine line: Int, inParagraph paragraph: Int) -> Double {
    tops.top(paragraph) + Double(line) * TextViewport.linePitch
  }

  /// From a line's top down to its baseline: the base font stands in the middle of the line.
  var baselineOffset: Double {
    (TextViewport.linePitch - metrics.height) / 2 + metrics.ascent
  }

  private func makeLayout(_ index: Int, in document: TextDocument) -> ParagraphLayout {
    ParagraphLayout(
      document.paragraph(at: index), fonts: fonts, sizePoints: TextViewport.fontSize,
      width: viewport.contentWidth, replacing: replaced.removeValue(forKey: index))
  }

  private func keepReplaced(_ document: TextDocument) {
    for (index, identity) in tops.identities.enumerated() {
      guard let layout = layouts[identity], layout.chunks.count > 1,
        index >= document.paragraphCount || document.paragraphIdentity(at: index) != identity
      else { continue }
      replaced[index] = layout
    }
  }

  /// A guess: letters are about half as wide as the font is high.
  private func estimatedLineCount(_ paragraph: Paragraph) -> Int {
    let width = Double(paragraph.text.utf8.count) * TextViewport.fontSize / 2
    return max(Int((width / viewport.contentWidth).rounded(.up)), 1)
  }
}
