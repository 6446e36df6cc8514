/// A colour by what it means; a theme says what it looks like.
package struct PlotInk: Hashable, Sendable {
  /// What a colour may mean.
  package enum Token: Hashable, Sendable {
    /// The ground that data lie on.
    case canvas
    /// The ground of controls.
    case panel
    /// The ground of what floats.
    case popover
    /// Hairlines.
    case line
    /// Axes and zero lines.
    case control
    /// The ground of bars and bands.
    case controlFill
    /// Words, and what the finger did.
    case text
    /// The second tone of words.
    case muted
    /// The limit of a gauge.
    case threshold
    /// Steps forward.
    case forward
    /// Steps back.
    case back
    /// Warnings; always with a triangle and a sentence.
    case warning
    /// Recording, refused, broken; always with a dot, a cross or a triangle.
    case recording
    /// One of several series: the first is technique A's colour, the second B's; after the last they start
    /// again.
    case series(Int)
  }

  /// What the colour means.
  package var token: Token
  /// Opacity, 0 (invisible) … 1.
  package var alpha: Double

  /// A colour by its meaning.
  package init(_ token: Token, alpha: Double = 1) {
    self.token = token
    self.alpha = alpha
  }

  /// The ground that data lie on.
  package static let canvas = PlotInk(.canvas)
  /// The ground of controls.
  package static let panel = PlotInk(.panel)
  /// Hairlines.
  package static let line = PlotInk(.line)
  /// Axes and zero lines.
  package static let control = PlotInk(.control)
  /// The ground of bars and bands.
  package static let controlFill = PlotInk(.controlFill)
  /// Words, and what the finger did.
  package static let text = PlotInk(.text)
  /// The second tone of words.
  package static let muted = PlotInk(.muted)
  /// The limit of a gauge.
  package static let threshold = PlotInk(.threshold)
  /// Steps forward.
  package static let forward = PlotInk(.forward)
  /// Steps back.
  package static let back = PlotInk(.back)
  /// What technique A computed.
  package static let accent = PlotInk(.series(0))
  /// What technique B computed.
  package static let ghost = PlotInk(.series(1))
  /// One of several series.
  package static func series(_ index: Int) -> PlotInk { PlotInk(.series(index)) }

  /// The same colour at another opacity.
  package func withAlpha(_ alpha: Double) -> PlotInk { PlotInk(token, alpha: alpha) }
}
