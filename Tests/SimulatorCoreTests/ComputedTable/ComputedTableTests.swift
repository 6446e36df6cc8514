import GestureCore
import SimulatorCore
import Testing

@Suite("The computed table")
struct ComputedTableTests {
  /// Random swipes for a mean; the table's own means are over twenty.
  private static let trials = 240
  private static let theirTrials = 20.0

  @Test(arguments: ComputedTable.rows)
  func techniquesGiveItsFigures(row: ComputedTable.Row) throws {
    for figure in ComputedTable.Figure.allCases {
      let theirs = row.figures[figure] ?? .nan
      let ours = try measure(figure, row)
      let exception = ComputedTable.exceptions.first {
        $0.row == row.name && $0.figure == figure
      }
      let mean = (ours.mean * 10).rounded() / 10
      guard ours.agrees(with: theirs, figure) else {
        #expect(
          exception.map { [$0.theirs, $0.ours] } == [theirs, mean],
          "\(row.name), \(figure.rawValue): the table has \(theirs), and here it is \(mean)")
        continue
      }
      #expect(
        exception == nil, "\(row.name), \(figure.rawValue): no exception is needed, it is \(mean)")
    }
  }

  @Test func exceptionsNameRows() {
    for exception in ComputedTable.exceptions {
      #expect(ComputedTable.rows.contains { $0.name == exception.row }, "\(exception.row)")
      #expect(exception.reason.count > 20)
    }
  }

  private struct Measure {
    var mean: Double
    /// Standard deviation of one swipe's figure; 0 where nothing is random.
    var deviation = 0.0

    /// Whether both may be the same figure: within one step, or within what chance allows.
    func agrees(with theirs: Double, _ figure: ComputedTable.Figure) -> Bool {
      guard figure.isRandom else { return (mean - theirs).magnitude <= 1 }
      // What never happened in so many trials may still happen in three of as many others.
      let unit = figure == .lift ? 100.0 : 1
      let spread = max(deviation, unit * (3 / Double(trials)).squareRoot())
      let error = spread * (1 / Double(trials) + 1 / theirTrials).squareRoot()
      // The table's figures are rounded.
      return (mean - theirs).magnitude <= 3 * error + (figure == .rest ? 0.05 : 0.5)
    }
  }

  private func measure(
    _ figure: ComputedTable.Figure, _ row: ComputedTable.Row
  ) throws -> Measure {
    func steps(_ speed: Double, _ hertz: Double, back: Double? = nil) throws -> Measure {
      var swipe = IdealSwipe(from: 60)
      swipe.move(by: 240, at: speed, hertz: hertz)
      if let back { swipe.move(by: -240, at: back, hertz: hertz) }
      swipe.lift()
      return Measure(mean: Double(try run(swipe, row).map(\.count).reduce(0, +)))
    }
    switch figure {
    case .slow60: return try steps(100, 60)
    case .medium60: return try steps(400, 60)
    case .fast60: return try steps(1_500, 60)
    case .slow120: return try steps(100, 120)
    case .medium120: return try steps(400, 120)
    case .fast120: return try steps(1_500, 120)
    case .thereAndBack: return try steps(400, 60, back: 400)
    case .fastOutSlowBack: return try steps(1_500, 60, back: 100)
    case .rest:
      return try mean { random in
        var swipe = IdealSwipe(from: 60)
        swipe.moveAnyhow(&random)
        let end = swipe.time
        swipe.rest(seconds: 2, hertz: 60, sigma: 0.3, &random)
        let steps = try run(swipe, row).filter { $0.time.microseconds > end }
        return Double(steps.map { abs($0.count) }.reduce(0, +))
      }
    case .lift:
      return try mean { random in
        var swipe = IdealSwipe(from: 60)
        swipe.moveAnyhow(&random)
        let end = swipe.time
        swipe.move(by: -3, at: 60, hertz: 60)
        swipe.lift()
        let steps = try run(swipe, row).filter { $0.time.microseconds > end }
        return steps.isEmpty ? 0 : 100
      }
    }
  }

  /// A mean over seeded swipes.
  private func mean(_ figure: (inout RandomNumbers) throws -> Double) rethrows -> Measure {
    var (sum, squares) = (0.0, 0.0)
    for seed in 1...Self.trials {
      var random = RandomNumbers(seed: UInt64(seed))
      let value = try figure(&random)
      sum += value
      squares += value * value
    }
    let mean = sum / Double(Self.trials)
    let variance = max(0, squares / Double(Self.trials) - mean * mean)
    return Measure(mean: mean, deviation: variance.squareRoot())
  }

  private func run(_ swipe: IdealSwipe, _ row: ComputedTable.Row) throws -> [TimedCount] {
    let text = String(repeating: "x", count: 300)
    let start = SessionStart(
      screen: Screen(width: 360, height: 844, pointsPerMillimetre: 6.04),
      document: SessionStart.Document(before: text, after: text))
    var replay = try Replay(
      start: start, hasRecordedLayout: false,
      options: ReplayOptions(
        technique: row.technique, parameters: row.parameters, startMode: .assumed))
    for event in swipe.events { replay.feed(event) }
    return replay.effects.steps
  }
}
