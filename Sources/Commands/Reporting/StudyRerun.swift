import Foundation
import SimulatorCore
import TraceFormat
import Tuning

/// Runs the best of a study again, on what the study was measured on: for intervals, and for lanes of where they differ.
struct StudyRerun {
  let study: Study
  let objective: Objective
  let options: ReportArguments

  /// Takes what can be run again into a report; says in it what cannot.
  func run(_ report: inout StudyReport, _ console: Console) throws(Failure) {
    if options.drawsFigures { report.gain = gain(report.table) }
    guard options.againCount > 0 else { return }
    let corpus: Corpus
    do throws(StudyError) {
      corpus = try StudyCorpus(study.header.corpus).corpus()
    } catch {
      report.about.warnings.append(
        "Nothing was run again, so differences have no intervals: \(error.description).")
      return
    }
    let rows = report.rowsToRunAgain(options.againCount)
    let units = try units(of: rows, report.table, corpus, console)
    report.take(units, by: objective)
    if options.drawsFigures { report.cases = cases(report, units, corpus) }
  }

  private func units(
    of rows: [Int], _ table: StudyTable, _ corpus: Corpus, _ console: Console
  ) throws(Failure) -> [Int: [UnitFigures]] {
    let evaluator = Evaluator(corpus: corpus)
    var progress = ProgressLine(console, total: rows.count, unit: "configurations")
    var units: [Int: [UnitFigures]] = [:]
    let size = max(1, options.jobs)
    for start in stride(from: 0, to: rows.count, by: size) {
      let some = Array(rows[start..<min(start + size, rows.count)])
      let found = parallelMap(count: some.count, jobs: options.jobs) { index -> [UnitFigures]? in
        let row = some[index]
        guard
          let configuration = try? Configuration(
            technique: table.techniques[table.technique[row]], parameters: table.parameters[row])
        else { return nil }
        return (try? evaluator.evaluate(configuration))?.units
      }
      for (row, result) in zip(some, found) { units[row] = result }
      progress.show(min(start + size, rows.count))
    }
    progress.end()
    return units
  }

  private func gain(_ table: StudyTable) -> StudyFigure? {
    guard let best = table.best else { return nil }
    return GainComparison.figure(
      technique: table.techniques[table.technique[best]], parameters: table.parameters[best],
      hertz: StudyCorpus(study.header.corpus).hertz ?? 60, jobs: options.jobs)
  }

  private func cases(
    _ report: StudyReport, _ units: [Int: [UnitFigures]], _ corpus: Corpus
  ) -> [StudyReport.Case] {
    guard let best = report.table.best, let reference = report.table.reference(of: best),
      let farthest = report.farthest(units, by: objective)
    else { return [] }
    let table = report.table
    let maker = DifferenceCase(
      metric: farthest.metric, corpus: corpus,
      technique: table.techniques[table.technique[best]],
      parameters: (table.parameters[best], table.parameters[reference]))
    return farthest.pairs.enumerated().map { place, pair in
      maker.entry(best: pair.first, reference: pair.other, number: place + 1)
    }
  }
}
