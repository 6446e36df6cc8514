/// What becomes of places before a recognizer sees them.
public enum Smoothing: Hashable, Sendable {
  /// They stay as they are.
  case none
  /// The 1€ filter: steady at rest, quick in motion.
  case oneEuro

  /// The name in files and on the command line.
  public var name: String {
    switch self {
    case .none: "none"
    case .oneEuro: "one-euro"
    }
  }

  /// Every kind, the default first.
  public static let all: [Smoothing] = [.none, .oneEuro]
}
