package import GestureCore

/// The finger that works on the text view: tap, double and triple tap, long press, handle or scroll.
///
/// One finger at a time; a second one on the text takes the first one's gesture away. It says what the finger
/// means and leaves to the phone what that does to the text.
package struct TextGesture: Hashable, Sendable {
  /// A finger that moves farther than this from where it went down neither taps nor presses long.
  package static let slopPoints = 10.0
  /// A finger that rests this long presses long.
  package static let longPressMicroseconds: Int64 = 500_000
  /// A tap that begins this soon after the one before, and this near, counts with it.
  package static let multipleTapMicroseconds: Int64 = 300_000
  static let multipleTapPoints = 30.0

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
    /// No finger is down that means anything.
    case idle
    /// It may become anything.
    case pressed(since: Instant)
    /// It scrolls.
    case scrolling
    /// It selects.
    case selecting
    /// It moves a handle.
    case dragging
  }

  private struct Taps: Hashable, Sendable {
    var count: Int
    var time: Instant
    var place: Point
  }

  private var state = State.idle
  private var finger: FingerID?
  private var down = Point.zero
  private var taps: Taps?
  /// Where the finger was last.
  package private(set) var location = Point.zero

  /// When a resting finger presses long; nil if none rests.
  var deadline: Instant? {
    guard case .pressed(let since) = state else { return nil }
    return since + Self.longPressMicroseconds
  }

  /// Whether the finger is selecting or moves a handle: the loupe shows what lies under it.
  package var isSelecting: Bool { state == .selecting || state == .dragging }

  /// Whether the finger scrolls.
  package var isScrolling: Bool { state == .scrolling }

  /// Whether it waits for what that finger does next.
  func follows(_ finger: FingerID) -> Bool { self.finger == finger }

  /// Takes a delivered sample.
  ///
  /// - Parameters:
  ///   - region: the text view on the screen.
  ///   - handle: the handle under a finger that goes down.
  mutating func feed(_ sample: TouchSample, region: Rectangle, handle: HandleEnd?) -> Action? {
    if sample.phase == .down {
      guard region.contains(sample.location) else { return nil }
      return press(sample, handle: handle)
    }
    guard sample.finger == finger else { return nil }
    let previous = location
    location = sample.location
    switch sample.phase {
    case .down: return nil
    case .move: return move(from: previous)
    case .up: return lift(at: sample.time)
    case .cancel:
      reset()
      return nil
    }
  }

  /// Acts on a deadline that has come.
  mutating func advance() -> Action? {
    guard case .pressed = state else { return nil }
    state = .selecting
    taps = nil
    return .longPress(location)
  }

  /// Forgets the finger.
  mutating func reset() {
    state = .idle
    finger = nil
    taps = nil
  }

  private mutating func press(_ sample: TouchSample, handle: HandleEnd?) -> Action? {
    guard finger == nil else {
      // Neither finger means anything now.
      state = .idle
      taps = nil
      return nil
    }
    finger = sample.finger
    down = sample.location
    location = sample.location
    let limit = Self.multipleTapPoints
    if let last = taps,
      sample.time - last.time > Self.multipleTapMicroseconds
        || (sample.location - last.place).squaredLength > limit * limit
    {
      taps = nil
    }
    // The third tap of a row falls on what the second one selected, near its handles.
    if let handle, taps == nil {
      state = .dragging
      return .grab(handle, sample.location)
    }
    state = .pressed(since: sample.time)
    return nil
  }

  private mutating func move(from previous: Point) -> Action? {
    switch state {
    case .idle: return nil
    case .pressed:
      let slop = Self.slopPoints
      guard (location - down).squaredLength > slop * slop else { return nil }
      state = .scrolling
      taps = nil
      return .scroll(location.y - down.y)
    case .scrolling: return .scroll(location.y - previous.y)
    case .selecting: return .extend(location)
    case .dragging: return .drag(location)
    }
  }

  private mutating func lift(at time: Instant) -> Action? {
    defer {
      state = .idle
      finger = nil
    }
    switch state {
    case .idle, .scrolling: return nil
    case .selecting, .dragging: return .release
    case .pressed:
      // A fourth tap starts again.
      let count = (taps.map { $0.count % 3 } ?? 0) + 1
      taps = Taps(count: count, time: time, place: down)
      return .tap(down, count: count)
    }
  }
}
