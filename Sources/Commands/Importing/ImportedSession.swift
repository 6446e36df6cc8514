import GestureCore
import SimulatorCore

/// What an imported gesture meets when it is replayed.
enum ImportedSession {
  /// A phone with a text long enough for a swipe; every parameter is written out, so that a later default
  /// changes nothing.
  static func start(screen: Screen) -> SessionStart {
    var start = SessionStart(screen: screen, document: document, delivery: .hertz(60))
    if let simulator = try? Simulator(start: start) {
      start.parameters = simulator.parametersInForce
    }
    return start
  }

  /// What of it the file does not say.
  static let assumption =
    "the file says nothing of a phone; the text is a sample, the keyboard \(SessionStart().keyboard), and the pan "
    + "action is called 60 times a second"

  private static let document = SessionStart.Document(
    before: String(repeating: "the quick brown fox jumps over the lazy dog ", count: 3),
    after: String(repeating: "pack my box with five dozen liquor jugs ", count: 3))
}
