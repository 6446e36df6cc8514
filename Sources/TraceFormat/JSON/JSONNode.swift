/// A value in a `JSONDocument`.
package struct JSONNode: Sendable {
  let document: JSONDocument
  let index: Int

  private var start: Int { Int(document.entries[index].start) }
  private var first: UInt8 { document.bytes[start] }

  /// Whether it is an object.
  package var isObject: Bool { first == UInt8(ascii: "{") }

  /// The value of the first member of that name; nil where there is none, or this is no object.
  package subscript(name: String) -> JSONNode? {
    guard isObject else { return nil }
    var member = index + 1
    while member < document.entries[index].next {
      if JSONNode(document: document, index: member).isText(name) {
        return JSONNode(document: document, index: member + 1)
      }
      member = Int(document.entries[member + 1].next)
    }
    return nil
  }

  /// The text, if it is one.
  package var text: String? {
    guard first == UInt8(ascii: "\"") else { return nil }
    var scanner = JSONScanner(document.bytes, start..<document.bytes.count)
    return try? scanner.string()
  }

  /// The number, if it is one and finite.
  package var double: Double? {
    guard first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    var scanner = JSONScanner(document.bytes, start..<document.bytes.count)
    guard let number = try? scanner.number(), number.isFinite else { return nil }
    return number
  }

  /// The whole number of magnitude up to 2⁵³, if it is one.
  package var wholeNumber: Int? {
    guard let double, double.rounded(.towardZero) == double, double.magnitude <= 0x1p53 else {
      return nil
    }
    return Int(double)
  }

  /// Whether it is the word `true`.
  package var isTrue: Bool { first == UInt8(ascii: "t") }

  /// The values, if it is an array.
  package var elements: Elements? {
    guard first == UInt8(ascii: "[") else { return nil }
    return Elements(document: document, index: index + 1, end: Int(document.entries[index].next))
  }

  /// This value alone, as if it were in an array.
  package var alone: Elements {
    Elements(document: document, index: index, end: Int(document.entries[index].next))
  }

  /// No values.
  package var none: Elements { Elements(document: document, index: 0, end: 0) }

  /// The values of an array, in order.
  package struct Elements: Sequence, IteratorProtocol {
    fileprivate let document: JSONDocument
    fileprivate var index: Int
    fileprivate let end: Int

    /// The next value.
    package mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      defer { index = Int(document.entries[index].next) }
      return JSONNode(document: document, index: index)
    }
  }

  /// Counts the lines up to values that come one after another.
  package struct LineCounter {
    private var position = 0
    private var passed = 0

    /// A counter at the beginning of the text.
    package init() {}

    /// The line that a value begins on, from 1; 0 where lines tell nothing.
    package mutating func line(of node: JSONNode) -> Int {
      guard node.document.firstLine > 0 else { return 0 }
      if node.start < position { (position, passed) = (0, 0) }
      for byte in node.document.bytes[position..<node.start] where byte == UInt8(ascii: "\n") {
        passed += 1
      }
      position = node.start
      return node.document.firstLine + passed
    }
  }

  private func isText(_ text: String) -> Bool {
    let start = start + 1
    var index = start
    var isSame = true
    for byte in text.utf8 {
      guard index < document.bytes.count, document.bytes[index] == byte else {
        isSame = false
        break
      }
      index += 1
    }
    if isSame { return index < document.bytes.count && document.bytes[index] == UInt8(ascii: "\"") }
    // Escapes may spell the same.
    guard index < document.bytes.count, document.bytes[index] == UInt8(ascii: "\\") else {
      return false
    }
    return self.text == text
  }
}
