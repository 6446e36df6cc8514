/// Where the mode is said if the phone stands alone: in the corner beside the phone, else on its status strip.
package struct ModeBadgeLayout: Hashable, Sendable {
  /// What there is to say.
  package enum Content: Hashable, Sendable {
    /// How long a recording has been going on.
    case time
    /// What went wrong.
    case sentence
  }

  /// The whole badge.
  package var badge: WindowRectangle
  /// Whether it lies on the phone's screen.
  package var isOnScreen: Bool

  private static let height = 24.0
  private static let timeWidth = 84.0
  private static let sentenceWidth = 560.0
  private static let margin = 8.0

  /// The badge in a window with the phone's screen there; a sentence is as wide as it may be.
  package init(_ content: Content, window: WindowRectangle, screen: WindowRectangle) {
    let beside = screen.x - ScreenPlacement.bezel - 2 * Self.margin
    isOnScreen = beside < Self.timeWidth
    let width =
      switch content {
      case .time: Self.timeWidth
      case .sentence where isOnScreen: screen.width - 2 * Self.margin
      case .sentence: max(beside, Self.timeWidth)
      }
    let fitting = max(min(width, Self.sentenceWidth, window.width), 0)
    let x = isOnScreen ? screen.middleX - fitting / 2 : Self.margin
    // On the screen it stays clear of the frame.
    let top = isOnScreen ? max(screen.y + 3, Self.margin) : Self.margin
    let y = min(top, max(0, window.height - Self.height))
    badge = WindowRectangle(
      x: x.rounded(), y: y.rounded(), width: fitting.rounded(),
      height: min(Self.height, window.height))
  }
}
