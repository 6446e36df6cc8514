import Plots
import Tuning

/// `curve`: what techniques make of a finger's speed.
enum CurveCommand {
  static let spec = CommandSpec(
    "curve", summary: "steps per second and points per step against the finger's speed",
    options: [
      CurveArguments.techniques, ReplayArguments.set, CurveArguments.delivery,
      OptionSpec("--csv", help: "as comma-separated values, at \(fineCount) speeds"),
      OptionSpec("--json", help: "one object for each technique and rate, on a line of its own"),
      CurveArguments.svg, CurveArguments.quantity, CurveArguments.theme,
      OptionSpec(
        "--jobs", .word("N"), help: "threads; as many as there are processors without it"),
    ],
    run: run)

  /// Speeds of files: dense enough for the teeth of whole-number division.
  private static let fineCount = 400
  /// Speeds of the table.
  private static let coarseCount = 22

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    try refuseContradictions(arguments)
    let options = try CurveArguments(arguments)
    let measurements = try options.measurements()
    if arguments.isSet("--svg") || arguments.isSet("--csv") || arguments.isSet("--json") {
      try write(measurements, options, arguments, console)
    } else {
      printTables(measurements, options, console)
    }
  }

  /// A table for each technique, as soon as it is measured.
  private static func printTables(
    _ measurements: [GainMeasurement], _ options: CurveArguments, _ console: Console
  ) {
    let speeds = SpeedGrid.coarse(count: coarseCount)
    let count = options.rates.count
    for (index, id) in options.techniques.enumerated() {
      if index > 0 { console.print("") }
      if options.techniques.count > 1 { console.print(id) }
      let own = measurements[(index * count)..<((index + 1) * count)]
      for line in CurveReport.table(own.map { $0.curve(speeds: speeds, jobs: options.jobs) }) {
        console.print(line)
      }
    }
  }

  /// A picture, values for programs, or both.
  private static func write(
    _ measurements: [GainMeasurement], _ options: CurveArguments, _ arguments: Arguments,
    _ console: Console
  ) throws(Failure) {
    let svg = arguments.value("--svg")
    if let svg, svg != "-" { try OutputFile.check(svg) }
    let isPictureAlone = !arguments.isSet("--csv") && !arguments.isSet("--json")
    let count =
      isPictureAlone ? GainFigure.speedCount(techniques: options.techniques.count) : fineCount
    let speeds = SpeedGrid.fine(count: count)
    let curves = measurements.map {
      $0.curve(speeds: speeds, sharpensEdges: isPictureAlone, jobs: options.jobs)
    }
    if let svg {
      let picture = GainFigure(curves, quantities: options.quantities).picture
      let text = SVGWriter.text(of: picture, theme: options.theme)
      if svg == "-" { console.printRaw(text) } else { try OutputFile.write(text, to: svg) }
    }
    if arguments.isSet("--csv") {
      for line in CurveReport.csv(curves) { console.print(line) }
    }
    if arguments.isSet("--json") {
      for curve in curves { console.print(CurveReport.json(curve)) }
    }
  }

  private static func refuseContradictions(_ arguments: Arguments) throws(Failure) {
    if arguments.isSet("--csv"), arguments.isSet("--json") {
      throw .usage("--csv and --json both write to standard output; give one of them")
    }
    if arguments.value("--svg") == "-", arguments.isSet("--csv") || arguments.isSet("--json") {
      throw .usage("standard output takes one of --svg -, --csv and --json")
    }
    for name in ["--quantity", "--theme"] where arguments.isSet(name) && !arguments.isSet("--svg") {
      throw .usage("\(name) goes with --svg")
    }
  }
}
