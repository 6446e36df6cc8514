import Foundation

/// Why a recording could not be started, or had to stop.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  package enum Cause: Hashable, Sendable {
    /// The file is there already; recordings never overwrite.
    case fileExists
    /// The directory could not be made; the system's error number.
    case directory(Int32)
    /// The file could not be made; the system's error number.
    case creation(Int32)
    /// A line could not be written, a full disk for example; the system's error number.
    case writing(Int32)
    /// A line would have so many bytes, more than readers take.
    case lineTooLong(Int)
  }

  /// The file, or the directory for it.
  package var path: String
  /// What went wrong.
  package var cause: Cause

  /// A recording that failed.
  package init(path: String, cause: Cause) {
    self.path = path
    self.cause = cause
  }

  /// One sentence that names the file, the reason and what is left.
  package var description: String {
    switch cause {
    case .fileExists:
      "cannot record to \(path): the file is there already, and recordings never overwrite: "
        + "choose another name"
    case .directory(let number):
      "cannot record: the directory \(path) cannot be made: \(reason(number))"
    case .creation(let number): "cannot record to \(path): \(reason(number))"
    case .writing(let number):
      "the recording \(path) stopped: \(reason(number)); what was written until then can be read"
    case .lineTooLong(let count):
      "the recording \(path) stopped: a text makes a line of \(count) bytes, and a line may have "
        + "at most \(TraceParser.lineLimit)"
    }
  }

  private func reason(_ number: Int32) -> String {
    // The system's own words, such as "No space left on device".
    String(cString: strerror(number))
  }
}
