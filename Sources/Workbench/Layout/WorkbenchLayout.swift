internal import GestureCore
package import SimulatorCore
internal import WindowShell

/// Where everything is in the window.
///
/// ```
///   menu bar ─────────────────────────────────────────────
///   mode strip │ transport (with a recording) │ technique
///   stage: the phone                          │ column
/// ```
/// The stage has the room that lanes will take: the phone stands in its middle, the column keeps its place.
package struct WorkbenchLayout: Hashable, Sendable {
  /// What a layout depends on.
  package struct Needs: Hashable, Sendable {
    /// The window's width in logical pixels.
    package var width: Double
    /// The window's height in logical pixels.
    package var height: Double
    /// Pixels of the display per logical pixel.
    package var density: Double
    /// The phone's screen.
    package var screen: Screen
    /// Which of the three pictures it is.
    package var extent: Extent
    /// Whether a recording is loaded, so that there is a transport.
    package var hasTransport: Bool
    /// Rows of sliders in the column.
    package var sliderCount: Int
    /// The phone's scale, where it is to be of true size; else as large as fits.
    package var fixedScale: Double?
    /// What has to be said where there is no mode strip; nil for nothing.
    package var badge: ModeBadgeLayout.Content?

    /// What a layout depends on.
    package init(
      width: Double, height: Double, density: Double = 1, screen: Screen = .standard,
      extent: Extent = .everything, hasTransport: Bool = false, sliderCount: Int = 4,
      fixedScale: Double? = nil, badge: ModeBadgeLayout.Content? = nil
    ) {
      self.width = width
      self.height = height
      self.density = density
      self.screen = screen
      self.extent = extent
      self.hasTransport = hasTransport
      self.sliderCount = sliderCount
      self.fixedScale = fixedScale
      self.badge = badge
    }
  }

  /// How much of the window's parts is shown.
  package enum Extent: Hashable, Sendable {
    /// Everything there is room for.
    case everything
    /// The phone in its frame.
    case phone
    /// The phone's screen from edge to edge, without a frame.
    case screen
  }

  /// The whole window.
  package var window: WindowRectangle
  /// Title and theme; nil where the phone stands alone.
  package var menuBar: MenuBarLayout?
  /// The mode and its button; nil where the phone stands alone.
  package var modeStrip: ModeStripLayout?
  /// Recording or trouble, where the phone stands alone; nil where there is nothing to say.
  package var modeBadge: ModeBadgeLayout?
  /// Play and its neighbours; nil without a recording, and where the phone stands alone.
  package var transport: TransportLayout?
  /// The phone's ground.
  package var stage: WindowRectangle
  /// Technique, sliders and readings; nil where the phone stands alone.
  package var column: ColumnLayout?
  /// The phone's screen.
  package var phone: ScreenPlacement
  /// Whether the phone has a frame.
  package var hasBezel: Bool

  /// Height of the menu bar.
  package static let menuBarHeight = 36.0
  /// Height of the band of mode strip, transport and technique.
  package static let headerHeight = 48.0
  /// Width of the column.
  package static let columnWidth = 312.0
  /// Width of the mode strip beside a transport.
  package static let modeStripWidth = 372.0
  /// Below this width, or `leastHeight`, the phone stands alone.
  package static let leastWidth = 640.0
  /// Below this height, or `leastWidth`, the phone stands alone.
  package static let leastHeight = 480.0
  /// The largest scale of the phone.
  package static let largestScale = 2.0

  /// Lays the window out.
  package init(_ needs: Needs) {
    window = WindowRectangle(x: 0, y: 0, width: needs.width, height: needs.height)
    let fits = needs.width >= Self.leastWidth && needs.height >= Self.leastHeight
    stage = window
    hasBezel = needs.extent != .screen
    guard needs.extent == .everything, fits else {
      if needs.extent == .screen {
        let scale = min(
          needs.width / needs.screen.width, needs.height / needs.screen.height)
        phone = ScreenPlacement(
          origin: .init(x: 0, y: 0), scale: max(scale, ScreenPlacement.leastScale))
      } else {
        phone = Self.phone(needs, in: stage)
      }
      modeBadge = needs.badge.map {
        ModeBadgeLayout($0, window: window, screen: screenRectangle(of: needs.screen))
      }
      return
    }
    let top = Self.menuBarHeight + Self.headerHeight
    let columnX = needs.width - Self.columnWidth
    menuBar = MenuBarLayout(
      WindowRectangle(x: 0, y: 0, width: needs.width, height: Self.menuBarHeight))
    let stripWidth = needs.hasTransport ? Self.stripWidth(ofHeader: columnX) : columnX
    modeStrip = ModeStripLayout(
      WindowRectangle(
        x: 0, y: Self.menuBarHeight, width: stripWidth, height: Self.headerHeight))
    if needs.hasTransport {
      transport = TransportLayout(
        WindowRectangle(
          x: stripWidth, y: Self.menuBarHeight, width: columnX - stripWidth,
          height: Self.headerHeight))
    }
    stage = WindowRectangle(x: 0, y: top, width: columnX, height: needs.height - top)
    column = ColumnLayout(
      WindowRectangle(
        x: columnX, y: Self.menuBarHeight, width: Self.columnWidth,
        height: needs.height - Self.menuBarHeight),
      sliderCount: needs.sliderCount)
    phone = Self.phone(needs, in: stage)
  }

  /// The mode strip's share of the band beside the column, where there is a transport.
  ///
  /// The strip gives way first: play and time are worth more than its sentence, and then more than its word.
  private static func stripWidth(ofHeader width: Double) -> Double {
    let beside = width - TransportLayout.leastWidth
    return beside >= 180
      ? min(modeStripWidth, beside)
      : min(max(width - TransportLayout.compactWidth, ModeStripLayout.leastWidth), 220)
  }

  private static func phone(_ needs: Needs, in stage: WindowRectangle) -> ScreenPlacement {
    var phone = ScreenPlacement.centered(
      needs.screen, in: stage, margin: 9.5, limit: largestScale, density: needs.density)
    guard let fixed = needs.fixedScale else { return phone }
    phone = ScreenPlacement.centered(
      needs.screen,
      in: WindowRectangle(
        x: stage.middleX - 5000, y: stage.middleY - 5000, width: 10_000, height: 10_000),
      margin: 0, limit: max(fixed, ScreenPlacement.leastScale), density: needs.density)
    return phone
  }

  /// The phone's screen in the window.
  package func screenRectangle(of screen: Screen) -> WindowRectangle {
    phone.windowRectangle(.init(x: 0, y: 0, width: screen.width, height: screen.height))
  }
}
