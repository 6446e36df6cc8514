import GestureCore
import Plots
import Testing

struct PlotTests {
  private static func plot(_ series: [PlotSeries], marks: [PlotMark] = []) -> Plot {
    Plot(
      frame: Rectangle(x: 50, y: 20, width: 100, height: 100),
      horizontal: PlotAxis(.linear(0...10), unit: "s", mostLabels: 3),
      vertical: PlotAxis(.linear(0...10), unit: "pt", mostLabels: 3), series: series, marks: marks)
  }

  private static func line(
    _ values: [(Double, Double)], _ shape: PlotSeries.Shape = .straight, label: String = ""
  ) -> PlotSeries {
    PlotSeries(
      values.map { PlotValue($0.0, $0.1) }, shape: shape, stroke: PlotStroke(.accent),
      label: label)
  }

  struct Case: CustomTestStringConvertible {
    let id: String
    let series: PlotSeries
    let lines: [[(Double, Double)]]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(
      id: "straight", series: line([(0, 0), (5, 10), (10, 0)]),
      lines: [[(50, 120), (100, 20), (150, 120)]]),
    Case(
      id: "steps", series: line([(0, 0), (5, 10), (10, 0)], .steps),
      lines: [[(50, 120), (100, 120), (100, 20), (150, 20), (150, 120)]]),
    Case(
      id: "a gap", series: line([(0, 1), (2, 1), (4, .nan), (6, 1), (8, 1)]),
      lines: [[(50, 110), (70, 110)], [(110, 110), (130, 110)]]),
    Case(
      id: "a gap in steps", series: line([(0, 1), (2, 2), (4, .nan), (6, 1), (8, 1)], .steps),
      lines: [[(50, 110), (70, 110), (70, 100)], [(110, 110), (130, 110)]]),
    Case(id: "too high", series: line([(0, 20), (10, 0)]), lines: [[(100, 20), (150, 120)]]),
    Case(id: "nothing", series: line([]), lines: []),
  ])
  func seriesBecomeLines(_ test: Case) {
    let lines = Self.plot([test.series]).lines(of: test.series)
    #expect(lines == test.lines.map { $0.map { Point(x: $0.0, y: $0.1) } })
  }

  private func texts(_ commands: [PlotCommand]) -> [(String, Point)] {
    commands.compactMap { command in
      guard case .text(let text, let point, _) = command else { return nil }
      return (text, point)
    }
  }

  @Test func axesHaveLabelsAndUnits() {
    let labels = texts(Self.plot([]).commands).map(\.0)
    #expect(labels == ["0", "5", "10", "0", "5", "10", "s", "pt"])
  }

  @Test func unlabelledAxesKeepTheirLines() {
    var plot = Self.plot([])
    let lines = plot.commands.filter { if case .stroke = $0 { true } else { false } }
    plot.horizontal.isLabelled = false
    plot.vertical.isLabelled = false
    plot.horizontal.unit = ""
    plot.vertical.unit = ""
    #expect(plot.commands == lines)
  }

  @Test func namesStandApartAtTheEnds() {
    let commands = Self.plot([
      Self.line([(0, 5), (10, 5)], label: "one"), Self.line([(0, 5.1), (10, 5.1)], label: "two"),
      Self.line([(0, 30), (10, 30)], label: "out of sight"),
    ]).commands
    let names = texts(commands).filter { ["one", "two", "out of sight"].contains($0.0) }
    #expect(names.map(\.0) == ["one", "two"])
    #expect(names.allSatisfy { $0.1.x > 150 })
    #expect(names[0].1.y - names[1].1.y >= 13)
  }

  @Test func marksOutsideAreNotDrawn() {
    let bare = Self.plot([]).commands
    let stroke = PlotStroke(.muted)
    let outside: [PlotMark] = [
      .upright(11, stroke, label: "x"), .level(-1, stroke, label: "y", atStart: true),
      .dot(PlotValue(20, 5), radius: 3, .accent), .ring(PlotValue(5, .nan), radius: 3, stroke),
      .columnBand(11...12, .text), .rowBand(-3...(-1), .text), .bar(12...13, height: 4, .text),
    ]
    #expect(Self.plot([], marks: outside).commands == bare)
  }

  @Test func marksAreCutAtTheFrame() {
    let marked = Self.plot([], marks: [.bar(8...12, height: 20, .control)]).commands
    #expect(
      marked.first
        == .fill(PlotPath(Rectangle(x: 130, y: 20, width: 20, height: 100)), .control))
  }

  @Test func wordsOfAnUprightLineStayInside() {
    for x in stride(from: 0.0, through: 10, by: 0.5) {
      let mark = PlotMark.upright(x, PlotStroke(.muted), label: "words")
      for command in Self.plot([], marks: [mark]).commands {
        guard case .text("words", let point, let style) = command else { continue }
        let width = TextWidth.estimate("words", style)
        #expect(style.anchor == .start ? point.x + width < 150 : point.x - width > 50)
      }
    }
  }

  @Test func aKeyGoesOnInTheNextRow() {
    let key = PlotKey((0..<5).map { PlotKey.Entry(PlotStroke(.series($0)), "series \($0)") })
    let places = texts(key.commands(at: Point(x: 10, y: 0), width: 250)).map(\.1)
    #expect(Set(places.map(\.y)).count == 3)
    #expect(places.allSatisfy { $0.x < 260 })
  }
}
