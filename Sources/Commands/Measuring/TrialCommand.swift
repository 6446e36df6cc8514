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
    let report = TrialReport(study: study, form: form, printsEach: arguments.isSet("--each"))
    for line in report.head { console.print(line) }
    let (made, signal) = try rows(of: plan, study, recorder, console) { row in
      for line in report.lines(of: row) { console.print(line) }
    }
    for line in report.foot(made) { console.print(line) }
    if let signal {
      throw .interrupted(
        "stopped: \(made.count) of \(plan.techniques.count * study.personas.count) rows are there",
        signal: signal)
    }
  }

  /// Runs techniques and users one after another, until somebody stops it.
  private static func rows(
    of plan: TrialArguments.Plan, _ study: TrialStudy, _ recorder: TrialRecorder?,
    _ console: Console, _ show: (TrialReport.Row) -> Void
  ) throws(Failure) -> ([TrialReport.Row], signal: Int32?) {
    if console.isOfProcess { StopRequest.begin() }
    defer { if console.isOfProcess { StopRequest.end() } }
    var made: [TrialReport.Row] = []
    var progress = ProgressLine(
      console, total: plan.techniques.count * study.personas.count, unit: "techniques and users")
    defer { progress.end() }
    for technique in plan.techniques {
      let phone: TrialPhone
      do throws(SettingError) {
        phone = try study.phone(for: technique)
      } catch {
        throw .usage(error.description)
      }
      for persona in study.personas {
        if let signal = StopRequest.signalNumber { return (made, signal) }
        let row = try row(of: persona, on: phone, study, jobs: plan.jobs)
        try recorder?.write(row.block, study)
        show(row)
        made.append(row)
        progress.show(made.count)
      }
    }
    return (made, nil)
  }

  private static func row(
    of persona: Persona, on phone: TrialPhone, _ study: TrialStudy, jobs: Int
  ) throws(Failure) -> TrialReport.Row {
    do throws(SettingError) {
      let block = try study.block(of: persona, on: phone, jobs: jobs)
      return TrialReport.Row(block: block, summary: TrialBlockSummary(block, seed: study.seed))
    } catch {
      throw .usage(error.description)
    }
  }
}
