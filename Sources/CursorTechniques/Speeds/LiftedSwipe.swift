/// What a short swipe on a space bar does at the lift: its directions each have a key of their own.
struct LiftedSwipe: Hashable, Sendable {
  /// One of eight sectors of 45°.
  enum Direction: Hashable, Sendable {
    case left, right, up, down
    case upperLeft, upperRight, lowerLeft, lowerRight
  }

  /// What the swipe does.
  enum Action: Hashable, Sendable {
    /// Types what the key types.
    case key
    /// So many characters.
    case characters(Int)
    /// So many words.
    case words(Int)
    /// To an end of the text.
    case end(forward: Bool)
    /// To an end of the line.
    case lineEnd(forward: Bool)
  }

  /// Where the drag ended, from where it began.
  var final: PixelPoint
  /// The farthest it got.
  var largest: PixelPoint
  /// Pixels below which nothing is a swipe.
  var least: Float

  /// A swipe that came back to less than this share of `least` has returned.
  private static let returned: Float = 0.71

  /// What the swipe does.
  var action: Action {
    let direction = direction(of: final)
    let hasReturned =
      final.distance <= least * Self.returned || direction != self.direction(of: largest)
    if largest.distance >= least, hasReturned {
      switch self.direction(of: largest) {
      case .up: return .end(forward: false)
      case .down: return .end(forward: true)
      case .left, .right, .upperLeft, .upperRight, .lowerLeft, .lowerRight, nil: return .key
      }
    }
    switch direction {
    case .left: return .characters(-1)
    case .right: return .characters(1)
    case .lowerLeft: return .words(-1)
    case .lowerRight: return .words(1)
    case .up: return .lineEnd(forward: false)
    case .down: return .lineEnd(forward: true)
    case .upperLeft, .upperRight, nil: return .key
    }
  }

  /// The sector; nil for what is too short for a swipe.
  private func direction(of way: PixelPoint) -> Direction? {
    guard way.distance > least else { return nil }
    // tan 22.5°.
    let slope = 0.414_213_562_373_095_05
    let (x, y) = (Double(way.x), Double(way.y))
    if y.magnitude < slope * x.magnitude { return x < 0 ? .left : .right }
    if x.magnitude < slope * y.magnitude { return y < 0 ? .up : .down }
    if y < 0 { return x < 0 ? .upperLeft : .upperRight }
    return x < 0 ? .lowerLeft : .lowerRight
  }
}
