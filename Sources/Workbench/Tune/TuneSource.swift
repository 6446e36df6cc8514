/// Which recordings a search measures on, beside trials.
package enum TuneSource: CaseIterable, Hashable, Sendable {
  /// None.
  case none
  /// The one that is loaded.
  case loaded
  /// All of the list that are this program's own.
  case folder
}

/// A recording that can be measured on: its file, and what it was meant to do.
package struct TuneRecording: Hashable, Sendable {
  /// What the label says.
  package enum Label: Hashable, Sendable {
    case move, tap, nothing, none
  }

  /// Its file.
  package var path: String
  /// What the label says.
  package var label: Label

  /// A recording that can be measured on.
  package init(path: String, label: Label) {
    self.path = path
    self.label = label
  }
}
