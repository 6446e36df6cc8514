package import SimulatorCore

extension WorkbenchLayout {
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
    /// The phone's scale, where it is to be of true size; else as large as fits.
    package var fixedScale: Double?
    /// What has to be said where there is no mode strip; nil for nothing.
    package var badge: ModeBadgeLayout.Content?
    /// Where the user has put the splitters.
    package var splits: Splits
    /// Whether nothing may say which technique runs.
    package var hidesTechnique = false
    /// The lanes that the user has switched off; never all of them.
    package var hiddenLanes: Set<LanesLayout.Lane> = []

    /// The lanes that are not shown: a gauge's name and limit say whose it is.
    var lanesOff: Set<LanesLayout.Lane> {
      hidesTechnique ? hiddenLanes.union([.counter]) : hiddenLanes
    }

    /// What a layout depends on.
    package init(
      width: Double, height: Double, density: Double = 1, screen: Screen = .standard,
      extent: Extent = .everything, fixedScale: Double? = nil,
      badge: ModeBadgeLayout.Content? = nil, splits: Splits = Splits()
    ) {
      self.width = width
      self.height = height
      self.density = density
      self.screen = screen
      self.extent = extent
      self.fixedScale = fixedScale
      self.badge = badge
      self.splits = splits
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

  /// Where the user has put the splitters; nil where they were never moved.
  package struct Splits: Hashable, Sendable {
    /// The stage's width.
    package var stageWidth: Double?
    /// The dock's height.
    package var dockHeight: Double?
    /// The inspector's width.
    package var inspectorWidth: Double?

    /// Nothing was moved.
    package init() {}
  }
}
