import GestureCore
import SimulatorCore
import Testing
import Tuning

/// Each of the model's steps, by what goes missing without it.
@Suite("The closed-loop user")
struct ClosedLoopUserTests {
  /// A linear technique: a character each 16 pt.
  private let linear: TrialPhone
  private let exact: TrialPhone

  init() throws {
    linear = try TrialPhone(
      start: SessionStart(technique: "swipeselection-1.0", delivery: .hertz(60)))
    exact = try TrialPhone(
      start: SessionStart(technique: "swipeselection-1.0"), panel: .exact)
  }

  /// The average one without any noise, who knows the gain and aims at the middle of characters.
  private func machine(_ change: (inout Persona) -> Void = { _ in }) -> Persona {
    Persona(id: "machine", summary: "without noise") {
      $0.speedNoise = 0
      $0.sideNoise = 0
      $0.reactionSpread = 0
      $0.clutchSpread = 0
      $0.liftMillimetres = 0
      $0.tremorMillimetres = 0
      $0.aim = 0.5
      change(&$0)
    }
  }

  /// Trials at a distance, half of them back.
  private func trials(
    _ persona: Persona, _ distance: Int, on phone: TrialPhone, count: Int = 40,
    release: ReleaseRule = .verified
  ) throws -> [SimulatedTrial] {
    let tasks = TrialTask.list(count: count, distances: [distance], seed: 3)
    return try tasks.enumerated().map { index, task in
      try phone.trial(persona, task, index: index, seed: 3, release: release)
    }
  }

  private func mean(_ trials: [SimulatedTrial], _ value: (TrialFigures) -> Double) -> Double {
    Bootstrap.mean(trials.map { value($0.figures) })
  }

  @Test("Without noise every target is met at the first lift", arguments: [1, 2, 3, 5, 8])
  func withoutNoise(_ distance: Int) throws {
    for trial in try trials(machine(), distance, on: exact, count: 8) {
      #expect(trial.outcome == .reached)
      #expect(trial.figures.isExactAtFirstLift)
      #expect(trial.figures.result.overshoot == 0)
      #expect(trial.figures.result.reversals == 0)
      #expect(trial.figures.touches == 1)
      #expect(trial.figures.caretPath == distance)
    }
  }

