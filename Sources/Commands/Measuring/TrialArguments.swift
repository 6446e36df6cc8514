import Foundation
import GestureCore
import SimulatorCore
import Tuning

/// The options of `trial`.
enum TrialArguments {
  /// What is to be run.
  struct Plan {
    var study: TrialStudy
    var techniques: [String]
    var jobs: Int
  }

  static let specs = [
    OptionSpec(
      "--techniques", .choice("all|ID,ID,…", ["all"] + TechniquesCommand.ids),
      help: "which techniques; velocity-filter and caretlab without it"),
    OptionSpec(
      "--personas", .choice("all|ID,ID,…", ["all"] + Persona.all.map(\.id)),
      help: "which users; all without it"),
    OptionSpec("--trials", .word("N"), help: "targets at distances for each user, 64 without it"),
    OptionSpec(
      "--phrases", .word("N"),
      help: "besides, targets at words of short phrases, from their end; 16 without it"),
    OptionSpec(
      "--distances", .word("N,N,…"),
      help: "characters from 1 to 60, each asked for both ways; 1,2,3,5,8,13,21,34 without it"),
    OptionSpec("--seed", .word("N"), help: "of tasks and noise, 1 without it"),
    OptionSpec(
      "--set", .word("NAME=VALUE"), isRepeatable: true,
      help: "set a parameter of every technique that has it; may be repeated"),
    ReplayArguments.delivery,
    OptionSpec(
      "--panel-rate", .word("HZ"), help: "reports of the panel a second, 1 to 240; 120 without it"),
    OptionSpec(
      "--hysteresis", .word("PT"),
      help: "how far a finger must leave its reported place, 0 to 10; 0.6 without it"),
    OptionSpec(
      "--jitter", .word("PT"), help: "noise of each report, 0 to 10; 0.15 without it"),
    OptionSpec("--each", help: "besides, a line for each trial"),
    OptionSpec("--record", .file("DIR"), help: "write each trial as a recording into a folder"),
    OptionSpec("--describe", help: "print the users' numbers and where each comes from"),
    OptionSpec(
      "--calibrate", help: "print how the model's strokes stand to real ones, and end"),
    OptionSpec("--json", help: "one object for each technique and user, on a line of its own"),
    OptionSpec("--csv", help: "as comma-separated values"),
    OptionSpec("--jobs", .word("N"), help: "threads; as many as there are processors without it"),
  ]

  static func plan(_ arguments: Arguments) throws(Failure) -> Plan {
    let techniques = try ListArguments.techniques(
      arguments.value("--techniques") ?? "velocity-filter,caretlab")
    var start = SessionStart(delivery: .hertz(60))
    for text in arguments.all("--set") {
      start.parameters.append(try ReplayArguments.parameter(text))
    }
    try ParameterNames.check(start.parameters, techniques: techniques)
    if let text = arguments.value("--delivery") {
      guard let rate = try ListArguments.rates(text).first, !text.contains(",") else {
        throw .usage("--delivery takes one rate of callbacks, not “\(text)”")
      }
      start.delivery = rate
    }
    let seed = try whole(arguments, "--seed", 0...(1 << 53), else: 1)
    let count = try whole(arguments, "--trials", 0...100_000, else: 64)
    let phrases = try whole(arguments, "--phrases", 0...100_000, else: 16)
    guard count + phrases > 0 else {
      throw .usage("--trials 0 and --phrases 0 leave nothing to do; give one of them a number")
    }
    let tasks = TrialTask.list(
      count: count, phrases: phrases, distances: try distances(arguments), seed: UInt64(seed))
    var study = TrialStudy(
      personas: try personas(arguments), tasks: tasks, seed: UInt64(seed), start: start)
    study.panel.reportHertz = try whole(arguments, "--panel-rate", 1...240, else: 120)
    study.panel.hysteresisPoints = try points(
      arguments, "--hysteresis", else: study.panel.hysteresisPoints)
    study.panel.jitterPoints = try points(arguments, "--jitter", else: study.panel.jitterPoints)
    let jobs =
      try arguments.value("--jobs").map { text throws(Failure) in try ListArguments.jobs(text) }
      ?? ProcessInfo.processInfo.activeProcessorCount
    return Plan(study: study, techniques: techniques, jobs: jobs)
  }

  static func personas(_ arguments: Arguments) throws(Failure) -> [Persona] {
    guard let list = arguments.value("--personas"), list != "all" else { return Persona.all }
    var personas: [Persona] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let persona = Persona.persona(id: String(part)) else {
        let ids = Persona.all.map(\.id).joined(separator: ", ")
        throw .usage("there is no user “\(part)”; there are \(ids)")
      }
      if !personas.contains(persona) { personas.append(persona) }
    }
    return personas
  }

  private static func distances(_ arguments: Arguments) throws(Failure) -> [Int] {
    guard let list = arguments.value("--distances") else { return TrialTask.distances }
    var distances: [Int] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let distance = Int(part), (1...TrialTask.greatestDistance).contains(distance) else {
        throw .usage(
          "--distances takes whole numbers of characters from 1 to "
            + "\(TrialTask.greatestDistance), parted by commas, not “\(list)”")
      }
      if !distances.contains(distance) { distances.append(distance) }
    }
    return distances
  }

  private static func whole(
    _ arguments: Arguments, _ name: String, _ range: ClosedRange<Int>, else standard: Int
  ) throws(Failure) -> Int {
    guard let text = arguments.value(name) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”"
      )
    }
    return number
  }

  private static func points(
    _ arguments: Arguments, _ name: String, else standard: Double
  ) throws(Failure) -> Double {
    guard let text = arguments.value(name) else { return standard }
    guard let number = Double(text), (0...10).contains(number) else {
      throw .usage("\(name) takes points from 0 to 10, not “\(text)”")
    }
    return number
  }
}
