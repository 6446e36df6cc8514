import GestureCore
package import SimulatorCore

/// What kind of touch is made up, and how.
package struct TouchRecipe: Hashable, Sendable {
  /// What fingers do.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Single taps on keys, one after the other, a second apart.
    case taps
    /// Taps as fast as people type.
    case typing
    /// Quick strokes that lift in motion, one in each recording.
    case flicks
    /// Slow strokes that come to rest, one in each recording.
    case slides
    /// A slide after which the finger rests and only trembles.
    case rest
  }

  /// What fingers do.
  package var kind: Kind
  /// What reports them.
  package var panel = PanelModel.standard
  /// How taps are made.
  package var taps = TapModel()
  /// How many taps a recording of taps has.
  package var tapCount = 100
  /// Whether strokes follow the sigma-lognormal theory; else they are of minimum jerk.
  package var isLognormal = false
  /// How far a resting finger trembles at most, in millimetres.
  package var tremor = Tremor.standardMillimetres
  /// How long a resting finger rests, in seconds.
  package var restSeconds = 5.0
  /// How many points of a stroke ask for one character: what its label is computed from.
  package var pointsPerCharacter = 10.0
  /// The phone; its technique and settings stand in the header, and nothing that is made depends on them.
  package var session = Self.standardSession

  /// A recipe with the defaults of its kind.
  package init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .taps:
      taps.interval = 1
    case .typing, .flicks, .slides, .rest: break
    }
  }

  /// Sixty callbacks a second, and a line of words on each side of the caret.
  package static let standardSession = SessionStart(
    document: SessionStart.Document(
      before: "The quick brown fox jumps over the lazy dog and waits for an answer. ",
      after: "Nobody has seen it since, but the dog has been asked about it twice."),
    delivery: .hertz(60))

  /// The number of its stream of random numbers.
  var stream: UInt64 {
    switch kind {
    case .taps: 1
    case .typing: 2
    case .flicks: 3
    case .slides: 4
    case .rest: 5
    }
  }
}
