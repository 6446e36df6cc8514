/// What a metric came to over a number of units.
package struct MetricValue: Hashable, Sendable {
  /// The number; not a number where nothing was measured.
  package var value: Double
  /// The standard deviation of the units' figures; 0 for one unit and for what is derived.
  package var deviation: Double
  /// How many recordings or trials carried it; 0 where it cannot be measured here.
  package var count: Int

  /// What a metric came to.
  package init(_ value: Double, deviation: Double = 0, count: Int = 1) {
    self.value = value
    self.deviation = deviation
    self.count = count
  }
}

/// The metrics that could be measured.
package struct MetricValues: Hashable, Sendable {
  /// In the order of `Metric.allCases`.
  package private(set) var all: [(metric: Metric, value: MetricValue)] = []

  /// Nothing measured.
  package init() {}

  /// What a metric came to; nil where it cannot be measured here.
  package subscript(metric: Metric) -> MetricValue? {
    get { all.first { $0.metric == metric }?.value }
    set {
      let place = all.firstIndex { $0.metric.ordinal >= metric.ordinal } ?? all.count
      let isThere = place < all.count && all[place].metric == metric
      // What is not a number was not measured.
      if let newValue, newValue.count > 0, newValue.value.isFinite {
        if isThere {
          all[place].value = newValue
        } else {
          all.insert((metric, newValue), at: place)
        }
      } else if isThere {
        all.remove(at: place)
      }
    }
  }

  package static func == (one: MetricValues, other: MetricValues) -> Bool {
    one.all.elementsEqual(other.all) { $0.metric == $1.metric && $0.value == $1.value }
  }

  package func hash(into hasher: inout Hasher) {
    for (metric, value) in all {
      hasher.combine(metric)
      hasher.combine(value)
    }
  }
}
