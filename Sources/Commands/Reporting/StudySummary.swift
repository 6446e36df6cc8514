import GestureCore
import Plots
import SimulatorCore
import Tuning

/// A report for terminals: the ranked table, a line for each knob, and the course of the search in braille.
struct StudySummary {
  let report: StudyReport
  /// Rows of the table, besides the defaults.
  var rows = 10

  private var table: StudyTable { report.table }

  /// The lines.
  var lines: [String] {
    var lines = [report.about.title, StudyVerdict.headline(report), report.about.caveat]
    lines += report.about.warnings.map { "warning: " + $0 }
    lines += report.about.findings
    if table.count > 0 {
      lines += [""] + ranking + knobs + importance + history
    }
    if !report.reasons.isEmpty {
      lines += ["", "why the best is better"] + report.reasons.map { "  " + $0 }
    }
    // Blanks that keep a number and its unit together are for pages.
    return lines.map { $0.replacing("\u{A0}", with: " ") }
  }

  private var ranking: [String] {
    let metrics = table.metrics.filter {
      report.keyMetrics.contains($0.name) && $0.name != table.objective.name
    }
    var text = Table(
      [("rank", .right)]
        + (table.techniques.count > 1 ? [("technique", .left)] : [])
        + table.knobs.map { (title($0), $0.labels.isEmpty ? .right : .left) }
        + [(title(table.objective), .right), ("95 %", .left), ("against its default", .right)]
        + metrics.map { (title($0), .right) } + [("", .left)])
    let first = Array(0..<min(rows, table.count))
    for row in first + table.defaults.filter({ !first.contains($0) }) {
      text.append(
        [String(row + 1)]
          + (table.techniques.count > 1 ? [table.techniques[table.technique[row]]] : [])
          + table.knobs.map { $0.text($0.values[row]) }
          + [table.objective.text(table.objective.values[row]), interval(row), difference(row)]
          + metrics.map { $0.text($0.values[row]) } + [marks(row)])
    }
    var lines = text.lines
    let left = table.count - first.count
    if left > 0 { lines.append("\(left) more; report -o FILE shows all") }
    return lines
  }

  private func title(_ column: StudyColumn) -> String {
    column.unit.isEmpty ? column.name : "\(column.name) \(column.unit)"
  }

  private func interval(_ row: Int) -> String {
    report.interval(row).map {
      "\(table.objective.text($0.lowerBound)) … \(table.objective.text($0.upperBound))"
    } ?? ""
  }

  private func difference(_ row: Int) -> String {
    guard !table.isDefault[row], let difference = report.difference(row) else { return "–" }
    let sign = difference.value > 0 ? "+" : ""
    let text = sign + table.objective.text(difference.value)
    return switch report.verdict(row) {
    case .better: text + " better"
    case .worse: text + " worse"
    case .even: text + " even"
    case .unknown, .own: text
    }
  }

  private func marks(_ row: Int) -> String {
    var marks: [String] = []
    if row == table.best { marks.append("best") }
    if table.isDefault[row] { marks.append("default") }
    if !table.isAllowed[row] { marks.append("breaks a constraint") }
    return marks.joined(separator: ", ")
  }

  /// The medians over each knob as bars, from its least value to its greatest.
  private var knobs: [String] {
    guard !table.knobs.isEmpty else { return [] }
    var text = Table([
      ("knob", .left), ("least", .right), ("\(table.objective.name), medians", .left),
      ("greatest", .left), ("best", .right), ("default", .right),
    ])
    for index in report.knobOrder {
      let knob = table.knobs[index]
      let bins = BinnedQuartiles(
        knob.values.indices.compactMap { row in
          guard let place = knob.values[row], let value = table.objective.values[row] else {
            return nil
          }
          return (place, value)
        }, most: 24
      ).bins
      text.append([
        knob.name, knob.text(knob.distinct.first), Sparkline.text(bins.map(\.median)),
        knob.text(knob.distinct.last), knob.text(table.best.flatMap { knob.values[$0] }),
        knob.text(table.reference(of: table.best ?? 0).flatMap { knob.values[$0] }),
      ])
    }
    return [""] + text.lines
  }

  private var importance: [String] {
    guard let importance = report.importance, let words = StudyVerdict.importance(report) else {
      return []
    }
    let shares = ImportanceFigure.order(importance).map {
      "\(report.importanceNames[$0]) \(importance.shares[$0].value.fixed(2))"
    }
    return ["", "importance: " + shares.joined(separator: ", "), words]
  }

  /// The best so far as a line of braille dots.
  private var history: [String] {
    let steps = HistoryFigure.runningBest(table)
    guard let first = steps.first, let last = steps.last, steps.count > 1 else { return [] }
    var canvas = BrailleCanvas(columns: 60, rows: 4)
    let count = Double(max(1, (table.age.max() ?? 0) + 1))
    let low = min(first.value, last.value)
    let span = max(first.value, last.value) - low
    var points: [Point] = []
    func point(_ place: Double, _ value: Double) -> Point {
      Point(
        x: place / count * Double(canvas.dotWidth - 1) + 0.5,
        y: (1 - (value - low) / span) * Double(canvas.dotHeight - 1) + 0.5)
    }
    for step in steps {
      let next = point(Double(step.place - 1), step.value)
      if let before = points.last { points.append(Point(x: next.x, y: before.y)) }
      points.append(next)
    }
    points.append(point(count, last.value))
    canvas.line(points)
    let column = table.objective
    return ["", "best so far: \(column.text(first.value)) → \(column.measure(last.value))"]
      + canvas.lines
  }
}
