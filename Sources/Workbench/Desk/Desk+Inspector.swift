internal import SimulatorCore
internal import WindowShell

extension Desk {
  /// The settings that are shown; the phone itself is A's.
  var inspectedRows: [SettingRow] {
    SettingRows.all(of: inspectedSimulator).filter { $0.group != .phone || activeSide == .a }
  }

  /// Where the parameters are; nil where they are not shown.
  var parametersLayout: ParametersLayout? {
    let area: WindowRectangle
    if let inspector = layout.inspector {
      area = inspector.content
    } else if let dock = layout.dock, shownTab == .settings {
      area = settingsTab(dock).parameters
    } else {
      return nil
    }
    return ParametersLayout(
      area, rows: sliders.rows, isBrief: layout.inspector == nil,
      scroll: parametersScroll)
  }

  /// Where the tabs of A and B are; nil where they are not shown.
  var tabsLayout: TechniqueTabsLayout? {
    guard !trial.isUnderway else { return nil }
    if let inspector = layout.inspector { return inspector.tabs }
    guard let dock = layout.dock, shownTab == .settings else { return nil }
    return settingsTab(dock).tabs
  }

  /// How the dock's first tab is shared, where the inspector has no column: parameters left, the curve right.
  func settingsTab(
    _ dock: DockLayout
  ) -> (tabs: TechniqueTabsLayout, parameters: WindowRectangle, curve: WindowRectangle) {
    let content = dock.content
    let width = (content.width * 0.54).rounded()
    let head = 40.0
    return (
      TechniqueTabsLayout(
        WindowRectangle(x: content.x, y: content.y, width: width, height: head)),
      WindowRectangle(
        x: content.x, y: content.y + head, width: width, height: content.height - head),
      WindowRectangle(
        x: content.x + width, y: content.y, width: content.width - width, height: content.height)
    )
  }
}
