internal import Foundation

/// What scrolls the text without a finger's moving it: the swing that a flick leaves, and a finger that
/// selects near an edge.
///
/// State of the view, not of the document; stamps are microseconds on the window's clock, distances points of
/// the text's way up.
package struct ScrollMotion: Hashable, Sendable {
  /// Points from an edge of the text view within which a selecting finger scrolls.
  package static let edgePoints = 28.0
  /// Points per second at the edge itself.
  package static let edgeSpeed = 480.0
  /// A flick slower than this leaves no swing, in points per second; a swing ends here, too.
  private static let leastSpeed = 30.0
  /// The share of the speed that is left after a millisecond: UIScrollView's normal rate of deceleration.
  private static let deceleration = 0.998
  /// The flick's speed is that of its last moves, in microseconds.
  private static let memory: Int64 = 60_000

  private struct Drag: Hashable, Sendable {
    var stamp: Int64
    var distance: Double
  }

  private var drags: [Drag] = []
  private var speed = 0.0
  private var edge = 0.0
  private var newest: Int64 = 0

  /// Nothing moves.
  package init() {}

  /// Whether anything is to come.
  package var isMoving: Bool { speed != 0 || edge != 0 }

  /// A finger dragged the text.
  package mutating func drag(_ distance: Double, at stamp: Int64) {
    speed = 0
    drags.removeAll { $0.stamp < stamp - Self.memory }
    drags.append(Drag(stamp: stamp, distance: distance))
  }

  /// The finger that dragged lifted.
  package mutating func release(at stamp: Int64) {
    defer { drags = [] }
    let recent = drags.filter { $0.stamp >= stamp - Self.memory }
    guard let first = recent.first, let last = recent.last, last.stamp > first.stamp else { return }
    // The first drag happened before the stretch of time that is measured.
    let distance = recent.dropFirst().reduce(0) { $0 + $1.distance }
    speed = distance / (Double(last.stamp - first.stamp) / 1e6)
    newest = stamp
    if speed.magnitude < Self.leastSpeed { speed = 0 }
  }

  /// A finger touched the text, or the text's end was met.
  package mutating func stop() {
    speed = 0
    drags = []
  }

  /// Where a selecting finger is, from the view's top and bottom in points; nil where none selects.
  package mutating func select(fromTop: Double, fromBottom: Double, at stamp: Int64) {
    let wasMoving = isMoving
    let reach = Self.edgePoints
    if fromTop < reach {
      edge = -Self.edgeSpeed * (1 - max(fromTop, 0) / reach)
    } else if fromBottom < reach {
      edge = Self.edgeSpeed * (1 - max(fromBottom, 0) / reach)
    } else {
      edge = 0
    }
    if !wasMoving { newest = stamp }
  }

  /// No finger selects any more.
  package mutating func endSelecting() { edge = 0 }

  /// How far to scroll by now.
  package mutating func take(until stamp: Int64) -> Double {
    guard isMoving else { return 0 }
    let seconds = Double(max(0, stamp - newest)) / 1e6
    newest = stamp
    let left = pow(Self.deceleration, seconds * 1_000)
    let way = speed * (1 - left) / (-log(Self.deceleration) * 1_000) + edge * seconds
    speed *= left
    if speed.magnitude < Self.leastSpeed { speed = 0 }
    return way
  }
}
