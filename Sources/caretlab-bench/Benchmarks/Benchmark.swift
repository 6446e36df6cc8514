/// The benchmarks, by name.
enum Benchmark: String, CaseIterable {
  /// One update of the article's filter.
  case filter
  /// One sample through each velocity estimator.
  case velocity
  /// One touch sample through the whole phone, without a window.
  case pipeline
  /// One update through each technique.
  case techniques
  /// Recordings through all techniques.
  case compare
  /// Settings of the velocity filter over recordings.
  case sweep
  /// Trials of the modelled user.
  case trial
  /// A recording's bytes to events.
  case reading
  /// The lanes of a recording, made and drawn.
  case lanes
  /// Other tools' files to touches.
  case importing = "import"
  #if CARETLAB_WINDOW
    /// The window's picture, from events to pixels.
    case frame
    /// The workbench over a recording.
    case workbench
    /// Caret steps, edits and frames in short and in long texts.
    case text
  #endif

  /// What it measures, in one line.
  var summary: String {
    switch self {
    case .filter: "ns per velocity-filter update, beside the same loop in C"
    case .velocity: "ns per sample of each velocity estimator, beside last-segment"
    case .pipeline: "ns per sample through the headless phone, beside the bare filter"
    case .techniques: "ns per update of each technique, beside velocity-filter"
    case .compare: "s for all techniques over many recordings, on two threads beside one"
    case .sweep:
      "s for 10,000 settings over 100 recordings, on two threads beside one, and beside NumPy"
    case .trial: "µs for a modelled user's trial of 2 s, beside a replay of its touches"
    case .reading: "MB/s reading a recording of a million events, beside Foundation"
    case .lanes: "s for the lanes of a million samples, and ms to draw them"
    case .importing: "MB/s reading other tools' files, beside Python with its usual libraries"
    #if CARETLAB_WINDOW
      case .frame: "ms per frame of the window in software, beside a copy of the whole surface"
      case .workbench:
        "ms per frame of the workbench while it plays, for a slider, and in a long recording"
      case .text: "µs per step, edit and frame in a text of 10 MB, beside the same in 1 KB"
    #endif
    }
  }

  /// Measures.
  ///
  /// - Throws: `BrokenBenchmark` if subject and baseline did not do the same.
  func run(_ effort: Effort) throws -> [BenchmarkResult] {
    switch self {
    case .filter: try FilterBenchmark(effort).run()
    case .velocity: try VelocityBenchmark(effort).run()
    case .pipeline: try PipelineBenchmark(effort).run()
    case .techniques: try TechniquesBenchmark(effort).run()
    case .compare: try CompareBenchmark(effort).run()
    case .sweep: try SweepBenchmark(effort).run()
    case .trial: try TrialBenchmark(effort).run()
    case .reading: try ReadingBenchmark(effort).run()
    case .lanes: try LanesBenchmark(effort).run()
    case .importing: try ImportBenchmark(effort).run()
    #if CARETLAB_WINDOW
      case .frame: try FrameBenchmark(effort).run()
      case .workbench: try WorkbenchBenchmark(effort).run()
      case .text: try TextBenchmark(effort).run()
    #endif
    }
  }
}

/// How much work a run takes on.
struct Effort {
  /// Whether a first look is enough: less input, fewer repetitions.
  var isQuick: Bool

  /// How often short work is measured: a millisecond or two, which a busy machine mostly leaves alone, often
  /// enough for the median to forget the rest.
  var repetitions: Int { isQuick ? 21 : 101 }
}
