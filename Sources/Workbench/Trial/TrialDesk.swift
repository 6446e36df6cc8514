internal import SimulatorCore

/// What trials need on the desk.
package struct TrialDesk: Sendable {
  /// The next session's setup.
  package var setup = TrialSetup()
  /// The techniques that were chosen, in that order; nil for A and B, whatever they are.
  package var chosen: [String]?
  /// The session that runs, or whose results are shown.
  package var session: TrialSession?
  /// What is the same in all its lines.
  package var common: TrialLine.Session?
  /// The results' file.
  package var file: String?
  /// How far the results are scrolled, in logical pixels.
  package var scroll = 0.0
  /// The phones of the session, in the order of the setup's techniques.
  var phones: [SessionStart] = []
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
