import Dispatch
import Synchronization

/// Maps the numbers below `count` on several threads; the results stand in the order of the numbers, whatever
/// thread made them.
///
/// - Parameter jobs: threads at most; 1 stays on the caller's.
package func parallelMap<Result: Sendable>(
  count: Int, jobs: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  guard jobs > 1, count > 1 else { return (0..<count).map(body) }
  // Several numbers at a time, so that the lock costs nothing; few enough that no thread waits long at the end.
  let chunk = max(1, count / (jobs * 8))
  let chunks = (count + chunk - 1) / chunk
  let results = Mutex([[Result]?](repeating: nil, count: chunks))
  DispatchQueue.concurrentPerform(iterations: chunks) { index in
    let numbers = (index * chunk)..<min(count, (index + 1) * chunk)
    let made = numbers.map(body)
    results.withLock { $0[index] = made }
  }
  return results.withLock { $0.flatMap { $0 ?? [] } }
}
