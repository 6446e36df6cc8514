import SimulatorCore

extension Evaluator {
  /// The recordings' units of those configurations that can run side by side; nil for the others.
  func batchedUnits(_ configurations: [Configuration]) -> [[UnitFigures]?] {
    var units = [[UnitFigures]?](repeating: nil, count: configurations.count)
    let recordings = corpus.recordings + corpus.heldOut
    guard corpus.depth == .steps, !recordings.isEmpty else { return units }
    var groups: [PanKey: [(index: Int, setting: FilterSetting)]] = [:]
    var order: [PanKey] = []
    for (index, configuration) in configurations.enumerated() {
      guard let technique = try? configuration.technique(startMode: corpus.startMode),
        let setting = FilterSetting(technique)
      else { continue }
      let key = configuration.panKey
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append((index, setting))
    }
    for key in order {
      guard let members = groups[key], let first = members.first,
        let kept = try? kept.all(for: configurations[first.index])
      else { continue }
      let lanes = FilterLanes(members.map(\.setting))
      for member in members {
        units[member.index, default: []].reserveCapacity(recordings.count)
      }
      for (recording, kept) in kept.enumerated() {
        let tallies =
          kept.filter.map(lanes.tallies)
          ?? members.map { member in tally(kept, configurations[member.index]) }
        let (touches, intent) = (kept.touches, recordings[recording].intent)
        for (member, tally) in zip(members, tallies) {
          units[member.index, default: []].append(
            touches.figures(of: tally, recording: recording, intent: intent))
        }
      }
    }
    return units
  }

  /// A recording that only the filter itself can run.
  private func tally(_ kept: KeptRecording, _ configuration: Configuration) -> StepTally {
    guard let technique = try? configuration.technique(startMode: corpus.startMode) else {
      return StepTally()
    }
    return StepTally(kept.kept, technique, kept.touches)
  }
}

extension Array {
  /// An optional element as if it were never nil.
  fileprivate subscript<Wrapped>(index: Int, default standard: Wrapped) -> Wrapped
  where Element == Wrapped? {
    get { self[index] ?? standard }
    _modify {
      var value = self[index] ?? standard
      self[index] = nil
      defer { self[index] = value }
      yield &value
    }
  }
}
