/// How fast a recording plays.
package enum PlaybackSpeed: Int, CaseIterable, Hashable, Sendable {
  /// A quarter of true speed to four times it.
  case quarter, half, normal, double, fourfold

  /// Seconds of the recording per second.
  package var factor: Double {
    switch self {
    case .quarter: 0.25
    case .half: 0.5
    case .normal: 1
    case .double: 2
    case .fourfold: 4
    }
  }

  /// The words on its button.
  package var label: String {
    switch self {
    case .quarter: "¼"
    case .half: "½"
    case .normal: "1×"
    case .double: "2×"
    case .fourfold: "4×"
    }
  }

  /// The next one; the fastest stays.
  package var faster: PlaybackSpeed { Self(rawValue: rawValue + 1) ?? self }
  /// The one before; the slowest stays.
  package var slower: PlaybackSpeed { Self(rawValue: rawValue - 1) ?? self }
  /// The next one; after the fastest comes the slowest.
  package var next: PlaybackSpeed { Self(rawValue: rawValue + 1) ?? .quarter }
}
