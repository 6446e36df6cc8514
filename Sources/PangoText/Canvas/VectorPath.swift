/// A shape made of lines and curves, independent of any canvas.
package struct VectorPath: Hashable, Sendable {
  /// One stretch of a path.
  package enum Element: Hashable, Sendable {
    /// Starts a new stroke.
    case move(x: Double, y: Double)
    /// A straight line.
    case line(x: Double, y: Double)
    /// A cubic curve with two control points.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    /// A line back to where the stroke began.
    case close
  }

  /// The stretches in order.
  package var elements: [Element] = []

  /// A path of elements.
  package init(_ elements: [Element] = []) { self.elements = elements }

  /// A circle.
  package static func circle(x: Double, y: Double, radius r: Double) -> VectorPath {
    // Four cubics; this constant keeps them within 0.03 % of the circle.
    let k = 0.552_284_75 * r
    return VectorPath([
      .move(x: x + r, y: y),
      .curve(x1: x + r, y1: y + k, x2: x + k, y2: y + r, x: x, y: y + r),
      .curve(x1: x - k, y1: y + r, x2: x - r, y2: y + k, x: x - r, y: y),
      .curve(x1: x - r, y1: y - k, x2: x - k, y2: y - r, x: x, y: y - r),
      .curve(x1: x + k, y1: y - r, x2: x + r, y2: y - k, x: x + r, y: y), .close,
    ])
  }

  /// The path that SVG's path language describes; of its commands, the absolute `M L H V C Z`.
  ///
  /// The text is a constant of the program: a command that is not known is the programmer's mistake.
  package init(svg: String) {
    var scanner = Scanner(bytes: Array(svg.utf8))
    var command = UInt8(ascii: "M")
    var x = 0.0
    var y = 0.0
    while let next = scanner.commandOrNumberAhead() {
      switch next {
      case .command(let letter): command = letter
      case .number: break
      }
      switch command {
      case UInt8(ascii: "M"):
        (x, y) = (scanner.number(), scanner.number())
        elements.append(.move(x: x, y: y))
        command = UInt8(ascii: "L")
      case UInt8(ascii: "L"):
        (x, y) = (scanner.number(), scanner.number())
        elements.append(.line(x: x, y: y))
      case UInt8(ascii: "H"):
        x = scanner.number()
        elements.append(.line(x: x, y: y))
      case UInt8(ascii: "V"):
        y = scanner.number()
        elements.append(.line(x: x, y: y))
      case UInt8(ascii: "C"):
        let (x1, y1) = (scanner.number(), scanner.number())
        let (x2, y2) = (scanner.number(), scanner.number())
        (x, y) = (scanner.number(), scanner.number())
        elements.append(.curve(x1: x1, y1: y1, x2: x2, y2: y2, x: x, y: y))
      case UInt8(ascii: "Z"): elements.append(.close)
      default: preconditionFailure("unknown path command in \(svg)")
      }
    }
  }
}

/// Reads the letters and numbers of a path, one after the other.
private struct Scanner {
  enum Token {
    case command(UInt8)
    case number
  }

  let bytes: [UInt8]
  var index = 0

  private mutating func skipSeparators() {
    while index < bytes.count,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",")
    { index += 1 }
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  mutating func commandOrNumberAhead() -> Token? {
    skipSeparators()
    guard index < bytes.count else { return nil }
    if isNumberByte(bytes[index]) { return .number }
    defer { index += 1 }
    return .command(bytes[index])
  }

  mutating func number() -> Double {
    skipSeparators()
    let start = index
    while index < bytes.count, isNumberByte(bytes[index]),
      index == start || bytes[index] != UInt8(ascii: "-")
    { index += 1 }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      preconditionFailure("a number is missing in a path")
    }
    return value
  }
}
