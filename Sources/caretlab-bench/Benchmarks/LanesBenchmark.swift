import GestureCore
import Plots
import SimulatorCore
import Tuning

#if CARETLAB_WINDOW
  import Drawing
  import PangoText
#endif

/// The lanes of a recording of a million samples: made beside the bare replay, and drawn beside those of a thousand.
struct LanesBenchmark {
  private let effort: Effort
  private let few = SyntheticDrags.events(samples: 1_000)
  private let many: [InputEvent]
  private let start = SessionStart(document: SyntheticDrags.document, delivery: .hertz(60))
  private let layout = LaneLayout(width: 596, height: LaneLayout.usualHeight)

  init(_ effort: Effort) {
    self.effort = effort
    many = SyntheticDrags.events(samples: effort.isQuick ? 50_000 : 1_000_000)
  }

  func run() throws -> [BenchmarkResult] {
    let few = try record(few)
    let many = try record(many)
    return [try making(many), try slider(), try drawing(many, few)]
  }

  private func record(_ events: [InputEvent]) throws -> LaneRecord {
    try LaneRecord(start: start, events: events, hasRecordedLayout: false)
  }

  private func making(_ record: LaneRecord) throws -> BenchmarkResult {
    var net = (record.net, 0)
    let times = try Comparison(
      repetitions: effort.isQuick ? 1 : 3, subject: { net.0 = try self.record(many).net },
      baseline: {
        var replay = try Replay(start: start, hasRecordedLayout: false)
        for event in many { replay.feed(event) }
        net.1 = replay.effects.steps.reduce(0) { $0 + $1.count }
      })
    guard net.0 == net.1 else {
      throw BrokenBenchmark(explanation: "the lanes found other steps than the replay")
    }
    let perMillion = 1_000_000 / Double(many.count) / 1e9
    return BenchmarkResult(
      name: "lanes of a million samples", value: times.subject.median * perMillion, unit: "s",
      baselineName: "bare replay", baseline: times.baseline.median * perMillion, aim: .below(0.6))
  }

  /// What a moved slider costs with a recording of a thousand samples: run again and drawn again.
  private func slider() throws -> BenchmarkResult {
    var count = 0
    let times = try Comparison(
      repetitions: effort.repetitions,
      subject: { count = try draw(LaneFigure(record(few), layout: layout)) },
      baseline: { count = try record(few).callbacks.count })
    guard count > 0 else { throw BrokenBenchmark(explanation: "the lanes are empty") }
    return BenchmarkResult(
      name: "lanes of 1,000 samples, run and drawn again", value: times.subject.median / 1e6,
      unit: "ms", baselineName: "run alone", baseline: times.baseline.median / 1e6,
      aim: .below(16.7))
  }

  private func drawing(_ many: LaneRecord, _ few: LaneRecord) throws -> BenchmarkResult {
    var figure = LaneFigure(many, layout: layout)
    var counts = (0, 0)
    var isNear = false
    let times = try Comparison(
      repetitions: effort.repetitions,
      subject: {
        // Far and near in turns, as a wheel goes.
        isNear.toggle()
        figure.scale.zoom(by: isNear ? 50 : 1.0 / 50, aboutX: 300)
        counts.0 = try draw(figure)
      },
      baseline: { counts.1 = try draw(LaneFigure(few, layout: layout)) })
    guard counts.0 > 0, counts.1 > 0 else {
      throw BrokenBenchmark(explanation: "the lanes are empty")
    }
    return BenchmarkResult(
      name: "lanes of a million samples, drawn", value: times.subject.median / 1e6, unit: "ms",
      baselineName: "1,000 samples", baseline: times.baseline.median / 1e6, aim: .below(16.7))
  }

  #if CARETLAB_WINDOW
    private let canvas = Canvas(
      pixelWidth: 596, pixelHeight: Int(LaneLayout.usualHeight), scale: 1)
  #endif

  /// As pixels, where there is a window; else as commands.
  private func draw(_ figure: LaneFigure) throws -> Int {
    let commands = figure.commands
    #if CARETLAB_WINDOW
      PlotPainter(canvas, .dark).draw(commands)
    #endif
    return commands.count
  }
}
