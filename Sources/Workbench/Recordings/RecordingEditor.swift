internal import Foundation
internal import Synchronization

/// Changes recordings' files in the background, one after the other: the window never waits for a disk.
///
/// What is to be seen of a change is shown at once; whether it could be written is learned from `take`.
final class RecordingEditor: Sendable {
  /// What became of a change.
  struct Outcome: Sendable {
    /// Which file.
    var path: String
    /// Which change.
    var edit: RecordingEdit
    /// Why it was not written; nil where it was.
    var refusal: RecordingFile.Refusal?
  }

  private struct State {
    /// Files that are still to be changed, once for each change.
    var waiting: [String] = []
    /// What nobody has taken yet.
    var outcomes: [Outcome] = []
  }

  private let queue = OperationQueue()
  private let state = Mutex(State())

  /// From one look at what has been written to the next, in microseconds.
  static let lookMicroseconds: Int64 = 20_000

  init() {
    queue.maxConcurrentOperationCount = 1
  }

  /// Whether something is still to be written, or to be taken.
  var isBusy: Bool { state.withLock { !$0.waiting.isEmpty || !$0.outcomes.isEmpty } }

  /// Whether a file is still to be changed.
  func isWaiting(for path: String) -> Bool { state.withLock { $0.waiting.contains(path) } }

  /// Changes a file after those that came before.
  func start(_ edit: RecordingEdit, of path: String) {
    state.withLock { $0.waiting.append(path) }
    queue.addOperation { [self] in
      var outcome = Outcome(path: path, edit: edit)
      do throws(RecordingFile.Refusal) {
        try RecordingFile.change(path, edit)
      } catch {
        outcome.refusal = error
      }
      state.withLock { state in
        state.waiting.removeFirst()
        state.outcomes.append(outcome)
      }
    }
  }

  /// What has come out since the last time, in order.
  func take() -> [Outcome] {
    state.withLock { state in
      defer { state.outcomes.removeAll() }
      return state.outcomes
    }
  }

  /// Waits until everything is written.
  func wait() { queue.waitUntilAllOperationsAreFinished() }
}
