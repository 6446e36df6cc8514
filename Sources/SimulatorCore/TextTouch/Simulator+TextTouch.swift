import GestureCore
package import TextCore

extension Simulator {
  /// Takes a delivered sample for the text view; what waits for the end of a frame goes before it.
  mutating func feedText(
    _ sample: TouchSample, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    // A recording that brings the answers needs no gesture here; its touches are for the picture.
    guard asksLayout else { return }
    deliverPendingText(layout: &layout, into: &effects)
    let handle = sample.phase == .down ? handle(at: sample.location, layout: &layout) : nil
    feedGesture(sample, handle: handle, layout: &layout, into: &effects)
  }

  /// Delivers the finger's move that waits for the end of a frame.
  mutating func deliverPendingText(
    layout: inout some LineGeometry, into effects: inout Effects
  ) {
    guard textDelivery.deadline != nil else { return }
    textDelivery.takePending(into: &textBatch)
    for move in textBatch { feedGesture(move, layout: &layout, into: &effects) }
  }

  private mutating func feedGesture(
    _ sample: TouchSample, handle: TextGesture.HandleEnd? = nil, layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    if let action = textGesture.feed(sample, region: textRegion, handle: handle) {
      perform(action, at: now, layout: &layout, into: &effects)
    }
  }

  mutating func perform(
    _ action: TextGesture.Action, at time: Instant, layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    switch action {
    case .tap(let point, let count):
      tap(point, count: count, at: time, layout: &layout, into: &effects)
    case .longPress(let point):
      pressOrigin = grain(at: content(point, layout), layout: &layout)
      extendSelection(to: point, at: time, layout: &layout, into: &effects)
    case .extend(let point):
      extendSelection(to: point, at: time, layout: &layout, into: &effects)
    case .grab(let end, let point):
      handleDrag = drag(of: end, finger: content(point, layout), layout: &layout)
    case .drag(let point):
      dragHandle(to: point, at: time, layout: &layout, into: &effects)
    case .scroll(let distance): effects.dragged += distance
    case .release:
      pressOrigin = nil
      handleDrag = nil
      effects.menuRequests += document.selection.isCollapsed ? 0 : 1
    }
  }

  /// Looks again under a finger that selects, after the view was scrolled below it.
  mutating func followScroll(
    at time: Instant, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    guard asksLayout, textGesture.isSelecting else { return }
    if handleDrag != nil {
      dragHandle(to: textGesture.location, at: time, layout: &layout, into: &effects)
    } else {
      extendSelection(to: textGesture.location, at: time, layout: &layout, into: &effects)
    }
  }

  /// The handles of what is selected, on the screen; nil where nothing is.
  package func selectionHandles(layout: inout some LineGeometry) -> SelectionHandles? {
    SelectionHandles(of: document, layout: &layout)
  }

  private func handle(
    at point: Point, layout: inout some LineGeometry
  ) -> TextGesture.HandleEnd? {
    selectionHandles(layout: &layout)?.handle(at: point)
  }

