import Foundation
import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning

@Suite("Made-up touches")
struct SyntheticTouchesTests {
  /// The greatest difference between what was drawn and a distribution.
  private func kolmogorov(_ values: [Double], _ table: QuantileTable) -> Double {
    let count = Double(values.count)
    return values.sorted().enumerated().reduce(0) { greatest, pair in
      let part = table.cumulative(pair.element)
      return max(
        greatest, (part - Double(pair.offset) / count).magnitude,
        (Double(pair.offset + 1) / count - part).magnitude)
    }
  }

  /// Beyond this, one sample in a thousand is by chance.
  private func critical(_ count: Int) -> Double { 1.95 / Double(count).squareRoot() }

  private static let effort =
    ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"].flatMap(Double.init) ?? 1

  private func count(_ standard: Int) -> Int {
    max(400, Int(Double(standard) * min(4, Self.effort)))
  }

  @Test("A table's quantiles and parts are each other's inverse")
  func tables() {
    let table = StrokeTables.flickSeconds
    for (part, value) in [(0.05, 0.071), (0.25, 0.103), (0.5, 0.130), (0.75, 0.170), (0.95, 0.552)]
    {
      #expect((table.quantile(part) - value).magnitude < 1e-12)
      #expect((table.cumulative(value) - part).magnitude < 1e-12)
    }
    #expect((table.quantile(0.375) - 0.1165).magnitude < 1e-12)
    #expect(table.cumulative(0) == 0 && table.cumulative(9) == 1)
  }

  @Test(
    "Flicks last, reach and stray as the tables say; their speeds are near it without being drawn")
  func flicks() {
    let count = count(4_000)
    var random = CounterRandom(seed: 11)
    let strokes = (0..<count).map { _ in StrokeModel.flicks.stroke(&random) }
    let lengths = strokes.map { $0.millimetres.magnitude }
    #expect(kolmogorov(strokes.map(\.seconds), StrokeTables.flickSeconds) < critical(count))
    #expect(kolmogorov(lengths, StrokeTables.flickMillimetres) < critical(count))
    // Not drawn: what length and time give. The tables are of one set of strokes but do not hang together by themselves;
    // no dependence of length on time comes nearer than this.
    let speeds = strokes.map { $0.millimetres.magnitude / $0.seconds }
    #expect(kolmogorov(speeds, StrokeTables.flickSpeed) < 0.15)
    let toRight = Double(strokes.count { $0.millimetres > 0 })
    #expect((toRight / Double(count) - 0.5).magnitude < critical(count))
  }

  @Test("Slides last and speed as readers' strokes")
  func slides() {
    let count = count(4_000)
    var random = CounterRandom(seed: 12)
    let strokes = (0..<count).map { _ in StrokeModel.slides.stroke(&random) }
    #expect(kolmogorov(strokes.map(\.seconds), StrokeTables.slideSeconds) < critical(count))
    let speeds = strokes.map { $0.millimetres.magnitude / $0.seconds }
    #expect(kolmogorov(speeds, StrokeTables.slideSpeed) < critical(count))
  }

  @Test("Flicks end at about their mean speed, slides at rest, by both theories")
  func profiles() {
    for profile in [StrokeProfile.flick, .lognormalFlick] {
      let end = (1 - profile.progress(at: 0.9)) / 0.1
      #expect((0.8...1.6).contains(end), "\(profile): \(end)")
    }
    for profile in [StrokeProfile.slide, .lognormalSlide] {
      #expect((1 - profile.progress(at: 0.95)) / 0.05 < 0.2)
    }
    for profile in [
      StrokeProfile.flick, .lognormalFlick, .slide, .lognormalSlide, .halfSine, .steady,
    ] {
      let way = (0...100).map { profile.progress(at: Double($0) / 100) }
      #expect(way.first == 0 && way.last == 1)
      #expect(zip(way, way.dropFirst()).allSatisfy { $0.0 <= $0.1 + 1e-7 })
    }
    // 1.875 is the greatest speed of minimum jerk.
    let middle =
      (StrokeProfile.slide.progress(at: 0.501) - StrokeProfile.slide.progress(at: 0.499)) / 0.002
    #expect((middle - 1.875).magnitude < 1e-4)
  }

  struct Sloppiness {
    var share: Double
    /// Per 1,000 taps, how many go beyond 8, 10, 18, 20, 30 and 40 pt along the text.
    var beyond: [Double]
  }

