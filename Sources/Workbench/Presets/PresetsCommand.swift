/// What is done with presets.
package enum PresetsCommand: Hashable, Sendable {
  /// Puts a file's settings into force.
  case load(String)
  /// Puts the technique's own settings into force.
  case defaults
  /// Writes the settings in force under a name.
  case save(String)

  /// What menus and the palette call it.
  package var title: String {
    switch self {
    case .load(let path): Desk.fileName(path)
    case .defaults: "Defaults"
    case .save(let name): "Save as “\(name)”"
    }
  }
}
