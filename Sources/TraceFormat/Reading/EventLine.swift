import GestureCore
import SimulatorCore

/// One event line, and where its parts stand, for findings.
struct EventLine {
  /// When.
  var time: Instant
  /// What; nil where the kind is not known.
  var kind: InputEvent.Kind?
  /// The first byte of the time.
  var timeOffset: Int
  /// The first byte of the kind.
  var kindOffset: Int
  /// The first byte of the first field after the kind.
  var fieldOffset: Int
}

extension JSONScanner {
  /// An event line: `[t, kind, …]`.
  mutating func eventLine() throws(LineFault) -> EventLine {
    guard take(UInt8(ascii: "[")) else { throw expected("an event such as [0,\"down\",1,200,690]") }
    skipWhitespace()
    let timeOffset = position
    let microseconds = try wholeNumber("a time in whole microseconds up to 2⁵³")
    guard take(UInt8(ascii: ",")) else { throw expected("\",\" and the event's kind") }
    skipWhitespace()
    let kindOffset = position
    let kind = try stringSpelling("the event's kind in quotes")
    var line = EventLine(
      time: Instant(microseconds: microseconds), timeOffset: timeOffset, kindOffset: kindOffset,
      fieldOffset: position)
    if let phase = touchPhase(kind) {
      line.kind = try touch(phase, &line.fieldOffset)
    } else {
      let name = try text(of: kind)
      if let known = RecordedKind(rawValue: name) {
        line.kind = try fields(of: known)
      } else if let phase = TouchPhase.allRecorded.first(where: { $0.recordedName == name }) {
        // Spelled with escapes.
        line.kind = try touch(phase, &line.fieldOffset)
      } else {
        // Its fields may be anything that is JSON.
        while take(UInt8(ascii: ",")) { _ = try value(depth: 1) }
      }
    }
    guard take(UInt8(ascii: "]")) else {
      throw expected("\"]\" after the last field of \"\(try text(of: kind))\"")
    }
    try requireEnd(after: "an event")
    return line
  }

  /// Touches are nearly all of a recording, so their kinds are told by bytes, without a String.
  private func touchPhase(_ kind: StringSpelling) -> TouchPhase? {
    let range = kind.range
    switch range.count {
    case 2: return matches("up", range.lowerBound) ? .up : nil
    case 4:
      if matches("move", range.lowerBound) { return .move }
      return matches("down", range.lowerBound) ? .down : nil
    case 6: return matches("cancel", range.lowerBound) ? .cancel : nil
    default: return nil
    }
  }

  private func matches(_ word: StaticString, _ start: Int) -> Bool {
    word.withUTF8Buffer { word in
      for index in word.indices where bytes[start + index] != word[index] { return false }
      return true
    }
  }

  private mutating func touch(_ phase: TouchPhase, _ fieldOffset: inout Int) throws(LineFault)
    -> InputEvent.Kind
  {
    try comma(before: "the finger")
    skipWhitespace()
    fieldOffset = position
    let finger = try wholeNumber("a finger's whole number")
    try comma(before: "x")
    let x = try number("x in points, from -100000 to 100000")
    try comma(before: "y")
    let y = try number("y in points, from -100000 to 100000")
    return .touch(FingerID(Int(finger)), phase, Point(x: x, y: y))
  }

  private mutating func fields(of kind: RecordedKind) throws(LineFault) -> InputEvent.Kind {
    switch kind {
    case .text:
      try comma(before: "the text")
      return .text(try string("the text in quotes"))
    case .mark:
      try comma(before: "the marked text")
      let text = try string("the marked text in quotes")
      try comma(before: "where its selection starts")
      let from = try count("where its selection starts")
      try comma(before: "its selection's length")
      return .mark(text, from: from, length: try count("its selection's length"))
    case .key:
      try comma(before: "the key's name")
      return .key(try named("an editing key such as \"backspace\"") { EditingKey(name: $0) })
    case .select:
      try comma(before: "the anchor")
      let anchor = Int(try wholeNumber("the anchor in whole caret stops"))
      try comma(before: "the focus")
      let focus = Int(try wholeNumber("the focus in whole caret stops"))
      try comma(before: "the affinity")
      return try named("\"up\" or \"down\"") {
        .select(anchor: anchor, focus: focus, affinityNamed: $0)
      }
    case .scroll:
      try comma(before: "the distance")
      return .scroll(try finite("the distance in points"))
    case .focus:
      try comma(before: "true or false")
      return .focus(try flag())
    case .set:
      try comma(before: "the parameter's name")
      let name = try string("the parameter's name in quotes")
      try comma(before: "the parameter's value")
      return .set(name, try parameterValue())
    case .technique:
      try comma(before: "the technique's id")
      return .technique(try string("the technique's id in quotes"))
    case .note:
      try comma(before: "the note")
      return .note(try string("the note in quotes"))
    case .end: return .end
    }
  }

  private mutating func comma(before what: @autoclosure () -> String) throws(LineFault) {
    guard take(UInt8(ascii: ",")) else { throw expected("\",\" and \(what())") }
  }

  private mutating func count(_ what: String) throws(LineFault) -> Int {
    let start = position
    let number = try wholeNumber("\(what), a whole number of caret stops")
    guard number >= 0 else {
      throw expected("\(what), a whole number of caret stops from 0", at: start)
    }
    return Int(number)
  }

  private mutating func finite(_ what: String) throws(LineFault) -> Double {
    skipWhitespace()
    let start = position
    let number = try number(what)
    guard number.isFinite else { throw expected("\(what), a finite number", at: start) }
    return number
  }

  private mutating func parameterValue() throws(LineFault) -> ParameterValue {
    skipWhitespace()
    let start = position
    guard let value = ParameterValue(json: try value(depth: 1)) else {
      throw expected("the parameter's value: a finite number, a word or true or false", at: start)
    }
    return value
  }

  private mutating func named<Value>(_ what: String, _ find: (String) -> Value?) throws(LineFault)
    -> Value
  {
    skipWhitespace()
    let start = position
    guard let value = find(try string(what)) else { throw expected(what, at: start) }
    return value
  }
}

extension TouchPhase {
  fileprivate static let allRecorded: [TouchPhase] = [.down, .move, .up, .cancel]
}

/// The kinds of event that are no touches.
private enum RecordedKind: String {
  case text, mark, key, select, scroll, focus, set, technique, note, end
}
