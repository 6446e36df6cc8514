import SimulatorCore
import TraceFormat

/// Gestures that Appium Inspector saves: pointers with ticks, places in percent of the screen.
struct AppiumInspectorReader {
  /// Takes the whole file.
  func read(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    input.panel.unit = .point
    var ticks = PointerTicks()
    try JSONInput.read(pieces, into: &input) { value, input throws(ImportError) in
      var lines = JSONNode.LineCounter()
      for gesture in value.elements ?? value.alone {
        guard let pointers = gesture["actions"]?.elements else {
          input.log.notes.add(
            .leftOut, line: lines.line(of: gesture), "an object without “actions”")
          continue
        }
        input.panel.name = input.panel.name ?? gesture["name"]?.text
        try play(pointers, &ticks, &input)
      }
    }
  }

  private func play(
    _ pointers: JSONNode.Elements, _ ticks: inout PointerTicks, _ input: inout ImportInput
  ) throws(ImportError) {
    var sources: [PointerTicks.Source] = []
    for pointer in pointers {
      guard sources.count < ImportLimits.contacts else {
        throw .refused("there are more than \(ImportLimits.contacts) pointers")
      }
      sources.append(
        PointerTicks.Source(pointer: sources.count, actions: pointer["ticks"]?.elements))
    }
    var scale = (x: 1.0, y: 1.0)
    if pointers.allSatisfy({ Self.isInPercent($0) }) {
      scale = (input.screen.width / 100, input.screen.height / 100)
      input.log.notes.add(
        .assumption,
        "places are percent of the screen; the screen is taken as \(NumberText.of(input.screen.width)) × "
          + "\(NumberText.of(input.screen.height)) pt (--screen WxH gives another)")
    }
    try ticks.play(sources, into: &input) { tick, line, notes in
      Self.action(tick, scale, line, &notes)
    }
  }

  private static func isInPercent(_ pointer: JSONNode) -> Bool {
    guard let ticks = pointer["ticks"]?.elements else { return true }
    return ticks.allSatisfy { tick in
      [tick["x"]?.double, tick["y"]?.double].allSatisfy {
        $0.map { (0...100).contains($0) } ?? true
      }
    }
  }

  private static func action(
    _ tick: JSONNode, _ scale: (x: Double, y: Double), _ line: Int, _ notes: inout ImportNotes
  ) -> PointerTicks.Action {
    let milliseconds = WebDriverReader.duration(of: tick, line, &notes)
    switch tick["type"]?.text {
    case "pointerMove":
      if let x = tick["x"]?.double, let y = tick["y"]?.double {
        return .move(
          x: x * scale.x, y: y * scale.y, milliseconds: milliseconds, isRelative: false)
      }
      notes.add(.leftOut, line: line, "a move without x and y")
    case "pointerDown": return .down
    case "pointerUp": return .up
    // Ticks may be empty; the inspector fills pointers up with them.
    case "pause", "filler", nil: break
    default: notes.add(.leftOut, line: line, "a tick of an unknown type")
    }
    return .pause(milliseconds: milliseconds)
  }
}
