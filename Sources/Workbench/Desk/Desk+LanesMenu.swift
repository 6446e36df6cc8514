internal import WindowShell

extension Desk {
  /// What can be done with the lanes, each of which is switched on and off; those without room say so.
  var lanesContent: PopoverContent {
    let shown = layout.lanes?.rows.map(\.lane) ?? []
    return PopoverContent([
      PopoverContent.Section(
        "", [.zoomLanes(.nearer), .zoomLanes(.farther), .zoomLanes(.everything)].map(row)),
      PopoverContent.Section("", [.loop, .clearLoop].map(row)),
      PopoverContent.Section(
        "Lanes",
        LanesLayout.Lane.allCases.map { lane in
          var row = row(.lane(lane))
          row.title = lane.title
          if isOn(.lane(lane)), !shown.contains(lane) { row.trailing = "in a higher window" }
          return row
        }),
    ])
  }

  /// Shows a lane, or not; the last one stays.
  func toggle(_ lane: LanesLayout.Lane) {
    if needs.hiddenLanes.contains(lane) {
      needs.hiddenLanes.remove(lane)
    } else if needs.hiddenLanes.count + 1 < LanesLayout.Lane.allCases.count {
      needs.hiddenLanes.insert(lane)
    }
    lanesState.pointer = nil
    refresh()
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
