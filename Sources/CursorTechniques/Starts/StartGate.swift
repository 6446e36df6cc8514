import GestureCore

/// Holds a touch to a start rule: which of its updates reach the step rule, and from where they are measured.
struct StartGate: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    /// No touch is being watched.
    case idle
    /// Held since the touch-down, not yet long enough.
    case holding(until: Instant, location: Point)
    /// Held long enough, but not gone up yet.
    case rising(base: Base)
    /// Hold and rise are over, or none is asked.
    case waiting(base: Base)
    /// The step rule sees the updates.
    case open(OpenedSwipe)
    /// This touch will never start.
    case refused
  }

  private enum Base: Hashable, Sendable {
    /// The recognizer's own origin, which follows fingers that join.
    case origin
    /// The place of the next update.
    case nextMove
    case place(Point)

    func place(in update: PanUpdate) -> Point {
      switch self {
      case .origin: update.origin
      case .nextMove: update.location
      case .place(let place): place
      }
    }
  }

  private var phase = Phase.idle
  private var down: TouchDown?
  /// How far up from the base the finger has been.
  private var risen = 0.0
  /// Whether this gesture selects.
  private(set) var isSelecting = false
  /// Whether updates pass as they are for the rest of this gesture.
  private var isWideOpen = false
  /// Whether holds, rises and delays are taken as satisfied.
  var assumesHold = false

  /// Whether the touch is the caret's: hold or rise are over, or the dead zone was left.
  var hasStarted: Bool {
    switch phase {
    case .idle, .holding, .rising, .refused: false
    // A hold that is only assumed takes no key from a tap.
    case .waiting: isClaimed && !assumesHold
    case .open: true
    }
  }

  /// Whether the step rule sees the touch; whatever it wants to do by itself means nothing otherwise.
  var isOpen: Bool {
    if case .open = phase { true } else { false }
  }

  /// Whether a hold or a rise was asked and is over.
  private var isClaimed = false

  /// When a long press takes the touch, unless a step comes before.
  private var longPress: Instant?
  /// Whether a long press has taken the touch.
  private(set) var isLost = false

  /// When the hold is over or the long press takes the touch; nil while none runs.
  var deadline: Instant? {
    guard case .holding(let end, _) = phase else { return longPress }
    guard let longPress else { return end }
    return min(end, longPress)
  }

  /// The pan's first finger went down.
  mutating func touchDown(_ down: TouchDown, _ rule: StartRule) {
    self.down = down
    isWideOpen = false
    isSelecting = false
    isClaimed = false
    isLost = false
    longPress =
      rule.lostAfterMilliseconds > 0 && !assumesHold
      ? down.time + Int64(rule.lostAfterMilliseconds) * 1_000 : nil
    risen = 0
    guard rule.holdMilliseconds > 0, !assumesHold else {
      isClaimed = rule.holdMilliseconds > 0
      becomeReady(rule, heldAt: down.location)
      return
    }
    phase = .holding(
      until: down.time + Int64(rule.holdMilliseconds) * 1_000, location: down.location)
  }

  /// The hold is over, or none is asked.
  private mutating func becomeReady(_ rule: StartRule, heldAt location: Point) {
    let isHeld = rule.holdMilliseconds > 0
    let base: Base
    switch rule.base {
    case .down: base = isHeld ? .place(down?.location ?? location) : .origin
    case .keyCenter: base = down?.key.map { .place($0.frame.center) } ?? .origin
    case .hold: base = isHeld ? .place(location) : .origin
    // An assumed hold was one at rest: touch-down, end of the hold and first move are one place.
    case .firstMove: base = isHeld ? (assumesHold ? .place(location) : .nextMove) : .origin
    }
    phase = rule.rise > 0 && !assumesHold ? .rising(base: base) : .waiting(base: base)
  }

  /// The touch has moved the caret: no long press takes it any more.
  mutating func noteStep() {
    longPress = nil
  }

  /// The hold may be over, or the long press due.
  mutating func advance(to time: Instant, _ rule: StartRule) {
    if let longPress, time >= longPress {
      self.longPress = nil
      isLost = true
      isWideOpen = false
      phase = .refused
    }
    guard case .holding(let end, let location) = phase, time >= end else { return }
    isClaimed = true
    becomeReady(rule, heldAt: location)
  }

  /// The last finger lifted.
  mutating func lifted() {
    phase = .idle
    isWideOpen = false
    longPress = nil
    isClaimed = false
  }

  /// Whether the update passes as it is: the common case, which needs no copy of it.
  func letsThrough(_ update: PanUpdate) -> Bool {
    isWideOpen && update.state == .changed && longPress == nil
  }

  /// The rule has changed: looks at each update again.
  mutating func ruleChanged() { isWideOpen = false }

  /// The update as the step rule sees it; nil if it doesn't.
  mutating func admit(
    _ update: PanUpdate, _ rule: StartRule, _ situation: Situation
  ) -> PanUpdate? {
    // Whoever feeds updates alone, without touch-downs, means that the touch began with the first.
    if case .idle = phase {
      touchDown(
        situation.down ?? TouchDown(time: update.time, location: update.origin), rule)
    }
    advance(to: update.time, rule)
    let isLast = update.state == .ended || update.state == .cancelled
    defer { if isLast { lifted() } }
    if rule.selection == .passingDelete { noteDelete(update, situation) }
    switch phase {
    case .idle, .refused: return nil
    case .holding(let end, _):
      stray(to: update.location, rule, until: end)
      return nil
    case .rising(let base):
      guard !isLast, rises(update, base: base, rule) else { return nil }
      return start(update, base: .place(update.location), rule, situation)
    case .waiting(let base):
      // A lift starts nothing.
      guard !isLast else { return nil }
      return start(update, base: base, rule, situation)
    case .open(var opened):
      let passed = opened.pass(update, rule)
      phase = .open(opened)
      return passed
    }
  }

  private mutating func stray(to location: Point, _ rule: StartRule, until end: Instant) {
    let limit = rule.holdTravel
    if limit > 0, let down, (location - down.location).squaredLength > limit * limit {
      phase = .refused
    } else {
      phase = .holding(until: end, location: location)
    }
  }

  /// Whether the finger has gone up far enough; one that has gone as far any other way is refused.
  private mutating func rises(_ update: PanUpdate, base: Base, _ rule: StartRule) -> Bool {
    let place = base.place(in: update)
    if base == .nextMove { phase = .rising(base: .place(place)) }
    let way = update.location - place
    guard max(way.dx.magnitude, way.dy.magnitude) >= rule.rise else { return false }
    guard -way.dy > way.dx.magnitude else {
      phase = .refused
      return false
    }
    isClaimed = true
    phase = .waiting(base: .place(update.location))
    return true
  }

  private mutating func start(
    _ update: PanUpdate, base waiting: Base, _ rule: StartRule, _ situation: Situation
  ) -> PanUpdate? {
    let base = waiting.place(in: update)
    if waiting == .nextMove { phase = .waiting(base: .place(base)) }
    if delays(update, rule, situation) { return nil }
    let way = update.location - base
    if isSwipingUp(way, rule) { return nil }
    guard rule.deadZone > 0 || rule.axis != .free else {
      return open(update, base: base, origin: base, rule, situation)
    }
    let isBeyond = rule.isBeyondDeadZone(way)
    switch rule.axis {
    case .free: break
    case .horizontalAtCrossing:
      if isBeyond, way.dy.magnitude > way.dx.magnitude {
        phase = .refused
        return nil
      }
    case .horizontalThroughout:
      if way.dy.magnitude > rule.deadZone, way.dy.magnitude > way.dx.magnitude {
        phase = .refused
        return nil
      }
    case .horizontalWaits: guard way.dx.magnitude > way.dy.magnitude else { return nil }
    }
    guard isBeyond else { return nil }
    switch rule.origin {
    case .counted: return open(update, base: base, origin: base, rule, situation)
    case .crossing: return open(update, base: base, origin: update.location, rule, situation)
    case .edge:
      let edge = way.dx < 0 ? -rule.deadZone : rule.deadZone
      let origin = Point(x: base.x + edge, y: base.y)
      return open(update, base: base, origin: origin, edge: edge, rule, situation)
    }
  }

  /// Whether the finger has gone up so far that sideways movement no longer starts anything.
  private mutating func isSwipingUp(_ way: Vector, _ rule: StartRule) -> Bool {
    guard rule.upSwipe > 0 else { return false }
    risen = max(risen, -way.dy)
    guard risen >= rule.upSwipe else { return false }
    let across = way.dx.magnitude
    return across < rule.upSwipe || across <= way.dy.magnitude * 2
  }

  /// Whether the touch is too young; ages are whole milliseconds, as such keyboards read their clocks.
  private func delays(_ update: PanUpdate, _ rule: StartRule, _ situation: Situation) -> Bool {
    guard rule.delayMilliseconds > 0, !assumesHold, let down else { return false }
    let now = update.time.wholeMilliseconds
    if rule.cadenceMilliseconds > 0 {
      guard let letter = situation.lastTypedLetter,
        now - letter.wholeMilliseconds < Int64(rule.cadenceMilliseconds)
      else { return false }
    }
    return now - down.time.wholeMilliseconds <= Int64(rule.delayMilliseconds)
  }

  private mutating func open(
    _ update: PanUpdate, base: Point, origin: Point, edge: Double = 0, _ rule: StartRule,
    _ situation: Situation
  ) -> PanUpdate? {
    isSelecting = isSelecting || rule.selection.isChosen(by: down, situation)
    var opened = OpenedSwipe(
      base: base, origin: origin == update.origin ? nil : origin, edge: edge,
      recognizerOrigin: update.origin)
    guard var first = opened.pass(update, rule) else {
      phase = .open(opened)
      return nil
    }
    phase = .open(opened)
    isWideOpen =
      opened.origin == nil && (rule.latches || rule.deadZone == 0)
      && rule.selection != .passingDelete
    first.state = .began
    return first
  }

  private mutating func noteDelete(_ update: PanUpdate, _ situation: Situation) {
    for key in situation.keys where key.role == .delete && key.frame.contains(update.location) {
      isSelecting = true
    }
  }
}

extension StartRule {
  /// Whether a way leads out of the dead zone.
  func isBeyondDeadZone(_ way: Vector) -> Bool {
    let distance: Double
    switch metric {
    case .horizontal: distance = way.dx.magnitude
    case .manhattan: distance = way.dx.magnitude + way.dy.magnitude
    case .euclidean: distance = way.squaredLength.squareRoot()
    }
    return distance > deadZone || (startsAtEdge && distance == deadZone)
  }
}

extension StartRule.Selection {
  func isChosen(by down: TouchDown?, _ situation: Situation) -> Bool {
    let startsOnKey = down?.key?.role == .shift || down?.key?.role == .delete
    switch self {
    case .none: return false
    case .shift: return situation.isShiftHeld || down?.key?.role == .shift
    case .shiftOrDelete, .passingDelete: return situation.isShiftHeld || startsOnKey
    case .firstKey: return startsOnKey
    }
  }
}
