/// Decides which of pan, long press and tap a touch is: the fingers that went down in a region, from the first one
/// down to the last one up.
///
/// All three see the touch, and the first to accept it wins; the others then lose it and begin again with the next
/// touch, so that there is one winner at most. Which one is first is a matter of time: a pan accepts with the move
/// that takes a finger `slop` points away, a long press when its deadline comes, a tap when the last finger lifts. A
/// deadline at the time of a sample comes before it. None wins by default: a lone pan still waits for its slop, as
/// in UIKit and unlike in Flutter, and nothing has to fail before a tap is told.
///
/// ```
///   down ──▶ open ──slop crossed──────▶ pan         began, changed …, ended
///             │ └───rested long enough▶ long press  began, changed …, ended
///             └─────lifted────────────▶ tap         told once
/// ```
public struct GestureArena: Sendable {
  /// Who can win a touch.
  public enum Contestant: Hashable, Sendable, CaseIterable {
    /// `GestureArena.pan`.
    case pan
    /// `GestureArena.longPress`.
    case longPress
    /// `GestureArena.tap`.
    case tap
  }

  private enum State: Hashable, Sendable {
    /// Nobody has won this touch, or nothing is down.
    case open
    /// One has won it.
    case won(Contestant)
    /// It was taken from all of them.
    case closed
  }

  /// Tells of moving fingers.
  public var pan: PanRecognizer
  /// Tells of resting ones; nil where there is no such gesture.
  public var longPress: LongPressRecognizer?
  /// Tells of taps; nil where there is no such gesture.
  public var tap: TapRecognizer?

  private var state = State.open
  private var fingers: [FingerID] = []

  /// An arena that no finger is in.
  public init(
    pan: PanRecognizer = PanRecognizer(), longPress: LongPressRecognizer? = LongPressRecognizer(),
    tap: TapRecognizer? = TapRecognizer()
  ) {
    self.pan = pan
    self.longPress = longPress
    self.tap = tap
  }

  /// Who has won the touch that is going on; nil while nobody has, and for a tap, which is over when it wins.
  public var winner: Contestant? {
    guard case .won(let winner) = state else { return nil }
    return winner
  }

  /// Whether a finger that went down in the region is down.
  public var isOccupied: Bool { !fingers.isEmpty }

  /// When something happens unless a sample comes first; nil if nothing would.
  public var deadline: Instant? {
    state == .open ? longPress?.deadline : nil
  }

  /// Takes a batch of delivered samples: moves of several fingers, or one down, up or cancel. Deadlines up to the
  /// oldest of them run first.
  ///
  /// - Parameters:
  ///   - batch: the samples, in order.
  ///   - region: where a finger must go down to be in the arena.
  ///   - events: what happened is appended; at most a long press's began, and one event of the batch's own.
  public mutating func feed(
    _ batch: [TouchSample], region: TouchRegion, into events: inout [GestureEvent]
  ) {
    guard let first = batch.first else { return }
    advance(to: batch.reduce(first.time) { min($0, $1.time) }, into: &events)
    for sample in batch where sample.phase == .down && region.contains(sample.location) {
      fingers.append(sample.finger)
    }
    if let event = event(of: batch, region) { events.append(event) }
    for sample in batch where sample.phase == .up || sample.phase == .cancel {
      fingers.removeAll { $0 == sample.finger }
    }
    if fingers.isEmpty { state = .open }
  }

  /// Lets time pass.
  public mutating func advance(to time: Instant, into events: inout [GestureEvent]) {
    guard state == .open, let update = longPress?.advance(to: time) else { return }
    win(.longPress)
    events.append(.longPress(update))
  }

  /// Takes the touch from whoever has won it, or may; nothing more comes of the fingers that are down.
  public mutating func cancel() {
    lose(allBut: nil)
    state = fingers.isEmpty ? .open : .closed
  }

  /// Forgets all fingers, and the taps before.
  public mutating func reset() {
    fingers.removeAll(keepingCapacity: true)
    cancel()
  }

  private mutating func event(of batch: [TouchSample], _ region: TouchRegion) -> GestureEvent? {
    switch state {
    case .open: return decide(batch, region)
    case .won(.pan): return pan.feed(batch, region: region).map { .pan($0) }
    case .won(.longPress):
      return longPress?.feed(batch, region: region).map { .longPress($0) }
    case .won(.tap), .closed: return nil
    }
  }

  /// All see the batch, and one of them may accept.
  private mutating func decide(_ batch: [TouchSample], _ region: TouchRegion) -> GestureEvent? {
    let panUpdate = pan.feed(batch, region: region)
    // It begins with a deadline, never with a sample.
    _ = longPress?.feed(batch, region: region)
    let tapped = tap?.feed(batch, region: region)
    if let panUpdate {
      win(.pan)
      return .pan(panUpdate)
    }
    return tapped.map { .tap($0) }
  }

  private mutating func win(_ winner: Contestant) {
    state = .won(winner)
    lose(allBut: winner)
  }

  private mutating func lose(allBut winner: Contestant?) {
    if winner != .pan { pan.reset() }
    if winner != .longPress { longPress?.reset() }
    if winner != .tap { tap?.reset() }
  }
}
