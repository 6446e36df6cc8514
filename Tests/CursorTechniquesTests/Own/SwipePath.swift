import CursorTechniques
import GestureCore

/// A finger's way along x, in parts, that can be sampled at any rate.
struct SwipePath: Sendable {
  enum Part: Sendable {
    /// So many points at so many points per second.
    case line(Double, at: Double)
    /// So many points in so many seconds, as a hand does it: with the least jerk.
    case reach(Double, in: Double)
    /// Seconds on the spot.
    case rest(Double)

    var way: Double {
      switch self {
      case .line(let way, _), .reach(let way, _): way
      case .rest: 0
      }
    }

    var seconds: Double {
      switch self {
      case .line(let way, let speed): way.magnitude / speed
      case .reach(_, let seconds), .rest(let seconds): seconds
      }
    }

    func place(at seconds: Double) -> Double {
      let part = self.seconds > 0 ? min(1, seconds / self.seconds) : 1
      switch self {
      case .line(let way, _): return way * part
      case .reach(let way, _): return way * part * part * part * (10 - 15 * part + 6 * part * part)
      case .rest: return 0
      }
    }
  }

  let parts: [Part]

  init(_ parts: Part...) { self.parts = parts }

  init(_ parts: [Part]) { self.parts = parts }

  var seconds: Double { parts.reduce(0) { $0 + $1.seconds } }
  var mirrored: SwipePath {
    SwipePath(
      parts.map { part in
        switch part {
        case .line(let way, let speed): .line(-way, at: speed)
        case .reach(let way, let seconds): .reach(-way, in: seconds)
        case .rest: part
        }
      })
  }

  /// Points from the touch-down.
  func place(at time: Double) -> Double {
    var rest = time
    var place = 0.0
    for part in parts {
      if rest <= part.seconds { return place + part.place(at: rest) }
      rest -= part.seconds
      place += part.way
    }
    return place
  }

  /// The touch: down at the start, moves at the rate and one at the very end, then up at the same place.
  func touch(
    hertz: Double = 240, noise: (() -> Double)? = nil, liftAfter milliseconds: Double = 8
  ) -> [TouchSample] {
    var samples = [Self.sample(0, .down, 0)]
    var times: [Double] = []
    var index = 1.0
    while index / hertz < seconds - 1e-9 {
      times.append(index / hertz)
      index += 1
    }
    for time in times + [seconds] {
      samples.append(Self.sample(time, .move, place(at: time) + (noise?() ?? 0)))
    }
    let last = samples[samples.count - 1]
    samples.append(
      TouchSample(
        time: last.time + Int64(milliseconds * 1_000), finger: last.finger, phase: .up,
        location: last.location))
    return samples
  }

  static let origin = Point(x: 200, y: 700)

  static func sample(_ seconds: Double, _ phase: TouchPhase, _ x: Double, y: Double = 0)
    -> TouchSample
  {
    TouchSample(
      time: Instant(microseconds: Int64((seconds * 1e6).rounded())), finger: FingerID(1),
      phase: phase, location: Point(x: origin.x + x, y: origin.y + y))
  }
}

/// What a technique made of a touch.
struct SwipeRun {
  struct Step: Equatable {
    var milliseconds: Double
    var count: Int
    /// Points from the touch-down.
    var place: Double
  }

  private(set) var steps: [Step] = []
  /// Where the caret is, from where it was.
  private(set) var caret = 0
  var net: Int { steps.reduce(0) { $0 + $1.count } }

  private var technique: Technique
  private var pan: PanRecognizer
  private var situation: Situation
  private let room: Situation.Room

  /// - Parameter room: caret stops around the caret; more than the limit mean that no end is ever met.
  init(
    _ touch: [TouchSample], delivery: DeliveryRate = .asRecorded, id: String = "caretlab",
    room: Situation.Room = Situation.Room(before: 100_000, after: 100_000),
    set parameters: [String: Double] = [:]
  ) {
    technique = TechniqueEntry.entry(id: id)!.makeTechnique()
    for (name, value) in parameters { technique.set(name, to: .number(value)) }
    pan = PanRecognizer(parameters: technique.startRule.recognizer)
    situation = Situation()
    self.room = room
    var stage = DeliveryStage(rate: delivery)
    var batch: [TouchSample] = []
    for sample in touch {
      let isHeld = sample.phase == .move && stage.holdsMoves
      if let deadline = stage.deadline, !isHeld || deadline < sample.time {
        stage.takePending(into: &batch)
        deliver(batch)
      }
      if isHeld { stage.hold(sample) } else { deliver([sample]) }
    }
  }

  private mutating func deliver(_ batch: [TouchSample]) {
    if let sample = batch.first, sample.phase == .down {
      situation.down = TouchDown(time: sample.time, location: sample.location)
      technique.touchDown(situation)
    }
    guard let update = pan.feed(batch, region: .everywhere) else { return }
    let limit = Situation.Room.limit
    situation.room = Situation.Room(
      before: min(limit, room.before + caret), after: min(limit, room.after - caret))
    guard case .characters(let count) = technique.feed(update, situation).distance, count != 0
    else { return }
    steps.append(
      Step(
        milliseconds: Double(update.time.microseconds) / 1_000, count: count,
        place: update.location.x - SwipePath.origin.x))
    caret = max(-room.before, min(room.after, caret + count))
  }
}

/// Random numbers that depend on nothing but the seed, and how many of them a test wants.
struct SwipeNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Twelve uniform numbers: as good as Gaussian up to three times the deviation.
  mutating func noise(_ deviation: Double) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + number(0...1) } * deviation
  }

  /// A way of one to four reaches, some with a rest after them.
  mutating func wanderingPath() -> SwipePath {
    var parts: [SwipePath.Part] = []
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      parts.append(.reach(number(-250...250), in: number(0.15...0.8)))
      if Bool.random(using: &self) { parts.append(.rest(number(0.05...0.3))) }
    }
    return SwipePath(parts)
  }
}
