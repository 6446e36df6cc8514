import GestureCore

/// Tells a finger that moves from one that rests: a moving finger is followed at each sample, a resting one
/// must first break away.
///
/// A resting finger trembles, and its sensor with it; without a grip each mark that happens to lie within the
/// noise would be a step. It costs no travel: who breaks away is followed all the way.
struct Grip: Hashable, Sendable {
  /// How strongly it holds, and what it takes for rest.
  struct Strength: Hashable, Sendable {
    /// Points by which a resting finger must break away.
    var points: Double
    /// Slower than this, in points per second, is rest.
    var restingSpeed: Double
    /// Over so many microseconds speeds are taken.
    var windowMicroseconds: Int64

    /// The way of a finger that is just not at rest, within the window; never more than a resting one must make.
    var leastWay: Double { min(points, restingSpeed * Double(windowMicroseconds) / 1e6) }
  }

  /// Where the finger was when it last was known to move.
  private var anchor = 0.0
  private var anchorTime = Instant.zero
  private var followedTime = Instant.zero
  /// Whether the finger rests.
  private(set) var isResting = false

  /// A finger goes down.
  mutating func begin(at time: Instant, place: Double) {
    anchor = place
    anchorTime = time
    followedTime = time
    isResting = false
  }

  /// Whether the caret follows the finger to a place.
  ///
  /// - Parameters:
  ///   - place: where the finger is.
  ///   - way: how far that is from where it was followed to last.
  ///   - speed: its speed over the window, signed like the way.
  mutating func follows(
    to place: Double, way: Double, speed: Double, at time: Instant, _ strength: Strength
  ) -> Bool {
    let least = strength.leastWay
    let sinceAnchor = time - anchorTime
    if (place - anchor).magnitude >= least {
      let pace = (place - anchor).magnitude * 1e6
      if pace < strength.restingSpeed * Double(sinceAnchor) { isResting = true }
      anchor = place
      anchorTime = time
    } else if sinceAnchor >= strength.windowMicroseconds {
      isResting = true
    }
    if isResting {
      guard way.magnitude >= strength.points else { return false }
      isResting = false
      anchor = place
      anchorTime = time
    } else if way.magnitude < least {
      // A finger that has just stopped still has speed over the window, but no way to show for it.
      let expected = speed * Double(time - followedTime) / 1e6
      guard speed.magnitude >= strength.restingSpeed, way * speed >= 0.5 * expected * speed,
        way * speed > 0
      else { return false }
    }
    followedTime = time
    return true
  }
}
