import GestureCore
import SimulatorCore

/// Least, middle, ninetieth hundredth and greatest of some numbers.
struct Summary: Hashable {
  let least: Double
  let median: Double
  let ninetieth: Double
  let greatest: Double

  /// Nil for no numbers.
  init?(_ numbers: [Double]) {
    guard !numbers.isEmpty else { return nil }
    let sorted = numbers.sorted()
    least = sorted[0]
    median = sorted[sorted.count / 2]
    ninetieth = sorted[min(sorted.count - 1, sorted.count * 9 / 10)]
    greatest = sorted[sorted.count - 1]
  }
}

/// What can be counted in a recording's touches.
struct TouchStatistics {
  /// Microseconds from the first event to the last.
  private(set) var duration: Int64 = 0
  /// Events of each kind, in the order in which kinds first occur.
  private(set) var kinds: [(name: String, count: Int)] = []
  /// Touch samples.
  private(set) var samples = 0
  /// Touch-downs.
  private(set) var contacts = 0
  /// Fingers that were down at once, at the most.
  private(set) var mostFingers = 0
  /// Microseconds between samples of the same finger.
  private(set) var intervals: Summary?
  /// Points per second between moves of the same finger, rests left out.
  private(set) var speeds: Summary?
  private var speedCounts = Array(repeating: 0, count: 20)

  init(_ events: [InputEvent]) {
    var last: [FingerID: TouchSample] = [:]
    var gaps: [Double] = []
    var speeds: [Double] = []
    for event in events {
      count(event.kind.name)
      duration = event.time.microseconds
      guard let sample = event.touch else { continue }
      samples += 1
      if sample.phase == .down { contacts += 1 }
      if sample.phase == .move, let before = last[sample.finger], sample.time > before.time {
        let elapsed = Double(sample.time - before.time)
        gaps.append(elapsed)
        let way = (sample.location - before.location).squaredLength.squareRoot()
        if way > 0 {
          speeds.append(way / elapsed * 1e6)
          speedCounts[Self.bin(of: way / elapsed * 1e6)] += 1
        }
      }
      switch sample.phase {
      case .down, .move: last[sample.finger] = sample
      case .up, .cancel: last[sample.finger] = nil
      }
      mostFingers = max(mostFingers, last.count)
    }
    intervals = Summary(gaps)
    self.speeds = Summary(speeds)
  }

  private mutating func count(_ name: String) {
    if let index = kinds.firstIndex(where: { $0.name == name }) {
      kinds[index].count += 1
    } else {
      kinds.append((name, 1))
    }
  }

  /// Twenty bins, equally wide in the logarithm, from 40 to 4000 pt/s; what lies outside is in the outermost.
  private static func bin(of speed: Double) -> Int {
    var bin = 0
    var limit = 40.0
    // The twentieth root of 100.
    let factor = 1.258925411794167
    while bin < 19, speed >= limit * factor {
      limit *= factor
      bin += 1
    }
    return bin
  }

  /// How often each speed occurs, a character for each bin.
  var sparkline: String {
    let blocks = Array("▁▂▃▄▅▆▇█")
    let highest = speedCounts.max() ?? 0
    guard highest > 0 else { return "" }
    return String(
      speedCounts.map { $0 == 0 ? " " : blocks[min(7, $0 * 8 / (highest + 1))] })
  }
}

extension InputEvent.Kind {
  /// The word in recordings.
  var name: String {
    switch self {
    case .touch(_, .down, _): "down"
    case .touch(_, .move, _): "move"
    case .touch(_, .up, _): "up"
    case .touch(_, .cancel, _): "cancel"
    case .text: "text"
    case .mark: "mark"
    case .key: "key"
    case .select: "select"
    case .scroll: "scroll"
    case .focus: "focus"
    case .set: "set"
    case .technique: "technique"
    case .note: "note"
    case .end: "end"
    }
  }
}
