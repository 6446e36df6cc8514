/// How a short text is drawn: labels, figures, key caps.
package struct TextStyle: Hashable, Sendable {
  /// How thick the strokes are.
  package enum Weight: Int, Hashable, Sendable {
    /// 400.
    case regular = 400
    /// 500.
    case medium = 500
    /// 600.
    case semibold = 600
  }

  /// Which part of the text stands at the given x.
  package enum Alignment: Hashable, Sendable {
    /// Its left edge.
    case left
    /// Its middle.
    case center
    /// Its right edge.
    case right
    /// The middle of what is seen of it: signs of Chinese fill only a part of their place.
    case inkCenter
  }

  /// The font's size in points.
  package var sizePoints: Double
  /// The strokes' weight.
  package var weight: Weight
  /// The colour; colour emoji keep their own.
  package var color: Color
  /// Whether every digit has the same width.
  package var hasTabularFigures: Bool
  /// Which part of the text stands at the given x.
  package var alignment: Alignment

  /// A style; without further words regular weight, proportional figures, drawn to the right of x.
  package init(
    _ sizePoints: Double, _ weight: Weight = .regular, color: Color, tabular: Bool = false,
    alignment: Alignment = .left
  ) {
    self.sizePoints = sizePoints
    self.weight = weight
    self.color = color
    self.hasTabularFigures = tabular
    self.alignment = alignment
  }
}

/// The size of a text that is drawn in one line.
package struct TextMeasure: Hashable, Sendable {
  /// Advance width in points.
  package var width: Double
  /// Points from the baseline up to the base font's top.
  package var ascent: Double
  /// Points from the baseline down to the base font's bottom.
  package var descent: Double
}
