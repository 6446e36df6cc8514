internal import Foundation
internal import Synchronization

/// A search that runs on a thread of its own; the window looks now and then how far it is.
package final class TuneWork: Sendable {
  /// What is sought.
  package let task: TuneTask
  private let newest = Mutex(TuneProgress())
  private let stopped = Atomic<Bool>(false)

  /// Starts a search.
  package init(_ task: TuneTask) {
    self.task = task
    // One processor is left to the window.
    let jobs = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    let thread = Thread { [self] in
      _ = TuneRun.run(task, jobs: jobs) { progress in
        newest.withLock { $0 = progress }
        return !stopped.load(ordering: .relaxed)
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// How far it is.
  package var progress: TuneProgress { newest.withLock { $0 } }

  /// Ends the search after the configuration that is being measured; what was found is looked at again all the same.
  package func stop() { stopped.store(true, ordering: .relaxed) }

  /// Whether it was told to end.
  package var isStopped: Bool { stopped.load(ordering: .relaxed) }
}
