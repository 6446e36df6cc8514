internal import Drawing
internal import PangoText

extension Desk {
  /// The head of what stands beside the dock's tabs; nil where nothing does.
  var sideHead: WindowRectangle? {
    layout.dock?.side.map {
      WindowRectangle(x: $0.x, y: $0.y, width: $0.width, height: DockLayout.tabHeight)
    }
  }

  /// The buttons at the right of the dock's row of tabs.
  var tabActions: [DockAction] {
    guard let dock = layout.dock else { return [] }
    let actions: [DockAction]
    switch shownTab {
    case .recordings: actions = DockAction.ofRecordings
    case .compare: actions = DockAction.ofCompare
    case .tune: actions = DockAction.ofTune
    case .settings, .trial, .log, nil: actions = []
    }
    return DockAction.placed(actions, in: dock.tabBar, fonts: fonts)
  }

  /// The buttons at the right of the head beside the tabs.
  var sideActions: [DockAction] {
    guard let sideHead else { return [] }
    return DockAction.placed(DockAction.ofRecordings, in: sideHead, fonts: fonts)
  }

  /// Everything that can be pressed in what the tabs show.
  var dockPanelWidgets: [Widget] {
    recordingWidgets + compareWidgets + logWidgets + tuneWidgets + dockActionWidgets
  }

  private var dockActionWidgets: [Widget] {
    (tabActions + sideActions).map { Widget($0.name, $0.rectangle, $0.command, tip: $0.tip) }
  }
}
