import CursorTechniques
import GestureCore
import KeyboardCore
import TextCore

extension Simulator {
  /// Carries out an event that is no touch; deadlines and pending moves have run.
  mutating func perform(
    _ event: InputEvent, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    if !event.isAnswer { tickProxy() }
    switch event.kind {
    case .touch, .note, .end: return
    case .scroll: followScroll(at: event.time, layout: &layout, into: &effects)
    case .text(let text): request(.insert(text), into: &effects)
    case .mark(let text, let from, let length):
      request(.mark(text, from: from, length: length), into: &effects)
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
      if isFocused {
        input.beginEditing(into: &effects.text)
      } else {
        input.endEditing(into: &effects.text)
        keyboardWasHidden()
      }
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
    // Return may hide the keyboard, which takes its keys away.
    let actions = keyActions
    keyActions.removeAll(keepingCapacity: true)
    for action in actions {
      switch action.outcome {
      case .insert(let text): type(text, at: action.time, into: &effects)
      case .deleteBackward:
        if proxy.mode == .ios {
          askProxy(at: action.time) { $0.deleteBackward(in: &$1) }
        } else {
          request(.delete(.backward), into: &effects)
        }
      case .return: pressReturn(into: &effects)
      case .shift: break
      case .page, .globe: keyboardChanged()
      }
      if !action.insertedText.isEmpty { situation.lastTypedKey = action.time }
      if action.insertedText.allSatisfy(\.isLetter), !action.insertedText.isEmpty {
        situation.lastTypedLetter = action.time
      }
    }
    effects.keys.append(contentsOf: actions)
  }

  /// A character key: letters of a layout that composes extend the marked text, space commits it.
  private mutating func type(_ text: String, at time: Instant, into effects: inout Effects) {
    guard keyboard.layout.composes else {
      if proxy.mode == .ios, isFocused {
        return askProxy(at: time) { $0.insertText(text, in: &$1) }
      }
      return request(.insert(text), into: &effects)
    }
    if text.allSatisfy({ $0.isASCII && $0.isLetter }) {
      let marked = markedText + text
      request(.mark(marked, from: marked.count, length: 0), into: &effects)
    } else if text == " ", input.markedRange != nil {
      input.unmarkText(into: &effects.text)
    } else {
      input.unmarkText(into: &effects.text)
      request(.insert(text), into: &effects)
    }
  }

  private var markedText: String {
    input.markedRange.map { document.text(from: $0.lowerBound, to: $0.upperBound) } ?? ""
  }

  /// Return: commits what is composed, else turns a selected placeholder into its text, else begins a line or
  /// ends editing.
  private mutating func pressReturn(into effects: inout Effects) {
    if keyboard.layout.composes, input.markedRange != nil {
      input.unmarkText(into: &effects.text)
    } else if document.selectedPlaceholder != nil {
      request(.expandPlaceholder, into: &effects)
    } else {
      request(.insert("\n"), into: &effects)
    }
  }

  /// Tab walks placeholders where the caret is at one, or has just come from one.
  private mutating func pressTab(backward: Bool, into effects: inout Effects) {
    guard document.tabWalksPlaceholders else {
      if !backward { request(.insert("\t"), into: &effects) }
      return
    }
    edit(because: .key, into: &effects) {
      if backward { $0.selectPreviousPlaceholder() } else { $0.selectNextPlaceholder() }
    }
  }

  /// What a person asks of the text; nothing happens where it is not being edited.
  mutating func request(_ request: TextRequest, into effects: inout Effects) {
    guard isFocused else { return }
    input.perform(request, into: &effects.text)
    goalX = nil
    roomIsStale = true
    if !isFocused { keyboardWasHidden() }
  }

  /// Takes away the fingers on a keyboard that is shown no more.
  mutating func keyboardWasHidden() {
    keyboard.cancelAllKeys()
    pan.reset()
    technique.lifted()
  }

  private mutating func edit(
    because reason: SelectionChangeReason, into effects: inout Effects,
    _ change: (inout TextDocument) -> Void
  ) {
    input.perform(because: reason, into: &effects.text, change)
    goalX = nil
    roomIsStale = true
  }

  private mutating func perform(
    _ key: EditingKey, at time: Instant, layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    let extends = key.extendsSelection
    switch key.action {
    case .backspace: request(.delete(.backward), into: &effects)
    case .delete: request(.delete(.forward), into: &effects)
    case .deleteWord: request(.delete(.wordBackward), into: &effects)
    case .return: pressReturn(into: &effects)
    case .tab: pressTab(backward: extends, into: &effects)
    case .left:
      edit(because: .key, into: &effects) { _ = $0.moveByStops(-1, selecting: extends) }
    case .right:
      edit(because: .key, into: &effects) { _ = $0.moveByStops(1, selecting: extends) }
    case .lineStart:
      edit(because: .key, into: &effects) { $0.moveToParagraphStart(selecting: extends) }
    case .lineEnd:
      edit(because: .key, into: &effects) { $0.moveToParagraphEnd(selecting: extends) }
    case .documentStart:
      edit(because: .key, into: &effects) { $0.moveToDocumentStart(selecting: extends) }
    case .documentEnd:
      edit(because: .key, into: &effects) { $0.moveToDocumentEnd(selecting: extends) }
    case .selectAll:
      edit(because: .key, into: &effects) { $0.selectAll() }
    case .undo: request(.undo, into: &effects)
    case .redo: request(.redo, into: &effects)
    case .copy: copySelection(into: &effects)
    case .cut:
      copySelection(into: &effects)
      request(.delete(.selection), into: &effects)
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
