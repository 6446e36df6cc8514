import GestureCore
import SimulatorCore

/// Which points of a space are tried.
package enum Design: Hashable, Sendable {
  /// Every combination of steps; the last knob changes first.
  case grid
  /// Points drawn by chance, of each technique so many.
  case drawn(count: Int, seed: UInt64)
  /// The first points of a Sobol sequence; a seed other than 0 shifts them.
  case sobol(count: Int, seed: UInt64)
  /// Points drawn so that each of `count` equal parts of every knob has one (McKay, Beckman and Conover 1979).
  case latinHypercube(count: Int, seed: UInt64)

  /// How many configurations a design may have.
  package static let countLimit = 10_000_000
}

extension KnobSpace {
  /// How many points a design has, those that are alike included, and the shipped defaults.
  ///
  /// - Throws: a grid over a knob without steps, or more points than anybody waits for.
  package func pointCount(of design: Design) throws(SpaceError) -> Int {
    var total = techniques.count
    for space in techniques { total += try space.pointCount(of: design) }
    guard total <= Design.countLimit else { throw Self.tooMany(total) }
    return total
  }

  /// The configurations of a design, each once: first the shipped defaults of every technique, which are always tried, then
  /// technique by technique in the design's order.
  ///
  /// - Throws: as `pointCount`, or a value that a parameter does not take.
  package func configurations(of design: Design) throws(SpaceError) -> [Configuration] {
    let count = try pointCount(of: design)
    var seen: Set<Configuration> = []
    var list: [Configuration] = []
    seen.reserveCapacity(count)
    list.reserveCapacity(count)
    func take(_ configuration: Configuration) {
      if seen.insert(configuration).inserted { list.append(configuration) }
    }
    for space in techniques {
      if let shipped = space.shipped { take(shipped) }
    }
    for (index, space) in techniques.enumerated() {
      do throws(SettingError) {
        try space.forEachPoint(of: design, index) { values throws(SettingError) in
          take(try space.configuration(values))
        }
      } catch {
        throw SpaceError(error.description)
      }
    }
    return list
  }

  fileprivate static func tooMany(_ count: Int) -> SpaceError {
    SpaceError(
      "the design has \(count == .max ? "far too many" : String(count)) points, and \(Design.countLimit) are the most; "
        + "take larger steps, or --random, --sobol or --lhs with a number")
  }
}

extension TechniqueSpace {
  fileprivate func pointCount(of design: Design) throws(SpaceError) -> Int {
    switch design {
    case .drawn(let count, _), .sobol(let count, _), .latinHypercube(let count, _):
      if case .sobol = design, knobs.count > SobolSequence.dimensionLimit {
        throw SpaceError(
          "\(technique) has \(knobs.count) knobs, and a Sobol sequence \(SobolSequence.dimensionLimit) dimensions; "
            + "vary fewer, or take --random or --lhs")
      }
      // Nothing varies: one point is all there is.
      return knobs.isEmpty ? min(count, 1) : count
    case .grid:
      var total = 1
      for knob in knobs {
        guard let count = knob.count else {
          throw SpaceError(
            "\(knob.name) has no steps, which a grid needs: give it one, as in "
              + "\(knob.row.name)=LOW:HIGH:STEP, or take --random, --sobol or --lhs with a number")
        }
        let (product, overflow) = total.multipliedReportingOverflow(by: count)
        guard !overflow, product <= Design.countLimit else {
          throw KnobSpace.tooMany(overflow ? .max : product)
        }
        total = product
      }
      return total
    }
  }

  /// The values of every point, in the design's order.
  fileprivate func forEachPoint(
    of design: Design, _ stream: Int, _ body: ([ParameterValue]) throws(SettingError) -> Void
  ) throws(SettingError) {
    func take(_ units: [Double]) throws(SettingError) {
      try body(zip(knobs, units).map { $0.value(at: $1) })
    }
    guard !knobs.isEmpty else { return try body([]) }
    switch design {
    case .grid: try forEachCombination(body)
    case .drawn(let count, let seed):
      for point in 0..<max(count, 0) {
        var random = CounterRandom(
          seed: seed, stream: 0xD1CE, UInt64(stream), UInt64(point))
        try take(knobs.map { _ in random.nextUnit() })
      }
    case .sobol(let count, let seed):
      var sequence = SobolSequence(dimensions: knobs.count, seed: seed)
      for _ in 0..<max(count, 0) { try take(sequence.next()) }
    case .latinHypercube(let count, let seed):
      let parts = knobs.indices.map { knob in
        var random = CounterRandom(seed: seed, stream: 0x1A71, UInt64(stream), UInt64(knob))
        return random.inRandomOrder(Array(0..<max(count, 0)))
      }
      for point in 0..<max(count, 0) {
        var random = CounterRandom(
          seed: seed, stream: 0x1A72, UInt64(stream), UInt64(point))
        try take(
          parts.map { (Double($0[point]) + random.nextUnit()) / Double(count) })
      }
    }
  }

  private func forEachCombination(
    _ body: ([ParameterValue]) throws(SettingError) -> Void
  ) throws(SettingError) {
    var steps = knobs.map { _ in 0 }
    let counts = knobs.map { $0.count ?? 1 }
    while true {
      try body(zip(knobs, steps).map { $0.value(atStep: $1) ?? $0.row.standard })
      var knob = knobs.count - 1
      while knob >= 0 {
        steps[knob] += 1
        if steps[knob] < counts[knob] { break }
        steps[knob] = 0
        knob -= 1
      }
      if knob < 0 { return }
    }
  }
}
