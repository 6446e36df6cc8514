/// Why a picture could not be written.
package struct CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file that was to be written.
  package var path: String
  /// What the system said.
  package var cause: String

  /// The sentence for the person who asked.
  package var description: String {
    "cannot write the picture \(path): \(cause); choose a folder that exists and can be written to"
  }
}
