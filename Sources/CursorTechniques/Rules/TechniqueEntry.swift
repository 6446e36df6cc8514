public import GestureCore

/// One row of the list of techniques.
public struct TechniqueEntry: Sendable {
  /// Where a technique comes from; lists are grouped by it.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    /// This project's own.
    case ours = "Ours"
    /// One of the article's stages.
    case article = "The article"
    /// The article's last stage with its flaws mended.
    case repaired = "Repaired"
    /// What another keyboard does.
    case keyboards = "Keyboards"
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
  /// Rows of the step rule's table whose range, meaning or source are this technique's own.
  public let ownRows: [ParameterSpec]
  /// Names of rows that mean nothing for this technique: it keeps what its rule has there.
  public let leftOut: [String]
  /// When it starts.
  public let start: StartRule
  /// What it does then, with nothing gathered.
  public let rule: StepRules

  /// A row of the list of techniques.
  init(
    id: String, group: Group, summary: String, source: String, licence: String,
    notModelled: String = "", movesAcrossLines: Bool = false, ownRows: [ParameterSpec] = [],
    leftOut: [String] = [], start: StartRule, rule: StepRules
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.source = source
    self.licence = licence
    self.notModelled = notModelled
    self.movesAcrossLines = movesAcrossLines
    self.ownRows = ownRows
    self.leftOut = leftOut
    self.start = start
    self.rule = rule
  }

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

  /// The word for a technique's own start rule where another's may be named.
  public static let ownStart = "own"

  /// Every technique, in the order of lists.
  public static let all: [TechniqueEntry] =
    ours + article + tweaks + iPhone + android + spaceBars + singles
}
