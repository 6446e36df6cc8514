internal import GestureCore
internal import SimulatorCore

/// What a moved slider changed: old results and new ones, side by side.
package struct ChangeSummary: Hashable, Sendable {
  /// A result before and after.
  package struct Figure: Hashable, Sendable {
    /// What it is.
    package var caption: String
    /// Before the change; a dash where there was none.
    package var old: String
    /// After it.
    package var new: String
  }

  /// Net steps, error, first step in time, first step in way.
  package var figures: [Figure]

  /// What changed between two runs of the same recording.
  ///
  /// - Parameter intent: how far the caret was meant to go; nil leaves the error out.
  package init(from old: LaneRecord, to new: LaneRecord, intent: Int? = nil) {
    func figure(_ caption: String, _ value: (LaneRecord) -> String?) -> Figure {
      Figure(caption: caption, old: value(old) ?? "–", new: value(new) ?? "–")
    }
    figures = [figure("net steps") { LaneNumber.signed($0.net) }]
    if let intent {
      figures.append(figure("error to intent") { LaneNumber.signed($0.net &- intent) })
    }
    figures += [
      figure("first step, ms") {
        $0.firstStep.map { LaneNumber.fixed($0.milliseconds, digits: 0) }
      },
      figure("first step, pt") {
        $0.firstStep.map { LaneNumber.fixed($0.travelPoints, digits: 0) }
      },
    ]
  }
}

extension LaneRecord {
  /// The first step by characters: how long the finger had been down, and how far it was from there along the
  /// line. Nil without one.
  ///
  /// By the samples' own stamps, as comparisons have it.
  package var firstStep: RunFigures.FirstStep? {
    for step in steps {
      switch step.move.distance {
      case .characters(let count), .plane(let count, _): if count == 0 { continue }
      case .words, .lines, .end, .restore: continue
      }
      guard let gesture = gestures.last(where: { $0.down <= step.time }) else { continue }
      let x = step.explanation.update?.location.x ?? touches.x(at: step.time) ?? gesture.downX
      return RunFigures.FirstStep(
        travelPoints: (x - gesture.downX).magnitude,
        milliseconds: Double(step.explanation.time - gesture.down) / 1_000)
    }
    return nil
  }
}