  @Test(
    "Taps stray beyond dead zones as often as the published table says",
    arguments: [
      Sloppiness(share: 0, beyond: [7.7, 3.6, 0.34, 0.22, 0.03, 0.01]),
      Sloppiness(share: 0.01, beyond: [16.4, 11.6, 4.5, 3.6, 1.1, 0.36]),
      Sloppiness(share: 0.05, beyond: [51.8, 43.5, 20.7, 16.9, 5.7, 2.0]),
    ])
  func taps(_ sloppiness: Sloppiness) {
    let count = max(20_000, Int(200_000 * min(4, Self.effort)))
    var model = TapModel()
    model.sloppyShare = sloppiness.share
    var random = CounterRandom(seed: 13)
    let drifts = (0..<count).map { _ in model.tap(&random).drift.dx.magnitude * 6.04 }
    for (deadZone, expected) in zip([8.0, 10, 18, 20, 30, 40], sloppiness.beyond) {
      let found = Double(drifts.count { $0 > deadZone }) / Double(count) * 1_000
      // Three and a half deviations of a count, and the table's own rounding and sampling.
      let deviation = (expected / 1_000 / Double(count)).squareRoot() * 1_000
      #expect(
        (found - expected).magnitude < 3.5 * deviation + 0.04 * expected + 0.03,
        "\(deadZone) pt: \(found) for \(expected)")
    }
  }

  @Test("Taps are held as long as it says, and come as fast as the words a minute ask for")
  func holds() {
    var model = TapModel()
    model.interval = 60.0 / (5 * 50)
    var random = CounterRandom(seed: 14)
    let holds = (0..<20_000).map { _ in model.tap(&random).hold }
    #expect((Bootstrap.median(holds) - 0.078).magnitude < 0.002)
    #expect(holds.allSatisfy { (0.015...0.4).contains($0) })
    let gaps = (0..<20_000).map { _ in model.gap(&random) }
    #expect((Bootstrap.mean(gaps) - 0.24).magnitude < 0.003)
  }

  @Test("Normal numbers have mean 0 and deviation 1; the sine is a sine")
  func numbers() {
    var random = CounterRandom(seed: 15)
    let values = (0..<20_000).map { _ in random.nextNormal() }
    #expect(Bootstrap.mean(values).magnitude < 0.03)
    #expect((Bootstrap.mean(values.map { $0 * $0 }) - 1).magnitude < 0.04)
    #expect(Double(values.count { $0.magnitude < 1 }) / 20_000 > 0.67)
    for step in -50...50 {
      let turns = Double(step) * 0.037
      #expect((Turn.sine(turns) - sin(2 * .pi * turns)).magnitude < 1e-12)
      #expect((Turn.cosine(turns) - cos(2 * .pi * turns)).magnitude < 1e-12)
    }
  }

  @Test(
    "Every kind is a valid recording, labelled, the same on one thread and on four",
    arguments: TouchRecipe.Kind.allCases)
  func traces(_ kind: TouchRecipe.Kind) throws {
    var recipe = TouchRecipe(kind)
    recipe.tapCount = 40
    let corpus = try SyntheticCorpus(recipe, seed: 7)
    let traces = corpus.traces(count: 6, jobs: 1)
    let bytes = traces.map(TraceWriter.bytes)
    #expect(corpus.traces(count: 6, jobs: 4).map(TraceWriter.bytes) == bytes)
    #expect(
      try SyntheticCorpus(recipe, seed: 8).traces(count: 6, jobs: 1).map(TraceWriter.bytes) != bytes
    )
    for (trace, bytes) in zip(traces, bytes) {
      #expect(TraceValidator.findings(in: bytes, file: "a").isEmpty)
      let read = try TraceReader.read(bytes, file: "a")
      #expect(read.events == trace.events)
      #expect(read.header.source?.kind == "synthetic")
      #expect(read.header.source?.sawCaret == false)
      let touches = TouchSpan.all(in: read.events)
      switch kind {
      case .taps, .typing:
        #expect(read.header.intent == .tap)
        #expect(touches.count == 40)
      case .flicks, .slides, .rest:
        guard case .move(let count) = read.header.intent else {
          Issue.record("no move")
          continue
        }
        let way = touches[0].to.x - touches[0].from.x
        #expect(count.signum() == (way < 0 ? -1 : 1))
        #expect((Double(count) * 10 - way).magnitude < 14)
        #expect(read.header.session.screen.width > touches[0].to.x && touches[0].to.x > 0)
      }
    }
  }
}
