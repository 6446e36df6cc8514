internal import GestureCore
package import SimulatorCore
internal import WindowShell

/// Where everything is in the window.
///
/// ```
///   menu bar ──────────────────────────────────────────────
///   mode strip │ transport              │ A / B
///   stage:     │ lanes                  │ technique list │ inspector
///   the phone  │ explanation            │  (from 1800)   │ (from 1180)
///   its foot   │ dock                   │                │
/// ```
/// Smaller windows lose parts in a fixed order: what a part's own layout leaves out stands there.
package struct WorkbenchLayout: Hashable, Sendable {
  /// The whole window.
  package var window: WindowRectangle
  /// Menus, title, search and theme; nil where the phone stands alone.
  package var menuBar: MenuBarLayout?
  /// The mode and its button; nil where the phone stands alone.
  package var modeStrip: ModeStripLayout?
  /// Recording or trouble, where the phone stands alone; nil where there is nothing to say.
  package var modeBadge: ModeBadgeLayout?
  /// Play and its neighbours; nil where the phone stands alone.
  package var transport: TransportLayout?
  /// The phone's ground, without its foot.
  package var stage: WindowRectangle
  /// Net steps and what is drawn over the phone; nil in low windows.
  package var foot: StageFootLayout?
  /// The lanes and their explanation; nil where the phone stands alone.
  package var lanes: LanesLayout?
  /// What lies under the lanes; nil in small windows.
  package var dock: DockLayout?
  /// The list of techniques as a column of its own; nil in windows narrower than 1800.
  package var techniqueList: WindowRectangle?
  /// Technique, gain curve, parameters; nil where the dock has them.
  package var inspector: InspectorLayout?
  /// The phone's screen.
  package var phone: ScreenPlacement
  /// Whether the phone has a frame.
  package var hasBezel: Bool

  /// Height of the menu bar.
  package static let menuBarHeight = 36.0
  /// Height of the band of mode strip, transport and technique.
  package static let headerHeight = 48.0
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
    let columns = WorkbenchColumns(needs)
    let top = Self.menuBarHeight + Self.headerHeight
    menuBar = MenuBarLayout(
      WindowRectangle(x: 0, y: 0, width: needs.width, height: Self.menuBarHeight))
    func band(_ x: Double, _ end: Double) -> WindowRectangle {
      WindowRectangle(x: x, y: Self.menuBarHeight, width: end - x, height: Self.headerHeight)
    }
    modeStrip = ModeStripLayout(band(0, columns.stageEnd))
    transport = TransportLayout(
      band(columns.stageEnd, columns.lanesEnd), isBrief: needs.width < 1040)
    let footHeight = columns.hasFoot ? StageFootLayout.height : 0
    stage = WindowRectangle(
      x: 0, y: top, width: columns.stageEnd, height: needs.height - top - footHeight)
    if columns.hasFoot {
      foot = StageFootLayout(
        WindowRectangle(x: 0, y: stage.maxY, width: stage.width, height: footHeight))
    }
    phone = Self.phone(needs, in: stage)
    let middle = WindowRectangle(
      x: columns.stageEnd, y: top, width: columns.lanesEnd - columns.stageEnd,
      height: needs.height - top)
    let dockHeight = columns.dockHeight
    lanes = LanesLayout(
      WindowRectangle(
        x: middle.x, y: middle.y, width: middle.width, height: middle.height - dockHeight),
      windowHeight: needs.height, hidden: needs.lanesOff)
    if dockHeight > 0 {
      let height = dockHeight
      dock = DockLayout(
        WindowRectangle(x: middle.x, y: middle.maxY - height, width: middle.width, height: height),
        hasSettings: !columns.hasInspector && !needs.hidesTechnique, isDouble: needs.width >= 1600)
    }
    if columns.hasInspector {
      inspector = InspectorLayout(
        WindowRectangle(
          x: columns.listEnd, y: Self.menuBarHeight, width: needs.width - columns.listEnd,
          height: needs.height - Self.menuBarHeight))
    }
    if columns.listEnd > columns.lanesEnd {
      techniqueList = WindowRectangle(
        x: columns.lanesEnd, y: Self.menuBarHeight, width: columns.listEnd - columns.lanesEnd,
        height: needs.height - Self.menuBarHeight)
    }
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
