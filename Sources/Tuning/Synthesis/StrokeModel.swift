/// How fingers stroke along the text when nobody looks at the caret: as long, as far and as fast as real ones.
package enum StrokeModel: String, Hashable, Sendable, CaseIterable {
  /// Quick ones that lift in motion.
  case flicks
  /// Slow ones that come to rest.
  case slides

  /// One stroke.
  package struct Stroke: Hashable, Sendable {
    /// In seconds.
    package var seconds: Double
    /// Along the text, in millimetres, positive to the right.
    package var millimetres: Double
    /// How far it strays, in millimetres, either way.
    package var stray: Double
  }

  /// A drawn stroke.
  ///
  /// A flick's length and duration are drawn apart: they hardly depend on each other (r = −0.05). A slide's speed is the
  /// lower the longer it takes, rank for rank: so all ways are some 10 to 16 mm, as readers' are.
  package func stroke(_ random: inout CounterRandom) -> Stroke {
    let rank = random.nextUnit()
    let seconds: Double
    let length: Double
    switch self {
    case .flicks:
      seconds = StrokeTables.flickSeconds.quantile(rank)
      length = StrokeTables.flickMillimetres.drawn(&random)
    case .slides:
      seconds = StrokeTables.slideSeconds.quantile(rank)
      length = seconds * StrokeTables.slideSpeed.quantile(1 - rank)
    }
    let toLeft = random.nextUnit() < 0.5
    let stray = StrokeTables.flickStray.drawn(&random)
    return Stroke(
      seconds: seconds, millimetres: toLeft ? -length : length,
      // No stroke strays by more than a third of its way.
      stray: min(stray, length / 3) * (random.nextUnit() < 0.5 ? 1 : -1))
  }

  /// How such a stroke goes, by either theory.
  package func profile(isLognormal: Bool) -> StrokeProfile {
    switch self {
    case .flicks: isLognormal ? .lognormalFlick : .flick
    case .slides: isLognormal ? .lognormalSlide : .slide
    }
  }
}
