internal import Drawing
internal import GestureCore
internal import KeyboardCore
internal import SimulatorCore
internal import TextCore

extension Desk {
  /// Every part that a script may want to find, by name.
  package var namedRectangles: [(name: String, rectangle: WindowRectangle)] {
    let simulator = simulator
    var named: [(name: String, rectangle: WindowRectangle)] = [
      ("window", layout.window), ("stage", layout.stage),
      ("screen", layout.screenRectangle(of: simulator.screen)),
      ("text", layout.phone.windowRectangle(simulator.textRegion)),
      ("keyboard", layout.phone.windowRectangle(simulator.keyboard.region)),
    ]
    if let bar = layout.menuBar { named.append(("menuBar", bar.bar)) }
    if let strip = layout.modeStrip { named.append(("modeStrip", strip.strip)) }
    if let badge = layout.modeBadge { named.append(("modeBadge", badge.badge)) }
    if let transport = layout.transport { named.append(("transport", transport.bar)) }
    named += buttons.map { ($0.name, $0.0) }
    if let column = layout.column {
      named.append(("column", column.column))
      named.append(("resetAll", column.resetAll))
      for (row, parts) in zip(sliders.rows, column.sliders) {
        named.append(("slider.\(row.name)", parts.row))
        named.append(("track.\(row.name)", parts.track))
        named.append(("value.\(row.name)", parts.value))
        named.append(("reset.\(row.name)", parts.reset))
      }
      named.append(("readings", column.readingsHead))
      named.append(("gauge", column.gauge))
      named.append(("steps", column.steps))
    }
    if let menu {
      for (item, frame) in zip(menu.items, menu.itemFrames) {
        named.append(("menu.\(item)", layout.phone.windowRectangle(frame)))
      }
    }
    for key in simulator.keyboard.keys {
      named.append(("key.\(key.key.id)", layout.phone.windowRectangle(key.frame)))
    }
    return named.filter { !$0.rectangle.isEmpty }
  }

  /// The names and places as a JSON object: `[x, y, width, height]` in logical pixels, rounded to hundredths.
  package var layoutJSON: String {
    func number(_ value: Double) -> String { ((value * 100).rounded() / 100).shortText }
    func quoted(_ name: String) -> String {
      "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    let lines = namedRectangles.map { name, rectangle in
      let numbers = [rectangle.x, rectangle.y, rectangle.width, rectangle.height]
      return "  \(quoted(name)): [\(numbers.map(number).joined(separator: ", "))]"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}
