package import GestureCore

/// What stands between a finger and the program: how often a panel looks, what it passes over, and how late it tells.
package struct PanelModel: Hashable, Sendable {
  /// Its name on the command line.
  package var id: String
  /// Reports per second, while the finger moves.
  package var hertz: Double
  /// How far a finger must have gone before its first move is told, in millimetres.
  package var firstMove: Double
  /// How far it must have gone from the last report for the next, in millimetres.
  package var hysteresis: Double
  /// The grid that places lie on, in millimetres; 0 for none.
  package var quantum: Double
  /// The deviation of a place's noise, in millimetres.
  package var jitter: Double
  /// How long after contact a touch-down is told, in milliseconds; drawn once for each touch, its moves are as late.
  package var downLatency: ClosedRange<Double>
  /// How long after the finger left its lift is told.
  package var upLatency: ClosedRange<Double>
  /// Where its numbers come from, in one sentence.
  package var source: String

  /// A panel.
  package init(
    _ id: String, hertz: Double, firstMove: Double, hysteresis: Double, quantum: Double,
    jitter: Double, downLatency: ClosedRange<Double>, upLatency: ClosedRange<Double>,
    source: String
  ) {
    self.id = id
    self.hertz = hertz
    self.firstMove = firstMove
    self.hysteresis = hysteresis
    self.quantum = quantum
    self.jitter = jitter
    self.downLatency = downLatency
    self.upLatency = upLatency
    self.source = source
  }

  /// How a touch-down's delay and a touch's phase against the panel's scans come out.
  package struct Draw: Hashable, Sendable {
    /// In seconds after contact.
    fileprivate var down: Double
    /// In seconds after the finger left.
    fileprivate var up: Double
    /// The first scan after contact, as a part of the time between scans.
    fileprivate var phase: Double
  }

  /// Draws what differs from touch to touch.
  package func draw(_ random: inout CounterRandom) -> Draw {
    func between(_ range: ClosedRange<Double>) -> Double {
      (range.lowerBound + (range.upperBound - range.lowerBound) * random.nextUnit()) / 1_000
    }
    let down = between(downLatency)
    return Draw(down: down, up: between(upLatency), phase: random.nextUnit())
  }

  /// What the panel reports of a touch, in order of time: down, moves, up.
  ///
  /// - Parameters:
  ///   - touch: what the finger does.
  ///   - finger: what it is called.
  ///   - pointsPerMillimetre: of the glass.
  ///   - random: this touch's own stream.
  package func samples(
    of touch: SyntheticTouch, finger: FingerID, pointsPerMillimetre scale: Double,
    random: inout CounterRandom
  ) -> [TouchSample] {
    let draw = draw(&random)
    let down = touch.contact + draw.down
    var told = place(touch.location(at: 0), scale, &random)
    var samples = [
      TouchSample(time: Instant(seconds: down), finger: finger, phase: .down, location: told)
    ]
    let interval = 1 / hertz
    var hasMoved = false
    var scan = draw.phase
    while scan * interval < touch.seconds {
      let seconds = scan * interval
      scan += 1
      let place = place(touch.location(at: seconds), scale, &random)
      let gap = (place - told).length / scale
      guard gap > 0, gap >= (hasMoved ? hysteresis : firstMove) else { continue }
      hasMoved = true
      told = place
      samples.append(
        TouchSample(
          time: Instant(seconds: down + seconds), finger: finger, phase: .move, location: place))
    }
    let lift = max(touch.contact + touch.seconds + draw.up, down + touch.seconds)
    samples.append(
      TouchSample(time: Instant(seconds: lift), finger: finger, phase: .up, location: told))
    return samples
  }

  /// Where the panel sees a finger.
  private func place(_ truth: Point, _ scale: Double, _ random: inout CounterRandom) -> Point {
    var place = truth
    if jitter > 0 {
      place += (jitter * scale) * Vector(dx: random.nextNormal(), dy: random.nextNormal())
    }
    let grid = quantum > 0 ? quantum * scale : 0.01
    return Point(
      x: ((place.x / grid).rounded() * grid * 1_000).rounded() / 1_000,
      y: ((place.y / grid).rounded() * grid * 1_000).rounded() / 1_000)
  }
}

extension Instant {
  /// The nearest microsecond to so many seconds; 0 for what is negative or no number.
  init(seconds: Double) {
    let microseconds = (seconds * 1e6).rounded()
    self.init(microseconds: microseconds > 0 ? Int64(min(microseconds, 0x1p53)) : 0)
  }
}
