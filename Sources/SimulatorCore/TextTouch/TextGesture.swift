package import GestureCore

/// The finger that works on the text view: tap, double and triple tap, long press, handle or scroll.
///
/// One finger at a time; a second one on the text takes the first one's gesture away. An arena decides between tap,
/// long press and scrolling, which is a pan; a finger that goes down on a handle never enters it. This says what the
/// finger means and leaves to the phone what that does to the text.
package struct TextGesture: Sendable {
  /// An end of the selection that a finger can take hold of.
  package enum HandleEnd: Hashable, Sendable {
    /// The one where the selection starts in the text.
    case start
    /// The one where it ends.
    case end
  }

  /// What the finger means.
  enum Action: Hashable, Sendable {
    /// It tapped for the first, second or third time in a row.
    case tap(Point, count: Int)
    /// It rested long enough.
    case longPress(Point)
    /// It moved after a long press.
    case extend(Point)
    /// It took hold of a handle.
    case grab(HandleEnd, Point)
    /// It moved a handle.
    case drag(Point)
    /// It scrolls: points it moved down since the last time.
    case scroll(Double)
    /// It lifted after a long press or from a handle.
    case release
  }

  private enum State: Hashable, Sendable {
    /// No finger is down.
    case idle
    /// A finger is in the arena.
    case contested(FingerID)
    /// A finger moves a handle.
    case dragging(FingerID)
  }

  private var state = State.idle
  private var arena: GestureArena
  private var events: [GestureEvent] = []
  /// Where the finger was last.
  package private(set) var location = Point.zero

  /// A text view that no finger is on. A finger that moves 10 points scrolls, one that rests for half a second presses
  /// long; taps within 300 ms and 30 points of one another count together.
  init() {
    var scroll = PanParameters()
    scroll.maximumTouches = 1
    var taps = TapRecognizer.Parameters()
    taps.taps = 3
    arena = GestureArena(
      pan: PanRecognizer(parameters: scroll), longPress: LongPressRecognizer(),
      tap: TapRecognizer(parameters: taps))
  }

  /// When a resting finger presses long; nil if none rests.
  var deadline: Instant? { arena.deadline }

  /// Whether the finger is selecting or moves a handle: the loupe shows what lies under it.
  package var isSelecting: Bool {
    if case .dragging = state { true } else { arena.winner == .longPress }
  }

  /// Whether the finger scrolls.
  package var isScrolling: Bool { arena.winner == .pan }

  /// Whether it waits for what that finger does next.
  func follows(_ finger: FingerID) -> Bool { self.finger == finger }

  private var finger: FingerID? {
    switch state {
    case .idle: nil
    case .contested(let finger), .dragging(let finger): finger
    }
  }

  /// Takes a delivered sample.
  ///
  /// - Parameters:
  ///   - region: the text view on the screen.
  ///   - handle: the handle under a finger that goes down.
  mutating func feed(_ sample: TouchSample, region: Rectangle, handle: HandleEnd?) -> Action? {
    if sample.phase == .down {
      return region.contains(sample.location) ? press(sample, handle: handle) : nil
    }
    guard sample.finger == finger else { return nil }
    let previous = location
    location = sample.location
    defer {
      if sample.phase == .up || sample.phase == .cancel { state = .idle }
    }
    switch state {
    case .idle: return nil
    case .contested: return contest(sample, from: previous)
    case .dragging:
      switch sample.phase {
      case .down, .cancel: return nil
      case .move: return .drag(location)
      case .up: return .release
      }
    }
  }

  /// Acts on a deadline that has come.
  mutating func advance() -> Action? {
    guard let deadline else { return nil }
    arena.advance(to: deadline, into: &events)
    return takeAction(from: location)
  }

  /// Forgets the finger.
  mutating func reset() {
    state = .idle
    arena.reset()
  }

  private mutating func press(_ sample: TouchSample, handle: HandleEnd?) -> Action? {
    if let finger {
      // Neither finger means anything now.
      arena.cancel()
      state = .contested(finger)
      return nil
    }
    location = sample.location
    // The third tap of a row falls on what the second one selected, near its handles.
    let continuesTaps = arena.tap?.wouldContinue(at: sample.location, sample.time) ?? false
    if let handle, !continuesTaps {
      arena.reset()
      state = .dragging(sample.finger)
      return .grab(handle, sample.location)
    }
    state = .contested(sample.finger)
    return contest(sample, from: location)
  }

  private mutating func contest(_ sample: TouchSample, from previous: Point) -> Action? {
    arena.feed([sample], region: .everywhere, into: &events)
    return takeAction(from: previous)
  }

  /// What the arena has told since the last time means.
  private mutating func takeAction(from previous: Point) -> Action? {
    defer { events.removeAll(keepingCapacity: true) }
    switch events.last {
    case nil: return nil
    case .tap(let tap): return .tap(tap.location, count: tap.count)
    case .pan(let update):
      switch update.state {
      case .began: return .scroll(update.translation.dy)
      case .changed: return .scroll(location.y - previous.y)
      case .ended, .cancelled: return nil
      }
    case .longPress(let update):
      switch update.state {
      case .began: return .longPress(update.location)
      case .changed: return .extend(update.location)
      case .ended: return .release
      case .cancelled: return nil
      }
    }
  }
}
