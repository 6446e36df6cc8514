internal import GestureCore
internal import SimulatorCore
package import TraceFormat

/// How much of a recording's way was gone at which speed, in bars that are equally wide on a logarithmic axis.
package struct SpeedHistogram: Hashable, Sendable {
  /// Each bar's height, from 0 to 1 for the highest.
  package private(set) var bars: [Double]
  /// Reports of the finger per second, as far as they follow each other closely; nil where there are too few.
  package private(set) var reportHertz: Int?

  /// The axis, in points per second.
  package static let range = 40.0...4_000
  /// How many bars.
  package static let barCount = 26

  /// The speeds at which fingers moved sideways, each weighed by the time that it lasted.
  package init(_ trace: Trace) {
    var sums = [Double](repeating: 0, count: Self.barCount)
    var last: [FingerID: TouchSample] = [:]
    var gaps = 0
    var gapMicroseconds: Int64 = 0
    for event in trace.events {
      guard let sample = event.touch else { continue }
      switch sample.phase {
      case .down: last[sample.finger] = sample
      case .move, .up, .cancel:
        if let before = last[sample.finger], sample.time > before.time {
          let microseconds = sample.time - before.time
          let seconds = Double(microseconds) / 1e6
          let speed = (sample.location.x - before.location.x).magnitude / seconds
          if seconds < 0.1 {
            if let bar = Self.bar(of: speed) { sums[bar] += seconds }
            gaps += 1
            gapMicroseconds += microseconds
          }
        }
        last[sample.finger] = sample.phase == .move ? sample : nil
      }
    }
    let highest = sums.max() ?? 0
    bars = highest > 0 ? sums.map { $0 / highest } : []
    if gaps > 1 {
      let rate = (Double(gaps) * 1e6 / Double(gapMicroseconds)).rounded()
      reportHertz = Int(min(max(rate, 1), 1_000))
    }
  }

  /// Where a bar stands.
  package static func span(ofBar index: Int) -> ClosedRange<Double> {
    edge(index)...edge(index + 1)
  }

  private static func edge(_ index: Int) -> Double {
    let part = Double(index) / Double(barCount)
    return range.lowerBound * Elementary.exp2(part * octaves)
  }

  private static let octaves = Elementary.log2(range.upperBound / range.lowerBound)

  private static func bar(of speed: Double) -> Int? {
    guard speed >= range.lowerBound, speed < range.upperBound else { return nil }
    let part = Elementary.log2(speed / range.lowerBound) / octaves
    return min(Int(part * Double(barCount)), barCount - 1)
  }
}
