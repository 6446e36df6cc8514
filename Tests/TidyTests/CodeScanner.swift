/// Tells Swift code from comments and strings, well enough to look for words.
///
/// Raw strings and regex literals are not told apart; nothing that is looked for stands in one.
enum CodeScanner {
  private enum Mode: Equatable {
    /// Code; inside an interpolation, with the number of parentheses that are open.
    case code(parentheses: Int)
    case lineComment
    case blockComment(depth: Int)
    case string
    case longString
  }

  /// The text's lines with everything but code replaced by spaces.
  static func code(of text: String) -> [String] {
    let input = Array(text.utf8)
    var output = input
    var modes: [Mode] = [.code(parentheses: 0)]
    var index = 0

    func follows(_ word: StaticString) -> Bool {
      let end = index + word.utf8CodeUnitCount
      return end <= input.count
        && word.withUTF8Buffer { $0.elementsEqual(input[index..<end]) }
    }
    func blank(_ count: Int) {
      for _ in 0..<count where index < input.count {
        if input[index] != UInt8(ascii: "\n") { output[index] = UInt8(ascii: " ") }
        index += 1
      }
    }

    while index < input.count, let mode = modes.last {
      let isNewline = input[index] == UInt8(ascii: "\n")
      switch mode {
      case .code(let parentheses):
        if follows("//") {
          modes.append(.lineComment)
        } else if follows("/*") {
          modes.append(.blockComment(depth: 0))
        } else if follows("\"\"\"") {
          modes.append(.longString)
          index += 3
        } else if follows("\"") {
          modes.append(.string)
          index += 1
        } else {
          if follows("(") { modes[modes.count - 1] = .code(parentheses: parentheses + 1) }
          if follows(")") {
            modes[modes.count - 1] = .code(parentheses: parentheses - 1)
            // The parenthesis that ends an interpolation.
            if parentheses == 1, modes.count > 1 { modes.removeLast() }
          }
          index += 1
        }
      case .lineComment:
        if isNewline { modes.removeLast() } else { blank(1) }
      case .blockComment(let depth):
        if follows("/*") {
          modes[modes.count - 1] = .blockComment(depth: depth + 1)
          blank(2)
        } else if follows("*/") {
          modes[modes.count - 1] = .blockComment(depth: depth - 1)
          if depth == 1 { modes.removeLast() }
          blank(2)
        } else {
          blank(1)
        }
      case .string, .longString:
        if follows("\\(") {
          modes.append(.code(parentheses: 0))
          blank(1)
        } else if follows("\\") {
          blank(2)
        } else if mode == .longString ? follows("\"\"\"") : follows("\"") || isNewline {
          modes.removeLast()
          index += mode == .longString ? 3 : 1
        } else {
          blank(1)
        }
      }
    }
    var lines = String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
