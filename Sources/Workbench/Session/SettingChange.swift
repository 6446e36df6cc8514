package import GestureCore

/// A setting that was changed, so that the change can be taken back.
package struct SettingChange: Hashable, Sendable {
  /// The act that it was part of: what was changed at once is taken back at once.
  package var action: Int
  /// Whose setting.
  package var side: TechniqueSide
  /// The technique that it was changed for; taken back only while it is the same.
  package var technique: String
  /// Its name in files.
  package var name: String
  /// What people call it, with its unit.
  package var title: String
  /// The unit as printed; may be empty.
  package var unit: String
  /// The value before.
  package var old: ParameterValue
  /// The value after.
  package var new: ParameterValue
  /// Whether the change is still going on, as while a knob is held.
  package var isOpen: Bool
}
