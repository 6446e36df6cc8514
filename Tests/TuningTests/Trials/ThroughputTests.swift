import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Throughput")
struct ThroughputTests {
  /// A trial of so many milliseconds that ended so far beyond.
  private func trial(_ distance: Int, _ milliseconds: Double, end: Int = 0) throws -> SimulatedTrial
  {
    let task = TrialTask(text: "abcdefghijklmnopqrst", start: 1, target: 1 + distance)
    let phone = try TrialPhone(start: SessionStart(technique: "swipeselection-1.0"))
    var trial = try phone.trial(.average, task, index: 0, seed: 1, release: .blind)
    trial.outcome = .released
    trial.figures.result.milliseconds = milliseconds
    trial.figures.touchMilliseconds = milliseconds
    trial.figures.endError = end
    return trial
  }

  @Test("It is the mean over distances of bits by seconds")
  func nominal() throws {
    // 1 bit in 0.75 s on average, 3 bits in 1 s: 4/3 and 3.
    let trials = [try trial(1, 500), try trial(1, 1_000), try trial(7, 1_000)]
    let found = Throughput.nominal(trials, seed: 1, draws: 200)
    #expect(abs((found?.value ?? 0) - 13.0 / 6) < 1e-9)
    #expect(found?.interval?.contains(13.0 / 6) ?? false)
    #expect(Throughput.nominal([], seed: 1, draws: 200) == nil)
  }

  @Test("Endpoints that scatter widen the target")
  func effective() throws {
    let still = [try trial(7, 1_000), try trial(7, 1_000)]
    #expect(abs((Throughput.effective(still) ?? 0) - 3) < 1e-9)
    // Deviation √2, width 4.133 · √2 = 5.845, log₂(7 / 5.845 + 1) = 1.136.
    let wide = [try trial(7, 1_000, end: 1), try trial(7, 1_000, end: -1)]
    #expect(abs((Throughput.effective(wide) ?? 0) - 1.136) < 1e-3)
    #expect(Throughput.effective([try trial(7, 1_000)]) == nil)
  }
}
