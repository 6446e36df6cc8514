#if CARETLAB_WINDOW
  import Drawing
  import Foundation
  import PangoText
  import SimulatorCore
  import TextCore

  /// What one thing done to a text costs, in short texts and in long ones, and in texts that cost most for what
  /// they show.
  struct TextBenchmark {
    private let repetitions: Int
    private let longBytes: Int

    private static let shortBytes = 1000
    private static let line =
      "Swipe across the keys and the caret walks 滑一次一格 through the text, slow is exact é.\n"

    init(_ effort: Effort) {
      repetitions = effort.isQuick ? 100 : 400
      longBytes = effort.isQuick ? 1_000_000 : 10_000_000
    }

    func run() throws -> [BenchmarkResult] {
      try growth() + longLine() + scrolling() + hostile()
    }

    // MARK: Growth

    /// Each piece of work in texts of four lengths, and the exponent by which its cost grows with the text: the
    /// slope of a straight line through the logarithms.
    private func growth() throws -> [BenchmarkResult] {
      let sizes = [Self.shortBytes, 100_000, 1_000_000, 10_000_000].filter { $0 <= longBytes }
      var desks = try sizes.map { try TextDesk(text: Self.text(bytes: $0)) }
      var results: [BenchmarkResult] = []
      for work in TextDesk.Work.allCases {
        var medians = Array(repeating: Samples(), count: sizes.count)
        // In turns, so that a machine that slows down slows all of them; the first round warms caches.
        for round in 0...repetitions {
          for index in desks.indices {
            let time = Stopwatch.nanoseconds { desks[index].perform(work) }
            if round > 0 { medians[index].add(time) }
          }
        }
        for (size, samples) in zip(sizes, medians).dropFirst() {
          results.append(
            BenchmarkResult(
              name: "text-\(work.rawValue)-\(size / 1000)KB", value: samples.median / 1000,
              unit: "µs", baselineName: "the same in 1 KB", baseline: medians[0].median / 1000,
              aim: .none))
        }
        let points = zip(sizes, medians).map { (log10(Double($0)), log10($1.median)) }
        results.append(
          BenchmarkResult(
            name: "text-\(work.rawValue)-growth", value: Self.slope(points), unit: "exponent",
            baselineName: "what is allowed", baseline: 0.1, aim: .ratioAtMost(1)))
      }
      return results
    }

    /// The slope of the straight line nearest to the points.
    private static func slope(_ points: [(x: Double, y: Double)]) -> Double {
      let count = Double(points.count)
      let meanX = points.reduce(0) { $0 + $1.x } / count
      let meanY = points.reduce(0) { $0 + $1.y } / count
      let numerator = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
      let denominator = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
      return numerator / denominator
    }

    /// Paragraphs of a line or two, of about that many bytes together.
    private static func text(bytes: Int) -> String {
      String(repeating: line, count: max(bytes / line.utf8.count, 1))
    }

    // MARK: One long line

    private func longLine() throws -> [BenchmarkResult] {
      let text = String(String(repeating: Self.line, count: 10_000).filter { $0 != "\n" })
      var desk = try TextDesk(text: "")
      let opening = Stopwatch.nanoseconds {
        desk.open(text)
        desk.perform(.frame)
      }
      var edits = Samples()
      for index in 0..<repetitions {
        edits.add(
          Stopwatch.nanoseconds {
            desk.perform(index % 3 == 2 ? .backspace : .insertion)
            desk.update()
          })
      }
      return [
        BenchmarkResult(
          name: "text-line-open", value: opening / 1e6, unit: "ms",
          baselineName: "an edit of the same 1 MB line", baseline: edits.median / 1e6,
          aim: .below(2000)),
        BenchmarkResult(
          name: "text-line-edit", value: edits.percentile(99) / 1e6, unit: "ms p99",
          baselineName: "median", baseline: edits.median / 1e6, aim: .below(16)),
      ]
    }

    // MARK: Many lines

    private func scrolling() throws -> [BenchmarkResult] {
      var desk = try TextDesk(text: String(repeating: Self.line, count: 50_000))
      desk.perform(.frame)
      var frames = Samples()
      for _ in 0..<repetitions * 4 {
        frames.add(Stopwatch.nanoseconds { desk.scroll(by: 40) })
      }
      var jumps = Samples()
      for index in 0..<repetitions {
        jumps.add(Stopwatch.nanoseconds { desk.scroll(to: Double(index * 7919 % 99_991) / 99_991) })
      }
      return [
        BenchmarkResult(
          name: "text-scroll", value: frames.percentile(99) / 1e6, unit: "ms p99",
          baselineName: "median", baseline: frames.median / 1e6, aim: .below(8)),
        BenchmarkResult(
          name: "text-jump", value: jumps.percentile(99) / 1e6, unit: "ms p99",
          baselineName: "median", baseline: jumps.median / 1e6, aim: .none),
      ]
    }
  }

  extension TextBenchmark {
    /// Texts that cost most for what they show: of each the time until it is seen, caret in its middle.
    private func hostile() throws -> [BenchmarkResult] {
      let texts = [
        ("marks", "a" + String(repeating: "\u{301}", count: 100_000)),
        ("word", String(repeating: "a", count: 300_000)),
        ("overrides", String(repeating: "\u{202E}abc ", count: 100_000)),
        ("tabs", String(repeating: "\t", count: 300_000)),
        ("families", String(repeating: "👩\u{200D}", count: 100_000)),
        ("placeholders", String(repeating: "<#a#>", count: 100_000)),
        ("paste-10MB", Self.text(bytes: 10_000_000)),
        ("paste-10MB-line", String(repeating: "one line only ", count: 700_000)),
      ]
      var desk = try TextDesk(text: "")
      return texts.map { name, text in
        desk.open("")
        desk.perform(.frame)
        let opening = Stopwatch.nanoseconds {
          desk.open(text)
          desk.update()
        }
        let edit = Stopwatch.nanoseconds {
          desk.perform(.insertion)
          desk.update()
        }
        return BenchmarkResult(
          name: "text-open-\(name)", value: opening / 1e6, unit: "ms",
          baselineName: "an edit of it",
          baseline: edit / 1e6, aim: .below(1000))
      }
    }
  }

  /// A phone on a canvas as large as it is in a window of 1280 × 860.
  private struct TextDesk {
    /// What can be done to the text; each is done in its middle.
    enum Work: String, CaseIterable {
      case step, insertion, backspace, frame
    }

    private var scene: PhoneScene
    private let geometry: PangoGeometry
    private let renderer: PhoneRenderer
    private let canvas: Canvas
    private let placement = PhonePixels(screenX: 23, screenY: 23, scale: 0.84)
    private var isForward = false

    init(text: String) throws {
      scene = PhoneScene(
        try Simulator(start: SessionStart()), appearance: .dark, statusTime: "10:08")
      geometry = PangoGeometry(viewport: scene.viewport)
      renderer = PhoneRenderer(geometry: geometry)
      canvas = Canvas(pixelWidth: 374, pixelHeight: 755, scale: 0.84, fonts: geometry.fonts)
      open(text)
      perform(.frame)
    }

    /// Shows a text, the caret in its middle.
    mutating func open(_ text: String) {
      scene.document = TextDocument(before: text)
      scene.document.setCaret(
        Caret(scene.document.position(atUTF8Offset: scene.document.utf8Count / 2)))
    }

    mutating func perform(_ work: Work) {
      switch work {
      case .step:
        isForward.toggle()
        scene.document.moveByStops(isForward ? 1 : -1)
        reveal()
      case .insertion:
        scene.document.insert("e")
        reveal()
      case .backspace:
        _ = scene.document.deleteBackward()
        reveal()
      case .frame:
        renderer.invalidate()
        _ = renderer.draw(scene, on: canvas, at: placement)
      }
    }

    /// Draws what has changed.
    func update() { _ = renderer.draw(scene, on: canvas, at: placement) }

    mutating func scroll(by distance: Double) {
      scene.scroll += distance
      update()
    }

    /// Scrolls to a part of the whole, 0…1.
    mutating func scroll(to part: Double) {
      scene.scroll = geometry.maximumScroll(of: scene.document) * part
      update()
    }

    private mutating func reveal() {
      geometry.scroll = scene.scroll
      scene.scroll = geometry.scroll(showing: scene.document.selection.caret, in: scene.document)
    }
  }
#endif
