/// Why a file of results cannot be used, in a sentence that says what would be right.
package struct StudyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  package let description: String

  /// Why a file of results cannot be used.
  package init(_ description: String) {
    self.description = description
  }
}
