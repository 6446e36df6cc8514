internal import SimulatorCore
package import TraceFormat

extension Playback {
  /// Whether the recording gives what was expected of it, in a phrase.
  ///
  /// With sliders moved it need not: then there is nothing to say.
  package func verdict(against expectation: ReplayExpectation) -> MenuBarModel.Remark? {
    guard options == ReplayOptions() else { return nil }
    return outcome.verdict(against: expectation)
  }
}

extension PlaybackRun.Outcome {
  /// Whether a run gives what was expected of it, in a phrase.
  func verdict(against expectation: ReplayExpectation) -> MenuBarModel.Remark {
    let expected = expectation.steps.map { TimedCount($0.time, $0.count) }
    if steps == expected {
      return text == expectation.text ? .asExpected : .differs("another text")
    }
    let expectedNet = expected.reduce(0) { $0 &+ $1.count }
    return net == expectedNet
      ? .differs("steps at other times")
      : .differs("net \(Figures.signed(net)), expected \(Figures.signed(expectedNet))")
  }
}
