public import GestureCore

/// A drag from the space bar: the pixels since the last step, divided by the time of the last event alone.
///
/// A touch slop comes first and is taken off the way. Then the drag must leave a dead zone of three quarters of
/// a key and a swipe's least length; what ends inside it is a short swipe and acts at the lift. Where the
/// finger is more than a key and a quarter above or below, the drag selects; back in the middle, the caret goes
/// to the selection's end on the drag's side.
public struct DragRateSteps: StepRule {
  /// How pixels and milliseconds become characters.
  public var mode = DragCurve.linear
  /// The user's setting, 1 to 50.
  public var sensitivity = 9
  /// A key's side in points; 0: a quarter of the screen's width, whole.
  public var keySize = 0
  /// A swipe's least length, in device pixels.
  public var minimumSwipe = 40
  /// Whether there is a dead zone; without it the caret follows as soon as the slop is left.
  public var hasDeadZone = true
  /// The screen's density.
  public var pixelsPerPoint = 3.0

  /// Android's touch slop, in points.
  static let slop = 8.0

  private enum Phase: Hashable, Sendable {
    /// No touch.
    case idle
    /// The finger is within the slop of where it went down.
    case pressed(PixelPoint)
    /// It drags, and was there last.
    case dragging(PixelPoint)
  }

  private var phase = Phase.idle
  private var origin = Point.zero
  /// The way since the slop; across, since the last step.
  private var offset = PixelPoint()
  /// The farthest from the slop.
  private var largest = PixelPoint()
  /// The last event that moved the caret or might have, in whole milliseconds.
  private var lastEvent: Int64?
  private var hasSlid = false
  /// Stops that are selected, forward from the anchor; nil outside the band of selection.
  private var selected: Int?
  /// Characters that were due at the last event.
  private var due: Float = 0
  private var bounds = Bounds()
  /// Whether the touch types nothing.
  public private(set) var claimsKey = false

  /// The peer's defaults.
  public init() {}

  /// The peer's defaults with another curve.
  public init(mode: DragCurve) {
    self.mode = mode
  }

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled:
      defer { phase = .idle }
      return update.state == .ended ? lift(&reasons) : .none
    case .began:
      origin = update.origin
      begin(at: PixelPoint(origin, pixelsPerPoint: pixelsPerPoint))
    case .changed: break
    }
    let place = PixelPoint(update, since: origin, pixelsPerPoint: pixelsPerPoint)
    guard drag(to: place) else { return .none }
    bounds = bounds(on: situation)
    if Double(offset.y.magnitude) > bounds.selection {
      hasSlid = true
      claimsKey = true
      let count = step(at: update.time, &reasons)
      let moved = max(-situation.room.before, min(situation.room.after, count))
      selected = (selected ?? 0) + moved
      return CursorMove(.characters(count), selecting: count != 0)
    }
    guard hasSlid || !hasDeadZone || Double(offset.x.magnitude) > bounds.deadZone else {
      return .none
    }
    if !hasSlid { offset.x = 0 }
    hasSlid = true
    claimsKey = true
    var collapse = 0
    if let selected, selected != 0 {
      collapse = offset.x < 0 ? -1 : 1
      reasons.note(Reason("characters selected", Double(selected.magnitude), .reached, 1))
    }
    selected = nil
    return .characters(collapse + step(at: update.time, &reasons))
  }

  private mutating func begin(at place: PixelPoint) {
    phase = .pressed(place)
    offset = PixelPoint()
    largest = offset
    lastEvent = nil
    hasSlid = false
    selected = nil
    due = 0
    claimsKey = false
  }

  /// Adds the way of an event; false while the finger is within the slop.
  private mutating func drag(to place: PixelPoint) -> Bool {
    switch phase {
    case .idle: return false
    case .pressed(let down):
      let way = place - down
      let (distance, slop) = (way.distance, Float(Self.slop * pixelsPerPoint))
      guard distance >= slop else { return false }
      offset.x = way.x - way.x / distance * slop
      offset.y = way.y - way.y / distance * slop
    case .dragging(let last):
      offset.x += place.x - last.x
      offset.y += place.y - last.y
    }
    phase = .dragging(place)
    if offset.distance > largest.distance { largest = offset }
    return true
  }

  /// Whole characters that are due; taking some uses up the whole offset.
  private mutating func step<R: ReasonSink>(at time: Instant, _ reasons: inout R) -> Int {
    let now = time.wholeMilliseconds
    due = mode.characters(
      offset: offset.x, milliseconds: lastEvent.map { now - $0 }, sensitivity: sensitivity)
    lastEvent = now
    let count = wholeNumber(due)
    guard count != 0 else { return 0 }
    reasons.note(
      Reason("characters of the drag", Double(due.magnitude), .reached, 1))
    offset.x = 0
    return count
  }

  /// The end of a drag: a short swipe acts now.
  private mutating func lift<R: ReasonSink>(_ reasons: inout R) -> CursorMove {
    guard case .dragging = phase, !hasSlid else { return .none }
    let swipe = LiftedSwipe(final: offset, largest: largest, least: Float(minimumSwipe))
    let action = swipe.action
    if action != .key {
      reasons.note(
        Reason(
          "length of the swipe", Double(largest.distance), .reached, Double(minimumSwipe),
          unit: "px"))
    }
    switch action {
    case .key: return .none
    case .characters(let count):
      claimsKey = true
      return .characters(count)
    case .words(let count):
      claimsKey = true
      return CursorMove(.words(count))
    case .end(let forward):
      claimsKey = true
      return CursorMove(.end(forward: forward))
    case .lineEnd:
      // The phone has no such move for techniques; the key is the swipe's all the same.
      claimsKey = true
      return .none
    }
  }

  public var gauge: Gauge {
    hasSlid
      ? Gauge(value: Double(due), limit: 1, unit: "")
      : Gauge(
        value: Double(offset.x), limit: hasDeadZone ? bounds.deadZone : 0, unit: "px")
  }

  /// Where what begins, in pixels from the slop.
  private struct Bounds: Hashable, Sendable {
    var deadZone = 0.0
    var selection = 0.0
  }

  private func bounds(on situation: Situation) -> Bounds {
    // Whoever tells nothing of the screen has the standard one.
    let width = situation.keyboardFrame.width > 0 ? situation.keyboardFrame.width : 390
    let size = keySize > 0 ? Double(keySize) : (width / 4).rounded(.down)
    let key = Double(Float(size * pixelsPerPoint))
    return Bounds(
      deadZone: key * 0.75 + Double(minimumSwipe), selection: key * 1.25 + Double(minimumSwipe))
  }
}
