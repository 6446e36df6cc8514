internal import Drawing
internal import PangoText

/// Draws the card that a bank card is held to.
struct CardPainter {
  let ink: Ink
  let calibration: CardCalibration
  let window: WindowRectangle
  let density: Double

  /// The ground under card and words.
  var ground: WindowRectangle {
    let card = calibration.card(in: window, density: density)
    return WindowRectangle(
      x: card.middleX - max(card.width / 2 + 24, 220), y: card.y - 24,
      width: max(card.width + 48, 440), height: card.height + 24 + 92)
  }

  func draw() {
    let card = calibration.card(in: window, density: density)
    ink.floatingGround(ground, radius: 10)
    let scale = card.width / CardCalibration.cardMillimetres.width
    // The corners have a radius of 3.18 mm.
    ink.fill(card, ink.colors.panel, radius: 3.18 * scale)
    ink.frame(card, ink.colors.accent, width: 2, radius: 3.18 * scale)
    let resolution = Figures.fixed(calibration.pixelsPerMillimetre)
    let lines: [(String, Ink.Style, Bool)] = [
      ("Hold a bank card to the screen", .head, true),
      ("← → until both have one size, Shift for longer steps", .body, false),
      (
        "\(resolution) pixels a millimetre: Return keeps it, Esc does not", .body,
        false
      ),
    ]
    var middle = card.maxY + 26
    for (words, style, isHead) in lines {
      ink.text(
        words, x: card.middleX, middle: middle, style, isHead ? ink.colors.text : ink.colors.muted,
        weight: isHead ? .semibold : .regular, alignment: .center, maximumWidth: ground.width - 32)
      middle += 24
    }
  }
}
