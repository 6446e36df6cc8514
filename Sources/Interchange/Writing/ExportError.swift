/// Why a recording cannot be written in another format.
package enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing in it that other formats have.
  case withoutTouches

  /// The reason in a sentence.
  package var description: String {
    switch self {
    case .withoutTouches:
      "there are no touches in it, and other tools' recordings hold nothing else"
    }
  }
}
