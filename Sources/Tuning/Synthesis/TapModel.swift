package import GestureCore

/// How fingers tap keys: short, a little smeared, and now and then carelessly.
///
/// Hold times after 95 people's taps (Hold-and-Tap, 22,800 a posture: median 81 ms, 5 to 95 %: 11 to 138 ms) and what
/// Matero and Colley (2012) call intentional; drifts are assumed, so that platforms' slops are what they are.
package struct TapModel: Hashable, Sendable {
  /// The median time on the glass, in seconds, and the deviation of its logarithm.
  package var hold = 0.078
  package var holdSigma = 0.45
  /// The shortest and the longest hold, in seconds.
  package var holdRange = 0.015...0.4
  /// Between contacts, in seconds: 60 / (5 × words a minute).
  package var interval = 0.3
  /// The deviation of the logarithm of the time between contacts; assumed.
  package var intervalSigma = 0.25
  /// The median drift between contact and lift, in millimetres, any way, and the deviation of its logarithm.
  package var drift = 0.25
  package var driftSigma = 0.8
  /// The part of the taps that are careless, from 0 to 1.
  package var sloppyShare = 0.01
  /// The careless ones' median drift, in millimetres, and the deviation of its logarithm.
  package var sloppyDrift = 3.0
  package var sloppySigma = 0.5
  /// How far a careless tap's way turns from the horizontal: the deviation, in turns. Half a radian, so that the drifts along
  /// the text are as many as the published table says.
  package var sloppyTurn = 0.5 / (2 * Double.pi)
  /// How far from the key's middle fingers land, in millimetres: the deviation either way; assumed.
  package var scatter = 0.8

  /// The defaults: 40 words a minute, one in a hundred careless.
  package init() {}

  /// One tap's hold and drift.
  package struct Tap: Hashable, Sendable {
    /// In seconds.
    package var hold: Double
    /// In millimetres.
    package var drift: Vector
  }

  /// A drawn tap.
  package func tap(_ random: inout CounterRandom) -> Tap {
    let drawn = random.nextLogNormal(median: hold, spread: holdSigma)
    let held = min(max(drawn, holdRange.lowerBound), holdRange.upperBound)
    if random.nextUnit() < sloppyShare {
      let way = random.nextLogNormal(median: sloppyDrift, spread: sloppySigma)
      let turn = sloppyTurn * random.nextNormal()
      // Right thumbs slip to the left, three times in four, and down rather than up.
      let toLeft = random.nextUnit() < 0.75
      let dx = way * Turn.cosine(turn)
      return Tap(
        hold: held, drift: Vector(dx: toLeft ? -dx : dx, dy: (way * Turn.sine(turn)).magnitude))
    }
    let way = random.nextLogNormal(median: drift, spread: driftSigma)
    let turn = random.nextUnit()
    return Tap(hold: held, drift: Vector(dx: way * Turn.cosine(turn), dy: way * Turn.sine(turn)))
  }

  /// From one contact to the next, in seconds.
  package func gap(_ random: inout CounterRandom) -> Double {
    // The mean of a lognormal number is above its median; intervals are to have the mean that was asked for.
    let median =
      interval * Elementary.exp2(-intervalSigma * intervalSigma / 2 * 1.442_695_040_888_963_4)
    return random.nextLogNormal(median: median, spread: intervalSigma)
  }
}
