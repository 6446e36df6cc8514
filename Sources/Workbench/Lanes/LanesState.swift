internal import GestureCore
internal import Tuning
internal import WindowShell

/// What the lanes remember from frame to frame.
struct LanesState {
  /// A result that a changed setting has replaced.
  struct OldResult {
    /// What it was.
    var record: LaneRecord
    /// The change that replaced it.
    var change: SettingChange
  }

  /// What a finger that went down on the lanes does.
  enum Drag: Hashable {
    /// Goes through the recording; it plays on afterwards where it played before.
    case seek(wasPlaying: Bool)
    /// Moves what is shown; the pointer's last place.
    case pan(Double)
    /// May become a loop's range; where it went down.
    case ruler(Double)
    /// Draws a loop's range from a moment on.
    case loop(Instant)
  }

  /// The stretch that is shown; nil for everything.
  var scale: LaneScale?
  /// The pointer over the lanes.
  var pointer: WindowPoint?
  /// The result before the last change.
  var old: OldResult?
  /// The moment whose step nobody wants explained any more.
  var closedExplanation: Instant?
  /// Whether the change's summary was closed, or somebody looked at another moment since.
  var isChangeClosed = false
  var drag: Drag?
  /// Where and when the last press was, for double clicks.
  var lastPress: (point: WindowPoint, stamp: Int64)?
  /// The picture under all that moves.
  let cache = LanesCache()
}
