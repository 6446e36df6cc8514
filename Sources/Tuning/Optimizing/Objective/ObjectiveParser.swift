/// What is wrong with an expression, and where.
package struct ObjectiveFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expression.
  package var text: String
  /// Which character it is about, from 1.
  package var column: Int
  /// What is wrong, and what would be right.
  package var message: String

  package var description: String { "“\(text)”, character \(column): \(message)" }
}

/// Reads expressions: the usual precedence, from the left.
struct ObjectiveParser {
  private let text: String
  private let characters: [Character]
  private var position = 0
  private var depth = 0

  /// Deeper ones are nobody's wish.
  private static let mostDepth = 64

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// The expression that is the whole text.
  mutating func whole() throws(ObjectiveFault) -> ObjectiveExpression {
    let expression = try sum()
    guard next == nil else {
      throw fault("here an operator or the end was expected, not “\(rest)”")
    }
    return expression
  }

  /// Two expressions with a comparison between them.
  mutating func comparison() throws(ObjectiveFault) -> (
    ObjectiveExpression, Constraint.Relation, ObjectiveExpression
  ) {
    let left = try sum()
    let relation: Constraint.Relation
    switch next {
    case "<": relation = .atMost
    case ">": relation = .atLeast
    case "≤": relation = .atMost
    case "≥": relation = .atLeast
    default:
      throw fault("a constraint compares: name <= number, or name >= number")
    }
    position += 1
    // Whole and strict comparisons are one: measured values don't meet a border by chance.
    if position < characters.count, characters[position] == "=" { position += 1 }
    let right = try sum()
    guard next == nil else {
      throw fault("here an operator or the end was expected, not “\(rest)”")
    }
    return (left, relation, right)
  }

  private mutating func sum() throws(ObjectiveFault) -> ObjectiveExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else {
      throw fault("parentheses within parentheses, more than \(Self.mostDepth) deep")
    }
    var left = try product()
    while let character = next {
      let operation: ObjectiveExpression.Operation
      switch character {
      case "+": operation = .plus
      case "-", "−": operation = .minus
      default: return left
      }
      position += 1
      left = .operation(operation, left, try product())
    }
    return left
  }

  private mutating func product() throws(ObjectiveFault) -> ObjectiveExpression {
    var left = try factor()
    while let character = next {
      let operation: ObjectiveExpression.Operation
      switch character {
      case "*", "×": operation = .times
      case "/": operation = .dividedBy
      default: return left
      }
      position += 1
      left = .operation(operation, left, try factor())
    }
    return left
  }

  private mutating func factor() throws(ObjectiveFault) -> ObjectiveExpression {
    // Signs in a loop, so that a thousand of them need no stack.
    var isNegative = false
    while let character = next, character == "-" || character == "−" || character == "+" {
      if character != "+" { isNegative.toggle() }
      position += 1
    }
    let value = try unsigned()
    return isNegative ? .negative(value) : value
  }

  private mutating func unsigned() throws(ObjectiveFault) -> ObjectiveExpression {
    guard let character = next else {
      throw fault("the expression ends where a number or a metric was expected")
    }
    if character == "(" {
      position += 1
      let inner = try sum()
      try require(")")
      return inner
    }
    let start = position
    if character.isASCII, character.isNumber || character == "." {
      return .number(try number(from: start))
    }
    let word = name()
    guard !word.isEmpty else {
      throw fault("here a number or a metric was expected, not “\(rest)”")
    }
    if next == "(" { return try call(word, at: start) }
    if let metric = Metric(rawValue: word) { return .metric(metric) }
    throw fault("there is no metric “\(word)”; \(Metric.hint(forMistyped: word))", at: start)
  }

  private mutating func number(from start: Int) throws(ObjectiveFault) -> Double {
    while position < characters.count {
      let character = characters[position]
      let isExponentSign =
        (character == "-" || character == "+") && "eE".contains(characters[position - 1])
        && position > start
      guard
        (character.isASCII && character.isNumber) || character == "." || character == "e"
          || character == "E" || isExponentSign
      else { break }
      position += 1
    }
    let spelling = String(characters[start..<position])
    guard let value = Double(spelling), value.isFinite else {
      throw fault("“\(spelling)” is no number", at: start)
    }
    return value
  }

  private mutating func name() -> String {
    let start = position
    while position < characters.count {
      let character = characters[position]
      guard character.isASCII, character.isLetter || character.isNumber || character == "_" else {
        break
      }
      position += 1
    }
    return String(characters[start..<position])
  }

  private mutating func call(_ word: String, at start: Int) throws(ObjectiveFault)
    -> ObjectiveExpression
  {
    guard let function = ObjectiveExpression.Function(rawValue: word) else {
      let known = ObjectiveExpression.Function.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault("there is no function “\(word)”; there are \(known)", at: start)
    }
    try require("(")
    var parts = [try sum()]
    while next == "," {
      position += 1
      parts.append(try sum())
    }
    try require(")")
    guard parts.count == function.valueCount else {
      throw fault(
        "\(word) takes \(function.valueCount == 1 ? "one value" : "two values"), not \(parts.count)",
        at: start)
    }
    return .call(function, parts)
  }

  private mutating func require(_ character: Character) throws(ObjectiveFault) {
    guard next == character else {
      throw fault(
        position < characters.count
          ? "here “\(character)” was expected, not “\(rest)”"
          : "the expression ends where “\(character)” was expected")
    }
    position += 1
  }

  /// The next character that is no space; the position stands at it.
  private var next: Character? {
    mutating get {
      while position < characters.count, characters[position].isWhitespace { position += 1 }
      return position < characters.count ? characters[position] : nil
    }
  }

  private var rest: String {
    position < characters.count ? String(characters[position...].prefix(12)) : ""
  }

  private func fault(_ message: String, at place: Int? = nil) -> ObjectiveFault {
    ObjectiveFault(text: text, column: (place ?? position) + 1, message: message)
  }
}
