/// What a session of trials is to be.
package struct TrialSetup: Hashable, Sendable {
  /// Who swipes; stands in every line of the results.
  package var participant = "P1"
  /// The session's number, which chooses the order of the techniques.
  package var session = 1
  /// Trials that count in each block.
  package var trialsPerBlock = 16
  /// Trials before them that don't.
  package var practice = 2
  /// The techniques, one block each; at least one.
  package var techniques: [TrialTechnique] = []

  /// The setup of a first session.
  package init() {}

  /// What a technique is called: its id, and where A and B are the same one, which of them.
  package func name(_ technique: TrialTechnique) -> String {
    guard let side = technique.side, techniques.count(where: { $0.id == technique.id }) > 1 else {
      return technique.id
    }
    return technique.id + " as " + side.letter
  }

  /// The most trials of a block.
  package static let trialLimit = 64

  /// The seed of texts, places and orders: the same for the same participant and session (FNV-1a).
  package var seed: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (participant + "/" + String(session)).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }
}
