/// Why a file could not be imported.
package struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whose fault it is.
  package enum Cause: Hashable, Sendable {
    /// Nothing in the file looks like a format that can be imported.
    case unknownFormat
    /// The file holds nothing that can be imported as it is.
    case refused
    /// The file could not be read.
    case unreadable
  }

  /// Whose fault it is.
  package var cause: Cause
  /// The file's name as it was given; empty until the importer fills it in.
  package var file = ""
  /// The line, from 1; nil where the file as a whole is meant.
  package var line: Int?
  /// What was found, and what to do.
  package var message: String

  /// A file that is refused.
  package static func refused(line: Int? = nil, _ message: String) -> ImportError {
    ImportError(cause: .refused, line: line, message: message)
  }

  /// A file that could not be read.
  package static func unreadable(_ message: String) -> ImportError {
    ImportError(cause: .unreadable, line: nil, message: message)
  }

  /// One sentence with the place in front: `swipe.txt:12: …`.
  package var description: String {
    guard cause != .unreadable else { return message }
    return line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
