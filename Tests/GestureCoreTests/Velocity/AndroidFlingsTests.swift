import GestureCore
import Testing

/// Flings that Android's own tests have, with the velocities that they expect at the lift.
@Suite(.enabled(if: DataSet.isThere, DataSet.advice))
struct AndroidFlingsTests {
  private static let folder = "recordings/aosp-flings/"

  private static let tolerances: [(estimator: VelocityEstimator, name: String, tolerance: Double)] =
    [
      // In double precision the difference is at most 0.035 %.
      (.leastSquares, "LSQ2", 0.001),
      // Android allows as much: most expectations are older than the code.
      (.impulse, "IMPULSE", 0.2),
    ]

  /// Samples by the name of the test; the last one is the lift.
  private func flings() throws -> [String: [TouchSample]] {
    var flings: [String: [TouchSample]] = [:]
    for row in try DataSet.rows(of: Self.folder + "flings.tsv", separator: "\t") {
      let nanoseconds = try #require(Int64(row["t_ns"]!))
      let isFirst = flings[row["test"]!] == nil
      let phase: TouchPhase = row["is_last"] == "last" ? .up : isFirst ? .down : .move
      flings[row["test"]!, default: []].append(
        sample(nanoseconds / 1_000, phase, Double(row["x"]!)!, Double(row["y"]!)!))
    }
    return flings
  }

  @Test func liftsHaveTheVelocitiesThatAndroidExpects() throws {
    let flings = try flings()
    var parameters = PanParameters()
    parameters.slop = 0
    parameters.endVelocity = .zeroAfter40ms
    var checked = 0
    for row in try DataSet.rows(of: Self.folder + "expected.tsv", separator: "\t") {
      let entry = try #require(Self.tolerances.first { $0.name == row["strategy"] })
      parameters.velocity = entry.estimator
      var pan = PanRecognizer(parameters: parameters)
      let everywhere = Rectangle(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
      let updates = pan.run(try #require(flings[row["test"]!]), region: everywhere)
      let velocity = try #require(updates.last).velocity
      let answer = row["axis"] == "X" ? velocity.dx : velocity.dy
      // Android has no velocity where the finger rested.
      let expected = Double(row["expected_px_per_s"]!) ?? 0
      #expect(
        abs(answer - expected) <= entry.tolerance * abs(expected),
        "\(row["test"]!), \(entry.name), \(row["axis"]!): \(answer), not \(expected)")
      checked += 1
    }
    #expect(checked > 40)
  }
}
