internal import WindowShell

extension Desk {
  /// Opens a field for typing; what stood in it is selected.
  func startTyping(_ field: TuneField) {
    finishTyping()
    tune.typing = TuneTyping(field: field, text: TextField(tune.setup.text(of: field)))
    focusTune("tune." + field.name)
  }

  /// Ends typing: what can be taken is taken, and otherwise the old value stays.
  func finishTyping() {
    guard tune.typing != nil else { return }
    commitTyping()
    tune.typing = nil
    isDirty = true
  }

  /// Takes what was typed.
  ///
  /// - Returns: false where it cannot be; the field then says why.
  @discardableResult
  private func commitTyping() -> Bool {
    guard var typing = tune.typing else { return true }
    do throws(SliderRefusal) {
      try tune.setup.set(typing.field, to: typing.text.text)
      tune.typing = nil
      return true
    } catch {
      typing.refusal = error.sentence
      tune.typing = typing
      return false
    }
  }

  /// Takes typed text while a field of the tab has the keyboard.
  ///
  /// - Returns: false where none has.
  func typeInTune(_ text: String) -> Bool {
    guard shownTab == .tune else { return false }
    if tune.typing == nil, let focusName,
      case .tune(.type(let field))? = tuneParts.first(where: { $0.widget.name == focusName })?
        .widget.command, text != " "
    {
      startTyping(field)
    }
    guard tune.typing != nil else { return false }
    tune.typing?.text.type(text)
    tune.typing?.refusal = nil
    isDirty = true
    return true
  }

  /// Takes a key while a part of the tab has the keyboard.
  ///
  /// - Returns: false where none has, or the key is somebody else's.
  func pressInTune(_ stroke: KeyStroke) -> Bool {
    guard shownTab == .tune else { return false }
    if tune.typing != nil { return pressInField(stroke) }
    guard let focusName, focusName.hasPrefix("tune.") else { return false }
    let parts = tuneParts
    let place = parts.firstIndex { $0.widget.name == focusName }
    switch stroke.key {
    case .tab: return moveInTune(backwards: stroke.modifiers.contains(.shift), parts)
    case .up, .down:
      let step = stroke.key == .down ? 1 : -1
      guard let place, let row = parts[place].row else { return scrollTune(by: Double(step) * 28) }
      moveRow(from: place, row: row, by: step, parts)
    case .left, .right:
      guard let place, let row = parts[place].row else { return false }
      let next = stroke.key == .right ? place + 1 : place - 1
      if parts.indices.contains(next), parts[next].row == row {
        focusTune(parts[next].widget.name)
      }
    case .pageUp: return scrollTune(by: -120)
    case .pageDown: return scrollTune(by: 120)
    case .home: return scrollTune(by: -1e6)
    case .end: return scrollTune(by: 1e6)
    case .return, .space, .escape, .function, .character, .backspace, .delete: return false
    }
    return true
  }

  private func pressInField(_ stroke: KeyStroke) -> Bool {
    isDirty = true
    switch stroke.key {
    case .escape: tune.typing = nil
    case .return: commitTyping()
    case .tab:
      if commitTyping() {
        let isBack = stroke.modifiers.contains(.shift)
        if !moveInTune(backwards: isBack, tuneParts) { return false }
      }
    case .character("v") where stroke.modifiers.contains(.control): requests.append(.paste)
    case .function: return false
    case .left, .right, .home, .end, .backspace, .delete, .space, .character, .up, .down, .pageUp,
      .pageDown:
      _ = tune.typing?.text.press(stroke)
      tune.typing?.refusal = nil
    }
    return true
  }

  /// Gives the keyboard to the next part that Tab stops at, though it be scrolled out.
  ///
  /// - Returns: false at the end, where the next part is another panel's.
  private func moveInTune(backwards: Bool, _ parts: [TunePart]) -> Bool {
    let stops = parts.filter { part in
      part.widget.isEnabled && (part.widget.isTabStop || part.widget.name == focusName)
    }
    guard let place = stops.firstIndex(where: { $0.widget.name == focusName }) else { return false }
    var next = backwards ? place - 1 : place + 1
    // The list of parameters is one stop.
    while stops.indices.contains(next), stops[next].row != nil, stops[place].row != nil {
      next += backwards ? -1 : 1
    }
    guard stops.indices.contains(next) else { return false }
    focusTune(stops[next].widget.name)
    return true
  }

  private func moveRow(from place: Int, row: Int, by step: Int, _ parts: [TunePart]) {
    guard let first = parts.firstIndex(where: { $0.row == row }) else { return }
    let column = place - first
    let next = parts.filter { $0.row == row + step }
    guard !next.isEmpty else { return }
    focusTune(next[min(column, next.count - 1)].widget.name)
  }

  /// Gives the keyboard to a part, and scrolls it into sight.
  private func focusTune(_ name: String) {
    hidesFocusRing = false
    focusName = name
    let parts = tuneParts
    guard let part = parts.first(where: { $0.widget.name == name }), let layout = tuneLayout else {
      return
    }
    if part.row != nil { tune.currentKnob = name }
    isDirty = true
    guard !layout.buttons.contains(where: { "tune." + $0.name == name }) else { return }
    tune.scroll = layout.scroll(showing: part.widget.rectangle)
  }

  /// Scrolls the tab.
  ///
  /// - Returns: whether there is anything to scroll.
  @discardableResult
  private func scrollTune(by distance: Double) -> Bool {
    guard let layout = tuneLayout, layout.maximumScroll > 0 else { return false }
    tune.scroll = min(max(layout.scroll + distance, 0), layout.maximumScroll)
    isDirty = true
    return true
  }

  /// Scrolls the tab by the wheel.
  ///
  /// - Returns: whether the wheel was turned over it.
  func turnInTune(_ wheel: ShellWheel) -> Bool {
    guard let layout = tuneLayout, layout.area.contains(wheel.location) else { return false }
    tooltip = nil
    scrollTune(by: -wheel.dy * 56)
    return true
  }
}
