import SimulatorCore
import Tuning

/// The options that say what is varied, and which points of it are tried.
enum SpaceArguments {
  static let specs = [
    OptionSpec(
      "--techniques", .choice("all|ID,ID,…", ["all"] + TechniquesCommand.ids),
      help: "which techniques; velocity-filter without it"),
    OptionSpec(
      "--vary", .word("NAME=VALUES"), isRepeatable: true,
      help:
        "a knob: NAME=LOW:HIGH:STEP, NAME=LOW:HIGH:*FACTOR, NAME=LOW:HIGH:log, NAME=LOW:HIGH or NAME=A,B,C; may "
        + "be repeated; without any, every knob of the techniques"),
    OptionSpec("--space", .file("FILE"), help: "techniques and knobs from a file"),
    OptionSpec(
      "--set", .word("NAME=VALUE"), isRepeatable: true,
      help: "set a parameter of every technique that has it; may be repeated"),
    OptionSpec(
      "--grid",
      help: "every combination of steps; so if no other design is given and every knob has steps"),
    OptionSpec("--random", .word("N"), help: "N points of each technique, drawn by chance"),
    OptionSpec("--sobol", .word("N"), help: "the first N points of a Sobol sequence"),
    OptionSpec("--lhs", .word("N"), help: "a Latin hypercube of N points"),
  ]

  /// The space that the options describe.
  static func space(_ arguments: Arguments) throws(Failure) -> KnobSpace {
    if let path = arguments.value("--space") {
      for name in ["--techniques", "--vary", "--set"] where arguments.isSet(name) {
        throw .usage("--space says what \(name) would; give one of the two")
      }
      let bytes = try InputFile.bytes(of: path)
      do throws(SpaceError) {
        return try KnobSpace(bytes, file: InputFile.name(of: path))
      } catch {
        throw .found(error.description)
      }
    }
    let techniques = try ListArguments.techniques(
      arguments.value("--techniques") ?? "velocity-filter")
    var set: [NamedParameter] = []
    for text in arguments.all("--set") { set.append(try ReplayArguments.parameter(text)) }
    do throws(SpaceError) {
      return try KnobSpace(techniques: techniques, vary: arguments.all("--vary"), set: set)
    } catch {
      throw .usage(error.description)
    }
  }

  /// Points of a Sobol sequence that are tried where nobody chose a design, and a grid cannot be.
  private static let standardCount = 256
  /// Points of a grid that are tried where nobody asked for it.
  private static let standardLimit = 100_000

  /// The design that the options choose.
  ///
  /// - Parameter note: is told what was chosen where they don't.
  static func design(
    _ arguments: Arguments, _ space: KnobSpace, seed: UInt64, note: (String) -> Void
  ) throws(Failure) -> Design {
    let names = ["--grid", "--random", "--sobol", "--lhs"].filter(arguments.isSet)
    guard names.count < 2 else {
      throw .usage("\(names.joined(separator: " and ")) are two designs; give one")
    }
    guard let name = names.first, let text = arguments.value(name) else {
      if let count = try? space.pointCount(of: .grid), count <= standardLimit { return .grid }
      note(
        "a grid would have no steps or too many points; trying the first \(standardCount) points of a Sobol sequence, as "
          + "--sobol \(standardCount) does")
      return .sobol(count: standardCount, seed: seed)
    }
    if name == "--grid" { return .grid }
    guard let count = Int(text), (1...Design.countLimit).contains(count) else {
      throw .usage(
        "\(name) takes a whole number of points from 1 to \(Design.countLimit), not “\(text)”")
    }
    switch name {
    case "--random": return .drawn(count: count, seed: seed)
    case "--sobol": return .sobol(count: count, seed: seed)
    default: return .latinHypercube(count: count, seed: seed)
    }
  }
}
