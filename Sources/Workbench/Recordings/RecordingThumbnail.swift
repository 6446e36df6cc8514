internal import Foundation
internal import GestureCore
internal import SimulatorCore
internal import TraceFormat

/// The ways of a recording's fingers as a small picture: strokes in a box of 52 × 30, each from a dot where the
/// finger went down.
package struct RecordingThumbnail: Hashable, Sendable {
  /// A place in the box.
  package struct Place: Hashable, Sendable {
    /// From the left.
    package var x: Float
    /// From the top.
    package var y: Float
  }

  /// The fingers' ways, in the order in which they went down.
  package var strokes: [[Place]] = []

  /// The box.
  package static let width = 52.0
  /// The box.
  package static let height = 30.0

  /// What the ways may fill of the box.
  private static let room = (width: 38.0, height: 16.0)
  /// The largest scale: a tap that trembles stays a dot.
  private static let largestScale = 0.3
  private static let strokeLimit = 24
  private static let placeLimit = 40

  /// No ways.
  package init() {}

  /// The ways in a recording.
  init(_ trace: Trace) {
    var ways: [[Point]] = []
    var open: [FingerID: Int] = [:]
    for event in trace.events {
      guard let sample = event.touch else { continue }
      switch sample.phase {
      case .down:
        guard ways.count < Self.strokeLimit else { continue }
        open[sample.finger] = ways.count
        ways.append([sample.location])
      case .move, .up:
        guard let way = open[sample.finger] else { continue }
        ways[way].append(sample.location)
        if sample.phase == .up { open[sample.finger] = nil }
      case .cancel: open[sample.finger] = nil
      }
    }
    strokes = Self.fitted(ways.map(Self.thinned))
  }

  /// As many places as can be told apart.
  private static func thinned(_ way: [Point]) -> [Point] {
    guard way.count > placeLimit else { return way }
    return (0..<placeLimit).map { way[$0 * (way.count - 1) / (placeLimit - 1)] }
  }

  private static func fitted(_ ways: [[Point]]) -> [[Place]] {
    let all = ways.joined()
    guard let first = all.first else { return [] }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in all {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    let scale = min(
      room.width / max(right - left, 1), room.height / max(bottom - top, 1), largestScale)
    return ways.map { way in
      way.map { point in
        Place(
          x: Float(width / 2 + (point.x - (left + right) / 2) * scale),
          y: Float(height / 2 + (point.y - (top + bottom) / 2) * scale))
      }
    }
  }
}
