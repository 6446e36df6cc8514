/// Measurements of the same thing, in no order.
struct Samples {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// The middle one; half of them are at most this.
  var median: Double { percentile(50) }

  /// The least value that so many percent of the measurements do not exceed; NaN without measurements.
  func percentile(_ percent: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    let rank = (Double(values.count) * percent / 100).rounded(.up)
    return values.sorted()[min(values.count, max(1, Int(rank))) - 1]
  }
}

/// A subject and its baseline, measured in turns, so that a machine that slows down slows both.
struct Comparison {
  var subject = Samples()
  var baseline = Samples()

  /// Runs both so many times, after one round that only warms caches.
  init(
    repetitions: Int, subject runSubject: () throws -> Void, baseline runBaseline: () throws -> Void
  ) rethrows {
    for round in 0...repetitions {
      let subjectTime = try Stopwatch.nanoseconds(runSubject)
      let baselineTime = try Stopwatch.nanoseconds(runBaseline)
      guard round > 0 else { continue }
      subject.add(subjectTime)
      baseline.add(baselineTime)
    }
  }
}
