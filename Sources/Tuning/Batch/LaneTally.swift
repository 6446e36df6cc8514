import CursorTechniques

/// Eight filters at work: what each has added up, and what its steps come to so far.
struct LaneTally {
  typealias Lanes = SIMD8<Int32>
  typealias Mask = SIMDMask<Lanes>

  private var sum = Lanes.zero
  private var net = Lanes.zero
  private var steps = Lanes.zero
  private var reversals = Lanes.zero
  private var direction = Lanes.zero
  private var lastTouch = Lanes(repeating: -1)
  private var movingTouches = Lanes.zero

  init() {}

  /// One lane's tally.
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
      let beyond = deadZone .< callback.reach
      sum &+= Lanes.zero.replacing(with: amounts[index], where: beyond)
      let stepping = sum .> threshold
      if any(stepping) {
        sum.replace(with: 0, where: stepping)
        note(
          Lanes.zero.replacing(with: callback.direction, where: stepping), stepping, callback.touch)
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
    let latches = repairs.contains(.latchDeadZone)
    let ignoresLast = repairs.contains(.ignoreEnded)
    var left = Mask(repeating: false)
    for index in callbacks.indices {
      let callback = callbacks[index]
      if callback.isFirst {
        left = Mask(repeating: false)
        if resets { sum = .zero }
      }
      if ignoresLast, callback.isLast { continue }
      var beyond = deadZone .< callback.reach
      if latches {
        let opened = left .| beyond
        left = opened
        beyond = opened
      }
      let isBack = isSigned && callback.direction < 0
      let amount = isBack ? 0 &- amounts[index] : amounts[index]
      sum &+= Lanes.zero.replacing(with: amount, where: beyond)
      let backward = sum .< 0
      var rest = sum.replacing(with: 0 &- sum, where: backward)
      let stepping = rest .> threshold
      guard any(stepping) else { continue }
      var counts = Lanes.zero.replacing(with: 1, where: stepping)
      if carries {
        for lane in 0..<Lanes.scalarCount where stepping[lane] {
          let count = (rest[lane] &- 1) / threshold[lane]
          counts[lane] = count
          rest[lane] &-= count &* threshold[lane]
        }
        sum.replace(with: rest.replacing(with: 0 &- rest, where: backward), where: stepping)
      } else {
        sum.replace(with: 0, where: stepping)
      }
      if isSigned {
        counts.replace(with: 0 &- counts, where: backward)
      } else if callback.direction < 0 {
        counts = 0 &- counts
      }
      note(counts, stepping, callback.touch)
    }
  }

  /// Takes the steps of one callback.
  @inline(__always)
  private mutating func note(
    _ counts: Lanes, _ stepping: Mask, _ touch: Int32
  ) {
    let back = counts .< 0
    steps &+= counts.replacing(with: 0 &- counts, where: back)
    net &+= counts
    let way = Lanes(repeating: 1).replacing(with: -1, where: back)
    reversals.replace(with: reversals &+ 1, where: stepping .& (direction .== (0 &- way)))
    direction.replace(with: way, where: stepping)
    guard touch >= 0 else { return }
    movingTouches.replace(with: movingTouches &+ 1, where: stepping .& (lastTouch .!= touch))
    lastTouch.replace(with: touch, where: stepping)
  }
}
