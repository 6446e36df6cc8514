import SimulatorCore
import Synchronization

/// The kept pans of a corpus, by what decides them; shared by threads.
final class KeptRecordings: Sendable {
  private let corpus: Corpus
  private let kept = Mutex<[PanKey: [KeptRecording]]>([:])
  /// Sets of pans that are kept at most: a sweep over the recognizer has a set for each point.
  private static let limit = 64

  init(_ corpus: Corpus) { self.corpus = corpus }

  /// The pans of all recordings, those that are held out last.
  func all(for configuration: Configuration) throws(SettingError) -> [KeptRecording] {
    let key = configuration.panKey
    if let found = kept.withLock({ $0[key] }) { return found }
    var made: [KeptRecording] = []
    for recording in corpus.recordings + corpus.heldOut {
      made.append(try KeptRecording(recording, configuration, corpus))
    }
    // Made twice by two threads it is the same.
    let result = made
    kept.withLock { kept in
      if kept.count >= Self.limit { kept.removeAll() }
      kept[key] = result
    }
    return result
  }
}
