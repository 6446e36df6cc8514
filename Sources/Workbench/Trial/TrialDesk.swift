internal import SimulatorCore

/// What trials need on the desk.
package struct TrialDesk: Sendable {
  /// The next session's setup.
  package var setup = TrialSetup()
  /// The session that runs, or whose results are shown.
  package var session: TrialSession?
  /// What is the same in all its lines.
  package var common: TrialLine.Session?
  /// The results' file.
  package var file: String?
  /// The live phone as it was before.
  var before: SessionStart?

  /// Whether the window is given over to a session.
  package var isUnderway: Bool {
    switch session?.phase {
    case .pause, .running, .settling: true
    case .done, nil: false
    }
  }
}
