/// What the colours of plots look like, as `0xRRGGBB`.
package struct PlotTheme: Hashable, Sendable {
  /// The ground that data lie on.
  package let canvas: UInt32
  /// The ground of controls.
  package let panel: UInt32
  /// The ground of what floats.
  package let popover: UInt32
  /// Hairlines; decoration only.
  package let line: UInt32
  /// Axes.
  package let control: UInt32
  /// The ground of bars and bands.
  package let controlFill: UInt32
  /// Words, and what the finger did.
  package let text: UInt32
  /// The second tone of words.
  package let muted: UInt32
  /// The limit of a gauge.
  package let threshold: UInt32
  /// Steps forward.
  package let forward: UInt32
  /// Steps back.
  package let back: UInt32
  /// Warnings.
  package let warning: UInt32
  /// Recording, refused, broken.
  package let recording: UInt32
  /// Series: technique A's colour, B's, then further ones. Each keeps a contrast of 4.5 on the canvas, so that
  /// names can be written in it, and is told from the others by people who do not see red or green. No sixth
  /// colour would be.
  package let series: [UInt32]

  /// Light on dark.
  package static let dark = PlotTheme(
    canvas: 0x101216, panel: 0x181B20, popover: 0x2A2F37, line: 0x2C313A, control: 0x6E7886,
    controlFill: 0x3A414B, text: 0xEDEFF2,
    muted: 0xA7AFBB, threshold: 0xD3D8DF, forward: 0x43CF93, back: 0xF286C4, warning: 0xF4CE5B,
    recording: 0xFF6A61,
    series: [0x5CA8FF, 0xFFA552, 0x43CF93, 0xF286C4, 0xEDEFF2])

  /// Dark on light.
  package static let light = PlotTheme(
    canvas: 0xFFFFFF, panel: 0xF5F6F8, popover: 0xFFFFFF, line: 0xDDE1E7, control: 0x7B8490,
    controlFill: 0xCDD3DB, text: 0x15181D,
    muted: 0x535C69, threshold: 0x3B434F, forward: 0x0A7347, back: 0xAD1F74, warning: 0x7D5600,
    recording: 0xC81E2B,
    series: [0x0B5FCC, 0xA84A00, 0x0A7347, 0xAD1F74, 0x15181D])

  /// The colour of an ink, without its opacity.
  package func color(of ink: PlotInk) -> UInt32 {
    switch ink.token {
    case .canvas: canvas
    case .panel: panel
    case .popover: popover
    case .line: line
    case .control: control
    case .controlFill: controlFill
    case .text: text
    case .muted: muted
    case .threshold: threshold
    case .forward: forward
    case .back: back
    case .warning: warning
    case .recording: recording
    case .series(let index): series[((index % series.count) + series.count) % series.count]
    }
  }
}
