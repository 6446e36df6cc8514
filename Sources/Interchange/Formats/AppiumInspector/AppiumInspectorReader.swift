import SimulatorCore
import TraceFormat

/// Gestures that Appium Inspector saves: pointers with ticks, places in percent of the screen.
struct AppiumInspectorReader {
  /// Takes the whole file.
  func read(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    input.panel.unit = .point
    var ticks = PointerTicks()
    for (line, value) in try JSONInput.values(pieces, into: &input) {
      for gesture in value.elements ?? [value] {
        guard let pointers = gesture["actions"]?.elements else {
          input.log.notes.add(.leftOut, line: line == 1 ? 0 : line, "an object without “actions”")
          continue
        }
        input.panel.name = input.panel.name ?? gesture["name"]?.text
        try play(pointers, &ticks, &input)
      }
    }
  }

  private func play(
    _ pointers: [JSONValue], _ ticks: inout PointerTicks, _ input: inout ImportInput
  ) throws(ImportError) {
    guard pointers.count <= ImportLimits.contacts else {
      throw .refused("there are more than \(ImportLimits.contacts) pointers")
    }
    let lists = pointers.map { $0["ticks"]?.elements ?? [] }
    let places = lists.joined().flatMap { [$0["x"]?.double, $0["y"]?.double].compactMap(\.self) }
    let scale: (x: Double, y: Double)
    if places.allSatisfy({ (0...100).contains($0) }) {
      scale = (input.screen.width / 100, input.screen.height / 100)
      input.log.notes.add(
        .assumption,
        "places are percent of the screen; the screen is taken as \(NumberText.of(input.screen.width)) × "
          + "\(NumberText.of(input.screen.height)) pt (--screen WxH gives another)")
    } else {
      scale = (1, 1)
    }
    var actions: [(id: Int, actions: [PointerTicks.Action])] = []
    for (index, list) in lists.enumerated() {
      actions.append((index, list.map { Self.action($0, scale, &input.log.notes) }))
    }
    try ticks.play(actions, pauses: [], line: 0, into: &input)
  }

  private static func action(
    _ tick: JSONValue, _ scale: (x: Double, y: Double), _ notes: inout ImportNotes
  ) -> PointerTicks.Action {
    let milliseconds = WebDriverReader.duration(of: tick, 0, &notes)
    switch tick["type"]?.text {
    case "pointerMove":
      if let x = tick["x"]?.double, let y = tick["y"]?.double {
        return .move(
          x: x * scale.x, y: y * scale.y, milliseconds: milliseconds, isRelative: false)
      }
      notes.add(.leftOut, "a move without x and y")
    case "pointerDown": return .down
    case "pointerUp": return .up
    // Ticks may be empty; the inspector fills pointers up with them.
    case "pause", "filler", nil: break
    default: notes.add(.leftOut, "a tick of an unknown type")
    }
    return .pause(milliseconds: milliseconds)
  }
}
