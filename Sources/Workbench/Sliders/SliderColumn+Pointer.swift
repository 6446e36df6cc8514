internal import GestureCore
package import WindowShell

extension SliderColumn {
  /// Takes a press on the column.
  ///
  /// - Returns: whether it was on a row; otherwise nothing has changed.
  package mutating func press(
    at point: WindowPoint, stamp: Int64, _ modifiers: Modifiers, in layout: ParametersLayout,
    into changes: inout [Change]
  ) -> Bool {
    guard let index = row(at: point, in: layout) else { return false }
    let parts = layout.rows[index]
    if focus != index { leave(into: &changes) }
    focus = index
    defer { lastPress = Press(row: index, stamp: stamp, point: point) }
    if rows[index].isChanged, parts.reset.contains(point) {
      restore(index, into: &changes)
      return true
    }
    switch rows[index].control {
    case .slider: break
    case .fold, .toggle, .choice:
      act(index, into: &changes)
      return true
    case .text:
      if typing == nil { startTyping(index) }
      return true
    }
    if modifiers.contains(.control) || parts.value.contains(point) {
      startTyping(index)
      return true
    }
    if isDoubleClick(on: index, at: point, stamp: stamp) {
      restore(index, into: &changes)
      return true
    }
    if typing != nil { guard commit(into: &changes) else { return true } }
    guard point.y >= parts.track.y - 12 else { return true }
    let knobX = knobX(of: index, in: parts)
    let isHeld = rows[index].number != nil && (point.x - knobX).magnitude <= Self.knobReach
    drag = Drag(row: index, offsetX: isHeld ? knobX - point.x : 0)
    if !isHeld { move(to: point, in: layout, into: &changes) }
    return true
  }

  /// Takes a move of the finger that holds a knob.
  package mutating func move(
    to point: WindowPoint, in layout: ParametersLayout, into changes: inout [Change]
  ) {
    guard let drag, layout.rows.indices.contains(drag.row), rows.indices.contains(drag.row)
    else { return }
    let track = layout.rows[drag.row].track
    guard let scale = rows[drag.row].scale else { return }
    let position = (point.x + drag.offsetX - track.x) / track.width
    set(drag.row, .number(scale.value(at: position)), into: &changes)
  }

  /// Takes the pointer's place while no button is held; nil where it left.
  package mutating func hover(at point: WindowPoint?, in layout: ParametersLayout) {
    hover = point.flatMap { row(at: $0, in: layout) }
  }

  /// Takes a turn of the wheel: up is more, one unit a notch, with Shift ten.
  ///
  /// - Returns: whether it was on a slider.
  package mutating func turn(
    _ wheel: ShellWheel, in layout: ParametersLayout, into changes: inout [Change]
  ) -> Bool {
    guard let index = row(at: wheel.location, in: layout), rows[index].scale != nil else {
      return false
    }
    // Some systems turn the wheel sideways while Shift is held.
    let notches = wheel.dy != 0 ? wheel.dy : wheel.dx
    step(index, by: notches * (wheel.modifiers.contains(.shift) ? 10 : 1), into: &changes)
    return true
  }

  /// Where a knob stands.
  package func knobX(of index: Int, in parts: SettingRowLayout) -> Double {
    guard let scale = rows[index].scale else { return parts.track.x }
    return parts.track.x
      + parts.track.width * scale.position(of: rows[index].number ?? scale.greatest)
  }

  private func row(at point: WindowPoint, in layout: ParametersLayout) -> Int? {
    guard layout.area.contains(point) else { return nil }
    return layout.rows.firstIndex { $0.row.contains(point) }.flatMap {
      rows.indices.contains($0) ? $0 : nil
    }
  }

  private func isDoubleClick(on row: Int, at point: WindowPoint, stamp: Int64) -> Bool {
    guard let last = lastPress, last.row == row else { return false }
    let dx = point.x - last.point.x
    let dy = point.y - last.point.y
    return stamp - last.stamp <= Self.doubleClickMicroseconds
      && dx * dx + dy * dy <= Self.doubleClickPoints * Self.doubleClickPoints
  }
}
