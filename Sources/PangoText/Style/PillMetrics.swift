/// The measures of the pill that stands for a placeholder, in points; they grow with the font.
package struct PillMetrics: Hashable, Sendable {
  /// The pill's height; never more than a line's.
  package let height: Double
  /// The radius of its corners.
  package let radius: Double
  /// From its edges to what is in it.
  package let padding: Double
  /// Width and height of the tag sign.
  package let glyphSize: Double
  /// Between sign and name.
  package let gap: Double
  /// The size of the name's font.
  package let fontSize: Double
  /// Left free outside of it on both sides.
  package let margin: Double

  /// Characters of a name that are looked at; no pill is wide enough for more.
  private static let nameLimit = 200

  /// The pill of a text view.
  package init(_ style: TextViewStyle) {
    let style = style.clamped
    let unit = style.fontSize / 18
    height = min(24 * unit, style.linePitch)
    radius = 6 * unit
    padding = 7 * unit
    glyphSize = 13 * unit
    gap = 4 * unit
    fontSize = 15 * unit
    margin = 1 * unit
  }

  /// What a pill says of what it stands for: one line, of bounded length.
  package static func name(_ shown: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in shown.unicodeScalars.prefix(nameLimit) {
      name.append(DisplayText.sign(for: scalar) ?? scalar)
    }
    return String(name)
  }

  /// The width of the name in a pill that is as wide as its name, but with its margins no wider than `limit`, and leaves
  /// room for a comma there.
  package func nameWidth(_ name: String, fonts: Fonts, limit: Double) -> Double {
    guard !name.isEmpty else { return 0 }
    let style = TextStyle(fontSize, .medium, color: .black)
    let natural = fonts.label(name, style, maximumWidth: nil).width
    let room = limit - 2 * (margin + padding) - glyphSize - gap - fontSize / 2
    return min(natural, max(room, 0))
  }

  /// What a pill takes up in its line.
  package func advance(nameWidth: Double) -> Double {
    2 * (margin + padding) + glyphSize + (nameWidth > 0 ? gap + nameWidth : 0)
  }
}
