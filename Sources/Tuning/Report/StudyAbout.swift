/// Where a study's results come from: what every page and summary says of them.
package struct StudyAbout: Hashable, Sendable {
  /// A name with what there is to say.
  package struct Fact: Hashable, Sendable {
    /// What it is about.
    package var name: String
    /// What there is to say.
    package var text: String

    /// A name with what there is to say.
    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What the page is called.
  package var title: String
  /// The simulated user in words, as in `average, seed 1, 32 trials`; nil where none took part.
  package var user: String?
  /// Everything else: tool, command, recordings, delivery.
  package var facts: [Fact]
  /// Sentences that the reader must know: what was cut, what could not be measured again.
  package var warnings: [String]
  /// Sentences that were found in the results, as a ridge.
  package var findings: [String]

  /// Where results come from.
  package init(
    title: String, user: String? = nil, facts: [Fact] = [], warnings: [String] = [],
    findings: [String] = []
  ) {
    self.title = title
    self.user = user
    self.facts = facts
    self.warnings = warnings
    self.findings = findings
  }

  /// What the numbers are worth, in a sentence.
  package var caveat: String {
    guard let user else {
      return
        "Replayed recordings: the fingers move as they were recorded, they do not react to what the caret does."
    }
    return
      "A model, not people. Simulated user: \(user). Intervals say how far the simulation's own chance goes, "
      + "not how people differ."
  }
}
