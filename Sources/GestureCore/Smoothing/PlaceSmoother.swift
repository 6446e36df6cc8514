/// Smooths the places of fingers, each from its own touch-down on.
///
/// The axes know nothing of each other, as in the reference implementation, so that a swipe along x stays steady
/// in y. A lift and a cancel are smoothed like moves: right after a move they bring little of what the filter
/// is behind, after a rest nearly all of it.
struct PlaceSmoother: Hashable, Sendable {
  private struct Finger: Hashable, Sendable {
    let id: FingerID
    var x: OneEuroFilter
    var y: OneEuroFilter

    init(startingWith sample: TouchSample) {
      id = sample.finger
      x = OneEuroFilter(startingAt: sample.location.x, time: sample.time)
      y = OneEuroFilter(startingAt: sample.location.y, time: sample.time)
    }
  }

  private var fingers: [Finger] = []

  /// The place of a sample as a recognizer is to see it; of each finger every sample must come by, in order.
  ///
  /// A finger that is not known yet begins with this sample, as at its touch-down.
  @inline(__always)
  mutating func place(of sample: TouchSample, _ parameters: PanParameters) -> Point {
    switch parameters.smoothing {
    case .none: sample.location
    case .oneEuro: smooth(sample, parameters.oneEuro)
    }
  }

  /// Forgets every finger.
  mutating func removeAll() { fingers.removeAll(keepingCapacity: true) }

  private mutating func smooth(_ sample: TouchSample, _ tuning: OneEuroFilter.Tuning) -> Point {
    let index = fingers.firstIndex { $0.id == sample.finger }
    switch (sample.phase, index) {
    case (.move, let index?): return smooth(sample, of: index, tuning)
    case (.up, let index?), (.cancel, let index?):
      defer { fingers.remove(at: index) }
      return smooth(sample, of: index, tuning)
    case (.down, let index?):
      fingers[index] = Finger(startingWith: sample)
      return sample.location
    case (.down, nil), (.move, nil):
      fingers.append(Finger(startingWith: sample))
      return sample.location
    case (.up, nil), (.cancel, nil): return sample.location
    }
  }

  private mutating func smooth(
    _ sample: TouchSample, of index: Int, _ tuning: OneEuroFilter.Tuning
  ) -> Point {
    Point(
      x: fingers[index].x.filter(sample.location.x, at: sample.time, tuning),
      y: fingers[index].y.filter(sample.location.y, at: sample.time, tuning))
  }
}
