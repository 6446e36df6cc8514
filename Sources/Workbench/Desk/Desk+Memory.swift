internal import CursorTechniques
internal import Drawing

extension Desk {
  /// What is to be remembered.
  package var memory: WindowMemory {
    var memory = WindowMemory()
    if needs.width >= 200, needs.height >= 200, needs.width < 16_384, needs.height < 16_384 {
      memory.size = WindowMemory.Size(
        width: Int(needs.width.rounded()), height: Int(needs.height.rounded()))
    }
    memory.splits = needs.splits
    memory.isLight = appearance == .light
    memory.tab = dockTab
    memory.hiddenLanes = needs.hiddenLanes
    memory.overlays = overlays
    memory.showsHistogram = showsHistogram
    memory.displays = displayResolutions
    memory.compared = compare.others
    memory.tried = trial.chosen
    return memory
  }

  /// Takes what was remembered; what was not stays as it is.
  package func restore(_ memory: WindowMemory) {
    needs.splits = memory.splits
    displayResolutions = memory.displays
    if let isLight = memory.isLight { appearance = isLight ? .light : .dark }
    if let tab = memory.tab { dockTab = tab }
    // All of them are never switched off.
    if memory.hiddenLanes.count < LanesLayout.Lane.allCases.count {
      needs.hiddenLanes = memory.hiddenLanes
    }
    if let overlays = memory.overlays { self.overlays = overlays }
    if let showsHistogram = memory.showsHistogram { self.showsHistogram = showsHistogram }
    if let compared = memory.compared { compare.others = Self.known(compared) }
    if let tried = memory.tried { trial.chosen = Self.known(tried) }
    refresh()
  }

  /// The techniques that there are, each once.
  private static func known(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { TechniqueEntry.entry(id: $0) != nil && seen.insert($0).inserted }
  }
}
