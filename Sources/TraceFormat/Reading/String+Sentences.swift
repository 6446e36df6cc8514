extension String {
  /// The text, cut where a sentence would become unreadable, control characters shown by number.
  var brief: String {
    let limit = 40
    var brief = ""
    for scalar in unicodeScalars.prefix(limit) {
      brief += scalar.escaped()
    }
    return unicodeScalars.count > limit ? brief + "…" : brief
  }

  /// The text without JSON's whitespace around it.
  var trimmed: String {
    let isSpace = { (scalar: Unicode.Scalar) in "\t\r ".unicodeScalars.contains(scalar) }
    let start = unicodeScalars.firstIndex { !isSpace($0) } ?? endIndex
    let end = unicodeScalars.lastIndex { !isSpace($0) } ?? endIndex
    return start < end ? String(unicodeScalars[start...end]) : ""
  }
}

extension Unicode.Scalar {
  /// The scalar as a sentence can hold it: control and format characters by number.
  ///
  /// - Parameter asASCII: whether everything beyond ASCII is shown by number too.
  func escaped(asASCII: Bool = false) -> String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: byNumber
    default: asASCII && !isASCII ? byNumber : String(self)
    }
  }

  private var byNumber: String { "\\u{\(String(value, radix: 16))}" }
}
