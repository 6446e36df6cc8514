package import PangoText

/// The colours of the phone.
package struct PhoneColors: Hashable, Sendable {
  /// The text view's ground.
  package let screen: Color
  /// The text, and what the finger does.
  package let text: Color
  /// Words and letters on keys.
  package let label: Color
  /// The keyboard's ground.
  package let keyboard: Color
  /// Caps that type.
  package let key: Color
  /// A cap under a finger.
  package let pressedKey: Color
  /// Caps that switch or act.
  package let specialKey: Color
  /// The bubble over a pressed key.
  package let bubble: Color
  /// The phone's frame.
  package let bezel: Color
  /// The line round the frame.
  package let rim: Color

  /// The dark key.
  package static let dark = PhoneColors(
    screen: Color(0x0B0C0E), text: Color(0xF2F3F5), label: Color(0xFFFFFF),
    keyboard: Color(0x1E2126), key: Color(0x4B5059), pressedKey: Color(0x6A7079),
    specialKey: Color(0x353A42), bubble: Color(0x6A707A), bezel: Color(0x020203),
    rim: Color(0x3A414C))

  /// The light key.
  package static let light = PhoneColors(
    screen: Color(0xFFFFFF), text: Color(0x15181D), label: Color(0x15181D),
    keyboard: Color(0xD5D9E0), key: Color(0xFFFFFF), pressedKey: Color(0xE3E7EC),
    specialKey: Color(0xB1B8C4), bubble: Color(0xFFFFFF), bezel: Color(0x1B1F25),
    rim: Color(0x0A0C0F))
}
