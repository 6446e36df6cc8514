import Foundation
import SimulatorCore
import TraceFormat
import Tuning

/// `synth`: recordings that nobody made, with labels.
enum SynthCommand {
  static let spec = CommandSpec(
    "synth", operands: "[KIND]", operandCount: 0...1,
    summary: "make recordings up: taps, typing, strokes, a resting finger, or a model's trial",
    operandWords: TouchRecipe.Kind.allCases.map(\.rawValue),
    options: [
      OptionSpec(
        "-o", .file("OUT"),
        help: "where they go: a directory for several, a file or - for one"),
      OptionSpec("--count", .word("N"), help: "how many recordings; 1 without it"),
      OptionSpec("--seed", .word("N"), help: "of everything that chance decides; 1 without it"),
      OptionSpec(
        "--panel", .choice("ID", PanelModel.all.map(\.id)),
        help: "what reports the fingers; \(PanelModel.standard.id) without it"),
      OptionSpec("--rate", .word("HZ"), help: "reports a second instead of the panel's own"),
      OptionSpec("--taps", .word("N"), help: "taps and typing: how many in each; 100 without it"),
      OptionSpec("--wpm", .word("N"), help: "typing: words a minute; 40 without it"),
      OptionSpec(
        "--sloppy", .word("PERCENT"), help: "taps and typing: careless ones; 1 without it"),
      OptionSpec(
        "--model", .choice("NAME", SynthArguments.models),
        help: "strokes: how their speed runs; minimum-jerk without it"),
      OptionSpec(
        "--tremor", .word("MM"),
        help: "strokes and rest: how far a finger trembles; 0.06 without it"),
      OptionSpec("--rest", .word("SECONDS"), help: "rest: how long; 5 without it"),
      OptionSpec(
        "--points-per-character", .word("PT"),
        help: "strokes: what their label is computed from; 10 without it"),
      OptionSpec(
        "--user", .choice("PERSONA", Persona.all.map(\.id)),
        help: "a model of a user moves the caret: a trial for each recording"),
      OptionSpec(
        "--task", .word("move:N"),
        help: "with --user: how many characters, as in move:+5; all distances in turn without it"),
      OptionSpec(
        "--technique", .choice("ID", TechniquesCommand.ids),
        help: "the recordings' technique; velocity-filter without it"),
      ReplayArguments.set,
      OptionSpec(
        "--delivery", .choice("HZ|asRecorded", ["60", "120", "asRecorded"]),
        help: "the recordings' callbacks a second; 60 without it"),
      OptionSpec(
        "--jobs", .word("N"), help: "threads; as many as there are processors without it"),
      OptionSpec("--json", help: "what was written, as one object; for files only"),
    ], run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let asked = try SynthArguments(arguments)
    guard let out = arguments.value("-o") else {
      throw .usage("synth needs -o OUT: a directory for several, a file or - for one")
    }
    let destination = try SynthDestination(out, count: asked.count)
    if out == "-", arguments.isSet("--json") {
      throw .usage("--json and -o - would both write to standard output; give a file to -o")
    }
    let traces = try traces(asked)
    var samples = 0
    for (index, trace) in traces.enumerated() {
      let bytes = TraceWriter.bytes(of: trace)
      samples += trace.events.count { $0.touch != nil }
      guard let path = destination.path(of: index, asked.name) else {
        console.printRaw(bytes)
        continue
      }
      try OutputFile.write(String(decoding: bytes, as: UTF8.self), to: path)
    }
    let sentence =
      "\(traces.count == 1 ? "1 synthetic recording" : "\(traces.count) synthetic recordings") of "
      + "\(asked.title), seed \(asked.seed), \(samples) samples; \(asked.disclaimer)"
    if out == "-" {
      console.warn(sentence)
    } else if arguments.isSet("--json") {
      console.print(
        JSONValue.object([
          JSONMember("out", .string(out)), JSONMember("kind", .string(asked.name)),
          JSONMember("recordings", .whole(traces.count)), JSONMember("samples", .whole(samples)),
          JSONMember("seed", .number(String(asked.seed))), JSONMember("synthetic", .flag(true)),
        ]).line)
    } else {
      console.print("\(out): \(sentence)")
    }
  }

  private static func traces(_ asked: SynthArguments) throws(Failure) -> [Trace] {
    do throws(SettingError) {
      switch asked.source {
      case .recipe(let recipe):
        return try SyntheticCorpus(recipe, seed: asked.seed)
          .traces(count: asked.count, jobs: asked.jobs)
      case .user(let persona, let distance, let session):
        return try SimulatedCorpus(
          persona, distance: distance, session: session, seed: asked.seed
        ).traces(count: asked.count, jobs: asked.jobs)
      }
    } catch {
      throw .usage(error.description)
    }
  }
}
