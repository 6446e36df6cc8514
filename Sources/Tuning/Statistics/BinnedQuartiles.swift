/// A quantity's median and quartiles in bins of another one.
package struct BinnedQuartiles: Hashable, Sendable {
  /// One bin.
  package struct Bin: Hashable, Sendable {
    /// The mean of the places in it.
    package var place: Double
    /// The lower quartile.
    package var lower: Double
    /// The median.
    package var median: Double
    /// The upper quartile.
    package var upper: Double
    /// How many values it has.
    package var count: Int
  }

  /// The bins that have values, in order of their places.
  package var bins: [Bin]

  /// Bins values by their places. So many places or fewer get a bin each; more are parted into bins of as many values each, places that are equal
  /// together.
  package init(_ values: [(place: Double, value: Double)], most: Int = 12) {
    let sorted = values.filter { $0.place.isFinite && $0.value.isFinite }
      .sorted { ($0.place, $0.value) < ($1.place, $1.value) }
    var groups: [ArraySlice<(place: Double, value: Double)>] = []
    var start = 0
    for index in sorted.indices
    where index + 1 == sorted.count || sorted[index + 1].place != sorted[index].place {
      groups.append(sorted[start...index])
      start = index + 1
    }
    let most = max(1, most)
    if groups.count > most {
      let share = Double(sorted.count) / Double(most)
      var merged: [ArraySlice<(place: Double, value: Double)>] = []
      for group in groups {
        // A bin goes on until it has its share.
        if let last = merged.last, Double(last.count) < share {
          merged[merged.count - 1] = sorted[last.startIndex..<group.endIndex]
        } else {
          merged.append(group)
        }
      }
      groups = merged
    }
    bins = groups.map { group in
      let values = group.map(\.value).sorted()
      return Bin(
        place: Bootstrap.mean(group.map(\.place)), lower: Bootstrap.quantile(values, 0.25),
        median: Bootstrap.quantile(values, 0.5), upper: Bootstrap.quantile(values, 0.75),
        count: values.count)
    }
  }
}
