#if CARETLAB_NLOPT
  import Dispatch
  import Synchronization

  /// A search turned round: it is asked for a point and told the value, whenever that is there.
  ///
  /// NLopt wants to call; here it calls on a thread of its own and waits, so that evaluations may come from another
  /// program, or be looked at and stopped between.
  package final class SteppedSearch: Sendable {
    private let exchange = Exchange()

    /// Begins a search.
    package init(_ search: UnitCubeSearch) {
      let exchange = exchange
      DispatchQueue.global().async {
        search.run { exchange.value(at: $0) }
        exchange.end()
      }
    }

    deinit { exchange.stop() }

    /// The next point; nil once the search has ended.
    ///
    /// A point that has not been told its value yet is answered again.
    package func ask() -> [Double]? { exchange.nextPoint() }

    /// Tells the value at the point that was asked for last; nothing without one.
    ///
    /// - Parameter value: nil ends the search.
    package func tell(_ value: Double?) { exchange.give(value) }

    /// What the two threads hand over, one thing at a time.
    private final class Exchange: Sendable {
      private enum Phase {
        case searching
        case asking([Double])
        case told(Double?)
        case ended
      }

      private let phase = Mutex(Phase.searching)
      private let isAsking = DispatchSemaphore(value: 0)
      private let isTold = DispatchSemaphore(value: 0)

      // On the search's thread.
      func value(at point: [Double]) -> Double? {
        let goesOn = phase.withLock { phase in
          if case .ended = phase { return false }
          phase = .asking(point)
          return true
        }
        guard goesOn else { return nil }
        isAsking.signal()
        isTold.wait()
        return phase.withLock { phase in
          guard case .told(let value) = phase, let value else { return nil }
          phase = .searching
          return value
        }
      }

      func end() {
        phase.withLock { $0 = .ended }
        isAsking.signal()
      }

      // On the caller's thread.
      func nextPoint() -> [Double]? {
        while true {
          let found: [Double]?? = phase.withLock { phase in
            switch phase {
            case .asking(let point): .some(point)
            case .ended: .some(nil)
            case .searching, .told: nil
            }
          }
          if let found { return found }
          isAsking.wait()
        }
      }

      func give(_ value: Double?) {
        let wasAsking = phase.withLock { phase in
          guard case .asking = phase else { return false }
          phase = .told(value)
          return true
        }
        if wasAsking { isTold.signal() }
      }

      func stop() {
        let wasAsking = phase.withLock { phase in
          defer { phase = .ended }
          if case .asking = phase { return true }
          return false
        }
        if wasAsking { isTold.signal() }
      }
    }
  }
#endif
