import GestureCore

/// Touches that nobody would make: any speed, pauses of 10 s and samples 1 µs apart, several fingers.
enum RandomTouches {
  /// A valid order of samples whose coordinates are whole points, so that pixels and mirror images are exact.
  static func samples(
    _ random: inout RandomNumbers, fingers: Int = 3, count: Int = 60
  ) -> [TouchSample] {
    var samples: [TouchSample] = []
    var down: [Int: (place: Point, way: Vector)] = [:]
    var time: Int64 = 1_000_000
    for _ in 0..<count {
      time += gap(&random)
      let finger = 1 + random.below(fingers)
      guard var touch = down[finger] else {
        let place = Point(x: Double(1 + random.below(389)), y: Double(560 + random.below(220)))
        down[finger] = (place, way(&random))
        samples.append(sample(time, finger, .down, place))
        continue
      }
      // Mostly straight on, so that dead zones are left; at times another way, or none.
      switch random.below(12) {
      case 0: touch.way = way(&random)
      case 1: touch.way = .zero
      default: break
      }
      touch.place = touch.place + touch.way
      let phase: TouchPhase = random.below(25) > 0 ? .move : random.below(4) > 0 ? .up : .cancel
      samples.append(sample(time, finger, phase, touch.place))
      down[finger] = phase == .move ? touch : nil
    }
    return samples
  }

  private static func sample(
    _ time: Int64, _ finger: Int, _ phase: TouchPhase, _ place: Point
  ) -> TouchSample {
    TouchSample(
      time: Instant(microseconds: time), finger: FingerID(finger), phase: phase, location: place)
  }

  private static func gap(_ random: inout RandomNumbers) -> Int64 {
    switch random.below(20) {
    case 0: 0
    case 1: 1
    case 2: random.below(3) == 0 ? 10_000_000 : 1_000_000
    case 3: Int64(random.below(200_000))
    default: Int64(2_000 + random.below(30_000))
    }
  }

  private static func way(_ random: inout RandomNumbers) -> Vector {
    let size = [3, 12, 60, 400][random.below(4)]
    let across = Double(random.below(2 * size + 1) - size)
    let along = Double(random.below(2 * size + 1) - size)
    switch random.below(4) {
    case 0: return Vector(dx: across, dy: along)
    case 1: return Vector(dx: 0, dy: along)
    default: return Vector(dx: across, dy: 0)
    }
  }
}
