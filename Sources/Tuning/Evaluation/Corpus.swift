package import GestureCore
package import SimulatorCore
package import TraceFormat

/// What configurations are measured on: recordings, trials of a modelled user, or both.
package struct Corpus: Sendable {
  /// A recording with its label.
  package struct Recording: Sendable {
    /// Where it started and what went in.
    package var recording: Comparison.Recording
    /// Whose it is: recordings of one session or person are held out together, as their strokes resemble one another.
    package var session: String
    /// The SHA-256 of its bytes, in hexadecimal digits.
    package var digest: String

    /// What its touches were meant to do; nil where nobody noted it.
    package var intent: TraceHeader.Intent? { recording.intent }

    /// A recording with its label.
    package init(recording: Comparison.Recording, session: String, digest: String) {
      self.recording = recording
      self.session = session
      self.digest = digest
    }
  }

  /// How much is measured of recordings.
  package enum Depth: String, Hashable, Sendable, CaseIterable {
    /// What steps alone say: step rules run over kept pans, many settings side by side where that is possible.
    case steps
    /// Everything that they can tell, with the whole phone.
    case full
    /// That, and the technique alone under made-up fingers: gain, rhythm, rest. It takes far longer.
    case everything
  }

  /// The recordings that count.
  package var recordings: [Recording]
  /// The recordings that are measured beside them and choose nothing.
  package var heldOut: [Recording]
  /// What is asked of the modelled user; nil for nothing.
  package var trials: TrialCorpus?
  /// Callbacks a second; nil where every recording keeps its own.
  package var delivery: DeliveryRate?
  /// What a touch-down needs to be a swipe's.
  package var startMode: Simulator.StartMode
  /// How much is measured of recordings.
  package var depth: Depth

  /// What configurations are measured on.
  package init(
    recordings: [Recording] = [], heldOut: [Recording] = [], trials: TrialCorpus? = nil,
    delivery: DeliveryRate? = nil, startMode: Simulator.StartMode = .assumed, depth: Depth = .full
  ) {
    self.recordings = recordings
    self.heldOut = heldOut
    self.trials = trials
    self.delivery = delivery
    self.startMode = startMode
    self.depth = depth
  }

  /// What files of results say of it.
  package var description: CorpusDescription {
    func list(_ recordings: [Recording]) -> [CorpusDescription.Recording] {
      recordings.map {
        CorpusDescription.Recording(name: $0.recording.name, digest: $0.digest)
      }
    }
    return CorpusDescription(
      recordings: list(recordings), heldOut: list(heldOut), trials: trials?.json,
      delivery: delivery?.json, start: startMode.rawValue, depth: depth.rawValue)
  }

  /// Holds out every n-th session, in an order drawn by a seed: whole sessions, never single recordings of one.
  ///
  /// - Parameter part: one session in so many, from 2; at least one is kept and, of two or more, at least one held out.
  package mutating func holdOut(oneIn part: Int, seed: UInt64) {
    var sessions: [String] = []
    for recording in recordings where !sessions.contains(recording.session) {
      sessions.append(recording.session)
    }
    guard sessions.count > 1 else { return }
    var random = CounterRandom(seed: seed, stream: 0x401D)
    let count = max(1, min(sessions.count - 1, sessions.count / max(part, 2)))
    let chosen = random.inRandomOrder(sessions.sorted()).prefix(count)
    heldOut += recordings.filter { chosen.contains($0.session) }
    recordings.removeAll { chosen.contains($0.session) }
  }
}
