/// Holds moves back until the frame they belong to ends, as a phone does: the pan callback runs once for
/// each displayed frame, not once for each hardware sample.
///
/// A move at t belongs to frame ⌈t·f / 1,000,000⌉ and the frame ends at ⌊n·1,000,000 / f⌋ (both in whole
/// microseconds), so a move at the very end of a frame still belongs to it. Within a frame only the newest
/// move of each finger is kept, with its own stamp.
public struct DeliveryStage: Sendable {
  /// Callbacks per second; a change applies to moves that come after it.
  public var rate: DeliveryRate
  /// Newest move of each finger in the frame, in order of time.
  private var pending: [TouchSample] = []
  private var frameEnd = Instant.zero

  /// A stage with nothing pending.
  public init(rate: DeliveryRate) {
    self.rate = rate
    pending.reserveCapacity(TouchLimits.fingers)
  }

  /// When the pending frame ends; nil while nothing is pending.
  public var deadline: Instant? { pending.isEmpty ? nil : frameEnd }

  /// Whether a move waits for the end of a frame; otherwise it is to be delivered at once.
  public var holdsMoves: Bool { rate != .asRecorded }

  /// Keeps a move for the end of its frame.
  ///
  /// What is pending from an earlier frame must have been taken before.
  public mutating func hold(_ move: TouchSample) {
    guard case .hertz(let hertz) = rate else {
      pending.append(move)
      frameEnd = move.time
      return
    }
    let rate = Int64(hertz)
    let frame = (move.time.microseconds * rate + 999_999) / 1_000_000
    frameEnd = Instant(microseconds: frame * 1_000_000 / rate)
    for index in pending.indices where pending[index].finger == move.finger {
      pending.remove(at: index)
      break
    }
    pending.append(move)
  }

  /// Moves everything that is pending to `batch`, whose old content is dropped.
  public mutating func takePending(into batch: inout [TouchSample]) {
    // Both keep their memory by taking the other's.
    swap(&batch, &pending)
    pending.removeAll(keepingCapacity: true)
  }
}
