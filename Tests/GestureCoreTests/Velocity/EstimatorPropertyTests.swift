import GestureCore
import Testing

/// What holds for every estimator, whatever the finger does.
struct EstimatorPropertyTests {
  private struct Trace {
    /// Microseconds and places.
    var samples: [(time: Int64, place: Point)] = []

    /// A wandering finger, reported every 2 to 30 ms.
    init(seed: UInt64, count: Int = 120) {
      var numbers = SeededGenerator(seed: seed)
      var time: Int64 = 0
      var place = Point(x: 200, y: 700)
      for _ in 0..<count {
        samples.append((time, place))
        time += Int64(numbers.number(in: 2_000...30_000))
        place.x += numbers.number(in: -15...25)
        place.y += numbers.number(in: -10...10)
      }
    }

    /// The velocity after each sample.
    func velocities(
      _ estimator: VelocityEstimator, _ change: (inout Int64, inout Point) -> Void = { _, _ in }
    ) -> [Vector] {
      var tracker = VelocityTracker(estimator: estimator)
      return samples.map { sample in
        var (time, place) = sample
        change(&time, &place)
        tracker.add(time: Instant(microseconds: time), location: place)
        return tracker.velocity
      }
    }
  }

  @Test(arguments: VelocityEstimator.all, Effort.seeds(20))
  func shiftingTimeChangesNothing(_ estimator: VelocityEstimator, seed: UInt64) {
    let trace = Trace(seed: seed)
    for delay in [1, 123_456_789, (1 << 53) - 10_000_000] as [Int64] {
      #expect(
        trace.velocities(estimator) == trace.velocities(estimator) { time, _ in time += delay })
    }
  }

  @Test(arguments: VelocityEstimator.all, Effort.seeds(20))
  func aMirroredTraceHasTheMirroredVelocity(_ estimator: VelocityEstimator, seed: UInt64) {
    let trace = Trace(seed: seed)
    let mirrored = trace.velocities(estimator) { _, place in place.x = -place.x }
    #expect(mirrored == trace.velocities(estimator).map { Vector(dx: -$0.dx, dy: $0.dy) })
    let swapped = trace.velocities(estimator) { _, place in place = Point(x: place.y, y: place.x) }
    #expect(swapped == trace.velocities(estimator).map { Vector(dx: $0.dy, dy: $0.dx) })
  }

  @Test(arguments: VelocityEstimator.all, Effort.seeds(5))
  func constantSpeedIsMetHoweverItIsSampled(_ estimator: VelocityEstimator, seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let speed = Vector(dx: numbers.number(in: -2_000...2_000), dy: numbers.number(in: -500...500))
    for hertz in [30, 60, 67, 120, 240, 1_000] as [Double] {
      // Less than what makes a gap of 40 ms, which Android takes for a rest.
      for jitter in [0, min(0.3 / hertz, 0.003)] {
        var tracker = VelocityTracker(estimator: estimator)
        // More than a second: the average must forget that it began at 0.
        for index in 0..<Int(1.2 * hertz) {
          let exact = 1 + Double(index) / hertz + numbers.number(in: -jitter...jitter)
          let time = Int64(1_000_000 * exact)
          let seconds = Double(time) / 1e6
          tracker.add(
            time: Instant(microseconds: time),
            location: Point(x: speed.dx * seconds, y: speed.dy * seconds))
        }
        #expect(abs(tracker.velocity.dx - speed.dx) < 1e-4, "\(hertz) Hz, jitter \(jitter)")
        #expect(abs(tracker.velocity.dy - speed.dy) < 1e-4, "\(hertz) Hz, jitter \(jitter)")
      }
    }
  }

  /// Equal stamps, a microsecond, ten seconds, stamps that run backwards, and places at the limits.
  @Test(arguments: VelocityEstimator.all, Effort.seeds(40))
  func noStampsAndPlacesMakeItInfinite(_ estimator: VelocityEstimator, seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var tracker = VelocityTracker(
      estimator: estimator, milliseconds: numbers.pick([4, 40, 240]))
    let gaps: [Int64] = [
      0, 0, 1, 1, 2, 100, 1_999, 2_000, 8_000, 40_000, 40_001, 10_000_000, -5_000,
    ]
    let edges = [-TouchLimits.coordinate, 0, 0.1, 1e-300, TouchLimits.coordinate]
    var time: Int64 = 20_000_000
    var slots: [Int64] = []
    var fastest = 0.0
    // A few gaps for a while each, so that they also meet many of their own kind.
    for index in 0..<600 {
      if index.isMultiple(of: 50) { slots = (0..<3).map { _ in numbers.pick(gaps) } }
      time += numbers.pick(slots)
      tracker.add(
        time: Instant(microseconds: time),
        location: Point(x: numbers.pick(edges), y: numbers.number(in: -1...1)))
      // NaN fails the comparison and stays.
      let speed = abs(tracker.velocity.dx) + abs(tracker.velocity.dy)
      if !(speed <= fastest) { fastest = speed }
    }
    // 200,000 points in a microsecond are 2e11 a second; a parabola's end is steeper than its chords.
    #expect(fastest < 1e15)
  }

  @Test(arguments: VelocityEstimator.all, Effort.seeds(10))
  func whatIsLongPastDoesNotCount(_ estimator: VelocityEstimator, seed: UInt64) {
    // The average never forgets, but after so many time constants it is beyond what a Double holds.
    let trace = Trace(seed: seed, count: 400)
    var late = VelocityTracker(estimator: estimator)
    for (time, place) in trace.samples.suffix(200) {
      late.add(time: Instant(microseconds: time), location: place)
    }
    let velocity = trace.velocities(estimator).last!
    #expect(abs(late.velocity.dx - velocity.dx) < 1e-9)
    #expect(abs(late.velocity.dy - velocity.dy) < 1e-9)
  }

  @Test(arguments: VelocityEstimator.all, Effort.seeds(20))
  func shiftingTheHistoryKeepsTheVelocity(_ estimator: VelocityEstimator, seed: UInt64) {
    let trace = Trace(seed: seed)
    var tracker = VelocityTracker(estimator: estimator)
    for (index, (sample, expected)) in zip(trace.samples, trace.velocities(estimator)).enumerated()
    {
      // What a second finger that lands 64 points to the right does to the mean.
      if index == 60 { tracker.shift(by: Vector(dx: 64, dy: -32)) }
      let jump = index < 60 ? Vector.zero : Vector(dx: 64, dy: -32)
      tracker.add(time: Instant(microseconds: sample.time), location: sample.place + jump)
      #expect(abs(tracker.velocity.dx - expected.dx) < 1e-6)
      #expect(abs(tracker.velocity.dy - expected.dy) < 1e-6)
    }
  }

  /// Every estimator but the average, whose past is in its velocity.
  @Test(
    arguments: VelocityEstimator.all.filter { $0 != .exponentialMovingAverage }, Effort.seeds(10))
  func oneTakesOverFromAnotherInMidGesture(_ estimator: VelocityEstimator, seed: UInt64) {
    let trace = Trace(seed: seed)
    let expected = trace.velocities(estimator)
    for other in VelocityEstimator.all {
      var tracker = VelocityTracker(estimator: other)
      for (index, sample) in trace.samples.enumerated() {
        if index == 60 { tracker.estimator = estimator }
        tracker.add(time: Instant(microseconds: sample.time), location: sample.place)
        if index >= 60 { #expect(tracker.velocity == expected[index]) }
      }
    }
  }

  @Test(arguments: Effort.seeds(20))
  func aWindowThatChangesHoldsWhatItWouldHaveHeld(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let trace = Trace(seed: seed, count: 300)
    let lengths = [4, 20, 40, 100, 240]
    let steady = lengths.map { length in
      var tracker = VelocityTracker(milliseconds: length)
      return trace.samples.map { sample in
        tracker.add(time: Instant(microseconds: sample.time), location: sample.place)
        return tracker.velocity
      }
    }
    var tracker = VelocityTracker(milliseconds: lengths[0])
    var choice = 0
    for (index, sample) in trace.samples.enumerated() {
      if index.isMultiple(of: 7) {
        choice = numbers.pick(Array(lengths.indices))
        tracker.windowMicroseconds = Int64(lengths[choice]) * 1_000
      }
      tracker.add(time: Instant(microseconds: sample.time), location: sample.place)
      #expect(tracker.velocity == steady[choice][index], "\(lengths[choice]) ms at sample \(index)")
    }
  }

  /// The velocity of a gesture must not leak into the next one, however the first one ended.
  @Test(arguments: VelocityEstimator.all, [TouchPhase.up, .cancel])
  func aNewTouchStartsFromRest(_ estimator: VelocityEstimator, end: TouchPhase) {
    var parameters = PanParameters()
    parameters.velocity = estimator
    parameters.slop = 0
    let stroke = TouchScript("down 300,700 · left 100 in 80ms · up", from: 200_000).samples
    var fresh = PanRecognizer(parameters: parameters)
    let expected = fresh.run(stroke)
    var used = PanRecognizer(parameters: parameters)
    _ = used.run(TouchScript("down 40,700 · right 150 in 160ms", from: 0).samples)
    _ = used.run([sample(170_000, end, 190)])
    #expect(used.run(stroke) == expected)
  }
}
