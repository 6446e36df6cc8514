internal import GestureCore
internal import SimulatorCore
package import TraceFormat

/// The preset that a technique's settings came from.
package struct LoadedPreset: Hashable, Sendable {
  /// What people call it.
  package var name: String
  /// The settings.
  package let preset: Preset
  /// What they come to on a phone: parameters that differ from the technique's defaults.
  private let changes: Set<NamedParameter>

  /// A preset under its name.
  package init(name: String, _ preset: Preset) {
    self.name = name
    self.preset = preset
    let phone = try? preset.phone()
    changes = Set(phone.map { Preset(of: $0).parameters } ?? preset.parameters)
  }

  /// Whether settings in force differ from the preset's; the delivery counts where the preset says one.
  package func differs(from rows: [SettingRow]) -> Bool {
    let delivery = rows.first { $0.group == .delivery }?.value
    return changes != Self.changes(of: rows)
      || (preset.delivery.map { $0.value != delivery } ?? false)
  }

  /// What differs from a technique's defaults, but for the phone's look and the delivery.
  static func changes(of rows: [SettingRow]) -> Set<NamedParameter> {
    Set(
      rows.filter { $0.isChanged && $0.group != .phone && $0.group != .delivery }
        .map { NamedParameter($0.name, $0.value) })
  }
}

/// What the inspector's foot shows.
package struct PresetsModel: Hashable, Sendable {
  /// The preset's name, or that of the defaults.
  package var name: String
  /// Whether settings were changed since.
  package var isChanged: Bool

  /// A preset's name, and whether it still holds.
  package init(name: String, isChanged: Bool) {
    self.name = name
    self.isChanged = isChanged
  }
}
