#if CARETLAB_WINDOW
  import Foundation
  import GestureCore
  import PangoText
  import SimulatorCore
  import TraceFormat
  import WindowShell
  import Workbench

  /// The whole workbench over a recording, with technique B beside A: frames while it plays, a moved slider, and a recording
  /// of a million samples. 1280 × 860, SDL's software renderer, no display.
  struct WorkbenchBenchmark {
    private static let frameMicroseconds: Int64 = 16_667
    private static let size = PixelSize(width: 1280, height: 860)

    private let effort: Effort
    private let window: Window
    private let fonts = Fonts()

    init(_ effort: Effort) throws {
      self.effort = effort
      setenv("SDL_RENDER_DRIVER", "software", 1)
      window = try Window(
        WindowOptions(
          title: "benchmark", width: Self.size.width, height: Self.size.height,
          fitsDisplay: false, videoDriver: "dummy"))
    }

    func run() throws -> [BenchmarkResult] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("caretlab-bench-\(ProcessInfo.processInfo.processIdentifier)").path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let short = try write(samples: 1_000, in: folder)
      var results = try playing(short, folder)
      results += try slider(short, folder)
      let long = try write(samples: effort.isQuick ? 100_000 : 1_000_000, in: folder)
      results += try large(long, folder)
      return results
    }

    private func write(samples: Int, in folder: String) throws -> String {
      let path = folder + "/\(samples).jsonl"
      var header = TraceHeader()
      header.title = "\(samples) samples"
      header.session = SessionStart(document: SyntheticDrags.document, delivery: .hertz(60))
      let trace = Trace(header: header, events: SyntheticDrags.events(samples: samples))
      try Data(TraceWriter.bytes(of: trace)).write(to: URL(fileURLWithPath: path))
      return path
    }

    /// A workbench with a recording loaded, drawn once.
    private func bench(_ path: String, _ folder: String) throws -> Bench {
      let desk = try Desk(
        WorkbenchOptions(
          start: SessionStart(document: SyntheticDrags.document, delivery: .hertz(60)),
          recordingsDirectory: folder), fonts: fonts)
      desk.resize(
        width: Double(Self.size.width), height: Double(Self.size.height), density: 1,
        fixedScale: nil)
      let bench = Bench(
        desk: desk, composer: Composer(geometry: desk.geometry, fonts: fonts), window: window,
        size: Self.size)
      bench.frame(at: 1_000_000)
      desk.load(path)
      guard desk.playback != nil else {
        throw BrokenBenchmark(explanation: "the recording was not loaded")
      }
      return bench
    }

    /// Frames while the recording plays; the first second is left out, as curves and lists are being filled.
    private func playing(_ path: String, _ folder: String) throws -> [BenchmarkResult] {
      let bench = try bench(path, folder)
      var stamp: Int64 = 1_000_000
      var frames = Samples()
      for index in 0..<(effort.isQuick ? 160 : 300) {
        stamp += Self.frameMicroseconds
        let time = bench.frame(at: stamp)
        if index >= 60 { frames.add(time) }
        if bench.desk.playback?.isPlaying == false { bench.desk.perform(.playPause, at: stamp) }
      }
      return [
        BenchmarkResult(
          name: "workbench-playing-median", value: frames.median, unit: "ms",
          baselineName: "a frame at 60 Hz", baseline: 16.667, aim: .below(6)),
        BenchmarkResult(
          name: "workbench-playing-p99", value: frames.percentile(99), unit: "ms",
          baselineName: "a frame at 60 Hz", baseline: 16.667, aim: .below(12)),
      ]
    }

    /// A slider that moves in each frame: everything runs again, and lanes and text are drawn anew.
    private func slider(_ path: String, _ folder: String) throws -> [BenchmarkResult] {
      let bench = try bench(path, folder)
      var stamp: Int64 = 2_000_000
      bench.desk.perform(.playPause, at: stamp)
      bench.desk.perform(.focusSetting("technique.threshold"), at: stamp)
      // Every technique is in the table, and follows.
      bench.desk.perform(.dock(.compare), at: stamp)
      bench.desk.perform(.compare(.all), at: stamp)
      for _ in 0..<60 {
        stamp += Self.frameMicroseconds
        bench.frame(at: stamp)
      }
      let before = bench.desk.playback?.steps.count
      var frames = Samples()
      for _ in 0..<(effort.isQuick ? 30 : 100) {
        stamp += Self.frameMicroseconds
        frames.add(bench.frame(at: stamp, after: .keyDown(KeyStroke(.right))))
      }
      guard bench.desk.playback?.steps.count != before else {
        throw BrokenBenchmark(explanation: "the slider changed no step")
      }
      // The rate of callbacks is everybody's: each technique runs again.
      var rates = Samples()
      for count in 0..<(effort.isQuick ? 5 : 20) {
        stamp += Self.frameMicroseconds
        let rate = ParameterValue.number(Double(61 + count))
        rates.add(
          bench.frame(at: stamp) { bench.desk.perform(.setSetting("delivery", rate), at: stamp) })
        let rows = bench.desk.compareModel.rows
        guard rows.count > 30, rows.allSatisfy({ $0.values != nil }) else {
          throw BrokenBenchmark(explanation: "the table of techniques was not measured")
        }
      }
      return [
        BenchmarkResult(
          name: "workbench-rate-p99", value: rates.percentile(99), unit: "ms",
          baselineName: "a frame at 60 Hz", baseline: 16.667, aim: .below(100)),
        BenchmarkResult(
          name: "workbench-slider-median", value: frames.median, unit: "ms",
          baselineName: "a frame at 60 Hz", baseline: 16.667, aim: .ratioAtMost(1)),
        BenchmarkResult(
          name: "workbench-slider-p99", value: frames.percentile(99), unit: "ms",
          baselineName: "a frame at 60 Hz", baseline: 16.667, aim: .below(100)),
      ]
    }

    /// Loading a long recording, and jumping about in it.
    private func large(_ path: String, _ folder: String) throws -> [BenchmarkResult] {
      var loaded: Bench?
      var failure: (any Error)?
      let memory = Self.residentMegabytes
      let loading = Stopwatch.nanoseconds {
        do {
          let bench = try bench(path, folder)
          bench.frame(at: 1_100_000)
          loaded = bench
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      guard let bench = loaded, let end = bench.desk.playback?.end else { return [] }
      bench.desk.perform(.playPause, at: 1_200_000)
      var numbers = NumberStream(seed: 3)
      var scrubs = Samples()
      var stamp: Int64 = 2_000_000
      for _ in 0..<(effort.isQuick ? 20 : 60) {
        stamp += Self.frameMicroseconds
        let target = Instant(
          microseconds: Int64(numbers.next(in: 0...1) * Double(end.microseconds)))
        scrubs.add(bench.frame(at: stamp) { bench.desk.playback?.seek(to: target) })
      }
      let grown = Self.residentMegabytes - memory
      return [
        BenchmarkResult(
          name: "workbench-long-loading", value: loading / 1e9, unit: "s",
          baselineName: "what a person waits for gladly", baseline: 2, aim: .below(2)),
        BenchmarkResult(
          name: "workbench-long-scrub-p99", value: scrubs.percentile(99), unit: "ms",
          baselineName: "a frame at 60 Hz", baseline: 16.667, aim: .below(33)),
        BenchmarkResult(
          name: "workbench-long-memory", value: grown, unit: "MB",
          baselineName: "what is to hold", baseline: 300, aim: .below(300)),
      ]
    }

    /// What the process keeps in memory, as Linux tells; 0 elsewhere.
    private static var residentMegabytes: Double {
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
        let kilobytes = Double(line.split(separator: " ").dropFirst().first ?? "")
      else { return 0 }
      return kilobytes / 1024
    }
  }

  /// A desk with what draws it.
  private struct Bench {
    let desk: Desk
    let composer: Composer
    let window: Window
    let size: PixelSize

    /// Lets the desk live up to a stamp and shows it.
    ///
    /// - Returns: how long it took, in milliseconds.
    @discardableResult
    func frame(at stamp: Int64, after event: ShellEvent.Kind? = nil, _ act: () -> Void = {})
      -> Double
    {
      Stopwatch.nanoseconds {
        if let event { desk.handle(ShellEvent(stamp: stamp, event)) }
        act()
        desk.advance(to: stamp)
        desk.measureComparison()
        let changed = composer.compose(desk, size: size, scale: 1) {}
        composer.canvas.withPixels { pixels, bytesPerRow in
          window.present(
            pixels, bytesPerRow: bytesPerRow, size: size,
            damage: changed.map { Damage(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
        }
      } / 1e6
    }
  }
#endif
