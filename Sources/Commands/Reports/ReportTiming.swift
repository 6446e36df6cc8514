import GestureCore
import SimulatorCore

/// How regularly a recording's samples come, finger by finger: what decides how far velocities can be trusted.
struct ReportTiming {
  /// Android and Flutter take a finger for stopped after so long, in microseconds.
  static let gap: Int64 = 40_000
  /// Samples nearer than this make velocities of single steps meaningless, in microseconds.
  static let tiny: Int64 = 2_000

  /// Microseconds between samples of the same finger: half of the intervals are nearer than this to the
  /// middle one.
  private(set) var jitter: Double?
  /// Intervals longer than `gap`, touch-downs left out, and the longest of them.
  private(set) var gaps: (count: Int, longest: Int64) = (0, 0)
  /// Intervals shorter than `tiny`, those of 0 among them.
  private(set) var tinyIntervals: (count: Int, zeros: Int) = (0, 0)
  /// Microseconds from touch-downs to the first sample elsewhere.
  private(set) var firstMoves: Summary?
  /// Speeds of the contact that went farthest, in points per second, over its time in equal parts.
  private(set) var speeds: [Double] = []

  /// Parts of the speeds.
  private static let parts = 60

  /// A finger from its touch-down on.
  private struct Contact {
    var path: [TouchSample] = []
    var hasMoved = false
  }

  init(_ events: [InputEvent]) {
    var contacts: [FingerID: Contact] = [:]
    var intervals: [Double] = []
    var delays: [Double] = []
    var farthest: (length: Double, path: [TouchSample]) = (0, [])
    for case let sample? in events.map(\.touch) {
      // Taken out, so that a long path grows where it lies.
      var contact = contacts.removeValue(forKey: sample.finger) ?? Contact()
      if sample.phase == .down { contact = Contact() }
      if let first = contact.path.first, let last = contact.path.last, sample.phase == .move {
        let interval = sample.time - last.time
        intervals.append(Double(interval))
        count(interval, isFirst: contact.path.count == 1)
        if sample.location != first.location, !contact.hasMoved {
          contact.hasMoved = true
          delays.append(Double(sample.time - first.time))
        }
      }
      if let last = contact.path.last, contact.path.count > 1,
        sample.phase == .up || sample.phase == .cancel, sample.time - last.time > Self.gap
      {
        gaps = (gaps.count + 1, max(gaps.longest, sample.time - last.time))
      }
      contact.path.append(sample)
      guard sample.phase == .up || sample.phase == .cancel else {
        contacts[sample.finger] = contact
        continue
      }
      let length = Self.length(of: contact.path)
      if length > farthest.length { farthest = (length, contact.path) }
    }
    firstMoves = Summary(delays)
    if let median = Summary(intervals)?.median {
      jitter = Summary(intervals.map { ($0 - median).magnitude })?.median
    }
    speeds = Self.speeds(of: farthest.path)
  }

  private mutating func count(_ interval: Int64, isFirst: Bool) {
    if interval < Self.tiny { tinyIntervals.count += 1 }
    if interval == 0 { tinyIntervals.zeros += 1 }
    if interval > Self.gap, !isFirst {
      gaps = (gaps.count + 1, max(gaps.longest, interval))
    }
  }

  private static func length(of path: [TouchSample]) -> Double {
    zip(path.dropFirst(), path).reduce(0) {
      $0 + ($1.0.location - $1.1.location).squaredLength.squareRoot()
    }
  }

  /// What was travelled in each part of the time, each step spread over its own time.
  private static func speeds(of path: [TouchSample]) -> [Double] {
    guard let first = path.first?.time, let last = path.last?.time, last > first else { return [] }
    let width = Double(last - first) / Double(parts)
    var ways = Array(repeating: 0.0, count: parts)
    for (end, start) in zip(path.dropFirst(), path) {
      let way = (end.location - start.location).squaredLength.squareRoot()
      let from = Double(start.time - first) / width
      let to = max(Double(end.time - first) / width, from + 1e-9)
      let first = min(Int(from), parts - 1)
      for part in first...max(first, min(parts - 1, Int(to))) {
        let share = min(to, Double(part + 1)) - max(from, Double(part))
        ways[part] += way * max(0, share) / (to - from)
      }
    }
    return ways.map { $0 / width * 1e6 }
  }

  /// The speeds, a character each, from blank for rest to `@` for the highest.
  var sparkline: String {
    let ramp = Array(" .:-=+*#%@")
    let highest = speeds.max() ?? 0
    guard highest > 0 else { return "" }
    return String(speeds.map { ramp[min(ramp.count - 1, Int($0 / highest * 9.999))] })
  }
}
