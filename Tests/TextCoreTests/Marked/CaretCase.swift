import Testing
import TextCore

/// A drawing, what is done to it, and the drawing that comes of it.
struct CaretCase: CustomTestStringConvertible, Sendable {
  let before: String
  let action: String
  let after: String
  let affinity: Affinity?
  let perform: @Sendable (inout TextDocument) -> Void

  init(
    _ before: String, _ action: String, _ after: String, _ affinity: Affinity? = nil,
    perform: @escaping @Sendable (inout TextDocument) -> Void
  ) {
    self.before = before
    self.action = action
    self.after = after
    self.affinity = affinity
    self.perform = perform
  }

  var testDescription: String { "\(before.debugDescription) \(action)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    var document = MarkedText(before).document
    perform(&document)
    expectSameBytes(document.drawing, after, sourceLocation: sourceLocation)
    if let affinity {
      #expect(document.selection.affinity == affinity, sourceLocation: sourceLocation)
    }
  }
}

/// Compares bytes: Swift's `==` takes two spellings of one letter for equal.
func expectSameBytes(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    Array(actual.utf8) == Array(expected.utf8),
    "\(actual.debugDescription), not \(expected.debugDescription)",
    sourceLocation: sourceLocation)
}
