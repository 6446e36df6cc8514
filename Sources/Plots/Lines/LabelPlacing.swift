/// Keeps labels that stand one below the other from covering each other.
package enum LabelPlacing {
  /// Where labels stand that want to be at `wanted`: in the same order from top to bottom, at least `spacing`
  /// apart, moved as little as possible (least squares), and within `bounds` as far as there is room.
  ///
  /// Labels that are too near form a cluster around the mean of their wishes, and clusters that are too near
  /// form one: isotonic regression by pooling neighbours.
  package static func places(
    wanted: [Double], spacing: Double, within bounds: ClosedRange<Double>
  ) -> [Double] {
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    // With the spacing taken out, being far enough apart means being in order.
    var clusters: [(sum: Double, count: Int)] = []
    for (rank, index) in order.enumerated() {
      clusters.append((wanted[index] - Double(rank) * spacing, 1))
      while clusters.count > 1, let last = clusters.last,
        mean(clusters[clusters.count - 2]) >= mean(last)
      {
        clusters.removeLast()
        clusters[clusters.count - 1].sum += last.sum
        clusters[clusters.count - 1].count += last.count
      }
    }
    let room = bounds.upperBound - Double(max(0, wanted.count - 1)) * spacing
    var places = wanted
    var rank = 0
    for cluster in clusters {
      let place = max(bounds.lowerBound, min(room, mean(cluster)))
      for _ in 0..<cluster.count {
        places[order[rank]] = place + Double(rank) * spacing
        rank += 1
      }
    }
    return places
  }

  private static func mean(_ cluster: (sum: Double, count: Int)) -> Double {
    cluster.sum / Double(cluster.count)
  }
}
