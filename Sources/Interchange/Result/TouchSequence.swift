import GestureCore

/// A log's samples as a recording has them: fingers numbered, at most so many as a phone takes, time from 0,
/// long pauses cut, in points.
struct TouchSequence {
  private let log: ContactLog
  private let mapping: PanelMapping
  private let finger: Int?
  private let longestPause: Int64?

  init(_ log: ContactLog, mapping: PanelMapping, finger: Int?, longestPause: Int64?) {
    self.log = log
    self.mapping = mapping
    self.finger = finger
    self.longestPause = longestPause
  }

  /// Why a sample is not in the sequence.
  enum Omission {
    case tooManyFingers
    case outOfRange
    case tooLate
  }

  /// Gives every sample in order.
  ///
  /// - Parameter omit: called with each sample that is left out.
  func visit<Failure>(
    _ body: (TouchSample) throws(Failure) -> Void, omit: (RawSample, Omission) -> Void = { _, _ in }
  ) throws(Failure) {
    var order = TouchOrderValidator()
    var numbers = FingerNumbers()
    var first: Int64?
    var latest: Int64 = 0
    var cut: Int64 = 0
    for index in log.samples.indices {
      let sample = log.samples[index]
      let preferred = log.contacts[sample.contact].number
      guard let number = numbers.number(of: sample, preferred: preferred),
        finger == nil || finger == number
      else { continue }
      let origin = first ?? sample.time
      var time = sample.time - origin - cut
      if let longestPause, first != nil, time - latest > longestPause {
        cut += time - latest - longestPause
        time = latest + longestPause
      }
      var touch = TouchSample(
        time: Instant(microseconds: time), finger: FingerID(number), phase: sample.phase,
        location: mapping.location(sample.x, sample.y))
      if !touch.location.isWithinLimits, sample.phase == .up || sample.phase == .cancel,
        let active = order.activeFingers.first(where: { $0.finger == touch.finger })
      {
        // The lift itself counts, wherever it was.
        touch.location = active.location
      }
      do throws(TouchOrderValidator.Violation) {
        try order.accept(touch)
      } catch {
        switch error {
        case .tooManyFingers: omit(sample, .tooManyFingers)
        case .coordinateOutOfRange: omit(sample, .outOfRange)
        case .timeOutOfRange: omit(sample, .tooLate)
        case .timeRunsBackwards, .alreadyDown, .notDown: break
        }
        numbers.drop(sample)
        continue
      }
      first = origin
      latest = time
      try body(touch)
    }
    // Of fingers whose lifts were left out.
    for active in order.activeFingers {
      try body(
        TouchSample(
          time: Instant(microseconds: latest), finger: active.finger, phase: .cancel,
          location: active.location))
    }
  }
}

/// Gives each contact a number that no other has while it is down: its own from the file if it is free,
/// else the least.
private struct FingerNumbers {
  private var active: [(contact: Int, number: Int?)] = []

  /// The number of a sample's contact; nil where the contact is left out.
  mutating func number(of sample: RawSample, preferred: Int?) -> Int? {
    switch sample.phase {
    case .down:
      var number = preferred ?? 0
      let used = active.compactMap(\.number)
      if number < 0 || number > 999_999 || used.contains(number) {
        number = (0...used.count).first { !used.contains($0) } ?? 0
      }
      active.append((sample.contact, number))
      return number
    case .move: return active.first { $0.contact == sample.contact }?.number
    case .up, .cancel:
      guard let index = active.firstIndex(where: { $0.contact == sample.contact }) else {
        return nil
      }
      return active.remove(at: index).number
    }
  }

  /// A refused touch-down takes its whole contact along; a refused move only itself.
  mutating func drop(_ sample: RawSample) {
    guard sample.phase == .down,
      let index = active.firstIndex(where: { $0.contact == sample.contact })
    else { return }
    active[index].number = nil
  }
}
