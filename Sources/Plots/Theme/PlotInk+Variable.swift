extension PlotInk.Token {
  /// What a page's style sheet calls the colour, without the dashes before it.
  package var variable: String {
    switch self {
    case .canvas: "canvas"
    case .panel: "panel"
    case .popover: "popover"
    case .line: "line"
    case .control: "control"
    case .controlFill: "control-fill"
    case .text: "text"
    case .muted: "muted"
    case .threshold: "threshold"
    case .forward: "forward"
    case .back: "back"
    case .warning: "warning"
    case .recording: "recording"
    case .series(let index):
      switch ((index % 5) + 5) % 5 {
      case 0: "accent"
      case 1: "ghost"
      case 2: "forward"
      case 3: "back"
      default: "text"
      }
    }
  }
}
