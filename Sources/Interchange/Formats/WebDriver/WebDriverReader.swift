import TraceFormat

/// Bodies of WebDriver's command “perform actions”, as Appium takes them too: one body, or one on each line.
struct WebDriverReader {
  private var ticks = PointerTicks()
  private var ids: [String] = []

  /// Takes the whole file.
  mutating func read(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    input.panel.unit = .point
    try JSONInput.read(pieces, into: &input) { value, input throws(ImportError) in
      guard let sources = value["actions"]?.elements ?? value.elements else {
        input.log.notes.add(.leftOut, line: value.line, "an object without “actions”")
        return
      }
      try perform(sources, &input)
    }
  }

  private mutating func perform(
    _ sources: JSONNode.Elements, _ input: inout ImportInput
  ) throws(ImportError) {
    var lines = JSONNode.LineCounter()
    var list: [PointerTicks.Source] = []
    for source in sources {
      guard list.count < ImportLimits.contacts else {
        throw .refused("there are more than \(ImportLimits.contacts) pointers")
      }
      let line = lines.line(of: source)
      let actions = source["actions"]?.elements
      guard source["type"]?.text == "pointer" else {
        list.append(PointerTicks.Source(pointer: nil, actions: actions))
        if actions?.contains(where: { $0["type"]?.text != "pause" }) ?? false {
          input.log.notes.add(
            .leftOut, line: line, "actions of a source that is no pointer; only their time counts")
        }
        continue
      }
      if let kind = source["parameters"]?["pointerType"]?.text, kind != "touch" {
        input.log.notes.add(
          .assumption, line: line, "a pointer of kind \(kind.prefix(20)) is taken as a finger")
      }
      let id = number(of: source["id"]?.text ?? "")
      list.append(PointerTicks.Source(pointer: id, actions: actions))
    }
    try ticks.play(list, into: &input, Self.action)
  }

  private mutating func number(of name: String) -> Int {
    if let index = ids.firstIndex(of: name) { return index }
    ids.append(name)
    return ids.count - 1
  }

  private static func action(
    _ action: JSONNode, _ line: Int, _ notes: inout ImportNotes
  ) -> PointerTicks.Action {
    switch action["type"]?.text {
    case "pointerMove":
      guard let x = action["x"]?.double, let y = action["y"]?.double else {
        notes.add(.leftOut, line: line, "a move without x and y")
        return .pause(milliseconds: duration(of: action, line, &notes))
      }
      let origin = action["origin"]
      if origin?.isObject ?? false {
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
    of action: JSONNode, _ line: Int, _ notes: inout ImportNotes
  ) -> Double {
    guard let duration = action["duration"] else { return 0 }
    guard let number = duration.double, (0...1e9).contains(number) else {
      notes.add(.repair, line: line, "a duration that is no number from 0 on; it counts as 0")
      return 0
    }
    return number
  }
}
