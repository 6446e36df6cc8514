import Foundation
import GestureCore
import SimulatorCore
import Tuning

/// `trial`: a model of users brings the caret to targets, with each technique.
enum TrialCommand {
  static let spec = CommandSpec(
    "trial", summary: "let a model of users bring the caret to targets, with each technique",
    options: TrialArguments.specs, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let form = try TrialReport.Form(arguments)
    if arguments.isSet("--describe") {
      for line in PersonaReport.lines(try TrialArguments.personas(arguments), form) {
        console.print(line)
      }
      return
    }
    if arguments.isSet("--calibrate") {
      for line in CalibrationReport.lines(form) { console.print(line) }
      return
    }
    let plan = try TrialArguments.plan(arguments)
    let recorder = try arguments.value("--record").map { path throws(Failure) in
      try TrialRecorder(path)
    }
    var study = plan.study
    study.keepsEvents = recorder != nil
    let seed = study.seed
    let report = TrialReport(study: study, form: form, printsEach: arguments.isSet("--each"))
    for line in report.head { console.print(line) }
    var made: [TrialReport.Row] = []
    var progress = ProgressLine(console, total: plan.techniques.count, unit: "techniques")
    for technique in plan.techniques {
      let blocks: [TrialStudy.Block]
      do {
        blocks = try study.blocks(of: technique, jobs: plan.jobs)
      } catch {
        progress.end()
        throw .usage(error.description)
      }
      try recorder?.write(blocks, study, technique)
      let summaries = parallelMap(count: blocks.count, jobs: plan.jobs) { index in
        TrialBlockSummary(blocks[index], seed: seed)
      }
      for (block, summary) in zip(blocks, summaries) {
        let row = TrialReport.Row(block: block, summary: summary)
        for line in report.lines(of: row) { console.print(line) }
        made.append(row)
      }
      progress.show(made.count / max(1, study.personas.count))
    }
    progress.end()
    for line in report.foot(made) { console.print(line) }
  }
}
