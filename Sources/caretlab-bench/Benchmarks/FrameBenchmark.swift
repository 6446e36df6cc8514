#if CARETLAB_WINDOW
  import Foundation
  import GestureCore
  import PangoText
  import SimulatorCore
  import TextCore
  import WindowShell
  import Workbench

  /// Frames of the whole window while a finger swipes to and fro and its trail fades, from the input's events to
  /// the presented picture: 1280 × 860, SDL's software renderer, no display. Beside presenting the whole
  /// picture without drawing any of it.
  struct FrameBenchmark {
    private static let frameMicroseconds: Int64 = 16_667
    private static let size = PixelSize(width: 1280, height: 860)

    private let swipes: Int
    private let window: Window
    private let desk: Desk
    private let composer: Composer

    init(_ effort: Effort) throws {
      swipes = effort.isQuick ? 6 : 30
      // SDL asks the environment when it makes the renderer.
      setenv("SDL_RENDER_DRIVER", "software", 1)
      let (width, height) = (Self.size.width, Self.size.height)
      window = try Window(
        WindowOptions(
          title: "benchmark", width: width, height: height, fitsDisplay: false, videoDriver: "dummy"
        ))
      let document = SessionStart.Document(
        before: "The quick brown fox jumps over the lazy dog; ", after: "so does the cat.")
      let start = SessionStart(document: document, delivery: .hertz(60))
      desk = try Desk(WorkbenchOptions(start: start, recordingsDirectory: "/"), fonts: Fonts())
      desk.resize(width: Double(width), height: Double(height), density: 1, fixedScale: nil)
      composer = Composer(geometry: desk.geometry, fonts: desk.fonts)
      guard window.rendererName == "software", window.pixelSize == Self.size else {
        throw BrokenBenchmark(
          explanation:
            "the renderer is \(window.rendererName) of \(window.pixelSize), not software "
            + "of \(width) × \(height)")
      }
    }

    func run() throws -> [BenchmarkResult] {
      var frames = Samples()
      var copies = Samples()
      draw()
      var stamp: Int64 = 1_000_000
      var carets: Set<TextPosition> = []
      for swipe in 0..<swipes {
        swipeOnce(goesRight: !swipe.isMultiple(of: 2), stamp: &stamp, into: &frames)
        carets.insert(desk.simulator.document.selection.focus)
        for _ in 0..<20 {
          copies.add(Stopwatch.nanoseconds { present([Damage(Self.size)]) } / 1e6)
        }
      }
      guard carets.count > 1 else {
        throw BrokenBenchmark(explanation: "the swipes moved no caret")
      }
      return [
        BenchmarkResult(
          name: "frame-median", value: frames.median, unit: "ms",
          baselineName: "presenting the whole picture, median", baseline: copies.median, aim: .none),
        BenchmarkResult(
          name: "frame-p99", value: frames.percentile(99), unit: "ms",
          baselineName: "presenting the whole picture, p99", baseline: copies.percentile(99),
          aim: .below(8)),
      ]
    }

    /// Half a second over the keyboard at four samples a frame, and a quarter in which the trail fades.
    private func swipeOnce(goesRight: Bool, stamp: inout Int64, into frames: inout Samples) {
      let middle = desk.mirrorCenter
      var point = WindowPoint(x: middle.x + (goesRight ? -120 : 120), y: middle.y)
      touch(.down, point, stamp)
      for frame in 0..<45 {
        let time = Stopwatch.nanoseconds {
          for sample in 0..<4 where frame < 30 {
            point.x += goesRight ? 2 : -2
            touch(.move, point, stamp + Int64(sample) * Self.frameMicroseconds / 4)
          }
          if frame == 30 { touch(.up, point, stamp) }
          desk.advance(to: stamp + Self.frameMicroseconds)
          draw()
        }
        frames.add(time / 1e6)
        stamp += Self.frameMicroseconds
      }
    }

    private func touch(_ phase: TouchPhase, _ point: WindowPoint, _ stamp: Int64) {
      let touch = ShellTouch(finger: FingerID(1), source: .mouse, phase: phase, location: point)
      desk.handle(ShellEvent(stamp: stamp, .touch(touch)))
    }

    private func draw() {
      let changed = composer.compose(desk, size: Self.size, scale: 1) {}
      present(changed.map { Damage(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    }

    private func present(_ damage: [Damage]) {
      composer.canvas.withPixels { pixels, bytesPerRow in
        window.present(pixels, bytesPerRow: bytesPerRow, size: Self.size, damage: damage)
      }
    }
  }
#endif
