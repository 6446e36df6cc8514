package import GestureCore

/// Why something that was named or numbered by the user cannot be had.
package enum SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no parameter of that name.
  case unknownParameter(String, nearest: [String])
  /// The value is of another kind, or outside the range.
  case unacceptable(ParameterSpec, ParameterValue)
  /// The delivery rate is neither a whole number from 1 to 1000 nor `asRecorded`.
  case unacceptableDelivery(ParameterValue)
  /// There is no technique of that id.
  case unknownTechnique(String, nearest: [String])
  /// There is no keyboard layout of that id.
  case unknownKeyboard(String, nearest: [String])

  /// What is wrong and what would be right.
  package var description: String {
    switch self {
    case .unknownParameter(let name, let nearest):
      "no parameter is called “\(name)”\(Self.suggestion(nearest, "techniques ID"))"
    case .unacceptable(let spec, let value):
      "\(spec.qualifiedName) takes \(spec.domainDescription), not \(Self.quoted(value))"
    case .unacceptableDelivery(let value):
      "delivery takes a whole number of callbacks a second from \(DeliveryRate.range.lowerBound) to "
        + "\(DeliveryRate.range.upperBound), or asRecorded, not \(Self.quoted(value))"
    case .unknownTechnique(let id, let nearest):
      "no technique is called “\(id)”\(Self.suggestion(nearest, "techniques"))"
    case .unknownKeyboard(let id, let nearest):
      "no keyboard is called “\(id)”\(Self.suggestion(nearest, "keyboards"))"
    }
  }

  /// The value as it was typed; what cannot be seen, in quotes.
  private static func quoted(_ value: ParameterValue) -> String {
    value.text.allSatisfy(\.isWhitespace) ? "“\(value.text)”" : value.text
  }

  /// The nearest names; where nothing is near, the command that lists all.
  private static func suggestion(_ nearest: [String], _ command: String) -> String {
    nearest.isEmpty
      ? "; “caretlab \(command)” lists them" : "; nearest: \(nearest.joined(separator: ", "))"
  }
}
