/// What the tab of trials does.
package enum TrialCommand: Hashable, Sendable {
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
  /// Gives a technique a block, or takes it away.
  case toggle(String)
  /// Blocks for A and B, whatever they are.
  case takeSides
  /// A block for every technique.
  case takeAll

  /// What menus and the palette call it.
  package var title: String {
    switch self {
    case .start: "Start a session of trials"
    case .begin: "Begin the block"
    case .skip: "Give the trial up"
    case .end: "End the session of trials"
    case .again: "Another session of trials"
    case .fewer: "Fewer trials in a block"
    case .more: "More trials in a block"
    case .sessionBefore: "Session before"
    case .sessionAfter: "Session after"
    case .participantBefore: "Participant before"
    case .participantAfter: "Participant after"
    case .toggle(let id): id
    case .takeSides: "A and B"
    case .takeAll: "All techniques"
    }
  }

  /// Whether other buttons may stand there afterwards, and the second press of a double click would fall on one of them.
  var changesButtons: Bool {
    switch self {
    case .start, .begin, .skip, .end, .again: true
    case .fewer, .more, .sessionBefore, .sessionAfter, .participantBefore, .participantAfter,
      .toggle, .takeSides, .takeAll:
      false
    }
  }
}
