/// A JSON value that keeps what Foundation's reader loses: the order of an object's members and the
/// spelling of its numbers.
///
/// Recordings need both: parameters count in file order, and keys that this version does not know are
/// rewritten as they were.
package indirect enum JSONValue: Hashable, Sendable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case flag(Bool)
  /// A number as it was spelled; always in JSON's grammar.
  case number(String)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order; a name may occur more than once.
  case object([JSONMember])

  /// How deep arrays and objects may be nested, in files and in what is built to be written.
  package static let depthLimit = 64

  /// A number in the form that recordings use.
  package static func real(_ number: Double) -> JSONValue { .number(NumberForm.text(of: number)) }

  /// A whole number.
  package static func whole(_ number: Int) -> JSONValue { .number(String(number)) }

  /// The value of the first member of that name; nil where there is none, or this is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, if it is one.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if it is one and finite.
  package var double: Double? {
    guard case .number(let spelling) = self, let number = Double(spelling), number.isFinite else {
      return nil
    }
    return number
  }

  /// The whole number of magnitude up to 2⁵³, if it is one.
  package var wholeNumber: Int? {
    guard let double, double.rounded(.towardZero) == double, double.magnitude <= 0x1p53 else {
      return nil
    }
    return Int(double)
  }

  /// The values, if it is an array.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members, if it is an object.
  package var members: [JSONMember]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}

/// A name with a value in a JSON object.
package struct JSONMember: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: JSONValue

  /// A name with a value.
  package init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}
