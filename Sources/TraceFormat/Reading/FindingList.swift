/// Findings in the order in which they came up; past a limit they are only counted.
struct FindingList {
  /// Findings that are listed one by one.
  static let limit = 1_000

  let file: String
  private(set) var listed: [Finding] = []
  private var omittedErrors = 0
  private var omittedWarnings = 0

  init(file: String) {
    self.file = file
  }

  mutating func add(
    _ severity: Finding.Severity, line: Int? = nil, column: Int? = nil, _ message: String
  ) {
    guard listed.count < Self.limit else {
      switch severity {
      case .error: omittedErrors += 1
      case .warning: omittedWarnings += 1
      }
      return
    }
    listed.append(Finding(severity, file: file, line: line, column: column, message: message))
  }

  /// What is listed, and a last finding that counts the rest.
  var all: [Finding] {
    let omitted = omittedErrors + omittedWarnings
    guard omitted > 0 else { return listed }
    let message = "and \(omitted) more findings, \(omittedErrors) of them errors"
    let severity: Finding.Severity = omittedErrors > 0 ? .error : .warning
    return listed + [Finding(severity, file: file, message: message)]
  }

  /// The first error.
  var firstError: TraceError? {
    listed.first { $0.severity == .error }.map { TraceError($0) }
  }
}
