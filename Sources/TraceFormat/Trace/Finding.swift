/// Something about a recording that its owner should know, with its place.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  package enum Severity: Hashable, Sendable {
    /// The recording is refused.
    case error
    /// The recording is read all the same.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// The file's name as it was given.
  package var file: String
  /// The line, from 1; nil where the file as a whole is meant.
  package var line: Int?
  /// The character in the line, from 1, counted in Unicode scalars; nil where the line as a whole is meant.
  package var column: Int?
  /// What was found and, where something else was expected, what.
  package var message: String

  /// Something found in a file.
  package init(
    _ severity: Severity, file: String, line: Int? = nil, column: Int? = nil, message: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// One line, as compilers print it: `swipe.jsonl:12:5: warning: …`.
  package var description: String {
    switch severity {
    case .error: place + message
    case .warning: place + "warning: " + message
    }
  }

  private var place: String {
    guard let line else { return file + ": " }
    guard let column else { return "\(file):\(line): " }
    return "\(file):\(line):\(column): "
  }
}

/// Why a recording was refused.
package struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found and where; its severity is `error`.
  package var finding: Finding

  /// A recording refused for what was found.
  package init(_ finding: Finding) {
    self.finding = finding
  }

  /// The file's name as it was given.
  package var file: String { finding.file }
  /// The line, from 1; nil where the file as a whole is meant.
  package var line: Int? { finding.line }
  /// The character in the line, from 1.
  package var column: Int? { finding.column }
  /// What was found and what was expected, without the place.
  package var message: String { finding.message }
  /// One sentence with the place in front: `swipe.jsonl:12:5: …`.
  package var description: String { finding.description }
}
