/// What the mode strip says: the only place where a mode is said.
package enum ModeStripModel: Hashable, Sendable {
  /// The phone takes input.
  case live
  /// The phone takes input, and something has gone wrong; it stands in place of the sentence.
  case trouble(String)
  /// Everything is being written to a file, since so many microseconds.
  case recording(microseconds: Int64)
  /// A recording is loaded.
  case replay

  /// The mode's name.
  package var word: String {
    switch self {
    case .live, .trouble: "Live"
    case .recording: "Recording"
    case .replay: "Replay"
    }
  }

  /// What follows the name.
  package var sentence: String {
    switch self {
    case .live: "Type and swipe"
    case .trouble(let sentence): sentence
    case .recording(let microseconds): Figures.clock(microseconds: microseconds)
    case .replay: "The phone takes no input"
    }
  }

  /// The words on the button.
  package var action: String {
    switch self {
    case .live, .trouble: "Record"
    case .recording: "Stop"
    case .replay: "Go live"
    }
  }

  /// The key that does the same.
  package var shortcut: String {
    switch self {
    case .live, .trouble, .recording: "F5"
    case .replay: "Esc"
    }
  }

  /// What has to be said even where there is no strip; nil for nothing.
  package var badge: ModeBadgeLayout.Content? {
    switch self {
    case .live, .replay: nil
    case .recording: .time
    case .trouble: .sentence
    }
  }

  /// What the button does.
  package var command: ToolCommand {
    switch self {
    case .live, .trouble, .recording: .record
    case .replay: .goBack
    }
  }
}
