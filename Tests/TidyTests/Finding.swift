import Testing

/// Something untidy, with what to do about it.
struct Finding: Equatable, CustomStringConvertible {
  var path: String
  var line: Int
  var advice: String

  var description: String { "\(path):\(line): \(advice)" }
}

/// Fails with every finding on a line of its own.
func expectNone(_ findings: [Finding], _ location: SourceLocation = #_sourceLocation) {
  let list = findings.map(\.description).joined(separator: "\n")
  #expect(findings.isEmpty, "\n\(list)", sourceLocation: location)
}
