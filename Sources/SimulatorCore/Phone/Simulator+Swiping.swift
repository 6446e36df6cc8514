package import CursorTechniques
package import GestureCore
import KeyboardCore
import TextCore

extension Simulator {
  /// Hands `batch` to the recognizer, and what it says to the technique.
  mutating func feedPan(layout: inout some LineGeometry, into effects: inout Effects) {
    let hadFingers = pan.fingerCount > 0
    let update = pan.feed(batch, region: panRegion)
    if keepsCallbacks {
      effects.callbacks.append(
        PanCallback(
          time: now, velocity: update?.velocity ?? pan.velocity, origin: pan.translationOrigin,
          state: update?.state, concernsPan: hadFingers || pan.fingerCount > 0))
    }
    if let update {
      keep(.update(update), into: &effects)
      handle(update, layout: &layout, into: &effects)
    } else if hadFingers != (pan.fingerCount > 0) {
      if hadFingers {
        keep(.lifted, into: &effects)
        technique.lifted()
      } else if let sample = batch.last {
        touchDown(sample)
        if let down = situation.down { keep(.touchDown(down), into: &effects) }
      }
    }
  }

  private func keep(_ kind: PanEvent.Kind, into effects: inout Effects) {
    guard keepsPanEvents else { return }
    effects.panEvents.append(PanEvent(kind: kind, deadlinesRun: deadlinesRun))
  }

  private mutating func touchDown(_ sample: TouchSample) {
    hasStepped = false
    hasClaimedKey = false
    hasLostKey = false
    situation.down = TouchDown(
      time: sample.time, location: sample.location,
      key: situation.keys.first { $0.frame.contains(sample.location) })
    technique.touchDown(situation)
  }

  /// Where a finger must go down to belong to the pan.
  private var panRegion: TouchRegion {
    guard showsKeyboard else { return .nowhere }
    switch startMode {
    case .technique:
      switch technique.startRule.region {
      case .keyboard: return TouchRegion(keyboard.region)
      case .space: return spaceFrame.map { TouchRegion($0) } ?? .nowhere
      case .allButSpace: return TouchRegion(keyboard.region, hole: spaceFrame)
      case .allButMode: return downs { $0 != .mode }
      case .letters: return downs { $0 == .letter }
      case .bar: return barRegion.map { TouchRegion($0) } ?? .nowhere
      case .text: return TouchRegion(textRegion)
      }
    case .region, .assumed: return .everywhere
    }
  }

  /// The keyboard, unless the batch's touch-down is on a key that is not meant: only touch-downs are looked up
  /// in a region.
  private func downs(onKey isMeant: (KeyRole?) -> Bool) -> TouchRegion {
    guard let down = batch.first(where: { $0.phase == .down }) else {
      return TouchRegion(keyboard.region)
    }
    let key = situation.keys.first { $0.frame.contains(down.location) }
    return isMeant(key?.role) ? TouchRegion(keyboard.region) : .nowhere
  }

  private var spaceFrame: Rectangle? {
    situation.keys.first { $0.role == .space }?.frame
  }

  /// The bar above the keys that some keyboards have for the caret; nil where the technique asks for none.
  package var barRegion: Rectangle? {
    guard showsKeyboard, technique.startRule.region == .bar else { return nil }
    let height = 44 * screen.width / 390
    return Rectangle(
      x: keyboard.region.x, y: keyboard.region.y - height, width: keyboard.region.width,
      height: height)
  }

  /// Whether the finger that is down moves the caret and its key no longer counts, so that the keys fade.
  package var fadesKeys: Bool {
    hasClaimedKey && pan.fingerCount > 0 && technique.startRule.holdMilliseconds > 0
  }

  private mutating func handle(
    _ update: PanUpdate, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    if update.state == .began {
      hasStepped = false
      roomIsStale = true
      selectionAtBegan = document.selection
      if keyCancel == .onRecognition { cancelKeysUnderPan() }
    }
    refreshRoom()
    // Asked until the step rule sees the swipe, which is when it is looked at; a hold may be over long before.
    if !technique.isFed {
      situation.isShiftHeld = keyboard.shift != .off || keyboard.isHeld(.shift)
    }
    let move = feedTechnique(update, into: &effects)
    claimKey(at: update.time, into: &effects)
    perform(move, at: update.time, layout: &layout, into: &effects)
    noteStep(move, at: update.time, into: &effects)
    effects.updates.append(
      UpdateRecord(
        update: update, gauge: technique.gauge, move: move, caret: document.selection.focus))
  }

  private mutating func feedTechnique(
    _ update: PanUpdate, into effects: inout Effects
  ) -> CursorMove {
    guard explains else { return technique.feed(update, situation) }
    var list = ReasonList()
    let move = technique.explain(update, situation, into: &list)
    if !move.isNone {
      effects.explanations.append(
        Explanation(time: update.time, move: move, update: update, reasons: list.reasons))
    }
    return move
  }

  /// What the technique does without an update: a hold that is over, an edge that repeats.
  mutating func advanceTechnique(
    to time: Instant, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    refreshRoom()
    let move = technique.advance(to: time, situation)
    if explains, !move.isNone {
      effects.explanations.append(
        Explanation(time: time, move: move, update: nil, reasons: []))
    }
    claimKey(at: time, into: &effects)
    perform(move, at: time, layout: &layout, into: &effects)
    noteStep(move, at: time, into: &effects)
  }

  private mutating func noteStep(
    _ move: CursorMove, at time: Instant, into effects: inout Effects
  ) {
    guard !move.isNone else { return }
    if move.tick { effects.ticks.append(time) }
    guard !hasStepped else { return }
    hasStepped = true
    if keyCancel == .onFirstStep { cancelKeysUnderPan() }
  }

  /// The start rule may have been satisfied just now.
  private mutating func claimKey(at time: Instant, into effects: inout Effects) {
    if technique.claimsKey, !hasLostKey {
      hasLostKey = true
      if keyCancel != .never { cancelKeysUnderPan() }
    }
    guard technique.hasStarted, !hasClaimedKey else { return }
    hasClaimedKey = true
    switch technique.startRule.haptics {
    case .start, .both: effects.ticks.append(time)
    case .none, .steps, .stepsWithRoom: break
    }
    if keyCancel == .onStart { cancelKeysUnderPan() }
    if technique.startRule.region == .text { textGesture.reset() }
  }

  /// The policy in force.
  package var keyCancel: KeyCancelPolicy { phone.keyCancel ?? technique.startRule.keyCancel }

  private mutating func cancelKeysUnderPan() {
    // A finger that has just lifted is no longer the pan's, but its key has not acted yet. Moves may be those of
    // fingers that the pan does not own.
    let lifted = batch.filter { $0.phase != .move }.map(\.finger)
    keyboard.cancelKeys(of: pan.fingers + lifted)
  }

  /// A finger that strayed too far from its touch-down types no key, where the start rule says so.
  mutating func cancelStrayedKey(_ lift: TouchSample) {
    let limit = technique.startRule.tapTravel
    guard limit > 0, pan.fingerCount == 0, let down = situation.down,
      (lift.location - down.location).squaredLength >= limit * limit
    else { return }
    keyboard.cancelKeys(of: [lift.finger])
  }
}

extension Key {
  /// What the key is for, as far as a technique cares.
  var role: KeyRole {
    switch kind {
    case .character: isLetter ? .letter : .character
    case .space: .space
    case .shift: .shift
    case .delete: .delete
    case .return: .return
    case .globe, .page: .mode
    }
  }
}
