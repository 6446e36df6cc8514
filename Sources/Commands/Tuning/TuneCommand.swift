import Foundation
import SimulatorCore
import Tuning

/// `tune`: the best settings of a technique for an objective.
enum TuneCommand {
  static let spec = CommandSpec(
    "tune", operands: "FILE…", operandCount: 0...Int.max,
    summary: "the best settings of a technique, sought on recordings and trials of a modelled user",
    options: SpaceArguments.specs.filter { TuneArguments.spaceOptions.contains($0.name) }
      + CorpusArguments.specs + TuneArguments.specs,
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    guard UnitCubeSearch.isAvailable else {
      throw .unavailable(
        "this build has no NLopt, which does the searching: install libnlopt-dev and build again; "
          + "`caretlab sweep` works without")
    }
    let tune = try TuneArguments(arguments)
    if arguments.isSet("--serve") {
      guard !arguments.isSet("-o") else {
        throw .usage("--serve answers on standard output and writes no file; leave -o away")
      }
      var server = TuneServer(tune, console)
      try server.run()
    } else if !tune.front.isEmpty {
      try FrontRun(tune, console).run()
    } else {
      #if CARETLAB_NLOPT
        try TuneRun(tune, console).run()
      #endif
    }
  }
}
