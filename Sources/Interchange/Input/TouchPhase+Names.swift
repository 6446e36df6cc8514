import GestureCore

extension TouchPhase {
  private static let names = NameTable<TouchPhase>([
    ("down", .down), ("began", .down), ("begin", .down), ("begins", .down), ("start", .down),
    ("started", .down), ("press", .down), ("pressed", .down), ("0", .down),
    ("move", .move), ("moved", .move), ("moves", .move), ("stationary", .move), ("drag", .move),
    ("changed", .move), ("2", .move),
    ("up", .up), ("ended", .up), ("end", .up), ("ends", .up), ("release", .up), ("released", .up),
    ("lift", .up), ("1", .up),
    ("cancel", .cancel), ("canceled", .cancel), ("cancelled", .cancel), ("3", .cancel),
  ])

  private static let prefixes = NameTable<Void>([("action_", ()), ("touch", ()), ("pointer", ())])

  /// The phase by one of the names that tools have for it, whatever its case: `down`, `touchstart`, `began`,
  /// `ACTION_MOVE`, Android's numbers 0 to 3.
  init?(named name: ArraySlice<UInt8>) {
    var bare = name
    // The lengths of the prefixes.
    for count in [7, 5] where name.count > count {
      if Self.prefixes.value(of: name.prefix(count), ignoringCase: true) != nil {
        bare = name.dropFirst(count)
        break
      }
    }
    guard let phase = Self.names.value(of: bare, ignoringCase: true) else { return nil }
    self = phase
  }
}
