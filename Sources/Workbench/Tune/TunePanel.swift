internal import GestureCore
internal import SimulatorCore

/// What searches for settings need on the desk.
package struct TunePanel {
  /// The next search.
  package var setup = TuneSetup()
  /// The search that runs, or whose results are shown.
  package internal(set) var work: TuneWork?
  /// How far it was at the last look.
  package internal(set) var progress: TuneProgress? {
    didSet { shownResults = nil }
  }
  /// Whether the setup is shown though there are results.
  package var showsSetup = false
  /// The field that is typed in.
  package var typing: TuneTyping?
  /// How far the content is scrolled, in logical pixels.
  package var scroll = 0.0
  /// When the search began and when it was last looked at, on the window's clock.
  var began: Int64 = 0
  var lookedAt: Int64 = 0
  /// The part of the list of parameters that Tab stops at, by its widget's name.
  var currentKnob: String?
  /// The act that gave A the best, and what B was before it.
  var applied: (action: Int, other: ReplayOptions?)?
  /// What the newest setup came to, so that a frame that changes nothing asks nothing.
  var checked: (key: CheckKey, result: Result<TuneTask, TuneTask.Refusal>)?

  /// The results as they were last shown; nil where they have changed since.
  var shownResults: TuneResultsModel?

  /// What a setup's check depends on.
  struct CheckKey: Hashable {
    var setup: TuneSetup
    var settings: [NamedParameter]
    var recordings: [TuneRecording]
    var delivery: DeliveryRate?
    var obstacle: String?
  }

  /// From one look at a search to the next, in microseconds.
  static let lookMicroseconds: Int64 = 100_000

  /// Whether a search goes on.
  package var isRunning: Bool { progress?.isRunning ?? false }
}

/// A list that the tab of searches opens.
package enum TuneList: Hashable, Sendable {
  /// Ready goals.
  case goal
  /// Who makes trials.
  case personas
  /// What else is measured on.
  case source
  /// What else is done with a search.
  case more

  /// What menus call it.
  package var title: String {
    switch self {
    case .goal: "Goal of the search…"
    case .personas: "Personas of the search…"
    case .source: "Recordings of the search…"
    case .more: "More of the search"
    }
  }
}
