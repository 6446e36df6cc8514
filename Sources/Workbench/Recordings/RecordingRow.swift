/// A row of the list as it is drawn.
package struct RecordingRow: Hashable, Sendable {
  /// What stands at the right.
  package enum Status: Hashable, Sendable {
    /// Nothing.
    case none
    /// It is loaded; whether it plays.
    case loaded(isPlaying: Bool)
    /// What its run gives, or what is wrong.
    case verdict(RecordingSummary.Verdict)
    /// The name of another tool's format.
    case format(String)
    /// It is being recorded now.
    case recording
    /// Nobody has looked yet.
    case unread
  }

  /// What the row holds.
  package enum Body: Hashable, Sendable {
    /// Thumbnail, title, second line, status.
    case recording(detail: String, RecordingThumbnail, Status)
    /// Why it cannot be read: the sentence or, where it was asked for, the line itself.
    case fault(String, isLine: Bool, canShow: Bool, canRead: Bool)
  }

  /// The title, or the file's name.
  package var title: String
  /// What it holds.
  package var body: Body
  /// Whether its ground is tinted.
  package var isSelected: Bool
  /// The title that is being typed.
  package var renaming: TextField?
}
