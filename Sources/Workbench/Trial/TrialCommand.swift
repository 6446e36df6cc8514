/// What the buttons of the tab of trials do.
package enum TrialCommand: String, Hashable, Sendable {
  /// Starts a session.
  case start
  /// Begins a block.
  case begin
  /// Gives the trial that is shown up.
  case skip
  /// Ends the session.
  case end
  /// Goes back to the setup, with the next session's number.
  case again
  /// Fewer trials in a block, or more.
  case fewer, more
  /// Another session's number.
  case sessionBefore, sessionAfter
  /// Another participant.
  case participantBefore, participantAfter
}
