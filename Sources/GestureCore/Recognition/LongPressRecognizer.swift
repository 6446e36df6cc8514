/// Tells that fingers rest, as `UILongPressGestureRecognizer` does.
///
/// It begins when so many fingers have been down for the duration and none of them has strayed; from then on they may
/// move, and it ends when the first of them leaves. A finger too many, a finger that strays or a lift before
/// that rejects it, until all are up. It begins in `advance` alone: whoever feeds it lets time pass first. Of
/// UIKit's recognizer, taps before the press are not modelled.
public struct LongPressRecognizer: Hashable, Sendable {
  /// How it behaves.
  public struct Parameters: Hashable, Sendable {
    /// How long the fingers must rest, in milliseconds; UIKit: 500.
    public var durationMilliseconds = 500
    /// How far each of them may stray meanwhile, in points; UIKit: 10.
    public var allowableMovement = 10.0
    /// How many fingers there must be, 1 or more.
    public var touches = 1

    /// UIKit's defaults.
    public init() {}
  }

  private enum State: Hashable, Sendable {
    /// Too few fingers are down, or none.
    case gathering
    /// All have been down since then.
    case resting(since: Instant)
    /// It has begun.
    case recognized
    /// It is over, or was never to be; all fingers must go up.
    case failed
  }

  /// How it behaves; a change acts at the next sample.
  public var parameters: Parameters
  private var state = State.gathering
  private var fingers = HeldFingers()

  /// A recognizer that watches no finger.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
  }

  /// What it makes of the fingers that are down.
  public var verdict: Verdict {
    switch state {
    case .gathering, .resting: .waits
    case .recognized: .accepts
    case .failed: .rejects
    }
  }

  /// When it begins unless something happens; nil while too few fingers rest.
  public var deadline: Instant? {
    guard case .resting(let since) = state else { return nil }
    return since + Int64(parameters.durationMilliseconds) * 1_000
  }

  /// Takes a batch of delivered samples: moves of several fingers, or one down, up or cancel.
  ///
  /// - Parameters:
  ///   - batch: the samples, in order.
  ///   - region: where a finger must go down to count.
  /// - Returns: the update of this batch, if there is one.
  public mutating func feed(_ batch: [TouchSample], region: TouchRegion) -> LongPressUpdate? {
    var update: LongPressUpdate?
    for sample in batch { update = take(sample, region) ?? update }
    return update
  }

  /// Lets time pass.
  ///
  /// - Returns: its began, if the deadline has come.
  public mutating func advance(to time: Instant) -> LongPressUpdate? {
    guard let deadline, time >= deadline else { return nil }
    state = .recognized
    return update(.began, at: deadline)
  }

  /// Forgets the fingers; those that are down count no more.
  public mutating func reset() {
    state = .gathering
    fingers.removeAll()
  }

  private mutating func take(_ sample: TouchSample, _ region: TouchRegion) -> LongPressUpdate? {
    switch sample.phase {
    case .down:
      if region.contains(sample.location) { join(sample) }
      return nil
    case .move:
      guard let rank = fingers.move(sample) else { return nil }
      switch state {
      case .gathering, .resting:
        if fingers.hasStrayed(rank, beyond: parameters.allowableMovement) { state = .failed }
        return nil
      case .recognized:
        return rank < parameters.touches ? update(.changed, at: sample.time) : nil
      case .failed: return nil
      }
    case .up: return leave(sample, .ended)
    case .cancel: return leave(sample, .cancelled)
    }
  }

  private mutating func join(_ sample: TouchSample) {
    fingers.insert(sample)
    switch state {
    case .gathering:
      if fingers.count >= parameters.touches { state = .resting(since: sample.time) }
    case .resting: state = .failed
    case .recognized, .failed: break
    }
  }

  private mutating func leave(
    _ sample: TouchSample, _ end: LongPressUpdate.State
  ) -> LongPressUpdate? {
    guard let rank = fingers.move(sample) else { return nil }
    defer {
      fingers.remove(at: rank)
      if fingers.isEmpty { state = .gathering }
    }
    guard state == .recognized else {
      state = .failed
      return nil
    }
    guard rank < parameters.touches else { return nil }
    state = .failed
    return update(end, at: sample.time)
  }

  private func update(_ state: LongPressUpdate.State, at time: Instant) -> LongPressUpdate {
    LongPressUpdate(
      state: state, time: time, location: fingers.mean(ofFirst: parameters.touches))
  }
}
