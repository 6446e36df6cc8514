extension JSONScanner {
  /// Any value.
  ///
  /// - Parameter depth: arrays and objects it stands in already; beyond `JSONValue.depthLimit` the line
  ///   is refused, which bounds the recursion whatever the bytes are.
  mutating func value(depth: Int = 0) throws(LineFault) -> JSONValue {
    skipWhitespace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return .number(String(decoding: bytes[try numberSpelling()], as: UTF8.self))
    default:
      if takeWord("true") { return .flag(true) }
      if takeWord("false") { return .flag(false) }
      if takeWord("null") { return .null }
      throw expectedWord("a value")
    }
  }

  private mutating func members(depth: Int) throws(LineFault) -> [JSONMember] {
    try requireDepth(depth)
    var members: [JSONMember] = []
    try require(UInt8(ascii: "{"))
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      let name = try string("a name in quotes")
      try require(UInt8(ascii: ":"))
      members.append(JSONMember(name, try value(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw expected("\",\" or \"}\"") }
    return members
  }

  private mutating func elements(depth: Int) throws(LineFault) -> [JSONValue] {
    try requireDepth(depth)
    var elements: [JSONValue] = []
    try require(UInt8(ascii: "["))
    if take(UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw expected("\",\" or \"]\"") }
    return elements
  }

  func requireDepth(_ depth: Int) throws(LineFault) {
    guard depth < JSONValue.depthLimit else {
      throw LineFault(
        offset: position,
        message: "arrays and objects are nested deeper than \(JSONValue.depthLimit) levels")
    }
  }

  /// One of the words `true` and `false`.
  mutating func flag() throws(LineFault) -> Bool {
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw expectedWord("true or false")
  }

  /// A fault that stands at the line's end where the line was cut inside a word such as `true`.
  func expectedWord(_ what: String) -> LineFault {
    let rest = bytes[position..<end]
    let isCut = ["true", "false", "null"].contains { $0.utf8.starts(with: rest) }
    return expected(what, at: isCut ? end : position)
  }
}
