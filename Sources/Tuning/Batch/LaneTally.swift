import CursorTechniques

/// Eight filters at work: what each has added up, and what its steps come to so far.
///
/// Lanes hold no masks but whole numbers, −1 for yes and 0 for no, made by shifting the sign of a difference: the compiler keeps
/// such arithmetic in vector registers, and takes masks apart lane by lane.
struct LaneTally {
  typealias Lanes = SIMD8<Int32>

  private var sum = Lanes.zero
  private var net = Lanes.zero
  private var steps = Lanes.zero
  private var reversals = Lanes.zero
  /// 1 or −1 for the last step, 0 before the first.
  private var direction = Lanes.zero
  private var movingTouches = Lanes.zero
  /// Which touch is running, and which lanes have stepped in it.
  private var touch: Int32 = -1
  private var hasMoved = Lanes.zero

  init() {}

  /// One lane's tally; after the last callback.
  func tally(_ lane: Int) -> StepTally {
    var tally = StepTally()
    tally.net = Int(net[lane])
    tally.steps = Int(steps[lane])
    tally.reversals = Int(reversals[lane])
    tally.movingTouches = Int(movingTouches[lane])
    return tally
  }

  /// Runs the filters over a recording.
  ///
  /// - Parameter amounts: what each callback adds: its speed over the filters' divisor.
  mutating func run(
    _ callbacks: UnsafeBufferPointer<FilterInput.Callback>, _ amounts: UnsafeBufferPointer<Int32>,
    deadZone: Lanes, threshold: Lanes, _ repairs: VelocityFilter.Repairs
  ) {
    if repairs.isEmpty {
      runAsListed(callbacks, amounts, deadZone, threshold)
    } else {
      runRepaired(callbacks, amounts, deadZone, threshold, repairs)
    }
    begin(touch: -1)
  }

  /// The article's last listing, as it stands: a callback outside the dead zone adds its amount, and a sum above the threshold is a
  /// step and starts again from 0.
  @inline(never)
  private mutating func runAsListed(
    _ callbacks: UnsafeBufferPointer<FilterInput.Callback>, _ amounts: UnsafeBufferPointer<Int32>,
    _ deadZone: Lanes, _ threshold: Lanes
  ) {
    var sum = sum
    for index in callbacks.indices {
      let callback = callbacks[index]
      if callback.touch != touch { begin(touch: callback.touch) }
      let beyond = Self.isNegative(deadZone &- Lanes(repeating: callback.reach))
      sum = sum &+ (Lanes(repeating: amounts[index]) & beyond)
      let stepping = Self.isNegative(threshold &- sum)
      guard Self.isAny(stepping) else { continue }
      sum = sum & ~stepping
      steps = steps &- stepping
      hasMoved = hasMoved | stepping
      // All lanes step the same way.
      if callback.direction > 0 {
        net = net &- stepping
        reversals = reversals &- (Self.isNegative(direction) & stepping)
        direction = (direction & ~stepping) &- stepping
      } else {
        net = net &+ stepping
        reversals = reversals &- (Self.isNegative(Lanes.zero &- direction) & stepping)
        direction = direction | stepping
      }
    }
    self.sum = sum
  }

  /// The same with some of its flaws mended, all but those whose mending computes with fractions.
  @inline(never)
  private mutating func runRepaired(
    _ callbacks: UnsafeBufferPointer<FilterInput.Callback>, _ amounts: UnsafeBufferPointer<Int32>,
    _ deadZone: Lanes, _ threshold: Lanes, _ repairs: VelocityFilter.Repairs
  ) {
    let carries = repairs.contains(.carryRemainder)
    let isSigned = repairs.contains(.signed)
    let resets = repairs.contains(.resetOnBegan)
    let latches = Lanes(repeating: repairs.contains(.latchDeadZone) ? -1 : 0)
    let ignoresLast = repairs.contains(.ignoreEnded)
    var sum = sum
    var left = Lanes.zero
    for index in callbacks.indices {
      let callback = callbacks[index]
      if callback.touch != touch { begin(touch: callback.touch) }
      if callback.isFirst {
        left = .zero
        if resets { sum = .zero }
      }
      if ignoresLast, callback.isLast { continue }
      let beyond = Self.isNegative(deadZone &- Lanes(repeating: callback.reach)) | left
      left = beyond & latches
      let amount = isSigned ? amounts[index] &* callback.direction : amounts[index]
      sum = sum &+ (Lanes(repeating: amount) & beyond)
      let backward = Self.isNegative(sum)
      var rest = Self.negated(sum, where: backward)
      let stepping = Self.isNegative(threshold &- rest)
      guard Self.isAny(stepping) else { continue }
      var counts = Lanes(repeating: 1) & stepping
      if carries {
        Self.carry(&rest, &counts, stepping, threshold)
        sum = Self.negated(rest, where: backward)
      } else {
        sum = sum & ~stepping
      }
      steps = steps &+ counts
      hasMoved = hasMoved | stepping
      let back = isSigned ? backward : Lanes(repeating: callback.direction &>> 31)
      net = net &+ Self.negated(counts, where: back)
      let way = (back | Lanes(repeating: 1)) & stepping
      let sameOrFirst = direction &+ way
      let isSameOrFirst = Self.isNegative(sameOrFirst | (Lanes.zero &- sameOrFirst))
      reversals = reversals &- (stepping & ~isSameOrFirst)
      direction = (direction & ~stepping) | way
    }
    self.sum = sum
  }

  /// Takes whole thresholds off what lies above one, and counts them.
  @inline(__always)
  private static func carry(
    _ rest: inout Lanes, _ counts: inout Lanes, _ stepping: Lanes, _ threshold: Lanes
  ) {
    rest = rest &- (threshold & stepping)
    var more = isNegative(threshold &- rest)
    var turns = 0
    while isAny(more), turns < 4 {
      counts = counts &- more
      rest = rest &- (threshold & more)
      more = isNegative(threshold &- rest)
      turns += 1
    }
    guard isAny(more) else { return }
    // Settings that step far too often: at once, so that no number takes long.
    for lane in 0..<Lanes.scalarCount where more[lane] != 0 && threshold[lane] > 0 {
      let count = (rest[lane] &- 1) / threshold[lane]
      counts[lane] &+= count
      rest[lane] &-= count &* threshold[lane]
    }
  }

  /// Another touch runs, or none.
  private mutating func begin(touch: Int32) {
    // What is done between touches belongs to none.
    if self.touch >= 0 { movingTouches = movingTouches &- hasMoved }
    hasMoved = .zero
    self.touch = touch
  }

  /// −1 where a lane is below 0.
  @inline(__always)
  private static func isNegative(_ lanes: Lanes) -> Lanes { lanes &>> Lanes(repeating: 31) }

  /// The lanes, with the other sign where −1 stands.
  @inline(__always)
  private static func negated(_ lanes: Lanes, where back: Lanes) -> Lanes {
    (lanes ^ back) &- back
  }

  /// Whether −1 stands anywhere.
  @inline(__always)
  private static func isAny(_ lanes: Lanes) -> Bool {
    let half = lanes.lowHalf | lanes.highHalf
    let quarter = half.lowHalf | half.highHalf
    return (quarter[0] | quarter[1]) != 0
  }
}
