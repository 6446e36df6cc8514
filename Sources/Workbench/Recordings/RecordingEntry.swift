/// A file of the folder that is, or should be, a recording.
package struct RecordingEntry: Hashable, Sendable {
  /// What is known of it.
  package enum Content: Hashable, Sendable {
    /// Nobody has looked yet.
    case unread
    /// It can be played.
    case read(RecordingSummary)
    /// It cannot.
    case refused(RecordingFault)
  }

  /// What makes a file the same as before.
  package struct Identity: Hashable, Sendable {
    /// Where it lies.
    package var path: String
    /// When it was changed, in microseconds.
    package var modified: Int64
    /// How many bytes it has.
    package var size: Int64
    /// When what stands beside it was changed; 0 without.
    package var expectationModified: Int64

    /// A file as it is now.
    package init(path: String, modified: Int64, size: Int64, expectationModified: Int64 = 0) {
      self.path = path
      self.modified = modified
      self.size = size
      self.expectationModified = expectationModified
    }
  }

  /// Which file.
  package var identity: Identity
  /// What is known of it.
  package var content: Content

  /// Where it lies.
  package var path: String { identity.path }
  /// Its name without the folder.
  package var fileName: String { Desk.fileName(path) }

  /// What the list calls it.
  package var title: String {
    if case .read(let summary) = content, let title = summary.title, !title.isEmpty {
      return title
    }
    return fileName
  }

  /// Whether it is a file of ours, whose first line can be changed.
  package var isOurs: Bool {
    if case .read(let summary) = content { summary.format == nil } else { false }
  }
}

/// Why a recording cannot be played.
package struct RecordingFault: Hashable, Sendable {
  /// What is wrong, without the file's name.
  package var cause: String
  /// The line, from 1; nil where the file as a whole is meant.
  package var line: Int?
  /// The character in the line, from 1.
  package var column: Int?

  /// Why a recording cannot be played.
  package init(cause: String, line: Int? = nil, column: Int? = nil) {
    self.cause = cause
    self.line = line
    self.column = column
  }

  /// Place and cause in a sentence.
  package var sentence: String {
    var place = ""
    if let line {
      place = "Line \(line)" + (column.map { ", column \($0)" } ?? "") + ": "
    }
    return place + cause + (cause.hasSuffix(".") ? "" : ".")
  }

  /// Whether something before the bad line can be played: more than the header.
  package var hasReadablePart: Bool { (line ?? 0) > 2 }
}
