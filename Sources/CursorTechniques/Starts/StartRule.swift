public import GestureCore

/// The first half of a technique: when a touch becomes a swipe of the caret, where it is measured from, and
/// what happens to the key under it.
///
/// A plain value that any step rule can run under. In order of time a touch must: go down in the region; be
/// held for `holdMilliseconds`; go up by `rise`; be older than `delayMilliseconds`; leave the dead zone along the
/// axis. The step rule then sees the pan as if it had begun there.
///
/// ```
///   down ──hold──rise──▶ base ──dead zone──▶ start ─────▶ the step rule's updates
///                        down, hold, …       counted: from the base
///                        or first move       edge:    from the dead zone's border
///                                            crossing: from the sample that left it
/// ```
public struct StartRule: Hashable, Sendable {
  /// Where the finger must go down.
  public enum Region: String, Hashable, Sendable, CaseIterable {
    /// Anywhere on the keyboard.
    case keyboard
    /// On the space bar.
    case space
    /// Anywhere on the keyboard but on the space bar.
    case allButSpace
    /// Anywhere on the keyboard but on keys that switch to another page or layout.
    case allButMode
    /// On a letter's key.
    case letters
    /// On a bar above the keys.
    case bar
    /// On the text.
    case text
  }

  /// What a dead zone is measured from. Without a hold, `hold` and `firstMove` mean the touch-down, too.
  public enum Base: String, Hashable, Sendable, CaseIterable {
    /// The touch-down.
    case down
    /// The middle of the key under the touch-down.
    case keyCenter
    /// Where the finger was when the hold was over.
    case hold
    /// The first sample after the hold.
    case firstMove
  }

  /// How far a finger is from the base.
  public enum Metric: String, Hashable, Sendable, CaseIterable {
    /// |x|.
    case horizontal
    /// √(x² + y²).
    case euclidean
    /// |x| + |y|.
    case manhattan
  }

  /// What the step rule measures from, once the dead zone is left.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The base: the way through the dead zone counts.
    case counted
    /// The dead zone's border on the finger's side of the base.
    case edge
    /// The sample that left the dead zone.
    case crossing
  }

  /// What becomes of a finger that goes up or down rather than sideways.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Nothing; any direction starts.
    case free
    /// It is refused for good if |y| > |x| when the dead zone is left.
    case horizontalAtCrossing
    /// It is refused for good as soon as |y| is beyond the dead zone and |y| > |x|.
    case horizontalThroughout
    /// It starts once |x| > |y|.
    case horizontalWaits
  }

  /// What makes a swipe select instead of moving the caret.
  public enum Selection: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Shift is on or held when the swipe starts.
    case shift
    /// Shift, as above, or a touch-down on shift or delete.
    case shiftOrDelete
    /// As above, or passing over delete on the way.
    case passingDelete
    /// A touch-down on shift or delete; a shift that is held plays no part.
    case firstKey
  }

  /// What gives a haptic tick.
  public enum Haptics: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The start.
    case start
    /// Every move of the caret.
    case steps
    /// Every move of the caret that has text to go through.
    case stepsWithRoom
    /// Both.
    case both
  }

  /// Whether a move to the right is one forward in the text.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Always.
    case logical
    /// Not where the paragraph at the caret runs from right to left.
    case text
  }

  /// The recognizer's parameters: a UIKit keyboard has a slop of 10, one that reads raw touches of 0.
  public var recognizer: PanParameters
  /// Where the finger must go down.
  public var region: Region
  /// How long the finger must be held, in milliseconds; 0 for no hold.
  public var holdMilliseconds = 0
  /// How far the finger may stray during the hold, in points; beyond, the touch never starts. 0: as far as it
  /// likes.
  public var holdTravel = 10.0
  /// How far the finger must then go up, in points, more than it goes sideways; a finger that goes so far any
  /// other way never starts. The sample that is up becomes the base. 0: it need not.
  public var rise = 0.0
  /// What the dead zone is measured from.
  public var base = Base.down
  /// Samples of a younger touch are held back, in milliseconds of age; 0 for none. What they covered counts
  /// at once afterwards.
  public var delayMilliseconds = 0
  /// The delay holds only so soon after a typed letter, in milliseconds; 0: always.
  public var cadenceMilliseconds = 0
  /// A touch that has moved nothing by this age, in milliseconds, is lost to the caret, because the keyboard
  /// opens something else; 0: no such thing.
  public var lostAfterMilliseconds = 0
  /// How far the finger must get from the base, in points; 0: the first update starts.
  public var deadZone = 0.0
  /// How that is measured.
  public var metric = Metric.horizontal
  /// Whether exactly the dead zone's size is enough.
  public var startsAtEdge = false
  /// What the step rule measures from.
  public var origin = Origin.counted
  /// Whether updates count for good once the dead zone was left, or only while the finger is beyond it.
  public var latches = true
  /// What becomes of vertical movement.
  public var axis = Axis.free
  /// A finger that went so far up from the base belongs to another gesture until it has gone as far sideways,
  /// and more than twice as far as it is high, in points; 0: upward movement takes nothing away.
  public var upSwipe = 0.0
  /// What makes a swipe select.
  public var selection = Selection.none
  /// What gives a haptic tick.
  public var haptics = Haptics.none
  /// Which way is forward.
  public var direction = Direction.logical
  /// A finger that strays farther from its touch-down no longer types its key, in points; 0: UIControl's
  /// tolerance around the key alone decides.
  public var tapTravel = 0.0
  /// What happens to the key under the finger, unless the user overrides it.
  public var keyCancel: KeyCancelPolicy

  /// A start rule; without more it starts with the pan, anywhere on the keyboard.
  public init(
    recognizer: PanParameters = PanParameters(), region: Region = .keyboard,
    keyCancel: KeyCancelPolicy
  ) {
    self.recognizer = recognizer
    self.region = region
    self.keyCancel = keyCancel
  }

  /// A start rule for a keyboard that reads raw touches: the pan begins with the first move, one finger counts.
  public static func rawTouches(
    region: Region = .space, keyCancel: KeyCancelPolicy = .onStart
  ) -> StartRule {
    var recognizer = PanParameters()
    recognizer.slop = 0
    recognizer.maximumTouches = 1
    return StartRule(recognizer: recognizer, region: region, keyCancel: keyCancel)
  }

  /// A start rule for a recognizer that gives updates from the touch-down on, with any number of fingers.
  public static func panFromTouchDown(region: Region = .keyboard) -> StartRule {
    var recognizer = PanParameters()
    recognizer.slop = 0
    return StartRule(recognizer: recognizer, region: region, keyCancel: .onStart)
  }

  /// The same rule with some values changed, for tables of techniques.
  public func with(_ change: (inout StartRule) -> Void) -> StartRule {
    var rule = self
    change(&rule)
    return rule
  }
}
