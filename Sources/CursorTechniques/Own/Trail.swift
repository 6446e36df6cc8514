import GestureCore

/// The marks on one side of a gesture's start, as distances from it; each crossed is one character.
///
/// A mark is laid when the finger covers its place for the first time, and stays: whoever walks back crosses
/// the same marks, at whatever speed. Nothing is known beyond `frontier`.
///
/// ```
///   start ──────│───────│────│──│─│─│─▶ frontier      slow at first, then fast
///   start ◀─────│───────│────│──│─│─│──               the way back, fast or slow
/// ```
struct Trail: Hashable, Sendable {
  /// More marks than a text has room for are never laid.
  static let capacity = Situation.Room.limit
  /// What rounding may take from a distance or a sum of densities.
  static let tolerance = 1e-6

  /// Where the marks are, ascending.
  private(set) var marks: [Double] = []
  /// How far the finger has been.
  private(set) var frontier = 0.0
  /// The part of a spacing that lies between the last mark and the frontier, 0 to 1.
  private(set) var phase = 0.0

  /// Forgets all marks but one, beyond which nothing is laid yet.
  mutating func begin(with mark: Double) {
    marks.removeAll(keepingCapacity: true)
    marks.append(mark)
    frontier = mark
    phase = 0
  }

  /// Forgets what lies beyond the first `count` marks: the text ended there.
  mutating func end(after count: Int, at place: Double, phase: Double) {
    if marks.count > count { marks.removeLast(marks.count - count) }
    frontier = place
    self.phase = min(1, max(0, phase))
  }

  /// Lays marks where the finger has not been yet.
  ///
  /// - Parameters:
  ///   - way: where the finger was and is, as distances from the start.
  ///   - limit: how many marks there may be in all; the next one is left out.
  mutating func extend(_ way: Stretch, along curve: GainCurve, limit: Int) {
    guard way.end > frontier else { return }
    let density = curve.density(from: way.speed(at: frontier), to: way.endSpeed)
    let total = phase + density * (way.end - frontier)
    var number = 1.0
    while total >= number - Self.tolerance, marks.count < limit {
      marks.append(frontier + (number - phase) / density)
      number += 1
    }
    phase = min(1, max(0, total - (number - 1)))
    frontier = way.end
  }

  /// How far a place is from the last of so many marks crossed, and the next mark is from that; where that is
  /// not laid yet, as if the finger went on at its speed.
  func gauge(at place: Double, after count: Int, speed: Double, _ curve: GainCurve) -> Gauge {
    let last = count > 0 ? marks[count - 1] : 0
    let next =
      count < marks.count
      ? marks[count] : frontier + (1 - phase) / curve.density(from: speed, to: speed)
    return Gauge(value: place - last, limit: next - last, unit: "pt")
  }
}

/// A piece of the finger's way, as distances from the gesture's start; the speed changes evenly along it.
struct Stretch: Hashable, Sendable {
  var start: Double
  var end: Double
  /// In points per second, positive away from the start.
  var startSpeed: Double
  /// In points per second, positive away from the start.
  var endSpeed: Double

  /// The speed at a place on the way.
  func speed(at place: Double) -> Double {
    guard place > start, end > start else { return startSpeed }
    return startSpeed + (endSpeed - startSpeed) * (place - start) / (end - start)
  }

  /// The same on the other side.
  var mirrored: Stretch {
    Stretch(start: -start, end: -end, startSpeed: -startSpeed, endSpeed: -endSpeed)
  }
}
