package import GestureCore

/// A finger that trembles: three sines about a frequency, along and across, so that it never repeats itself soon.
package struct Tremor: Hashable, Sendable {
  /// The greatest excursion, in points.
  package var amplitude: Double
  /// About how often, per second.
  package var hertz: Double
  /// Where the sines begin, in turns: three along, three across.
  private var phases: [Double]

  /// 0.06 mm at 9 Hz: a hand held free, of a person under 60 (Growdon et al. 2000; 9.47 Hz over 340 people).
  package static let standardMillimetres = 0.06
  /// Its frequency.
  package static let standardHertz = 9.0

  /// A tremor with phases of its own.
  package init(amplitude: Double, hertz: Double = standardHertz, random: inout CounterRandom) {
    self.amplitude = amplitude
    self.hertz = hertz
    phases = []
    for _ in 0..<6 { phases.append(random.nextUnit()) }
  }

  /// How far the finger is from where it is meant to be, so many seconds after its touch-down.
  package func offset(at seconds: Double) -> Vector {
    Vector(dx: sum(seconds, phases[..<3]), dy: sum(seconds, phases[3...]))
  }

  private static let ratios = [0.89, 1, 1.13]

  private func sum(_ seconds: Double, _ phases: ArraySlice<Double>) -> Double {
    var sum = 0.0
    for (ratio, phase) in zip(Self.ratios, phases) {
      sum += Turn.sine(hertz * ratio * seconds + phase)
    }
    return amplitude * sum / 3
  }
}
