package import Tuning

/// How far a search is, and what it has found.
package struct TuneProgress: Hashable, Sendable {
  /// What is going on.
  package enum Phase: Hashable, Sendable {
    /// The recordings are read.
    case reading
    /// One configuration after the other is measured.
    case searching
    /// The best are measured again on trials that chose nothing.
    case lookingAgain
    /// It has ended: by itself, or because it was told to.
    case done(wasStopped: Bool)
    /// It could not be, and why.
    case failed(String)
  }

  /// What is going on.
  package var phase = Phase.reading
  /// Everything tried so far, in order.
  package var attempts: [TunerAttempt] = []
  /// The best of those that were given every trial, as an index; nil before the first.
  package var best: Int?
  /// What A's settings come to with every trial; nil before they were measured.
  package var now: MetricValues?
  /// The best on fresh trials, the best of them first; differences are to A's settings.
  package var looks: [FreshLook] = []
  /// A's settings on the same fresh trials.
  package var nowLook: FreshLook?
  /// What was measured on, as files of results name it; nil before the recordings were read.
  package var corpus: CorpusDescription?

  /// Nothing yet.
  package init() {}

  /// Whether it goes on.
  package var isRunning: Bool {
    switch phase {
    case .reading, .searching, .lookingAgain: true
    case .done, .failed: false
    }
  }
}
