import GestureCore
package import SimulatorCore
package import TraceFormat

/// When the touches of a recording last, and what its touches were meant to do: all that it takes to judge a technique by its
/// steps alone.
package struct TouchTimes: Hashable, Sendable {
  /// From touch-down to lift, in the order of the touch-downs.
  private let spans: [ClosedRange<Instant>]
  /// Whether never two fingers are down at once, so that a step belongs to one touch at most.
  package let isSingle: Bool

  /// The touches of a recording's events.
  package init(_ events: [InputEvent]) {
    var downs: [(finger: FingerID, span: Int)] = []
    var spans: [ClosedRange<Instant>] = []
    var isSingle = true
    var end = Instant.zero
    for event in events {
      end = max(end, event.time)
      guard let sample = event.touch else { continue }
      switch sample.phase {
      case .down:
        if !downs.isEmpty { isSingle = false }
        downs.append((sample.finger, spans.count))
        spans.append(sample.time...sample.time)
      case .move: break
      case .up, .cancel:
        guard let index = downs.firstIndex(where: { $0.finger == sample.finger }) else { continue }
        let span = downs.remove(at: index).span
        let down = spans[span].lowerBound
        spans[span] = down...max(down, sample.time)
      }
    }
    for open in downs {
      let down = spans[open.span].lowerBound
      spans[open.span] = down...max(down, end)
    }
    self.spans = spans
    self.isSingle = isSingle
  }

  /// How many touches there are.
  package var count: Int { spans.count }

  /// Which touches last at a time; both ends belong to them.
  func touches(at time: Instant) -> [Int] {
    spans.indices.filter { spans[$0].contains(time) }
  }

  /// Which touch lasts at a time, the first of several; −1 for none.
  func touch(at time: Instant) -> Int { spans.firstIndex { $0.contains(time) } ?? -1 }

  /// What a tally gives for the metrics that steps alone decide.
  ///
  /// - Parameters:
  ///   - recording: the recording's index in the corpus.
  ///   - intent: what the touches were meant to do; without it only what needs no intent is noted.
  package func figures(
    of tally: StepTally, recording: Int, intent: TraceHeader.Intent?
  ) -> UnitFigures {
    switch intent {
    case .move(let distance):
      var figures = UnitFigures(.recording(recording), distance: distance, room: 3)
      if !tally.hasOtherMoves {
        figures.note(.travelError, Double((tally.net &- distance).magnitude))
      }
      figures.note(.reversals, Double(tally.reversals))
      figures.note(.stolenSwipes, Double(count - tally.movingTouches), over: Double(count))
      return figures
    case .tap, .nothing:
      var figures = UnitFigures(.recording(recording), room: 1)
      figures.note(.falseActivations, Double(tally.movingTouches), over: Double(count))
      return figures
    case nil:
      var figures = UnitFigures(.recording(recording), room: 1)
      figures.note(.reversals, Double(tally.reversals))
      return figures
    }
  }
}
