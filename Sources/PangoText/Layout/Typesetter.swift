internal import TextCore

/// Sets paragraphs in lines: with which fonts, at which size and how wide.
struct Typesetter {
  let fonts: Fonts
  /// The size of the base font in points.
  let fontSize: Double
  /// The content's width in points.
  let contentWidth: Double
  /// Whether lines wrap at that width.
  let wraps: Bool
  let pill: PillMetrics
  let chunkLimit: TextChunk.Limit

  init(fonts: Fonts, style: TextViewStyle, contentWidth: Double) {
    self.fonts = fonts
    self.contentWidth = contentWidth
    fontSize = style.fontSize
    wraps = !style.isSingleLine
    pill = PillMetrics(style)
    chunkLimit = TextChunk.Limit(
      fontSize: fontSize, contentWidth: contentWidth, wraps: !style.isSingleLine)
  }

  /// Whether another one sets every text in the same lines.
  func setsLike(_ other: Typesetter) -> Bool {
    fonts === other.fonts && fontSize == other.fontSize && contentWidth == other.contentWidth
      && wraps == other.wraps && pill == other.pill
  }

  /// Lays a text out.
  func layout(_ display: DisplayText, isRightToLeft: Bool) -> TextLayout {
    let shapes = display.pills.map {
      TextLayout.Shape(
        offset: $0.offset, width: pill.advance(nameWidth: nameWidth(of: $0.placeholder)),
        ascent: pill.height / 2)
    }
    return fonts.paragraph(
      display.text, sizePoints: fontSize, width: wraps ? contentWidth : nil,
      isRightToLeft: isRightToLeft, unbreakable: display.unbreakable, shapes: shapes)
  }

  /// The width of the name in a placeholder's pill.
  func nameWidth(of placeholder: Placeholder) -> Double {
    pill.nameWidth(
      PillMetrics.name(placeholder.shown), fonts: fonts,
      limit: wraps ? contentWidth : Self.unwrappedPillLimit)
  }

  /// A guess how many lines a text of that many UTF-8 bytes takes: letters are about half as wide as the font is
  /// high.
  func estimatedLineCount(utf8Count: Int) -> Int {
    guard wraps else { return 1 }
    let width = Double(utf8Count) * fontSize / 2
    return max(Int((width / contentWidth).rounded(.up)), 1)
  }

  /// How wide a pill is at most where no line wraps.
  private static let unwrappedPillLimit = 400.0
}
