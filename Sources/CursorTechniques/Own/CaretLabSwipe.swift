import GestureCore

/// One gesture under the rule: where the finger is, what marks it has laid, which of them it has crossed.
struct CaretLabSwipe: Hashable, Sendable {
  private var path = FingerPath()
  private var rest = Grip()
  private var line = MarkedLine()
  /// What the pan's translation was at the start: the touch-down, moved by whatever was pushed beyond the text's
  /// ends.
  private var start = Vector.zero
  /// Where the finger was followed to, from the start.
  private var place = Vector.zero
  /// The speed there; nil before the first.
  private var speed: Double?
  /// Whether the dead zone was left.
  private var isOpen = false
  /// The dead zone in force.
  private var zone = 0.0
  /// The key typed last when the dead zone was set.
  private var typedKey: Instant?

  /// Takes an update.
  ///
  /// - Returns: characters, positive to the right.
  mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, _ settings: CaretLabSettings,
    into reasons: inout R
  ) -> Int {
    if update.state == .began || path.isEmpty { begin(update, situation, settings) }
    guard update.state != .cancelled else {
      path.clear()
      return 0
    }
    guard let finger = Self.sane(update.translation) else { return 0 }
    if !isOpen, situation.lastTypedKey != typedKey {
      // Another finger typed meanwhile: this one belongs to the typing, too, and begins anew.
      start = finger
      place = .zero
      setZone(update, situation, settings)
    }
    path.add(update.time, place: finger.dx)
    let now = path.speed(over: settings.window)
    var steps = 0
    if rest.follows(
      to: finger.dx, way: finger.dx - start.dx - place.dx, speed: now, at: update.time,
      settings.strength)
    {
      steps = follow(finger, speed: now, situation.room, settings, &reasons)
    }
    path.note(count: line.count)
    if update.state == .ended {
      steps += takeBackRoll(settings, &reasons)
      path.clear()
    }
    return steps
  }

  /// How near the next mark is.
  func gauge(_ settings: CaretLabSettings) -> Gauge {
    isOpen
      ? line.gauge(at: place.dx, speed: speed ?? 0, settings.curve)
      : Gauge(value: place.dx.magnitude, limit: zone, unit: "pt")
  }
}

extension CaretLabSwipe {
  /// A translation that can be reckoned with; nil if it is none.
  private static func sane(_ translation: Vector) -> Vector? {
    guard translation.dx.isFinite, translation.dy.isFinite else { return nil }
    // Farther than any touch can be.
    let limit = 1e6
    return Vector(
      dx: min(limit, max(-limit, translation.dx)), dy: min(limit, max(-limit, translation.dy)))
  }

  private mutating func begin(
    _ update: PanUpdate, _ situation: Situation, _ settings: CaretLabSettings
  ) {
    start = .zero
    place = .zero
    speed = nil
    isOpen = false
    line.takeBack(to: 0)
    if let down = situation.down, down.location == update.origin, down.time <= update.time {
      path.begin(at: down.time, place: 0)
    } else {
      // Under a start rule that measures from elsewhere, the way since the touch-down is not known.
      path.begin(at: update.time, place: Self.sane(update.translation)?.dx ?? 0)
    }
    rest.begin(at: path.start, place: 0)
    setZone(update, situation, settings)
  }

  private mutating func setZone(
    _ update: PanUpdate, _ situation: Situation, _ settings: CaretLabSettings
  ) {
    typedKey = situation.lastTypedKey
    let since = situation.down?.time ?? update.time
    let isTyping = typedKey.map { since - $0 < Int64(settings.typingMilliseconds) * 1_000 } ?? false
    zone = settings.zone(isTyping: isTyping)
  }

  /// Follows the finger, and says how many characters that is.
  private mutating func follow<R: ReasonSink>(
    _ finger: Vector, speed newSpeed: Double, _ room: Situation.Room,
    _ settings: CaretLabSettings, _ reasons: inout R
  ) -> Int {
    let before = place
    place = Vector(dx: finger.dx - start.dx, dy: finger.dy - start.dy)
    // A touch that moves at once has had its speed from the start.
    let oldSpeed = speed ?? (path.age <= settings.window ? newSpeed : 0)
    speed = path.age > 0 ? newSpeed : nil
    var steps = 0
    if !isOpen {
      guard let exit = deadZoneExit(from: before, to: place) else { return 0 }
      isOpen = true
      line.begin(with: exit, settings.rules)
      reasons.note(
        Reason("way from the touch-down", place.dx.magnitude, .reached, exit.magnitude, unit: "pt"))
      // Even where the text has no room one step is asked for: it collapses a selection, and it keeps the key
      // under the finger from being typed.
      if (exit > 0 ? room.after : room.before) == 0 { steps = exit > 0 ? 1 : -1 }
    }
    let old = line.count
    let way = Stretch(
      start: before.dx, end: place.dx, startSpeed: oldSpeed, endSpeed: newSpeed)
    let reached = line.walk(way, room, settings.rules)
    if line.count != old {
      steps = line.count - old
      reasons.note(line.reason(for: steps, at: place.dx, settings.rules))
    }
    // What was pushed beyond the text's end is no debt: the start moves along.
    start.dx += place.dx - reached
    place.dx = reached
    return steps
  }

  /// Where the finger left the dead zone, if it did: the first place that is far enough from the touch-down and no
  /// farther up or down than sideways. Between the samples it is taken to have gone straight.
  private func deadZoneExit(from before: Vector, to after: Vector) -> Double? {
    let sign = after.dx < 0 ? -1.0 : 1.0
    let oldWay = max(0, before.dx * sign)
    let way = after.dx * sign
    guard way >= zone, way >= after.dy.magnitude else { return nil }
    let oldLead = oldWay - before.dy.magnitude
    let lead = way - after.dy.magnitude
    let farEnough = oldWay < zone ? (zone - oldWay) / (way - oldWay) : 0
    let sideways = oldLead < 0 ? -oldLead / (lead - oldLead) : 0
    let part = max(farEnough, sideways)
    return sign * max(zone, min(way, oldWay + part * (way - oldWay)))
  }

  /// Takes back what the finger's roll at the lift did to the caret.
  ///
  /// A roll is a short way in the last moments, other than what came before: a finger that goes on at its pace or
  /// comes to rest meant it.
  private mutating func takeBackRoll<R: ReasonSink>(
    _ settings: CaretLabSettings, _ reasons: inout R
  ) -> Int {
    // A finger that came back to the start has nothing to take back: no character is what it was after.
    guard place.dx.magnitude > settings.grip,
      let roll = path.roll(within: settings.window, upTo: settings.grip), roll.count != line.count
    else {
      return 0
    }
    let steps = roll.count - line.count
    line.takeBack(to: roll.count)
    reasons.note(
      Reason(
        "grip beyond the roll before the lift", settings.grip - roll.way.magnitude, .reached, 0,
        unit: "pt"))
    return steps
  }
}
