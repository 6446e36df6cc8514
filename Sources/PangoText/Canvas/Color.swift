/// A colour in sRGB with its opacity.
package struct Color: Hashable, Sendable {
  /// Red, 0…1.
  package var red: Double
  /// Green, 0…1.
  package var green: Double
  /// Blue, 0…1.
  package var blue: Double
  /// Opacity, 0 (invisible) … 1.
  package var alpha: Double

  /// A colour as designs write it: `0xRRGGBB`, and its opacity.
  package init(_ hex: UInt32, alpha: Double = 1) {
    red = Double((hex >> 16) & 0xff) / 255
    green = Double((hex >> 8) & 0xff) / 255
    blue = Double(hex & 0xff) / 255
    self.alpha = alpha
  }

  /// A colour as `#RRGGBB`; nil for anything else.
  package init?(written text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let hex = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(hex)
  }

  /// The same hue at another opacity.
  package func withAlpha(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }

  /// The opaque colour that results where this one lies over an opaque `ground`.
  package func over(_ ground: Color) -> Color {
    var color = self
    color.red = red * alpha + ground.red * (1 - alpha)
    color.green = green * alpha + ground.green * (1 - alpha)
    color.blue = blue * alpha + ground.blue * (1 - alpha)
    color.alpha = 1
    return color
  }

  /// `0xRRGGBB` rounded to whole steps, without the opacity.
  package var hex: UInt32 {
    func step(_ part: Double) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    return step(red) << 16 | step(green) << 8 | step(blue)
  }

  /// Black.
  package static let black = Color(0)
  /// White.
  package static let white = Color(0xffffff)
}
