package import Tuning

/// What the dock's tab of trials shows.
package enum TrialModel: Hashable, Sendable {
  /// Before a session.
  case setup(TrialSetup, warning: String?)
  /// Before a block.
  case pause(Progress)
  /// While a target is shown.
  case running(Progress, left: Int)
  /// After a session: a row for each technique, and the results' file.
  case summary([Row], file: String)

  /// How far a session is.
  package struct Progress: Hashable, Sendable {
    /// The trial's number, from 1, and how many there are.
    package var trial: Int
    package var count: Int
    /// The block's number, from 1, and how many there are.
    package var block: Int
    package var blocks: Int
    /// Whether the trial is practice.
    package var isPractice: Bool
    /// Size on the glass by true size; nil where it is not known.
    package var scale: Double?
    /// What the block has given so far.
    package var summary: TrialSummary

    /// `Trial 7 of 24`.
    package var title: String { "Trial \(trial) of \(count)" }
    /// `block 2 of 4, technique hidden, 100 % of true size`; what comes last goes first, and whole, where there is no room.
    package func remark(fits: (String) -> Bool) -> String {
      var words = ["block \(block) of \(blocks)"]
      if isPractice { words.append("practice") }
      words.append("technique hidden")
      if let scale { words.append("\(Figures.plain((scale * 100).rounded())) % of true size") }
      while words.count > 1, !fits(words.joined(separator: ", ")) { words.removeLast() }
      return words.joined(separator: ", ")
    }
    /// Whether the phone is more than a tenth larger or smaller than true.
    package var isScaleOff: Bool { scale.map { ($0 - 1).magnitude > 0.1 } ?? false }
  }

  /// A technique's results.
  package struct Row: Hashable, Sendable {
    /// What the technique is called.
    package var technique: String
    /// Its results.
    package var summary: TrialSummary
  }
}
