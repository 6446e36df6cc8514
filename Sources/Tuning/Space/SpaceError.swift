/// Why a space of knobs cannot be searched, in a sentence that says what would be right.
package struct SpaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  package let description: String

  /// A space that cannot be searched.
  package init(_ description: String) {
    self.description = description
  }
}
