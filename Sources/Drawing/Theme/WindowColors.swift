package import PangoText

/// The colours of the window: ink says who. What the finger did is neutral, what technique A computed is
/// `accent`, what B computed is `ghost`, direction is `forward` or `back`.
package struct WindowColors: Hashable, Sendable {
  /// The phone's ground.
  package let stage: Color
  /// The ground of lanes.
  package let canvas: Color
  /// The ground of controls.
  package let panel: Color
  /// Hover, fields, buttons.
  package let raised: Color
  /// What floats.
  package let popover: Color
  /// Hairlines; decoration only.
  package let line: Color
  /// Outlines of switches and popovers, axes.
  package let control: Color
  /// The rest of a slider's track, the pan band, progress.
  package let controlFill: Color
  /// Words, finger, velocity, playhead, knobs.
  package let text: Color
  /// The only second tone of text.
  package let muted: Color
  /// Caret A and its data, focus, the primary action, the active tab.
  package let accent: Color
  /// Text on `accent`.
  package let onAccent: Color
  /// Caret B and its data; never a control.
  package let ghost: Color
  /// Steps forward, and "as expected".
  package let forward: Color
  /// Steps back.
  package let back: Color
  /// The limit of a gauge.
  package let threshold: Color
  /// Warnings; always with a triangle and a sentence.
  package let warning: Color
  /// Recording, refused, broken; always with a dot, cross or triangle.
  package let recording: Color

  /// The dark key.
  package static let dark = WindowColors(
    stage: Color(0x0A0B0D), canvas: Color(0x101216), panel: Color(0x181B20),
    raised: Color(0x22262D), popover: Color(0x2A2F37), line: Color(0x2C313A),
    control: Color(0x6E7886), controlFill: Color(0x3A414B), text: Color(0xEDEFF2),
    muted: Color(0xA7AFBB), accent: Color(0x5CA8FF), onAccent: Color(0x07192E),
    ghost: Color(0xFFA552), forward: Color(0x43CF93), back: Color(0xF286C4),
    threshold: Color(0xD3D8DF), warning: Color(0xF4CE5B), recording: Color(0xFF6A61))

  /// The light key.
  package static let light = WindowColors(
    stage: Color(0xE7EAEE), canvas: Color(0xFFFFFF), panel: Color(0xF5F6F8),
    raised: Color(0xE9ECF0), popover: Color(0xFFFFFF), line: Color(0xDDE1E7),
    control: Color(0x7B8490), controlFill: Color(0xCDD3DB), text: Color(0x15181D),
    muted: Color(0x535C69), accent: Color(0x0B5FCC), onAccent: Color(0xFFFFFF),
    ghost: Color(0xA84A00), forward: Color(0x0A7347), back: Color(0xAD1F74),
    threshold: Color(0x3B434F), warning: Color(0x7D5600), recording: Color(0xC81E2B))
}
