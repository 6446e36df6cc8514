import GestureCore
import KeyboardCore
import PangoText
import SimulatorCore

/// Draws the keyboard's ground, caps and signs.
struct KeyboardPainter {
  let theme: Theme
  let picture: KeyboardPicture
  let screen: Screen

  private var scale: Double { picture.scale }

  /// Draws what the canvas' clip lets through: the keyboard slid down so far, and the home bar, which stays.
  func draw(on canvas: Canvas, offsetY: Double) {
    // By whole pixels, so that it meets the text.
    let top = picture.region.y * canvas.scale
    let slid = ((top + offsetY * canvas.scale).rounded() - top.rounded()) / canvas.scale
    canvas.isolated {
      canvas.translate(x: 0, y: slid)
      if canvas.isVisible(picture.region) {
        canvas.fill(picture.region.snapped(toPixelsAt: canvas.scale), theme.phone.keyboard)
        for key in picture.keys where canvas.isVisible(key.frame) { draw(key, on: canvas) }
        if picture.isFaded {
          canvas.fill(picture.region, theme.phone.keyboard.withAlpha(Self.fading))
        }
      }
      if let bar = picture.bar, canvas.isVisible(bar) { drawBar(bar, on: canvas) }
    }
    let bar = Rectangle(
      x: picture.region.x + (picture.region.width - 134 * scale) / 2,
      y: screen.height - 13 * scale, width: 134 * scale, height: 5 * scale)
    guard canvas.isVisible(bar) else { return }
    canvas.fill(bar, radius: 2.5 * scale, theme.phone.text.withAlpha(0.9))
  }

  /// How much of the keys goes while the finger on them moves the caret.
  private static let fading = 0.55

  /// A bar above the keys that moves the caret: marks in a row, the middle one long.
  private func drawBar(_ bar: Rectangle, on canvas: Canvas) {
    canvas.fill(bar.snapped(toPixelsAt: canvas.scale), theme.phone.keyboard)
    let middle = bar.center
    for index in -8...8 {
      let height = (index == 0 ? 20.0 : 10.0) * scale
      let mark = Rectangle(
        x: middle.x + Double(index) * 16 * scale - scale, y: middle.y - height / 2,
        width: 2 * scale, height: height)
      let strength = 0.7 - 0.06 * Double(index.magnitude)
      canvas.fill(mark, radius: scale, theme.phone.label.withAlpha(strength))
    }
  }

  private func draw(_ key: KeyFrame, on canvas: Canvas) {
    switch key.key.kind {
    case .globe:
      drawGlyph(
        [KeyGlyphs.globeOutline, KeyGlyphs.globeMeridians], at: key.frame.center, size: 26,
        theme.phone.label, on: canvas)
    case .character, .space, .shift, .delete, .return, .page:
      let cap = key.cap.snapped(toPixelsAt: canvas.scale)
      let radius = 6 * scale
      var below = cap
      below.y += 1
      canvas.fill(below, radius: radius, capShadow)
      canvas.fill(cap, radius: radius, color(of: key.key))
      drawLabel(of: key, on: canvas)
    }
  }

  private func drawLabel(of key: KeyFrame, on canvas: Canvas) {
    let center = key.cap.center
    let label = theme.phone.label
    func word(_ text: String, _ size: Double, _ color: Color) {
      canvas.drawText(
        text, x: center.x, middle: center.y,
        TextStyle(size * scale, color: color, alignment: text.keyAlignment),
        maximumWidth: key.cap.width)
    }
    switch key.key.kind {
    case .character(let lower, let upper): word(picture.shift == .off ? lower : upper, 22.5, label)
    case .space: word(picture.layoutName, 15, label.withAlpha(0.72))
    case .return: word("return", 16, label)
    case .page(let page): word(page.label, 16, label)
    case .delete: drawGlyph([KeyGlyphs.delete], at: center, size: 24, label, on: canvas)
    case .shift: drawShift(at: center, on: canvas)
    case .globe: break
    }
  }

  private func drawShift(at center: Point, on canvas: Canvas) {
    switch picture.shift {
    case .off:
      drawGlyph([KeyGlyphs.shift], at: center, size: 24, theme.phone.label, on: canvas)
    case .once:
      drawGlyph(
        [KeyGlyphs.shift], at: center, size: 24, litLabel, fill: litLabel, on: canvas)
    case .locked:
      drawGlyph(
        [KeyGlyphs.capsLock], at: center, size: 24, litLabel, fill: litLabel, on: canvas)
      drawGlyph([KeyGlyphs.capsLockBar], at: center, size: 24, litLabel, on: canvas)
    }
  }

  private func drawGlyph(
    _ paths: [VectorPath], at center: Point, size: Double, _ color: Color, fill: Color? = nil,
    on canvas: Canvas
  ) {
    let size = size * scale
    for path in paths {
      canvas.glyph(
        path, x: center.x - size / 2, y: center.y - size / 2, size: size,
        stroke: Canvas.Stroke(color, width: KeyGlyphs.lineWidth, cap: .round), fill: fill)
    }
  }

  private func color(of key: Key) -> Color {
    let isPressed = picture.pressed.contains(key)
    switch key.kind {
    case .character, .space: return isPressed ? theme.phone.pressedKey : theme.phone.key
    case .shift where picture.shift != .off: return litCap
    case .shift, .delete, .return, .page:
      // A pressed special key becomes what a typing key is at rest, as it is lighter in both themes.
      return isPressed ? theme.phone.key : theme.phone.specialKey
    case .globe: return theme.phone.keyboard
    }
  }

  /// The cap of a shift that is on.
  private var litCap: Color { Color(0xFFFFFF) }
  /// The sign on it.
  private var litLabel: Color { Color(0x15181D) }

  private var capShadow: Color {
    switch theme.appearance {
    case .dark: Color(0x000000, alpha: 0.55)
    case .light: Color(0x1A2433, alpha: 0.35)
    }
  }
}

extension KeyboardPage {
  /// What the key that turns to the page says.
  fileprivate var label: String {
    switch self {
    case .letters: "ABC"
    case .numbers: "123"
    case .symbols: "#+="
    }
  }
}

extension String {
  /// How it stands on a key: punctuation of Chinese, which fills half of its place, by what is seen of it.
  var keyAlignment: TextStyle.Alignment {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return .center }
    switch scalar.value {
    case 0x3000...0x303F, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
      return .inkCenter
    default: return .center
    }
  }
}

extension Canvas {
  /// Whether a rectangle could show anything under the clip now set.
  func isVisible(_ rectangle: Rectangle) -> Bool {
    isVisible(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}
