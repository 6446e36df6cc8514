package import GestureCore
internal import WindowShell

/// The column's sliders: what has the focus, what is dragged, what is being typed.
///
/// Acts are taken with the layout they were made on; what they change comes out as settings. Nothing here
/// knows a phone.
package struct SliderColumn: Hashable, Sendable {
  /// A setting that was changed.
  package struct Change: Hashable, Sendable {
    /// Its name in files.
    package var name: String
    /// Its new value.
    package var value: ParameterValue

    /// A setting that was changed.
    package init(_ name: String, _ value: ParameterValue) {
      self.name = name
      self.value = value
    }
  }

  /// A press that may become a double click.
  struct Press: Hashable, Sendable {
    var row: Int
    var stamp: Int64
    var point: WindowPoint
  }

  /// A knob that is held.
  struct Drag: Hashable, Sendable {
    var row: Int
    /// From the finger to the knob, so that taking hold of a knob doesn't move it.
    var offsetX: Double
  }

  /// The sliders, as they stand.
  package var rows: [SliderRow] = []
  /// The row that has the keyboard; nil where the phone has it.
  package internal(set) var focus: Int?
  /// The row under the pointer.
  package internal(set) var hover: Int?
  /// What is being typed in the row that has the focus.
  package internal(set) var typing: NumberField?
  var drag: Drag?
  var lastPress: Press?

  /// Two presses within this time, in microseconds, are a double click.
  static let doubleClickMicroseconds: Int64 = 400_000
  /// Two presses farther apart than this are two clicks.
  static let doubleClickPoints = 5.0
  /// A press this near to a knob takes hold of it.
  static let knobReach = 10.0

  /// No slider.
  package init() {}

  /// Whether a knob is held.
  package var isDragging: Bool { drag != nil }

  /// Takes over the sliders of a phone; focus and drag stay where the sliders are the same.
  package mutating func show(_ rows: [SliderRow]) {
    if rows.map(\.name) != self.rows.map(\.name) {
      focus = nil
      hover = nil
      typing = nil
      drag = nil
    }
    self.rows = rows
  }

  /// Gives the keyboard back to the phone; what was being typed is taken if it can be.
  package mutating func leave(into changes: inout [Change]) {
    if typing != nil { commit(into: &changes) }
    typing = nil
    focus = nil
  }

  /// Lets go of a knob, as when the finger was cancelled.
  package mutating func release() { drag = nil }

  /// Puts every slider back to its default.
  package mutating func resetAll(into changes: inout [Change]) {
    typing = nil
    for index in rows.indices where rows[index].isChanged {
      set(index, .number(rows[index].scale.standard), into: &changes)
    }
  }

  mutating func set(_ index: Int, _ value: ParameterValue, into changes: inout [Change]) {
    guard rows[index].value != value else { return }
    rows[index].value = value
    changes.append(Change(rows[index].name, value))
  }

  /// Takes what was typed.
  ///
  /// - Returns: false where it cannot be; the field then says why.
  @discardableResult
  mutating func commit(into changes: inout [Change]) -> Bool {
    guard let focus, var field = typing else { return true }
    do {
      let value = try rows[focus].parse(field.text)
      typing = nil
      set(focus, value, into: &changes)
      return true
    } catch {
      field.refuse(error.sentence)
      typing = field
      return false
    }
  }
}
