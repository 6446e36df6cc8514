package import WindowShell

/// Finding out how large a display's pixels are, by a bank card that is held to the glass.
///
/// All such cards have one size: 85.60 × 53.98 mm (ISO/IEC 7810, ID-1).
package struct CardCalibration: Hashable, Sendable {
  /// Pixels of the display per millimetre, as they stand.
  package private(set) var pixelsPerMillimetre: Double

  /// A card's width and height in millimetres.
  package static let cardMillimetres = (width: 85.60, height: 53.98)
  /// What displays have: from a projector's to a telephone's.
  package static let range = 0.5...40.0
  /// What a display that says nothing is taken for: 96 pixels to the inch.
  package static let assumed = 96 / 25.4

  /// Starts from what is known.
  package init(pixelsPerMillimetre: Double?) {
    let known = pixelsPerMillimetre ?? Self.assumed
    self.pixelsPerMillimetre = min(max(known, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Makes the card larger or smaller by thousandths.
  package mutating func change(byThousandths thousandths: Double) {
    let changed = pixelsPerMillimetre * (1 + thousandths / 1000)
    pixelsPerMillimetre = min(max(changed, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The card in the window's middle, in logical pixels.
  package func card(in window: WindowRectangle, density: Double) -> WindowRectangle {
    let scale = pixelsPerMillimetre / max(density, 0.1)
    let (width, height) = (Self.cardMillimetres.width * scale, Self.cardMillimetres.height * scale)
    return WindowRectangle(
      x: window.middleX - width / 2, y: window.middleY - height / 2, width: width, height: height)
  }

  /// Takes a key: arrows change by half a hundredth, with Shift by a fortieth.
  ///
  /// - Returns: whether it was an arrow.
  package mutating func press(_ stroke: KeyStroke) -> Bool {
    let step = stroke.modifiers.contains(.shift) ? 25.0 : 5
    switch stroke.key {
    case .right, .up: change(byThousandths: step)
    case .left, .down: change(byThousandths: -step)
    default: return false
    }
    return true
  }
}
