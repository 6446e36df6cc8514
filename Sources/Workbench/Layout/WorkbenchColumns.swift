internal import SimulatorCore

/// How a window's width goes to its columns, and its height to lanes and dock.
package struct WorkbenchColumns: Hashable, Sendable {
  /// Where the phone's stage ends.
  package var stageEnd: Double
  /// Where lanes and dock end.
  package var lanesEnd: Double
  /// Where the list of techniques ends; `lanesEnd` without one.
  package var listEnd: Double
  /// Whether there is an inspector beside the lanes.
  package var hasInspector: Bool
  /// Whether the stage has a foot.
  package var hasFoot: Bool
  /// The dock's height; 0 without one.
  package var dockHeight: Double

  /// The narrowest lanes.
  package static let leastLanesWidth = 480.0
  /// The lowest dock.
  package static let leastDockHeight = 180.0
  /// The lowest lanes, their explanation included.
  package static let leastLanesHeight = 300.0

  /// Shares a window out.
  package init(_ needs: WorkbenchLayout.Needs) {
    let (width, height) = (needs.width, needs.height)
    hasInspector = width >= 1180 && !needs.hidesTechnique
    hasFoot = height >= 700
    let listWidth = width >= 1800 && !needs.hidesTechnique ? 300.0 : 0
    let inspector =
      hasInspector
      ? min(max(needs.splits.inspectorWidth ?? (width >= 1600 ? 340 : 312), 280), 520) : 0
    let screen = needs.screen
    let ofHeight = (height - (hasFoot ? 155 : 117)) / screen.height
    let ofWidth = (0.34 * width - 44) / screen.width
    let scale = max(min(ofHeight, ofWidth, WorkbenchLayout.largestScale), 0)
    // The mode strip must find room for its word and its button.
    var stage = max((screen.width * scale + (hasFoot ? 46 : 29)).rounded(), 210)
    if let moved = needs.splits.stageWidth { stage = moved }
    let most = width - inspector - listWidth - min(Self.leastLanesWidth, width / 2)
    stageEnd = max(min(stage, most), 160).rounded()
    lanesEnd = (width - inspector - listWidth).rounded()
    listEnd = lanesEnd + listWidth
    let below = height - WorkbenchLayout.menuBarHeight - WorkbenchLayout.headerHeight
    let natural = LanesLayout.naturalHeight(
      windowHeight: height, hidden: needs.hiddenLanes)
    guard width >= 800, height >= 600 else {
      dockHeight = 0
      return
    }
    let extra = max(height - 860, 0)
    let lanes = natural + min(0.6 * extra, 0.7 * LanesLayout.fullLanesHeight)
    let dock = needs.splits.dockHeight ?? (below - lanes)
    dockHeight = max(min(dock, below - Self.leastLanesHeight), Self.leastDockHeight).rounded()
  }
}
