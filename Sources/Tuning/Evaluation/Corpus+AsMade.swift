import GestureCore
import SimulatorCore

extension Corpus {
  /// Whether a recording was made with just this: only then the hand reacted to this caret.
  func isAsMade(
    _ recording: Comparison.Recording, _ configuration: Configuration
  ) -> Bool {
    let own = try? Configuration(
      technique: recording.start.technique, parameters: recording.start.parameters)
    return own == configuration
      && (delivery ?? recording.start.delivery) == recording.start.delivery
      && startMode == .technique
  }
}
