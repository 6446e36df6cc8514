import GestureCore

extension TouchPhase {
  /// The phase by one of the names that tools have for it, whatever its case: `down`, `touchstart`, `began`,
  /// `ACTION_MOVE`, Android's numbers 0 to 3.
  init?(named name: some Sequence<UInt8>) {
    let word = String(decoding: Array(name), as: UTF8.self).lowercased()
    let bare = ["action_", "touch", "pointer"].first { word.hasPrefix($0) }.map {
      String(word.dropFirst($0.count))
    }
    switch bare ?? word {
    case "down", "began", "begin", "begins", "start", "started", "press", "pressed", "0":
      self = .down
    case "move", "moved", "moves", "stationary", "drag", "changed", "2": self = .move
    case "up", "ended", "end", "ends", "release", "released", "lift", "1": self = .up
    case "cancel", "canceled", "cancelled", "3": self = .cancel
    default: return nil
    }
  }
}
