import GestureCore
import SimulatorCore

/// One finger's touch as a formula has it: constant speeds, samples at exact times, no jitter unless asked for.
///
/// The end of each leg is a sample of its own, also where it falls between two frames.
struct IdealSwipe {
  private(set) var events: [InputEvent] = []
  private(set) var time: Int64 = 0
  private var x: Double
  private static let y = 700.0

  /// A finger that goes down at time 0.
  init(from x: Double) {
    self.x = x
    add(.down, x)
  }

  /// Moves by a way at a speed, in points and points a second.
  mutating func move(by way: Double, at speed: Double, hertz: Double) {
    let start = (time: Double(time), x: x)
    let frames = way.magnitude / speed * hertz
    // A frame that would differ from the end by rounding alone is the end.
    for index in 1..<Int(frames.rounded(.up)) + 1 where Double(index) < frames - 1e-6 {
      time = Int64((start.time + Double(index) * 1e6 / hertz).rounded())
      add(.move, start.x + way * Double(index) / frames)
    }
    time = Int64((start.time + frames * 1e6 / hertz).rounded())
    x = start.x + way
    add(.move, x)
  }

  /// Moves right at 60 Hz by a way and at a speed that leave any rule anywhere between two steps.
  mutating func moveAnyhow(_ random: inout RandomNumbers) {
    move(by: 140 + 60 * random.unit(), at: 300 + 200 * random.unit(), hertz: 60)
  }

  /// Stays, with Gaussian jitter of a standard deviation, in points.
  mutating func rest(seconds: Double, hertz: Double, sigma: Double, _ random: inout RandomNumbers) {
    let start = Double(time)
    for index in 1...Int(seconds * hertz) {
      time = Int64((start + Double(index) * 1e6 / hertz).rounded())
      add(.move, x + sigma * random.gaussian())
    }
  }

  /// Lifts a frame of 120 Hz after the last move.
  mutating func lift() {
    time += 8_000
    add(.up, x)
  }

  private mutating func add(_ phase: TouchPhase, _ x: Double) {
    events.append(
      InputEvent(
        Instant(microseconds: time), .touch(FingerID(1), phase, Point(x: x, y: Self.y))))
  }
}

extension RandomNumbers {
  /// From 0 to 1, without 1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// Standard normal: the sum of twelve uniform numbers is near enough and needs no logarithm.
  mutating func gaussian() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += unit() }
    return sum
  }
}
