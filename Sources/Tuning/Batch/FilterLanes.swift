import CursorTechniques

/// Many settings of the velocity filter side by side over one recording's callbacks, eight in the lanes of a vector.
///
/// Settings of one divisor and the same repairs run together, so that each callback is divided once for all of them. What is
/// counted is counted in lanes, too; only the rare step costs more than a comparison.
package struct FilterLanes: Sendable {
  typealias Lanes = SIMD8<Int32>

  /// Settings that run together.
  private struct Group: Sendable {
    let divisor: Int32
    let repairs: VelocityFilter.Repairs
    /// Which settings, by their indices.
    var members: [Int] = []
    var deadZones: [Lanes] = []
    var thresholds: [Lanes] = []

    mutating func append(_ index: Int, _ setting: FilterSetting) {
      let lane = members.count % Lanes.scalarCount
      if lane == 0 {
        // Lanes that stay empty are never beyond their dead zone.
        deadZones.append(Lanes(repeating: .max))
        thresholds.append(Lanes(repeating: .max))
      }
      members.append(index)
      deadZones[deadZones.count - 1][lane] = setting.deadZone
      thresholds[thresholds.count - 1][lane] = setting.threshold
    }
  }

  /// How many settings there are.
  package let count: Int
  private let groups: [Group]

  /// Sorts settings into groups.
  package init(_ settings: [FilterSetting]) {
    count = settings.count
    let order = settings.indices.sorted { one, other in
      let (left, right) = (settings[one], settings[other])
      return (left.repairs.rawValue, left.divisor, one)
        < (right.repairs.rawValue, right.divisor, other)
    }
    var groups: [Group] = []
    for index in order {
      let setting = settings[index]
      if groups.last?.divisor != setting.divisor || groups.last?.repairs != setting.repairs {
        groups.append(Group(divisor: setting.divisor, repairs: setting.repairs))
      }
      groups[groups.count - 1].append(index, setting)
    }
    self.groups = groups
  }

  /// What each setting's steps over a recording come to, in the order of the settings.
  package func tallies(over input: FilterInput) -> [StepTally] {
    var tallies = [StepTally](repeating: StepTally(), count: count)
    var amounts = [Int32](repeating: 0, count: input.callbacks.count)
    for group in groups {
      for (index, callback) in input.callbacks.enumerated() {
        amounts[index] = callback.speed / group.divisor
      }
      for pack in group.deadZones.indices {
        var lanes = LaneTally()
        input.callbacks.withUnsafeBufferPointer { callbacks in
          amounts.withUnsafeBufferPointer { amounts in
            lanes.run(
              callbacks, amounts, deadZone: group.deadZones[pack],
              threshold: group.thresholds[pack], group.repairs)
          }
        }
        let start = pack * Lanes.scalarCount
        for lane in 0..<min(Lanes.scalarCount, group.members.count - start) {
          tallies[group.members[start + lane]] = lanes.tally(lane)
        }
      }
    }
    return tallies
  }
}
