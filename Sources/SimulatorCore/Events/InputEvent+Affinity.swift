package import TextCore

extension Affinity {
  /// The name in a recording: `up` or `down`.
  package var recordedName: String {
    switch self {
    case .upstream: "up"
    case .downstream: "down"
    }
  }

  /// The affinity of that name, or nil.
  package init?(recordedName: String) {
    switch recordedName {
    case "up": self = .upstream
    case "down": self = .downstream
    default: return nil
    }
  }
}

extension InputEvent.Kind {
  /// A selection whose affinity is given by its name in a recording; nil where no affinity has that name.
  package static func select(anchor: Int, focus: Int, affinityNamed name: String) -> Self? {
    Affinity(recordedName: name).map { .select(anchor: anchor, focus: focus, affinity: $0) }
  }
}