  private func content(_ point: Point, _ layout: some LineGeometry) -> ContentPoint {
    let origin = layout.contentOrigin
    return ContentPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  private mutating func tap(
    _ point: Point, count: Int, at time: Instant, layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    let place = content(point, layout)
    let caret = layout.caret(at: place, in: document)
    goalX = nil
    if !isFocused, !input.options.isReadOnly {
      // Whether a touch is a tap is known to the layout's phone only.
      send(.focus(true), at: time, layout: &layout, into: &effects)
    }
    switch count {
    case 2:
      if let character = character(at: place, layout: &layout), isPlaceholder(character) {
        selectByLayout(
          Selection(anchor: character.lowerBound, focus: character.upperBound), at: time,
          into: &effects)
        send(.key(EditingKey(.return)), at: time, layout: &layout, into: &effects)
        return
      }
      guard let character = character(at: place, layout: &layout),
        let word = layout.word(at: character.lowerBound, in: document),
        word.contains(character.lowerBound)
      else { return selectByLayout(Selection(caret), at: time, into: &effects) }
      selectByLayout(
        Selection(anchor: word.lowerBound, focus: word.upperBound, affinity: .upstream), at: time,
        into: &effects)
    case 3:
      let paragraph = caret.position.paragraph
      selectByLayout(
        Selection(
          anchor: TextPosition(paragraph: paragraph, offset: 0),
          focus: document.paragraphEnd(paragraph), affinity: .upstream),
        at: time, into: &effects)
    default:
      if isSelected(place, layout: &layout) {
        effects.menuRequests += 1
      } else {
        selectByLayout(Selection(caret), at: time, into: &effects)
      }
    }
  }

  /// Carries out what a finger means as if it had come in, so that a recording has it.
  private mutating func send(
    _ kind: InputEvent.Kind, at time: Instant, layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    let event = InputEvent(time, kind)
    if records { effects.recorded.append(event) }
    perform(event, layout: &layout, into: &effects)
  }

  /// Whether it is exactly a placeholder.
  func isPlaceholder(_ range: Range<TextPosition>) -> Bool {
    let place = range.lowerBound
    guard let placeholder = document.placeholder(at: place) else { return false }
    return range.upperBound.paragraph == place.paragraph
      && placeholder.range == place.offset..<range.upperBound.offset
  }

  /// Whether the place lies on selected text.
  private func isSelected(_ place: ContentPoint, layout: inout some LineGeometry) -> Bool {
    guard !document.selection.isCollapsed, let character = character(at: place, layout: &layout)
    else { return false }
    return character.lowerBound >= document.selection.lower
      && character.upperBound <= document.selection.upper
  }

  /// Selects from where the long press began to the grain under the finger, either way.
  private mutating func extendSelection(
    to point: Point, at time: Instant, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    guard let origin = pressOrigin,
      let grain = grain(at: content(point, layout), layout: &layout)
    else { return }
    let selection =
      grain.lowerBound < origin.lowerBound
      ? Selection(anchor: origin.upperBound, focus: grain.lowerBound)
      : Selection(
        anchor: origin.lowerBound, focus: max(origin.upperBound, grain.upperBound),
        affinity: .upstream)
    guard selection != document.selection else { return }
    goalX = nil
    selectByLayout(selection, at: time, into: &effects)
  }

  private func drag(
    of end: TextGesture.HandleEnd, finger: ContentPoint, layout: inout some LineGeometry
  ) -> HandleDrag {
    let selection = document.selection
    let moving =
      end == .start ? Caret(selection.lower) : Caret(selection.upper, .upstream)
    return HandleDrag(
      fixed: end == .start ? selection.upper : selection.lower, isAfterFixed: end == .end,
      finger: finger, caret: layout.caretRectangle(of: moving, in: document))
  }

  private mutating func dragHandle(
    to point: Point, at time: Instant, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    guard var drag = handleDrag else { return }
    let place = drag.target(of: content(point, layout), linePitch: layout.linePitch)
    handleDrag = drag
    let caret = layout.caret(at: place, in: document)
    let isAfter: Bool
    switch phone.handleCrossing {
    case .swap:
      // On the other end itself the handle stays on the side where it is.
      isAfter =
        caret.position == drag.fixed
        ? document.selection.focus > drag.fixed : caret.position > drag.fixed
    case .clamp: isAfter = drag.isAfterFixed
    }
    // Never empty: at least one stop on its side.
    let least =
      document.position(from: drag.fixed, offsetByStops: isAfter ? 1 : -1).position
    let focus = isAfter ? max(caret.position, least) : min(caret.position, least)
    let selection = Selection(
      anchor: drag.fixed, focus: focus, affinity: isAfter ? .upstream : .downstream)
    guard selection != document.selection, focus != drag.fixed else { return }
    goalX = nil
    selectByLayout(selection, at: time, into: &effects)
  }
}
