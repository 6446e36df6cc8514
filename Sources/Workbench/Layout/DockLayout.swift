/// A tab of the dock.
package enum DockTab: String, CaseIterable, Hashable, Sendable {
  /// The inspector's parts, where it has no column of its own.
  case settings
  /// The techniques' figures.
  case compare
  /// The folder of recordings.
  case recordings
  /// Trials.
  case trial
  /// Searches for settings.
  case tune
  /// One line for each update.
  case log

  /// What the tab says.
  package var title: String {
    switch self {
    case .settings: "Settings"
    case .compare: "Compare"
    case .recordings: "Recordings"
    case .trial: "Trial"
    case .tune: "Tune"
    case .log: "Log"
    }
  }
}

/// Where the dock's parts are.
package struct DockLayout: Hashable, Sendable {
  /// The whole dock.
  package var dock: WindowRectangle
  /// The row of tabs.
  package var tabBar: WindowRectangle
  /// The tabs that are there, in order.
  package var tabs: [DockTab]
  /// What the open tab shows.
  package var content: WindowRectangle
  /// Where recordings stand beside another tab, with a head of their own; nil in windows narrower than 1600.
  package var side: WindowRectangle?

  /// Height of the row of tabs.
  package static let tabHeight = 36.0

  /// Lays a dock out.
  package init(_ dock: WindowRectangle, hasSettings: Bool, isDouble: Bool) {
    self.dock = dock
    let width = isDouble ? (dock.width / 2).rounded() : dock.width
    tabBar = WindowRectangle(x: dock.x, y: dock.y, width: width, height: Self.tabHeight)
    content = WindowRectangle(
      x: dock.x, y: tabBar.maxY, width: width, height: dock.height - Self.tabHeight)
    tabs = DockTab.allCases.filter { tab in
      switch tab {
      case .settings: hasSettings
      case .recordings: !isDouble
      case .compare, .trial, .tune, .log: true
      }
    }
    if isDouble {
      side = WindowRectangle(
        x: dock.x + width, y: dock.y, width: dock.width - width, height: dock.height)
    }
  }
}
