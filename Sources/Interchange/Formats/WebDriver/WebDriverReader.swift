import TraceFormat

/// Bodies of WebDriver's command “perform actions”, as Appium takes them too: one body, or one on each line.
struct WebDriverReader {
  private var ticks = PointerTicks()
  private var ids: [String] = []

  /// Takes the whole file.
  mutating func read(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    input.panel.unit = .point
    for (line, value) in try JSONInput.values(pieces, into: &input) {
      // A line of its own says where it is; a whole file does not.
      let place = line == 1 ? 0 : line
      guard let sources = value["actions"]?.elements ?? value.elements else {
        input.log.notes.add(.leftOut, line: place, "an object without “actions”")
        continue
      }
      try perform(sources, line: place, &input)
    }
  }

  private mutating func perform(
    _ sources: [JSONValue], line: Int, _ input: inout ImportInput
  ) throws(ImportError) {
    var lists: [(id: Int, actions: [PointerTicks.Action])] = []
    var pauses: [[Double]] = []
    for source in sources {
      let actions = source["actions"]?.elements ?? []
      guard source["type"]?.text == "pointer" else {
        pauses.append(actions.map { Self.duration(of: $0, line, &input.log.notes) })
        if actions.contains(where: { $0["type"]?.text != "pause" }) {
          input.log.notes.add(
            .leftOut, line: line, "actions of a source that is no pointer; only their time counts")
        }
        continue
      }
      if let kind = source["parameters"]?["pointerType"]?.text, kind != "touch" {
        input.log.notes.add(
          .assumption, line: line, "a pointer of kind \(kind) is taken as a finger")
      }
      guard lists.count < ImportLimits.contacts else {
        throw .refused("there are more than \(ImportLimits.contacts) pointers")
      }
      let id = number(of: source["id"]?.text ?? "")
      lists.append((id, actions.map { Self.action($0, line, &input.log.notes) }))
    }
    try ticks.play(lists, pauses: pauses, line: line, into: &input)
  }

  private mutating func number(of name: String) -> Int {
    if let index = ids.firstIndex(of: name) { return index }
    ids.append(name)
    return ids.count - 1
  }

  private static func action(
    _ action: JSONValue, _ line: Int, _ notes: inout ImportNotes
  ) -> PointerTicks.Action {
    switch action["type"]?.text {
    case "pointerMove":
      guard let x = action["x"]?.double, let y = action["y"]?.double else {
        notes.add(.leftOut, line: line, "a move without x and y")
        return .pause(milliseconds: duration(of: action, line, &notes))
      }
      let origin = action["origin"]
      if case .object? = origin {
        notes.add(
          .assumption, line: line,
          "a move is relative to an element of the page, whose place is not in the file; it is taken as 0, 0"
        )
      }
      return .move(
        x: x, y: y, milliseconds: duration(of: action, line, &notes),
        isRelative: origin?.text == "pointer")
    case "pointerDown": return .down
    case "pointerUp": return .up
    case "pointerCancel": return .cancel
    case "pause": break
    default: notes.add(.leftOut, line: line, "an action of an unknown type")
    }
    return .pause(milliseconds: duration(of: action, line, &notes))
  }

  static func duration(
    of action: JSONValue, _ line: Int, _ notes: inout ImportNotes
  ) -> Double {
    guard let duration = action["duration"] else { return 0 }
    guard let number = duration.double, (0...1e9).contains(number) else {
      notes.add(.repair, line: line, "a duration that is no number from 0 on; it counts as 0")
      return 0
    }
    return number
  }
}
