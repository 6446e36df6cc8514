#if CARETLAB_WINDOW
  import Drawing
  import PangoText
  import SimulatorCore
  import TextCore

  /// What one thing done to a text costs, in a short text and in a long one: the long one is the subject, the
  /// short one the baseline.
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

    private func growth() throws -> [BenchmarkResult] {
      var short = try TextDesk(text: Self.text(bytes: Self.shortBytes))
      var long = try TextDesk(text: Self.text(bytes: longBytes))
      // An exponent of 0.1: ten times the text may cost a quarter more.
      let limit = Self.power(1.2589, decades: longBytes / Self.shortBytes)
      return TextDesk.Work.allCases.map { work in
        let times = Comparison(
          repetitions: repetitions, subject: { long.perform(work) },
          baseline: { short.perform(work) })
        return BenchmarkResult(
          name: "text-\(work.rawValue)", value: times.subject.median / 1000, unit: "µs",
          baselineName: "the same in 1 KB", baseline: times.baseline.median / 1000,
          aim: .ratioAtMost(limit))
      }
    }

    /// Paragraphs of a line or two, of about that many bytes together.
    private static func text(bytes: Int) -> String {
      String(repeating: line, count: max(bytes / line.utf8.count, 1))
    }

    /// `base` to the number of zeros of a power of ten.
    private static func power(_ base: Double, decades: Int) -> Double {
      var result = 1.0
      var rest = decades
      while rest >= 10 {
        result *= base
        rest /= 10
      }
      return result
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
