import GestureCore

/// Calls `body` with every valid sequence of up to `length` events over two fingers, each closed by lifting
/// what is still down.
///
/// Events come 8 ms apart; with `pauses` a wait of 600 ms is an event, too.
func forEachTouchSequence(
  length: Int, pauses: Bool = false, _ body: ([TouchSample]) -> Void
) {
  func extend(_ samples: [TouchSample], at time: Int64, _ left: Int) {
    var places: [Int: Double] = [:]
    for sample in samples {
      places[sample.finger.rawValue] =
        sample.phase == .up || sample.phase == .cancel ? nil : sample.location.x
    }
    let lifts = places.sorted { $0.key < $1.key }.map {
      sample(time, .up, $0.value, finger: $0.key)
    }
    body(samples + lifts)
    guard left > 0 else { return }
    func go(_ sample: TouchSample) { extend(samples + [sample], at: time + 8_000, left - 1) }
    for finger in 1...2 {
      if let x = places[finger] {
        for way in [0.0, 15] { go(sample(time, .move, x + way, finger: finger)) }
        go(sample(time, .up, x, finger: finger))
        go(sample(time, .cancel, x, finger: finger))
      } else {
        go(sample(time, .down, Double(finger) * 100, finger: finger))
      }
    }
    if pauses, !samples.isEmpty { extend(samples, at: time + 600_000, left - 1) }
  }
  extend([], at: 0, length)
}
