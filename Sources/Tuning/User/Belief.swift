/// What practice has taught of a technique: how long a stroke makes so many characters.
///
/// ```
///   points │            ╱ (characters, points) of the strokes that were tried
///          │        ╱╱╱
///          │     ╱╱
///     dead │ ╱╱
///          └─────────────── characters
/// ```
///
/// Where all strokes lie on a straight line, this is a gain ĝ and a dead zone d̂. A technique that accelerates bends it: a stroke of
/// many characters has fewer points for each than one of few.
struct Belief: Hashable, Sendable {
  /// A stroke that is one character, which comes at its lift: so long and so quick it must be.
  struct Flick: Hashable, Sendable {
    var points: Double
    var seconds: Double
  }

  /// How strokes are made.
  enum Manner: Hashable, Sendable {
    /// The caret follows the finger.
    case drag
    /// The caret follows the finger, but short strokes are single characters.
    case dragOrFlick(Flick)
    /// Each stroke is a character.
    case flick(Flick)
  }

  /// A stroke that was tried.
  struct Stroke: Hashable, Sendable {
    /// Its length, above 0.
    var points: Double
    /// How long it took.
    var seconds: Double
    /// The characters that it made in its direction; 0 or less: none.
    var characters: Int
    /// Whether they came at the lift only.
    var isOfLift: Bool
  }

  fileprivate struct Node: Hashable, Sendable {
    var characters: Double
    var points: Double
    var weight = 1.0
  }

  /// How strokes are made.
  let manner: Manner
  /// d̂: points that a stroke goes before characters begin, half a character included, so that an aim is at a character's middle.
  let deadPoints: Double
  /// Strokes that made characters, fewer first.
  private let nodes: [Node]

  /// What somebody expects who has never met the technique, or found no sense in it: a character is 16 pt.
  static let unknown = Belief(.drag, deadPoints: 8, nodes: [Node(characters: 1, points: 24)])

  /// Gains are believed between these, in points a character.
  static let gains = 0.5...400.0

  /// What is learned from strokes that were tried; nil where none made a character.
  init?(tried strokes: [Stroke]) {
    let moved = strokes.filter { $0.characters > 0 }
    guard let shortest = moved.min(by: { $0.points < $1.points }) else { return nil }
    let single = moved.filter { $0.characters == 1 }
    let isFlicked = single.count > 1 && single.allSatisfy(\.isOfLift)
    // A little more than what sufficed, to be sure.
    let flick = Flick(points: shortest.points * 1.15, seconds: shortest.seconds)
    if isFlicked, single.count == moved.count {
      self.init(.flick(flick), deadPoints: 0, nodes: [Node(characters: 1, points: 1)])
      return
    }
    let nodes = Self.rising(moved)
    guard let first = nodes.first else { return nil }
    let slope =
      nodes.count > 1
      ? (nodes[1].points - first.points) / (nodes[1].characters - first.characters)
      : first.points / first.characters
    let dead = max(0, first.points - slope.clamped(to: Self.gains) * first.characters)
    self.init(isFlicked ? .dragOrFlick(flick) : .drag, deadPoints: dead, nodes: nodes)
  }

  private init(_ manner: Manner, deadPoints: Double, nodes: [Node]) {
    self.manner = manner
    self.deadPoints = deadPoints
    self.nodes = nodes
  }

  /// The mean length of the strokes of each number of characters; numbers whose means do not rise are taken together.
  private static func rising(_ strokes: [Stroke]) -> [Node] {
    var nodes: [Node] = []
    for stroke in strokes.sorted(by: { ($0.characters, $0.points) < ($1.characters, $1.points) }) {
      let node = Node(characters: Double(stroke.characters), points: stroke.points)
      if nodes.last?.characters == node.characters {
        nodes[nodes.count - 1].join(node)
      } else {
        nodes.append(node)
      }
      while nodes.count > 1, nodes[nodes.count - 1].points <= nodes[nodes.count - 2].points {
        let last = nodes.removeLast()
        nodes[nodes.count - 1].join(last)
      }
    }
    return nodes
  }

  /// The stroke for so many characters, if it is one that is not watched.
  func flick(characters: Double) -> Flick? {
    switch manner {
    case .drag: nil
    case .dragOrFlick(let flick): characters < 1.5 ? flick : nil
    case .flick(let flick): flick
    }
  }

  /// ĝ: points for each of so many characters, the dead ones not counted.
  func gain(characters: Double) -> Double {
    let characters = max(characters, 0.5)
    let way = length(characters) - deadPoints
    return (way / characters).clamped(to: Self.gains)
  }

  /// The length of a stroke of so many characters, dead points included.
  private func length(_ characters: Double) -> Double {
    var below = Node(characters: 0, points: deadPoints)
    for node in nodes {
      if characters <= node.characters {
        let part = (characters - below.characters) / (node.characters - below.characters)
        return below.points + part * (node.points - below.points)
      }
      if node == nodes.last { break }
      below = node
    }
    guard let last = nodes.last, last.characters > below.characters else { return deadPoints }
    let slope = (last.points - below.points) / (last.characters - below.characters)
    return last.points + slope * (characters - last.characters)
  }
}

extension Belief.Node {
  fileprivate mutating func join(_ other: Belief.Node) {
    let sum = weight + other.weight
    characters = (characters * weight + other.characters * other.weight) / sum
    points = (points * weight + other.points * other.weight) / sum
    weight = sum
  }
}

extension Double {
  /// The nearest number of a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
