import SimulatorCore
import Testing

/// What a small model of each keyboard's formula gave, for the same ideal swipes: what the techniques are held to.
///
/// A right-hand swipe of 240 pt at constant speed; there and back; rest; and a roll of the finger at lift. A
/// screen of 360 points with 3 pixels each; holds taken as made, gates in time ignored.
enum ComputedTable {
  /// A column.
  enum Figure: String, CaseIterable, Hashable {
    /// Characters after 240 pt at so many points a second, with so many samples a second.
    case slow60 = "100 @60"
    case medium60 = "400 @60"
    case fast60 = "1500 @60"
    case slow120 = "100 @120"
    case medium120 = "400 @120"
    case fast120 = "1500 @120"
    /// Characters left after 240 pt out and 240 pt back, both at 400 pt/s.
    case thereAndBack = "there and back"
    /// The same, out at 1500 pt/s and back at 100.
    case fastOutSlowBack = "out 1500, back 100"
    /// Steps in 2 s of rest, with Gaussian jitter of 0.3 pt.
    case rest = "at rest"
    /// Share of swipes, in percent, whose caret moves once more when the finger rolls back by 3 pt at lift.
    case lift = "at lift"

    /// Whether it is a mean over random swipes.
    var isRandom: Bool { self == .rest || self == .lift }
  }

  /// A row.
  struct Row: CustomTestStringConvertible {
    /// As the table has it.
    let name: String
    let technique: String
    let parameters: [NamedParameter]
    let figures: [Figure: Double]

    init(
      _ name: String, _ technique: String, _ steps: [Double], _ thereAndBack: Double,
      _ fastOutSlowBack: Double, rest: Double, lift: Double, parameters: [NamedParameter] = []
    ) {
      self.name = name
      self.technique = technique
      self.parameters = parameters
      figures = Dictionary(
        uniqueKeysWithValues: zip(
          Figure.allCases, steps + [thereAndBack, fastOutSlowBack, rest, lift]))
    }

    var testDescription: String { name == technique ? name : "\(name) (\(technique))" }
  }

  /// A figure that is another here, and why.
  struct Exception {
    let row: String
    let figure: Figure
    let theirs: Double
    let ours: Double
    let reason: String

    init(_ row: String, _ figure: Figure, _ theirs: Double, _ ours: Double, _ reason: String) {
      self.row = row
      self.figure = figure
      self.theirs = theirs
      self.ours = ours
      self.reason = reason
    }
  }
}
