/// How wide a text will be, without asking a font.
///
/// Room is kept by these widths, nothing is aligned by them: they are those of Inter, with a little to spare for the
/// fonts that stand in for it.
package enum TextWidth {
  /// A text's width in points, as a rule a few per cent too large.
  package static func estimate(_ text: String, _ style: PlotTextStyle) -> Double {
    let heavier = style.weight > 400 ? 1.04 : 1
    return text.unicodeScalars.reduce(0) { $0 + em($1) } * style.sizePoints * heavier
  }

  private static func em(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "0"..."9", "+", "−", "×", "÷", "=", "<", ">", "≥", "≤": 0.66
    case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "·", "!": 0.30
    case "f", "r", "t", " ", "(", ")", "/", "[", "]": 0.40
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.92
    case "-", "–", "“", "”", "s", "z", "c", "k", "v", "x", "y": 0.56
    case "a"..."z": 0.62
    case "A"..."Z": 0.74
    default: scalar.value < 0x2E80 ? 0.7 : 1.05
    }
  }
}
