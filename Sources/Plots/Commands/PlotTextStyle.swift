/// How a word is set.
package struct PlotTextStyle: Hashable, Sendable {
  /// Which part of the text stands at the given x.
  package enum Anchor: Hashable, Sendable {
    /// Its left edge.
    case start
    /// Its middle.
    case middle
    /// Its right edge.
    case end
  }

  /// The font's size in points.
  package var sizePoints: Double
  /// The strokes' weight: 400, 500 or 600.
  package var weight: Int
  /// The colour's name.
  package var ink: PlotInk
  /// Which part of the text stands at the given x.
  package var anchor: Anchor

  /// A style.
  package init(
    _ sizePoints: Double, weight: Int = 400, ink: PlotInk, anchor: Anchor = .start
  ) {
    self.sizePoints = sizePoints
    self.weight = weight
    self.ink = ink
    self.anchor = anchor
  }

  /// Units, ticks, labels in a plot.
  package static let caption = PlotTextStyle(11, ink: .muted)
  /// Names and sentences.
  package static let body = PlotTextStyle(13, ink: .text)
  /// A figure's title.
  package static let head = PlotTextStyle(15, weight: 600, ink: .text)

  /// The same style at another anchor.
  package func anchored(_ anchor: Anchor) -> PlotTextStyle {
    var style = self
    style.anchor = anchor
    return style
  }

  /// The same style in another colour.
  package func colored(_ ink: PlotInk) -> PlotTextStyle {
    var style = self
    style.ink = ink
    return style
  }

  /// The same style in another weight.
  package func weighing(_ weight: Int) -> PlotTextStyle {
    var style = self
    style.weight = weight
    return style
  }

  /// How far below the middle of its figures the baseline lies, in points.
  package var middleToBaseline: Double { sizePoints * 0.36 }
}
