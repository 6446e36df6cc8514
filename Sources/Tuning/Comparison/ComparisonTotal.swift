package import GestureCore
import SimulatorCore

/// What one technique made of all recordings at one rate.
package struct ComparisonTotal: Hashable, Sendable {
  /// The technique's id.
  package var technique: String
  /// The rate of callbacks; nil where every recording kept its own.
  package var delivery: DeliveryRate?
  /// Sums over the recordings; the first step is the mean of those there were.
  package var figures = RunFigures()
  /// Characters for each centimetre in each band of speed, in the order of `SpeedBand`; nil for too little way.
  package var stepsPerCentimetre: [Double?]
}

extension Comparison {
  /// One total for each technique and rate: rates first, then techniques.
  package func totals(of rows: [Row]) -> [ComparisonTotal] {
    let rates: [DeliveryRate?] = rates.isEmpty ? [nil] : rates
    var totals: [ComparisonTotal] = []
    for rate in rates {
      for technique in techniques {
        let own = rows.filter { row in
          row.technique == technique && rate.map { $0 == row.delivery } ?? true
        }
        totals.append(total(of: own, technique, rate))
      }
    }
    return totals
  }

  private func total(
    of rows: [Row], _ technique: String, _ rate: DeliveryRate?
  ) -> ComparisonTotal {
    var figures = RunFigures()
    var firstSteps: [RunFigures.FirstStep] = []
    var centimetres = [Double](repeating: 0, count: SpeedBand.allCases.count)
    for row in rows {
      figures.add(row.figures)
      if let first = row.figures.firstStep { firstSteps.append(first) }
      let pointsPerCentimetre = 10 * recordings[row.recording].start.screen.pointsPerMillimetre
      for band in SpeedBand.allCases {
        centimetres[band.rawValue] +=
          row.figures.bands[band.rawValue].travelPoints / pointsPerCentimetre
      }
    }
    if !firstSteps.isEmpty {
      let count = Double(firstSteps.count)
      figures.firstStep = RunFigures.FirstStep(
        travelPoints: firstSteps.reduce(0) { $0 + $1.travelPoints } / count,
        milliseconds: firstSteps.reduce(0) { $0 + $1.milliseconds } / count)
    }
    return ComparisonTotal(
      technique: technique, delivery: rate, figures: figures,
      stepsPerCentimetre: SpeedBand.allCases.map { band in
        let way = centimetres[band.rawValue]
        return way >= 0.5 ? Double(figures.bands[band.rawValue].steps) / way : nil
      })
  }
}

extension RunFigures {
  /// Adds the counts of another run; the first step stays.
  fileprivate mutating func add(_ other: RunFigures) {
    net &+= other.net
    steps &+= other.steps
    otherMoves += other.otherMoves
    for band in bands.indices {
      bands[band].travelPoints += other.bands[band].travelPoints
      bands[band].steps &+= other.bands[band].steps
    }
    reversals += other.reversals
    if let back = other.netOutAndBack { netOutAndBack = (netOutAndBack ?? 0) &+ back }
    liftSteps &+= other.liftSteps
    restSteps &+= other.restSteps
    keysTypedBySwipes += other.keysTypedBySwipes
    keysLost += other.keysLost
    ticks += other.ticks
  }
}
