extension Array where Element == UInt8 {
  /// Appends text as it is.
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a number in the form that recordings use.
  mutating func appendNumber(_ number: Double) {
    if let whole = NumberForm.smallWhole(number) {
      appendWhole(whole)
    } else {
      append(NumberForm.text(of: number))
    }
  }

  /// Appends a whole number.
  mutating func appendWhole(_ number: Int64) {
    // As negatives, because the least Int64 has no positive.
    if number < 0 { append(UInt8(ascii: "-")) }
    let start = count
    var rest = number
    repeat {
      append(UInt8(ascii: "0") + UInt8((rest % 10).magnitude))
      rest /= 10
    } while rest != 0
    self[start...].reverse()
  }

  /// Appends a string in quotes; only quotes, backslashes and control characters are escaped.
  mutating func appendQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0a: append("\\n")
      case 0x0c: append("\\f")
      case 0x0d: append("\\r")
      case 0..<0x20:
        append("\\u00")
        append(hexadecimalDigits[Int(byte >> 4)])
        append(hexadecimalDigits[Int(byte & 15)])
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a value without any whitespace.
  package mutating func appendValue(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .flag(let flag): append(flag ? "true" : "false")
    case .number(let spelling): append(spelling)
    case .string(let text): appendQuoted(text)
    case .array(let elements):
      append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { append(UInt8(ascii: ",")) }
        appendValue(element)
      }
      append(UInt8(ascii: "]"))
    case .object(let members):
      append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { append(UInt8(ascii: ",")) }
        appendQuoted(member.name)
        append(UInt8(ascii: ":"))
        appendValue(member.value)
      }
      append(UInt8(ascii: "}"))
    }
  }
}

private let hexadecimalDigits = [UInt8]("0123456789abcdef".utf8)
