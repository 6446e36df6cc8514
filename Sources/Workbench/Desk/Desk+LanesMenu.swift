internal import WindowShell

extension Desk {
  /// Opens the lanes' menu at a place on them.
  func openLanesMenu(at point: WindowPoint) {
    popover = nil
    isDirty = true
    guard let lanes = layout.lanes, lanes.area.contains(point), !showsKeys else { return }
    lanesState.menuAnchor = WindowRectangle(x: point.x, y: point.y - 4, width: 1, height: 1)
    popover = Popover(.lanes)
    tooltip = nil
  }

  /// What can be done with the lanes; those that have no room are named.
  var lanesContent: PopoverContent {
    var sections = [
      PopoverContent.Section(
        "", [.zoomLanes(.nearer), .zoomLanes(.farther), .zoomLanes(.everything)].map(row)),
      PopoverContent.Section("", [.loop, .clearLoop].map(row)),
    ]
    let shown = layout.lanes?.rows.map(\.lane) ?? []
    let gone = LanesLayout.Lane.allCases.filter { !shown.contains($0) }
    sections.append(
      PopoverContent.Section(
        "No room for",
        gone.map { lane in
          PopoverRow(
            lane.title, trailing: "in a higher window", command: .open(.lanes), isEnabled: false)
        }))
    return PopoverContent(sections)
  }
}

extension LanesLayout.Lane {
  /// What people call it.
  package var title: String {
    switch self {
    case .pan: "Pan"
    case .finger: "Finger x"
    case .velocity: "Velocity"
    case .counter: "Counter"
    case .caret: "Caret"
    }
  }
}
