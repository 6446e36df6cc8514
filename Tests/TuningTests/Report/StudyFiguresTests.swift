import GestureCore
import Plots
import Testing
import Tuning

/// What figures compute before they draw.
struct StudyFiguresTests {
  @Test func theBestSoFarGoesOnInTheOrderOfTheFile() {
    let table = StudySample.table([
      StudySample.row("a", deadZone: 1, objective: 30),
      StudySample.row("b", deadZone: 2, objective: 10, violation: 1),
      StudySample.row("c", deadZone: 3, objective: 40),
      StudySample.row("d", deadZone: 4, objective: 20),
    ])
    let steps = HistoryFigure.runningBest(table)
    #expect(steps.map(\.place) == [1, 4])
    #expect(steps.map(\.value) == [30, 20])
  }

  @Test func theFrontHoldsWhatNothingBeats() {
    let values: [(Double, Double)] = [(1, 9), (2, 4), (3, 3), (3, 5), (8, 1), (9, 9)]
    let table = StudySample.table(
      values.enumerated().map { index, pair in
        StudySample.row("\(index)", deadZone: Double(index), objective: pair.0, other: pair.1)
      })
    let front = FrontFigure.front(table, across: table.metrics[0], up: table.metrics[1])
    #expect(front.rows.map { table.names[$0] } == ["0", "1", "2", "4"])
    // Shares of the front's ranges: (0, 1), (1/7, 3/8), (2/7, 1/4), (1, 0).
    #expect(front.knee == 1)
  }

  @Test func aFieldIsNearItsNeighboursAndEmptyFarFromAll() throws {
    let table = StudySample.valley
    let field = try #require(
      ObjectiveField(across: table.knobs[0], up: table.knobs[1], objective: table.objective))
    let zones = table.knobs.map(\.name)
    #expect(zones == ["deadZone", "divisor"])
    let size = ObjectiveField.size
    let bottom = (0..<size).compactMap { field.values[$0] }
    #expect(bottom.count == size)
    // The valley is at a quarter of the way from 10 to 90.
    let least = try #require(bottom.indices.min { bottom[$0] < bottom[$1] })
    #expect((size / 5...size / 3).contains(least))
    #expect(field.level(field.low) == 0)
    #expect(field.level(field.high) == 9)
    #expect(field.level(.infinity) == 9)
  }

  @Test func aFieldSaysWhatItsShadesMean() throws {
    let table = StudySample.valley
    let field = try #require(
      ObjectiveField(across: table.knobs[0], up: table.knobs[1], objective: table.objective))
    let figure = FieldFigure.figure(table, field, across: 0, up: 1)
    let texts = figure.picture.commands.compactMap { command -> String? in
      if case .text(let text, at: _, _) = command { return text }
      return nil
    }
    let caption = try #require(texts.first { $0.contains("most ink") })
    #expect(caption.contains("most ink at \(table.objective.measure(field.low))"))
    #expect(caption.contains("none at \(table.objective.measure(field.high)) or more"))
  }

  @Test func tooFewRowsHaveNoField() {
    let table = StudySample.table(
      (0..<7).map { StudySample.row("\($0)", deadZone: Double($0), objective: 1) })
    #expect(
      ObjectiveField(across: table.knobs[0], up: table.knobs[0], objective: table.objective) == nil)
  }

  @Test func everyFigureOfAStudyHasItsDots() {
    let report = StudyReport(StudySample.valley, about: StudySample.about, keyMetrics: [])
    let names = report.figures.map(\.name)
    #expect(
      names == [
        "history", "slice-deadZone", "slice-divisor", "parallel", "contour-deadZone-divisor",
        "pareto-acquisition_ms-false_per_1000", "importance",
      ])
    for figure in report.figures where figure.name.hasPrefix("slice") {
      #expect(figure.rows.count == report.table.count)
      #expect(Set(figure.rows.values) == Set(0..<report.table.count))
    }
  }

  @Test func figuresOfNextToNothingAreDrawn() {
    for count in 0...2 {
      let rows = (0..<count).map { StudySample.row("\($0)", deadZone: Double($0), objective: 1) }
      let report = StudyReport(StudySample.table(rows), about: StudySample.about, keyMetrics: [])
      #expect(!report.figures.isEmpty)
      #expect(!ReportPage(report).text.isEmpty)
    }
  }
}
