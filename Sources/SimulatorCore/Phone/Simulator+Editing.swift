import GestureCore
import KeyboardCore
import TextCore

extension Simulator {
  /// Carries out an event that is no touch; deadlines and pending moves have run.
  mutating func perform(
    _ event: InputEvent, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    switch event.kind {
    case .touch, .end: return
    case .scroll: followScroll(at: event.time, layout: &layout, into: &effects)
    case .text(let text): edit { $0.insert(text) }
    case .mark(let text, let from, let length):
      edit { $0.setMarked(text, from: from, length: length) }
    case .key(let key): perform(key, at: event.time, layout: &layout, into: &effects)
    case .select(let anchor, let focus, let affinity):
      let origin = document.selection.focus
      document.select(
        Selection(
          anchor: document.position(from: origin, offsetByStops: anchor).position,
          focus: document.position(from: origin, offsetByStops: focus).position,
          affinity: affinity))
      roomIsStale = true
    case .focus(let isFocused):
      self.isFocused = isFocused
      if !isFocused { document.commitMarked() }
    case .set(let name, let value):
      do throws(SettingError) {
        try set(name, to: value)
      } catch {
        effects.refusals.append(Refusal(time: event.time, reason: error))
      }
    case .technique(let id):
      do throws(SettingError) {
        try switchTechnique(to: id)
      } catch {
        effects.refusals.append(Refusal(time: event.time, reason: error))
      }
    }
  }

  /// Carries out what the phone's keys asked for.
  mutating func performKeyActions(into effects: inout Effects) {
    for action in keyActions {
      switch action.outcome {
      case .insert(let text): edit { $0.insert(text) }
      case .deleteBackward: edit { $0.deleteBackward() }
      case .return: edit { $0.insert("\n") }
      case .shift: break
      case .page, .globe: keyboardChanged()
      }
      if !action.insertedText.isEmpty { situation.lastTypedKey = action.time }
    }
    effects.keys.append(contentsOf: keyActions)
    keyActions.removeAll(keepingCapacity: true)
  }

  private mutating func edit(_ change: (inout TextDocument) -> Void) {
    change(&document)
    goalX = nil
    roomIsStale = true
  }

  private mutating func perform(
    _ key: EditingKey, at time: Instant, layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    let extends = key.extendsSelection
    switch key.action {
    case .backspace: edit { $0.deleteBackward() }
    case .delete: edit { $0.deleteForward() }
    case .deleteWord: edit { $0.deleteWordBackward() }
    case .return: edit { $0.insert("\n") }
    case .tab: edit { $0.insert("\t") }
    case .left: edit { $0.moveByStops(-1, selecting: extends) }
    case .right: edit { $0.moveByStops(1, selecting: extends) }
    case .lineStart: edit { $0.moveToParagraphStart(selecting: extends) }
    case .lineEnd: edit { $0.moveToParagraphEnd(selecting: extends) }
    case .documentStart: edit { $0.moveToDocumentStart(selecting: extends) }
    case .documentEnd: edit { $0.moveToDocumentEnd(selecting: extends) }
    case .selectAll: edit { $0.selectAll() }
    case .undo: edit { _ = $0.undo() }
    case .redo: edit { _ = $0.redo() }
    case .copy: copySelection(into: &effects)
    case .cut:
      copySelection(into: &effects)
      edit { $0.deleteSelection() }
    case .wordLeft, .wordRight:
      guard asksLayout else { return }
      var moved = document
      moved.moveByWords(key.action == .wordLeft ? -1 : 1, selecting: extends)
      goalX = nil
      selectByLayout(moved.selection, at: time, into: &effects)
    case .up: moveByLayout(-1, extends, at: time, layout: &layout, into: &effects)
    case .down: moveByLayout(1, extends, at: time, layout: &layout, into: &effects)
    case .pageUp:
      moveByLayout(-pageLines(layout), extends, at: time, layout: &layout, into: &effects)
    case .pageDown:
      moveByLayout(pageLines(layout), extends, at: time, layout: &layout, into: &effects)
    case .home, .end:
      guard asksLayout else { return }
      let caret = document.selection.caret
      let target =
        key.action == .home
        ? layout.lineStart(of: caret, in: document) : layout.lineEnd(of: caret, in: document)
      goalX = nil
      selectByLayout(selection(to: target, extending: extends), at: time, into: &effects)
    }
  }

  private mutating func moveByLayout(
    _ lines: Int, _ extends: Bool, at time: Instant, layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    guard asksLayout else { return }
    selectByLayout(
      lineSelection(lines, selecting: extends, layout: &layout), at: time, into: &effects)
  }

  /// Lines of a page move: what fits, less one to keep the place.
  private func pageLines(_ layout: borrowing some LineGeometry) -> Int {
    max(1, Int((layout.viewportHeight / max(layout.linePitch, 1)).rounded(.down)) - 1)
  }

  private func copySelection(into effects: inout Effects) {
    let selected = document.text(from: document.selection.lower, to: document.selection.upper)
    if !selected.isEmpty { effects.copied = selected }
  }
}
