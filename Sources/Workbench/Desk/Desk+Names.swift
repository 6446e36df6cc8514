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
    named += widgets.map { ($0.name, $0.rectangle) }
    if let foot = layout.foot { named.append(("foot", foot.foot)) }
    if let lanes = layout.lanes {
      named += [("lanes", lanes.area), ("ruler", lanes.ruler), ("plot", lanes.plot)]
      named += lanes.rows.map { ("lane.\($0.lane.rawValue)", $0.rectangle) }
      named.append(("explanation", lanes.explanation))
      named += namedLanes
    }
    if let dock = layout.dock { named += [("dock", dock.dock), ("dock.content", dock.content)] }
    if let list = recordingsArea { named.append(("recordings", list)) }
    if let inspector = layout.inspector { named.append(("inspector", inspector.column)) }
    if let gain = gainLayout {
      named.append(("gain", seen(gain.panel, in: gain.area)))
      named.append(("gain.frame", seen(gain.frame, in: gain.area)))
    }
    if let parameters = parametersLayout {
      named.append(("parameters", parameters.area))
      for (row, parts) in zip(sliders.rows, parameters.rows) {
        named.append(("\(row.kindName).\(row.name)", seen(parts.row, in: parameters.area)))
        named.append(("track.\(row.name)", seen(parts.track, in: parameters.area)))
        named.append(("value.\(row.name)", seen(parts.value, in: parameters.area)))
        named.append(("reset.\(row.name)", seen(parts.reset, in: parameters.area)))
      }
    }
    if let popover = popoverLayout, let rows = popoverContent?.rows {
      named.append(("popover", popover.frame))
      if let field = popover.field { named.append(("popover.field", field)) }
      for case .row(let index, let rectangle) in popover.items {
        named.append(("popover.\(rows[index].title)", seen(rectangle, in: popover.list)))
      }
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

extension SettingRow {
  /// What scripts call the row, before its own name.
  var kindName: String {
    switch control {
    case .slider: "slider"
    case .toggle: "switch"
    case .choice: "choice"
    case .text: "text"
    case .fold: "fold"
    }
  }
}
