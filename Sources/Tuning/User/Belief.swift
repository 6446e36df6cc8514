/// What a user believes of a technique: how a stroke's length becomes characters.
struct Belief: Hashable, Sendable {
  /// How strokes are made.
  enum Manner: Hashable, Sendable {
    /// The caret follows the finger: characters for points.
    case drag
    /// Each stroke is one character, however long: so long and so quick a stroke it must be.
    case flicks(points: Double, seconds: Double)
  }

  /// How strokes are made.
  var manner: Manner
  /// ĝ: points for a character. With flicks 1: a stroke.
  var gain: Double
  /// d̂: points that a stroke goes before characters begin, half a character included, so that an aim is at a character's middle.
  var deadPoints: Double

  /// What somebody expects who has never met the technique, or found no sense in it: a character is 16 pt.
  static let unknown = Belief(manner: .drag, gain: 16, deadPoints: 0)

  /// Gains are believed between these, in points.
  static let gains = 0.5...400.0

  /// What is learned from strokes that were tried: their lengths, and the characters that came of them.
  ///
  /// A straight line through the strokes that moved anything, length over characters; through nothing at no characters where it
  /// would begin below. Where all strokes made one character and the longest is much longer than the shortest, each stroke is
  /// one.
  init?(tried strokes: [(points: Double, characters: Int)], seconds: (Double) -> Double) {
    let moved = strokes.filter { $0.characters > 0 && $0.points > 0 }
    guard let shortest = moved.map(\.points).min(), let longest = moved.map(\.points).max()
    else { return nil }
    if moved.allSatisfy({ $0.characters == 1 }) {
      guard longest < 2.5 * shortest else {
        // A little more than what sufficed, to be sure.
        let points = shortest * 1.15
        self.init(
          manner: .flicks(points: points, seconds: seconds(shortest)), gain: 1, deadPoints: 0)
        return
      }
      self.init(manner: .drag, gain: shortest, deadPoints: 0)
      return
    }
    let count = Double(moved.count)
    let meanPoints = moved.reduce(0) { $0 + $1.points } / count
    let meanCharacters = moved.reduce(0) { $0 + Double($1.characters) } / count
    var (products, squares, across, along) = (0.0, 0.0, 0.0, 0.0)
    for stroke in moved {
      let characters = Double(stroke.characters) - meanCharacters
      products += characters * (stroke.points - meanPoints)
      squares += characters * characters
      across += Double(stroke.characters) * stroke.points
      along += Double(stroke.characters) * Double(stroke.characters)
    }
    let slope = squares > 0 ? products / squares : 0
    let start = meanPoints - slope * meanCharacters
    if slope > 0, start >= 0 {
      self.init(manner: .drag, gain: slope.clamped(to: Self.gains), deadPoints: start)
    } else {
      self.init(manner: .drag, gain: (across / along).clamped(to: Self.gains), deadPoints: 0)
    }
  }

  init(manner: Manner, gain: Double, deadPoints: Double) {
    self.manner = manner
    self.gain = gain
    self.deadPoints = deadPoints
  }

  /// What a stroke teaches: the gain moves by a share towards what the stroke showed.
  mutating func learn(points: Double, characters: Int, rate: Double) {
    guard rate > 0, manner == .drag, characters != 0 else { return }
    let shown = points / Double(characters)
    guard shown > 0 else { return }
    gain = (gain + rate * (shown - gain)).clamped(to: Self.gains)
  }
}

extension Double {
  /// The nearest number of a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
