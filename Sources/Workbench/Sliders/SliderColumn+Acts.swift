internal import GestureCore

extension SliderColumn {
  /// Moves a slider, turns a switch on or off, takes the next word, opens or closes a group.
  mutating func step(_ index: Int, by units: Double, into changes: inout [Change]) {
    typing = nil
    let row = rows[index]
    switch row.control {
    case .slider(let scale):
      let value = row.number ?? scale.standard
      set(index, .number(scale.value(value, steppedBy: units)), into: &changes)
    case .toggle: set(index, .flag(units > 0), into: &changes)
    case .choice(let words):
      guard let place = words.firstIndex(of: row.value.word) else { return }
      let next = min(max(place + (units > 0 ? 1 : -1), 0), words.count - 1)
      set(index, .word(words[next]), into: &changes)
    case .fold: setOpen(row.group, units > 0)
    case .text: break
    }
  }

  /// Does what a press on a row, or Return, asks for: flips a switch, opens a list or a group, starts typing.
  mutating func act(_ index: Int, into changes: inout [Change]) {
    let row = rows[index]
    switch row.control {
    case .toggle: set(index, .flag(!row.isOn), into: &changes)
    case .choice: choosing = row.name
    case .fold(let isOpen, _): setOpen(row.group, !isOpen)
    case .slider, .text: startTyping(index)
    }
  }

  mutating func startTyping(_ index: Int) {
    let row = rows[index]
    typing = NumberField(
      replacing: row.valueText,
      limit: row.scale == nil ? ParameterSpec.textLimit : NumberField.lengthLimit)
  }

  mutating func restore(_ index: Int, into changes: inout [Change]) {
    typing = nil
    drag = nil
    guard !rows[index].isFold else { return }
    set(index, rows[index].standard, into: &changes)
  }
}
