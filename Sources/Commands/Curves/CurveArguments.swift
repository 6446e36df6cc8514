import CursorTechniques
import Foundation
import GestureCore
import Plots
import SimulatorCore
import Tuning

/// What `curve` was asked for, checked.
struct CurveArguments {
  static let techniques = OptionSpec(
    "--techniques", .choice("all|ID,ID,…", ["all"] + TechniquesCommand.ids),
    help: "which techniques; velocity-filter without it")
  static let delivery = OptionSpec(
    "--delivery", .choice("HZ,HZ,…", ["60", "120", "60,120"]),
    help: "callbacks a second, each 1 to 1000; 60,120 without it")
  static let quantity = OptionSpec(
    "--quantity", .choice("NAME", GainQuantity.allCases.map(\.rawValue)),
    help: "with --svg: this panel alone; both without it")
  static let theme = OptionSpec(
    "--theme", .choice("dark|light", ["dark", "light"]), help: "with --svg: light without it")
  static let svg = OptionSpec(
    "--svg", .file("FILE"), help: "write a picture of the curves; - for standard output")

  /// Ids of techniques, each once.
  let techniques: [String]
  /// Callbacks per second, each once.
  let rates: [Int]
  /// Parameters that at least one of the techniques has.
  let parameters: [NamedParameter]
  /// The picture's panels.
  let quantities: [GainQuantity]
  /// The picture's colours.
  let theme: PlotTheme
  /// Threads at most.
  let jobs: Int

  init(_ arguments: Arguments) throws(Failure) {
    quantities = try Self.quantities(arguments.value("--quantity"))
    theme = try Self.theme(arguments.value("--theme"))
    techniques = try ListArguments.techniques(
      arguments.value("--techniques") ?? TechniqueEntry.standardID)
    rates = try Self.rates(arguments.value("--delivery") ?? "60,120")
    var parameters: [NamedParameter] = []
    for text in arguments.all("--set") {
      parameters.append(try ReplayArguments.parameter(text))
    }
    try ParameterNames.check(parameters, techniques: techniques)
    self.parameters = parameters
    if let text = arguments.value("--jobs") {
      jobs = try ListArguments.jobs(text)
    } else {
      jobs = ProcessInfo.processInfo.activeProcessorCount
    }
  }

  /// One measurement for each technique and rate, techniques first.
  func measurements() throws(Failure) -> [GainMeasurement] {
    var measurements: [GainMeasurement] = []
    for id in techniques {
      for hertz in rates {
        do {
          measurements.append(
            try GainMeasurement(technique: id, parameters: parameters, hertz: hertz))
        } catch {
          throw .usage("\(id): \(error.description)")
        }
      }
    }
    return measurements
  }

  private static func rates(_ list: String) throws(Failure) -> [Int] {
    try ListArguments.rates(list).map { rate throws(Failure) in
      switch rate {
      case .hertz(let hertz): return hertz
      case .asRecorded:
        throw .usage(
          "a finger of constant speed has no reports of its own: give callbacks a second, "
            + "as in --delivery 60,120, not asRecorded")
      }
    }
  }

  private static func quantities(_ name: String?) throws(Failure) -> [GainQuantity] {
    let all = GainQuantity.allCases
    guard let name else { return all }
    guard let quantity = GainQuantity(rawValue: name) else {
      let names = all.map(\.rawValue).joined(separator: ", ")
      throw .usage("--quantity takes one of \(names), not “\(name)”")
    }
    return [quantity]
  }

  private static func theme(_ name: String?) throws(Failure) -> PlotTheme {
    switch name {
    case nil, "light": return .light
    case "dark": return .dark
    case let name?: throw .usage("--theme takes dark or light, not “\(name)”")
    }
  }
}
