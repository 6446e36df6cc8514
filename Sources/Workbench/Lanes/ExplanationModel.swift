package import Tuning

/// What stands below the lanes.
package enum ExplanationModel: Hashable, Sendable {
  /// Why a step happened.
  case step(StepExplanation)
  /// What the last change of a setting did.
  case change(ChangeWords)
  /// Nothing to explain: what to do.
  case hint(String)

  /// A change of a setting, and its results.
  package struct ChangeWords: Hashable, Sendable {
    /// As in `Dead zone 70 → 38 pt`.
    package var title: String
    /// Results before and after.
    package var summary: ChangeSummary
  }
}
