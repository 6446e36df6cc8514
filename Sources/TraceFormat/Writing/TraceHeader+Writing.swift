package import GestureCore
import SimulatorCore

extension TraceHeader {
  /// The header as an object, its keys in the order in which people read them.
  var json: JSONValue {
    var members = [
      JSONMember("format", .string(Self.format)), JSONMember("version", .whole(Self.version)),
    ]
    let texts = [("title", title), ("note", note), ("created", created)]
    for (name, text) in texts {
      if let text { members.append(JSONMember(name, .string(text))) }
    }
    members += [
      JSONMember("screen", screenJSON),
      JSONMember("keyboard", .string(session.keyboard)),
      JSONMember("document", documentJSON),
      JSONMember("technique", .string(session.technique)),
      JSONMember("parameters", .object(session.parameters.map(\.json))),
      JSONMember("delivery", session.delivery.json),
    ]
    if geometry != .cell { members.append(JSONMember("geometry", .string(geometry.rawValue))) }
    if let source { members.append(JSONMember("source", source.json)) }
    if let intent { members.append(JSONMember("intent", json(of: intent))) }
    return .object(members + unknown.header)
  }

  private var screenJSON: JSONValue {
    var members = [
      JSONMember("width", .real(session.screen.width)),
      JSONMember("height", .real(session.screen.height)),
      JSONMember("pointsPerMillimetre", .real(session.screen.pointsPerMillimetre)),
    ]
    if let scale { members.append(JSONMember("scale", .real(scale))) }
    if let stamps { members.append(JSONMember("stamps", .string(stamps))) }
    return .object(members + unknown.screen)
  }

  private var documentJSON: JSONValue {
    .object(
      [
        JSONMember("before", .string(session.document.before)),
        JSONMember("selected", .string(session.document.selected)),
        JSONMember("after", .string(session.document.after)),
      ] + unknown.document)
  }

  private func json(of intent: Intent) -> JSONValue { .object(intent.members + unknown.intent) }
}

extension TraceHeader.Intent {
  /// The label as an object.
  var json: JSONValue { .object(members) }

  fileprivate var members: [JSONMember] {
    switch self {
    case .move(let count): [JSONMember("kind", .string("move")), JSONMember("by", .whole(count))]
    case .tap: [JSONMember("kind", .string("tap"))]
    case .nothing: [JSONMember("kind", .string("none"))]
    }
  }
}

extension TraceHeader.Source {
  fileprivate var json: JSONValue {
    let kind = kind.map { [JSONMember("kind", .string($0))] } ?? []
    return .object(kind + details)
  }
}

extension NamedParameter {
  /// The parameter as a member of an object.
  package var json: JSONMember { JSONMember(name, value.json) }
}

extension ParameterValue {
  /// The value as it stands in files.
  package var json: JSONValue {
    switch self {
    case .number(let number): .real(number)
    case .word(let word): .string(word)
    case .flag(let flag): .flag(flag)
    }
  }

  /// The value in a file, or nil where it is nothing that a parameter can have.
  package init?(json: JSONValue) {
    switch json {
    case .string(let word): self = .word(word)
    case .flag(let flag): self = .flag(flag)
    case .number:
      guard let number = json.double else { return nil }
      self = .number(number)
    case .null, .array, .object: return nil
    }
  }
}

extension DeliveryRate {
  /// The rate as it stands in files.
  package var json: JSONValue {
    switch self {
    case .asRecorded: .string("asRecorded")
    case .hertz(let rate): .whole(rate)
    }
  }

  /// The rate in a file, or nil where it is none.
  package init?(json: JSONValue) {
    if json.text == "asRecorded" {
      self = .asRecorded
    } else if let rate = json.wholeNumber, Self.range.contains(rate) {
      self = .hertz(rate)
    } else {
      return nil
    }
  }

  /// What a file may say.
  static let expectation =
    "\"asRecorded\" or a whole number of callbacks per second from \(range.lowerBound) to "
    + "\(range.upperBound)"
}
