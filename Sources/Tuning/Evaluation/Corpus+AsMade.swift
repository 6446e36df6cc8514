import GestureCore
import KeyboardCore
import SimulatorCore

extension Corpus {
  /// What the whole phone makes of a recording: everything that it can tell.
  ///
  /// - Parameter index: of the recording, those that are held out last.
  /// - Throws: a setting that cannot be on the recording's phone.
  func wholePhoneUnit(
    _ index: Int, _ recording: Comparison.Recording, _ configuration: Configuration
  ) throws(SettingError) -> UnitFigures {
    let options = configuration.options(delivery: delivery, startMode: startMode)
    var replay = try Replay(
      start: recording.start, hasRecordedLayout: recording.hasRecordedLayout, options: options)
    for event in recording.events { replay.feed(event) }
    return RecordingMeter(recording).figures(
      .recording(index), steps: replay.effects.steps,
      keyTimes: replay.effects.keys.map(\.time), delivery: delivery ?? recording.start.delivery,
      isAsMade: isAsMade(recording, configuration))
  }

  /// Whether a recording was made with just this: only then the hand reacted to this caret.
  private func isAsMade(
    _ recording: Comparison.Recording, _ configuration: Configuration
  ) -> Bool {
    let own = try? Configuration(
      technique: recording.start.technique, parameters: recording.start.parameters)
    return own == configuration
      && (delivery ?? recording.start.delivery) == recording.start.delivery
      && startMode == .technique
  }
}
