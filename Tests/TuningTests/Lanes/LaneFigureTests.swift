import GestureCore
import Plots
import SimulatorCore
import Testing
import Tuning

struct LaneFigureTests {
  private static func figure(
    _ session: LaneSession = .outAndBack, old: Bool = false, width: Double = 596,
    height: Double = LaneLayout.usualHeight, lanes: [LaneLayout.Lane] = LaneLayout.Lane.allCases
  ) throws -> LaneFigure {
    let a = try session.record()
    let b = try session.record(ReplayOptions(technique: "caretlab"))
    let before = try session.record(
      ReplayOptions(parameters: [NamedParameter("deadZone", .number(38))]))
    return LaneFigure(
      a, b: b, old: old ? before : nil, intent: 8,
      layout: LaneLayout(width: width, height: height, lanes: lanes))
  }

  @Test("An intent counts from where the caret stood when the swipe began")
  func goal() throws {
    #expect(try Self.figure().goal == 8)
    var session = LaneSession.outAndBack
    session.events.insert(InputEvent(.zero, .text("abc")), at: 0)
    #expect(try Self.figure(session).goal == 11)
  }

  private func texts(_ commands: [PlotCommand]) -> [String] {
    commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  /// Strokes of an ink and a width, with all their points.
  private func strokes(
    _ commands: [PlotCommand], _ ink: PlotInk, width: Double? = nil
  ) -> [(points: [Point], stroke: PlotStroke)] {
    commands.compactMap { command in
      guard case .stroke(let path, let stroke) = command, stroke.ink == ink,
        width == nil || stroke.width == width
      else { return nil }
      let points = path.elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point): point
        case .close: nil
        }
      }
      return (points, stroke)
    }
  }

  @Test func lanesStandWhereTheDesignHasThem() {
    let layout = LaneLayout(width: 596, height: LaneLayout.usualHeight)
    #expect(layout.rows.map(\.height) == [60, 92, 94, 84, 112])
    // Hairlines of one point between.
    #expect(layout.rows.map(\.y) == [29, 90, 183, 278, 363])
    #expect(layout.height == 475)
    #expect(layout.plotLeft == 96 && layout.plotRight == 580)
  }

  @Test func lanesGrowAndShrinkWithTheRoom() {
    let tall = LaneLayout(width: 900, height: 2_000)
    #expect(tall.row(.finger)?.height == (92 * 1.7).rounded(.down))
    #expect(tall.row(.pan)?.height == 60)
    let lanes: [LaneLayout.Lane] = [.finger, .gauge, .caret]
    let low = LaneLayout(width: 400, height: 100, lanes: lanes)
    #expect(low.rows.map(\.height) == [66, 62, 98])
    #expect(low.row(.velocity) == nil)
    for height in stride(from: 257.0, through: 800, by: 1) {
      let layout = LaneLayout(width: 400, height: height, lanes: lanes)
      #expect(layout.height <= height)
    }
  }

  @Test func wordsOfEveryLane() throws {
    let figure = try Self.figure()
    let texts = texts(figure.commands)
    let reports = figure.a.touches.reports.count
    for word in [
      "Pan", "Finger x", "Velocity", "Counter", "Caret", "\(reports) reports",
      "\(figure.a.callbacks.count) callbacks", "possible", "began", "changed", "ended",
      "dead zone ±70 pt", "threshold 100", "intent +8", "Steps A", "Steps B", "ms", "500",
      LaneNumber.signed(figure.a.net),
    ] {
      #expect(texts.contains(word), "\(word)")
    }
  }

  @Test func lineWidthsAndDashesAreTheDesigns() throws {
    let commands = try Self.figure(old: true).commands
    #expect(!strokes(commands, .text, width: 1.6).isEmpty)
    #expect(strokes(commands, .accent, width: 2).count == 1)
    #expect(strokes(commands, .accent, width: 3).count == 1)
    #expect(strokes(commands, .threshold).map(\.stroke.dash) == [[5, 3]])
    #expect(
      strokes(commands, .muted.withAlpha(0.8), width: 1).contains { $0.stroke.dash == [4, 3] })
    #expect(strokes(commands, .ghost).map(\.stroke.dash) == [[4, 2], []])
    // Dotted: the intent, and the old result in gauge and caret.
    #expect(strokes(commands, .muted, width: 1).filter { $0.stroke.dash.first == 1.5 }.count == 3)
    #expect(
      try strokes(Self.figure().commands, .muted, width: 1)
        .filter { $0.stroke.dash.first == 1.5 }.count == 1)
  }

  @Test func everyStepIsATickOfItsDirection() throws {
    let figure = try Self.figure()
    let commands = figure.commands
    for (record, width) in [(figure.a, 3.0), (try #require(figure.b), 2)] {
      let forward = strokes(commands, .forward, width: width).flatMap(\.points)
      let back = strokes(commands, .back, width: width).flatMap(\.points)
      #expect(forward.count / 2 == record.steps.count { !$0.isBack })
      #expect(back.count / 2 == record.steps.count { $0.isBack })
      let base = try #require(forward.map(\.y).max())
      #expect(back.allSatisfy { $0.y >= base })
    }
    // They stand under what the counter throws away.
    let tips = commands.compactMap { command -> Point? in
      guard case .disc(let center, 2.6, .accent) = command else { return nil }
      return center
    }
    #expect(tips.count == figure.a.steps.count)
    for (tip, step) in zip(tips, figure.a.steps) {
      #expect(tip.x == figure.scale.x(of: step.time))
    }
  }

  @Test func aPointerFindsTheStepUnderIt() throws {
    let figure = try Self.figure()
    for index in figure.a.steps.indices {
      let frame = try #require(figure.tickFrame(figure.a, step: index))
      #expect(figure.step(of: figure.a, at: frame.center) == index)
      #expect(figure.step(of: figure.a, at: Point(x: frame.center.x, y: frame.y - 20)) == nil)
    }
    let b = try #require(figure.b)
    let frame = try #require(figure.tickFrame(b, step: 0, isB: true))
    #expect(figure.step(of: b, isB: true, at: frame.center) == 0)
    #expect(figure.step(of: figure.a, at: Point(x: 110, y: frame.center.y)) == nil)
    #expect(figure.tickFrame(figure.a, step: 999) == nil)
  }

  @Test func nothingLeavesTheLanes() throws {
    for factor in [1, 3, 40.0] {
      var figure = try Self.figure(old: true)
      figure.scale.zoom(by: factor, aboutX: 300)
      for command in figure.commands {
        let points: [Point]
        switch command {
        case .stroke(let path, _), .fill(let path, _):
          points = path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            case .close: nil
            }
          }
        case .disc(let center, _, _), .ring(let center, _, _): points = [center]
        case .text(_, let point, _): points = [point]
        }
        for point in points {
          #expect(point.x >= 0 && point.x <= 596, "\(factor): \(command)")
          #expect(point.y >= 0 && point.y <= 476, "\(factor): \(command)")
        }
      }
    }
  }

  @Test func oneSessionWithAnyLengthCostsAsMuchAsItsWidth() throws {
    var session = LaneSession(delivery: .asRecorded)
    session.start.technique = "caretlab"
    for _ in 0..<3 {
      session.swipe(
        from: 100, [(200, 500), (-200, 500), (90, 300), (-90, 400)], sampleMicroseconds: 100)
      session.pause(milliseconds: 20)
    }
    let record = try session.record()
    #expect(record.callbacks.count > 50_000)
    let figure = LaneFigure(record, layout: LaneLayout(width: 596, height: 475))
    let points = figure.commands.reduce(0) { count, command in
      switch command {
      case .stroke(let path, _), .fill(let path, _): count + path.elements.count
      case .disc, .ring, .text: count + 1
      }
    }
    #expect(points < 40 * 484)
    // Its extremes are seen all the same.
    let line = strokes(figure.commands, .text, width: 1.2).flatMap(\.points)
    let row = try #require(figure.layout.row(.finger))
    let inLane = line.filter { $0.y > row.y && $0.y < row.maxY }.map(\.y)
    #expect(inLane.min().map { ($0 - (row.y + 11)).magnitude < 1 } ?? false)
    #expect(inLane.max().map { ($0 - (row.maxY - 11)).magnitude < 25 } ?? false)
  }

  @Test(arguments: [
    (9_999, "9999"), (15_522, "15.5k"), (999_949, "999.9k"), (1_234_567, "1.23M"),
  ])
  func greatCountsStayShort(_ count: Int, _ text: String) {
    #expect(LaneNumber.count(count) == text)
  }

  @Test func emptyRecordingsHaveRulerAndNames() throws {
    let record = try LaneSession().record()
    let figure = LaneFigure(record, layout: LaneLayout(width: 596, height: 475))
    let texts = texts(figure.commands)
    for word in ["Pan", "Finger x", "Velocity", "Counter", "Caret", "0 reports", "0 callbacks"] {
      #expect(texts.contains(word), "\(word)")
    }
  }

  @Test func valuesOfAMoment() throws {
    let figure = try Self.figure()
    let step = try #require(figure.a.steps.first)
    let values = LaneValues(at: step.time, figure.a, figure.b)
    #expect(values.gauge?.value == step.peak)
    #expect(values.gauge?.limit == 100)
    #expect(values.caretA == 1)
    let after = LaneValues(at: step.time + 1, figure.a, figure.b)
    #expect(after.gauge?.value == 0)
    let start = LaneValues(at: .zero, figure.a)
    #expect(start.fingerX == 100 && start.velocity == 0 && start.caretA == 0 && start.caretB == nil)
    #expect(LaneValues(at: Instant(microseconds: -5), figure.a).velocity == nil)
    #expect(figure.fingerY(at: step.time) != nil && figure.velocityY(at: step.time) != nil)
    #expect(figure.gaugeY(at: step.time) != nil && figure.caretY(figure.a, at: step.time) != nil)
    #expect(figure.fingerY(at: figure.a.end + 1) == nil)
  }
}
