import GestureCore
import SimulatorCore

/// Reads a header's line; goes on after a wrong value, so that all of them are found.
struct HeaderLine {
  /// Why a first line is no header at all.
  enum Refusal: Error {
    /// It is nothing of ours.
    case noRecording(LineFault)
    /// It is of a version that this program does not know.
    case otherVersion(LineFault)
  }

  private(set) var header = TraceHeader()
  private(set) var errors: [LineFault] = []
  private(set) var warnings: [LineFault] = []
  /// The first byte of the value that is being read.
  private var offset = 0

  init(_ scanner: inout JSONScanner) throws(Refusal) {
    let members: [Member]
    do {
      members = try Self.members(&scanner)
    } catch {
      throw .noRecording(error)
    }
    try Self.requireFormat(members)
    var names: Set<String> = []
    for member in members {
      offset = member.offset
      if names.insert(member.member.name).inserted {
        read(member.member)
      } else {
        error("\"\(member.member.name.brief)\" is there twice")
      }
    }
    if let offset = scanner.replacedSurrogate {
      warnings.append(LineFault(offset: offset, message: TraceParser.surrogateMessage))
    }
  }

  private struct Member {
    var member: JSONMember
    /// The first byte of its value.
    var offset: Int
  }

  private static func members(_ scanner: inout JSONScanner) throws(LineFault) -> [Member] {
    guard scanner.take(UInt8(ascii: "{")) else {
      throw scanner.expected("a header such as {\"format\":\"caretlab.trace\",\"version\":1}")
    }
    var members: [Member] = []
    if !scanner.take(UInt8(ascii: "}")) {
      repeat {
        let name = try scanner.string("a name in quotes")
        try scanner.require(UInt8(ascii: ":"))
        scanner.skipWhitespace()
        let offset = scanner.position
        members.append(
          Member(member: JSONMember(name, try scanner.value(depth: 1)), offset: offset))
      } while scanner.take(UInt8(ascii: ","))
      guard scanner.take(UInt8(ascii: "}")) else { throw scanner.expected("\",\" or \"}\"") }
    }
    try scanner.requireEnd(after: "the header")
    return members
  }

  private static func requireFormat(_ members: [Member]) throws(Refusal) {
    let format = members.first { $0.member.name == "format" }
    guard let format, format.member.value.text == TraceHeader.format else {
      let message = "the first line has no \"format\":\"\(TraceHeader.format)\""
      throw .noRecording(LineFault(offset: format?.offset ?? 0, message: message))
    }
    let version = members.first { $0.member.name == "version" }
    guard let version, version.member.value.double == Double(TraceHeader.version) else {
      let found = version.map { "version \($0.member.value.brief)" } ?? "no version"
      let message =
        "the recording is of \(found) of \(TraceHeader.format); this program reads version "
        + "\(TraceHeader.version)"
      throw .otherVersion(LineFault(offset: version?.offset ?? format.offset, message: message))
    }
  }

  private mutating func read(_ member: JSONMember) {
    let value = member.value
    switch member.name {
    case "format", "version": break
    case "title": header.title = text(value, "title")
    case "note": header.note = text(value, "note")
    case "created": header.created = text(value, "created")
    case "screen": readScreen(value)
    case "keyboard": header.session.keyboard = text(value, "keyboard") ?? header.session.keyboard
    case "document": readDocument(value)
    case "technique":
      header.session.technique = text(value, "technique") ?? header.session.technique
    case "parameters": readParameters(value)
    case "delivery":
      if let rate = DeliveryRate(json: value) {
        header.session.delivery = rate
      } else {
        wrong("delivery", DeliveryRate.expectation, value)
      }
    case "geometry":
      if let geometry = value.text.flatMap(TraceHeader.Geometry.init) {
        header.geometry = geometry
      } else {
        wrong("geometry", "\"cell\" or \"pango\"", value)
      }
    case "source": readSource(value)
    case "intent": readIntent(member)
    default: header.unknown.header.append(member)
    }
  }

