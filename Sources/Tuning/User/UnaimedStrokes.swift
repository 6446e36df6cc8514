import GestureCore

/// Strokes without a target, as people flip through pictures: what the model's way of moving is calibrated on.
///
/// Of many people each has a tempo, and each stroke a length: T = tempo · (a + b · log₂(L/W + 1)), a minimum-jerk movement with the
/// model's noise, whose lift comes while it is fast. The tolerance W is a stroke's mean length: one bit. Some strokes are careful ones
/// and take several times as long.
package struct UnaimedStrokes: Hashable, Sendable {
  /// a, in seconds.
  package var movementSeconds: Double
  /// b, in seconds a bit.
  package var secondsPerBit: Double
  /// The standard deviation of the logarithm of people's tempo.
  package var tempoSpread: Double
  /// The share of careful strokes.
  package var carefulShare: Double
  /// How much longer a careful stroke takes.
  package var carefulFactor: Double
  /// The mean length, in millimetres.
  package var millimetres: Double
  /// Its standard deviation as a share of it: lengths are normal, and at least a tenth of their mean.
  package var lengthSpread: Double

  /// A stroke.
  package struct Stroke: Hashable, Sendable {
    /// How long it took, in seconds.
    package var seconds: Double
    /// How far it went, in millimetres.
    package var millimetres: Double
    /// Its mean speed, in millimetres a second.
    package var speed: Double { millimetres / seconds }
  }

  /// The part of the planned movement after which the finger lifts: flicks end at speed.
  private static let liftedAfter = 0.75

  /// So many strokes; the same for the same seed.
  package func strokes(_ count: Int, seed: UInt64) -> [Stroke] {
    (0..<max(count, 0)).map { index in
      var random = CounterRandom(seed: seed, stream: 0xCA1B, UInt64(index))
      let tempo = random.nextLogNormal(median: 1, spread: tempoSpread)
      let aimed = millimetres * max(0.1, 1 + lengthSpread * random.nextNormal())
      let isCareful = random.nextUnit() < carefulShare
      let bits = Elementary.log2(aimed / millimetres + 1)
      let seconds =
        tempo * (isCareful ? carefulFactor : 1) * (movementSeconds + secondsPerBit * bits)
      return executed(aimed, seconds: seconds, &random)
    }
  }

  /// Carries a stroke out, with noise along it that is drawn anew as the model's is.
  private func executed(
    _ aimed: Double, seconds: Double, _ random: inout CounterRandom
  ) -> Stroke {
    let persona = Persona.average
    // What is planned is longer, so that what is left at the lift is what was aimed at.
    let reached = MinimumJerk(distance: 1, seconds: 1).place(at: Self.liftedAfter)
    let plan = MinimumJerk(distance: aimed / reached, seconds: seconds / Self.liftedAfter)
    var place = 0.0
    var time = 0.0
    while time < seconds {
      let next = min(time + persona.noiseSeconds, seconds)
      let way = plan.place(at: next) - plan.place(at: time)
      place += way * (1 + persona.speedNoise * random.nextNormal())
      time = next
    }
    return Stroke(seconds: max(seconds, 0.001), millimetres: max(place, 0.01))
  }
}
