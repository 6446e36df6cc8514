package import TraceFormat

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
  /// Its file.
  package var path: String
  /// What its label says; nil without one.
  package var intent: TraceHeader.Intent?

  /// A recording that can be measured on.
  package init(path: String, intent: TraceHeader.Intent?) {
    self.path = path
    self.intent = intent
  }
}