  private mutating func readScreen(_ value: JSONValue) {
    for member in object(value, "screen") {
      switch member.name {
      case "width": read(member, into: \.session.screen.width)
      case "height": read(member, into: \.session.screen.height)
      case "pointsPerMillimetre": read(member, into: \.session.screen.pointsPerMillimetre)
      case "scale":
        guard let scale = positive(member) else { continue }
        header.scale = scale
      case "stamps" where member.value.text != nil: header.stamps = member.value.text
      default: header.unknown.screen.append(member)
      }
    }
  }

  private mutating func readDocument(_ value: JSONValue) {
    for member in object(value, "document") {
      switch member.name {
      case "before":
        header.session.document.before = text(member.value, "document.before") ?? ""
      case "selected":
        header.session.document.selected = text(member.value, "document.selected") ?? ""
      case "after": header.session.document.after = text(member.value, "document.after") ?? ""
      default: header.unknown.document.append(member)
      }
    }
  }

  private mutating func readParameters(_ value: JSONValue) {
    for member in object(value, "parameters") {
      if let value = ParameterValue(json: member.value) {
        header.session.parameters.append(NamedParameter(member.name, value))
      } else {
        wrong(
          "parameters.\(member.name)", "a finite number, a word or true or false", member.value)
      }
    }
  }

  private mutating func readSource(_ value: JSONValue) {
    var source = TraceHeader.Source(kind: nil)
    for member in object(value, "source") {
      if member.name == "kind", source.kind == nil {
        source.kind = text(member.value, "source.kind")
      } else {
        source.details.append(member)
      }
    }
    header.source = source
  }

  private mutating func readIntent(_ member: JSONMember) {
    let others = object(member.value, "intent").filter { $0.name != "kind" }
    switch member.value["kind"]?.text {
    case "move":
      guard let count = member.value["by"]?.wholeNumber else {
        return wrong("intent.by", "a whole number of caret stops", member.value["by"] ?? .null)
      }
      header.intent = .move(by: count)
      header.unknown.intent = others.filter { $0.name != "by" }
    case "tap":
      header.intent = .tap
      header.unknown.intent = others
    case "none":
      header.intent = .nothing
      header.unknown.intent = others
    case let kind:
      // A label is no reason to refuse a recording.
      guard member.value.members != nil else { return }
      header.unknown.header.append(member)
      let found = kind.map { "\"\($0.brief)\"" } ?? "nothing"
      let message = "intent.kind is \(found), not \"move\", \"tap\" or \"none\": not labelled"
      warnings.append(LineFault(offset: offset, message: message))
    }
  }

  private mutating func read(
    _ member: JSONMember, into path: WritableKeyPath<TraceHeader, Double>
  ) {
    if let number = positive(member) { header[keyPath: path] = number }
  }

  private mutating func positive(_ member: JSONMember) -> Double? {
    let number = member.value.double ?? 0
    if number > 0, number <= TouchLimits.coordinate { return number }
    wrong("screen.\(member.name)", "a number above 0, at most 100000", member.value)
    return nil
  }

  private mutating func text(_ value: JSONValue, _ name: String) -> String? {
    if let text = value.text { return text }
    wrong(name, "text in quotes", value)
    return nil
  }

  private mutating func object(_ value: JSONValue, _ name: String) -> [JSONMember] {
    if let members = value.members { return members }
    wrong(name, "an object in braces", value)
    return []
  }

  private mutating func wrong(_ name: String, _ expected: String, _ value: JSONValue) {
    error("\(name): expected \(expected), found \(value.brief)")
  }

  private mutating func error(_ message: String) {
    errors.append(LineFault(offset: offset, message: message))
  }
}

extension JSONValue {
  /// The value for a sentence.
  fileprivate var brief: String {
    switch self {
    case .null: "nothing"
    case .flag(let flag): String(flag)
    case .number(let spelling): spelling.brief
    case .string(let text): "\"\(text.brief)\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}