  @Test("See: whoever sees late goes beyond the target more often, and takes longer")
  func delay() throws {
    let noisy = machine { $0.speedNoise = 0.245 }
    func times(_ seconds: Double) throws -> [SimulatedTrial] {
      var persona = noisy
      persona.visualSeconds = seconds
      return try trials(persona, 13, on: linear)
    }
    let (soon, late) = try (times(0.05), times(0.35))
    #expect(mean(soon) { Double($0.overshootRuns) } < mean(late) { Double($0.overshootRuns) })
    #expect(
      mean(soon) { $0.result.milliseconds } + 150 < mean(late) { $0.result.milliseconds })
  }

  @Test("Decide: more characters take longer, by more where a bit costs more")
  func difficulty() throws {
    func time(_ distance: Int, perBit: Double) throws -> Double {
      let persona = machine { $0.movementSecondsPerBit = perBit }
      return mean(try trials(persona, distance, on: exact, count: 4)) { $0.result.milliseconds }
    }
    let cheap = try time(8, perBit: 0.08) - time(1, perBit: 0.08)
    let dear = try time(8, perBit: 0.2) - time(1, perBit: 0.2)
    #expect(cheap > 0)
    #expect(dear > cheap + 100)
  }

  @Test("Plan: the smoothest movement's greatest speed is 1.875 of the mean")
  func smoothest() throws {
    let plan = MinimumJerk(distance: 100, seconds: 0.5)
    #expect(abs(plan.place(at: 0.25) - 50) < 1e-9)
    #expect(abs(plan.place(at: 0.5) - 100) < 1e-9)
    #expect(plan.place(at: 2) == plan.place(at: 0.5))
    #expect(abs(plan.speed(at: 0.25) - 1.875 * 200) < 1e-9)
    #expect(abs(plan.acceleration(at: 0.25)) < 1e-6)
    #expect(plan.speed(at: 0.5) == 0)
  }

  @Test("Plan: a movement under way goes on at its speed and acceleration, and comes to rest")
  func underWay() throws {
    let plan = MinimumJerk(distance: 40, speed: 200, acceleration: -300, seconds: 0.3)
    #expect(plan.speed(at: 0) == 200)
    #expect(plan.acceleration(at: 0) == -300)
    let before = 0.3 - 1e-7
    #expect(abs(plan.speed(at: before)) < 1e-2)
    #expect(abs(plan.acceleration(at: before)) < 1)
    #expect(abs(plan.place(at: 0.3) - 40) < 1e-9)
  }

  @Test("Execute: noise that grows with the speed makes every trial another one")
  func noise() throws {
    let steady = try trials(machine(), 21, on: linear)
    let noisy = try trials(machine { $0.speedNoise = 0.4 }, 21, on: linear)
    #expect(Set(steady.map(\.figures.result.milliseconds)).count <= 2)
    #expect(Set(noisy.map(\.figures.result.milliseconds)).count > 20)
    #expect(
      mean(noisy) { $0.peakMillimetresPerSecond } > mean(steady) { $0.peakMillimetresPerSecond }
        + 20
    )
  }

  @Test("Execute: on a panel without hysteresis tremor makes the counter drift, not the place")
  func tremor() throws {
    var open = TouchPanel()
    open.hysteresisPoints = 0
    open.jitterPoints = 0.3
    func trials(_ technique: String) throws -> [SimulatedTrial] {
      let phone = try TrialPhone(
        start: SessionStart(
          technique: technique,
          parameters: [NamedParameter("recognizer.velocity", .word("last-segment"))],
          delivery: .hertz(60)), panel: open)
      let shaky = Persona(id: "shaky", summary: "") { $0.tremorMillimetres = 0.2 }
      return try self.trials(shaky, 10, on: phone)
    }
    let place = try trials("swipeselection-1.0")
    let counter = try trials("velocity-weighted")
    #expect(place.allSatisfy { $0.outcome == .reached })
    #expect(counter.count { $0.outcome != .reached } > 3)
    #expect(
      mean(counter) { Double($0.result.reversals) }
        > mean(place) { Double($0.result.reversals) } + 4)
  }

  @Test("Clutch: a short reach needs more strokes")
  func clutch() throws {
    let wide = try trials(machine { $0.reachMillimetres = 30 }, 21, on: linear, count: 8)
    let short = try trials(machine { $0.reachMillimetres = 12 }, 21, on: linear, count: 8)
    #expect(mean(wide) { Double($0.clutches) } < 1.5)
    #expect(mean(short) { Double($0.clutches) } >= 2)
    #expect(short.allSatisfy { $0.outcome == .reached })
    #expect(mean(short) { $0.clutchMilliseconds } >= 2 * 185)
  }

  @Test("Stop: a lift that rolls takes the caret off, which is seen and mended")
  func lift() throws {
    let still = try trials(machine(), 5, on: linear)
    let rolling = try trials(machine { $0.liftMillimetres = 1.5 }, 5, on: linear)
    #expect(still.allSatisfy { $0.figures.result.liftErrors == 0 })
    #expect(mean(rolling) { Double($0.result.liftErrors) } > 0.1)
    for trial in rolling where trial.figures.result.liftErrors > 0 {
      #expect(trial.figures.touches > 1)
      #expect(trial.outcome == .reached)
    }
  }

  @Test("Stop: who verifies longer lifts later")
  func verify() throws {
    let quick = try trials(machine { $0.verifySeconds = 0.1 }, 3, on: exact, count: 4)
    let slow = try trials(machine { $0.verifySeconds = 0.3 }, 3, on: exact, count: 4)
    let difference = mean(slow) { $0.result.milliseconds } - mean(quick) { $0.result.milliseconds }
    #expect(abs(difference - 200) < 10)
  }

  @Test("Learn: who believes in a wrong gain needs less time where each stroke teaches")
  func learning() throws {
    func time(_ learning: Double) throws -> Double {
      let persona = machine {
        $0.gainSpread = 0.6
        $0.reachMillimetres = 12
        $0.learning = learning
      }
      return mean(try trials(persona, 34, on: linear, count: 60)) { $0.result.milliseconds }
    }
    let (learned, unlearned) = try (time(0.5), time(0))
    #expect(learned < unlearned)
  }

  @Test("Blind, the finger lifts once, and endpoints scatter")
  func blind() throws {
    let noisy = Persona(id: "noisy", summary: "") { $0.speedNoise = 0.4 }
    let released = try trials(noisy, 21, on: linear, release: .blind)
    #expect(released.allSatisfy { $0.outcome == .released })
    #expect(Set(released.map(\.figures.endError)).count > 1)
    let verified = try trials(noisy, 21, on: linear)
    #expect(
      mean(released) { $0.touchMilliseconds } < mean(verified) { $0.touchMilliseconds })
  }

  @Test("A hold is kept, and the caret moves after it only")
  func hold() throws {
    let phone = try TrialPhone(start: SessionStart(technique: "hamster", delivery: .hertz(60)))
    for trial in try trials(.average, 5, on: phone, count: 8) {
      #expect(trial.outcome == .reached)
      #expect((trial.figures.strokeStart?.milliseconds ?? 0) > 300)
    }
  }

  @Test("Who cannot reach the target fails, and stands among the others")
  func failure() throws {
    let phone = try TrialPhone(
      start: SessionStart(technique: "fixed-count", delivery: .hertz(60)))
    let made = try trials(.average, 34, on: phone, count: 4)
    #expect(made.count == 4)
    for trial in made {
      #expect(trial.outcome == .timedOut)
      #expect(!trial.figures.result.isReached)
      #expect(trial.figures.result.milliseconds >= 10_000)
    }
  }

  @Test("Where there is nothing to do nobody touches")
  func nothing() throws {
    let trial = try exact.trial(
      machine(), TrialTask(text: "abc", start: 1, target: 1), index: 0, seed: 1)
    #expect(trial.outcome == .reached)
    #expect(trial.figures.touches == 0)
    #expect(trial.figures.result.milliseconds == 0)
  }

  @Test("A target outside the text ends when time is up")
  func outside() throws {
    let trial = try exact.trial(
      machine(), TrialTask(text: "abc", start: 1, target: 90), index: 0, seed: 1)
    #expect(trial.outcome == .timedOut)
  }
}
