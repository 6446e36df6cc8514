public import GestureCore

extension VelocityFilter {
  /// The flaws that can be mended, one by one; none is, in the article.
  public struct Repairs: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What lies above the threshold stays for the next step, and one callback may give several: otherwise up
    /// to one callback's travel is lost for each step, and speed saturates at one step a callback.
    public static let carryRemainder = Repairs(rawValue: 1 << 0)
    /// Way back is subtracted: otherwise the trembling of a resting finger is rectified into steps, and the
    /// first step after a turn comes early.
    public static let signed = Repairs(rawValue: 1 << 1)
    /// A gesture starts from 0: otherwise it inherits what the one before had gathered.
    public static let resetOnBegan = Repairs(rawValue: 1 << 2)
    /// Speed is multiplied by the time that it lasted, 1/60 s counting as in the article: otherwise 120
    /// callbacks a second are twice as fast.
    public static let rateFree = Repairs(rawValue: 1 << 3)
    /// The dead zone is left for good: otherwise there is a dead band on the way back.
    public static let latchDeadZone = Repairs(rawValue: 1 << 4)
    /// Of the update that leaves the dead zone only the part beyond its edge counts.
    public static let originAtEdge = Repairs(rawValue: 1 << 5)
    /// The lift counts nothing: otherwise it adds its speed once more.
    public static let ignoreEnded = Repairs(rawValue: 1 << 6)

    /// Every flaw mended.
    public static let all: Repairs = [
      .carryRemainder, .signed, .resetOnBegan, .rateFree, .latchDeadZone, .originAtEdge,
      .ignoreEnded,
    ]

    /// The switch of that name; nil if there is none.
    init?(name: String) {
      guard let index = Self.names.firstIndex(of: name) else { return nil }
      self.init(rawValue: 1 << UInt8(index))
    }

    /// In the order of the bits.
    private static let names = [
      "carryRemainder", "signed", "resetOnBegan", "rateFree", "latchDeadZone", "originAtEdge",
      "ignoreEnded",
    ]
  }

  static let switchRows: [ParameterSpec] = [
    row("carryRemainder", "keeps what lies above the threshold; a callback may step several times"),
    row("signed", "way back is subtracted, so that trembling and turns give no early step"),
    row("resetOnBegan", "a gesture starts from 0 instead of what the one before left"),
    row("rateFree", "the same at any number of callbacks a second"),
    row("latchDeadZone", "once left, the dead zone does not close again on the way back"),
    row(
      "originAtEdge",
      "of the update that leaves the dead zone only what lies beyond its edge counts"),
    row("ignoreEnded", "lifting the finger counts nothing"),
  ]

  private static func row(_ name: String, _ meaning: String) -> ParameterSpec {
    ParameterSpec(
      .technique, name, .flag(standard: false), meaning: meaning,
      source: "a repair of the article's last listing, which has none")
  }

  /// One callback with some flaws mended.
  @usableFromInline
  mutating func repairedFeed<R: ReasonSink>(_ update: PanUpdate, into reasons: inout R) -> Int {
    if update.state == .began {
      hasLeftDeadZone = false
      previousX = 0
      if repairs.contains(.resetOnBegan) { sum = 0 }
    }
    let x = update.translation.dx
    defer { previousX = x }
    switch update.state {
    case .ended, .cancelled: if repairs.contains(.ignoreEnded) { return 0 }
    case .began, .changed: break
    }
    let isBeyond = x.magnitude > Double(deadZone)
    guard isBeyond || (repairs.contains(.latchDeadZone) && hasLeftDeadZone) else { return 0 }
    let amount = amount(of: update)
    hasLeftDeadZone = true
    let velocity = update.velocity.dx
    sum += repairs.contains(.signed) && velocity < 0 ? -amount : amount
    return step(velocity: velocity, into: &reasons)
  }

  /// What a callback adds: never negative, never NaN.
  private func amount(of update: PanUpdate) -> Double {
    let speed = update.velocity.dx.magnitude
    var amount: Double
    if repairs.contains(.rateFree) {
      // 60 callbacks a second are the article's.
      let seconds = Double(update.elapsedMicroseconds) / 1e6
      amount = speed * seconds * 60 / Double(divisor)
    } else {
      amount = Double(wholeMagnitude(speed) / divisor)
    }
    if repairs.contains(.originAtEdge), !hasLeftDeadZone {
      let x = update.translation.dx
      let part = (x.magnitude - Double(deadZone)) / (x - previousX).magnitude
      amount *= max(0, min(1, part))
    }
    // Far beyond any finger, as `wholeMagnitude` is: a whole number must hold the sum.
    return amount >= 0 ? min(amount, 1e15) : 0
  }

  private mutating func step<R: ReasonSink>(velocity: Double, into reasons: inout R) -> Int {
    let limit = Double(threshold)
    guard sum.magnitude > limit else { return 0 }
    reasons.note(Reason("sum of speeds", sum.magnitude, .above, limit))
    let isBackward = repairs.contains(.signed) ? sum < 0 : velocity < 0
    var steps = 1
    if repairs.contains(.carryRemainder) {
      // One by one, as the rule says; beyond any finger at once, so that no number takes long.
      steps = sum.magnitude > 1_000 * limit ? Int(sum.magnitude / limit) - 1 : 0
      var left = sum.magnitude - Double(steps) * limit
      while left > limit {
        left -= limit
        steps += 1
      }
      sum = sum < 0 ? -left : left
    } else {
      sum = 0
    }
    return isBackward ? -steps : steps
  }
}
