package import GestureCore

/// The phone's keyboard: touch samples in, key actions out.
///
/// Samples arrive in order of time, and `advance` has run up to a sample's time before it is handled.
package struct KeyboardState: Hashable, Sendable {
  /// The page that is shown.
  package private(set) var page = KeyboardPage.letters
  /// The keys that fingers hold.
  package private(set) var tracker = PressTracker()
  /// Whether several fingers may be down without typing: a second touch-down then types nothing, and a lift first
  /// types what went down before its own key. Otherwise a second key down types the first (roll-over).
  package var liftsInOrderOfDowns: Bool

  /// Every layout on this screen, in the globe key's order.
  private let geometries: [KeyboardGeometry]
  private var current: Int
  private var shiftKey = ShiftKey()

  /// A keyboard at rest, showing the layout's letters on a screen of that size in points.
  package init(
    layout: KeyboardLayout, screenWidth: Double, screenHeight: Double,
    liftsInOrderOfDowns: Bool = false
  ) {
    let layouts = KeyboardLayout.all
    let known = layouts.firstIndex(of: layout)
    geometries = (layouts + (known == nil ? [layout] : [])).map {
      KeyboardGeometry(layout: $0, screenWidth: screenWidth, screenHeight: screenHeight)
    }
    current = known ?? layouts.count
    self.liftsInOrderOfDowns = liftsInOrderOfDowns
  }

  /// The layout that is shown, in its place.
  package var geometry: KeyboardGeometry { geometries[current] }
  /// What shift does to the next letter.
  package var shift: ShiftState { shiftKey.state }

  /// Takes a sample of any finger on the screen and appends what keys did.
  package mutating func handle(_ sample: TouchSample, into actions: inout [KeyAction]) {
    switch sample.phase {
    case .move: tracker.move(sample.finger, to: sample.location)
    case .down: press(sample, into: &actions)
    case .up: lift(sample, into: &actions)
    case .cancel: tracker.cancel(sample.finger)
    }
  }

  /// When a held key acts next without any finger's doing.
  package var deadline: Instant? { tracker.deadline }

  /// Appends the repeats that are due by then, each with its own time.
  package mutating func advance(to time: Instant, into actions: inout [KeyAction]) {
    while let (time, key) = tracker.takeRepeat(dueBy: time) {
      act(key, at: time, into: &actions)
    }
  }

  /// Releases the fingers' keys without acting; their lifts then do nothing.
  package mutating func cancelKeys(of fingers: [FingerID]) {
    for finger in fingers { tracker.cancel(finger) }
  }

  /// Releases every key without acting; the fingers' lifts then do nothing.
  package mutating func cancelAllKeys() {
    tracker.cancelAll()
  }

  /// Back to the letters page with shift off and no key held; the layout stays.
  package mutating func reset() {
    tracker.cancelAll()
    page = .letters
    shiftKey = ShiftKey()
  }

  private mutating func press(_ sample: TouchSample, into actions: inout [KeyAction]) {
    tracker.cancel(sample.finger)
    guard geometry.key(at: sample.location, page: page) != nil else { return }
    if !liftsInOrderOfDowns {
      // As if the fingers before had lifted just now. A key that its finger has left types nothing here; its own
      // lift still decides.
      while let earlier = tracker.releaseEarliest() {
        release(earlier, at: sample.time, into: &actions)
      }
    }
    // Only now: what was released may have turned the page.
    guard let frame = geometry.key(at: sample.location, page: page) else { return }
    tracker.hold(Press(finger: sample.finger, frame: frame, page: page, time: sample.time))
  }

  private mutating func lift(_ sample: TouchSample, into actions: inout [KeyAction]) {
    if liftsInOrderOfDowns, let press = tracker.press(of: sample.finger),
      press.reach.containsClosed(sample.location)
    {
      while let earlier = tracker.releaseEarliest(before: sample.finger) {
        release(earlier, at: sample.time, into: &actions)
      }
    }
    guard let press = tracker.lift(sample.finger, at: sample.location) else { return }
    release(press, at: sample.time, into: &actions)
  }

  private mutating func release(
    _ press: Press, at time: Instant, into actions: inout [KeyAction]
  ) {
    if press.actsOnLift { act(press.key, at: time, into: &actions) }
  }

  private mutating func act(_ key: Key, at time: Instant, into actions: inout [KeyAction]) {
    let outcome: KeyAction.Outcome
    switch key.kind {
    case .character(let lower, let upper): outcome = .insert(shift == .off ? lower : upper)
    case .space: outcome = .insert(" ")
    case .delete: outcome = .deleteBackward
    case .return: outcome = .return
    case .shift:
      shiftKey.tap(at: time)
      actions.append(KeyAction(time: time, key: key.id, outcome: .shift(shift)))
      return
    case .page(let target):
      page = target
      outcome = .page(target)
    case .globe:
      current = (current + 1) % geometries.count
      page = .letters
      shiftKey = ShiftKey()
      outcome = .globe(layout: geometry.layout.id)
    }
    shiftKey.otherKeyActed(typingLetter: key.isLetter)
    actions.append(KeyAction(time: time, key: key.id, outcome: outcome))
  }
}
