/// One row of the list of techniques.
public struct TechniqueEntry: Sendable {
  /// Where a technique comes from; lists are grouped by it.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    /// One of the article's stages.
    case article = "The article"
  }

  /// The name in files and on the command line; never changes.
  public let id: String
  /// Where it comes from.
  public let group: Group
  /// What it does, in one line.
  public let summary: String
  /// Where its rule is written down.
  public let source: String
  /// The licence of the source.
  public let licence: String
  /// What is not modelled; empty if nothing is missing.
  public let notModelled: String
  /// Whether it moves the caret across lines, so that its result depends on layout.
  public let movesAcrossLines: Bool
  private let start: StartRule
  private let rule: Technique.Rule

  /// A fresh technique with its parameters at their defaults.
  public func makeTechnique() -> Technique {
    Technique(id: id, startRule: start, rule: rule)
  }

  /// The row of that id, or nil.
  public static func entry(id: String) -> TechniqueEntry? {
    all.first { $0.id == id }
  }

  /// The technique that a recording means when it names none.
  public static let standardID = "velocity-filter"

  /// Every technique.
  public static let all: [TechniqueEntry] = [
    TechniqueEntry(
      id: standardID, group: .article,
      summary:
        "Adds |velocity| ÷ divisor at each callback; a step when the sum passes the threshold.",
      source: "the article's last listing: a pan callback with a dead zone of translation",
      licence: "restated from its description", notModelled: "",
      movesAcrossLines: false,
      start: StartRule(keyCancel: .never), rule: .velocityFilter(VelocityFilter()))
  ]
}
