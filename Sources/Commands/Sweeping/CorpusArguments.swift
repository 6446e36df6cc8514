import Foundation
import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// The options that say what configurations are measured on.
enum CorpusArguments {
  static let specs = [
    OptionSpec(
      "--trials", .word("N"),
      help: "N trials of a modelled user with each configuration: a model, not people"),
    OptionSpec(
      "--personas", .choice("ID,ID,…", Persona.all.map(\.id)),
      help: "who makes them; average without it"),
    OptionSpec(
      "--holdout", .word("1/N|PATH"), isRepeatable: true,
      help:
        "measure one session in N, or these recordings, beside the others without letting them choose; may be "
        + "repeated"),
    OptionSpec(
      "--delivery", .choice("HZ|asRecorded", ["60", "120", "asRecorded"]),
      help: "callbacks a second; each recording's own without it"),
    OptionSpec(
      "--start", .choice("MODE", Simulator.StartMode.allCases.map(\.rawValue)),
      help:
        "region and hold taken as satisfied (assumed, without it), the region (region), or as on "
        + "the technique's own keyboard (technique)"),
    OptionSpec(
      "--depth", .choice("DEPTH", Corpus.Depth.allCases.map(\.rawValue)),
      help:
        "only what steps alone say of recordings, which is fast (steps), all that they tell (full, without it), or "
        + "the technique alone, too: gain, rhythm and rest (everything)"),
    OptionSpec(
      "--seed", .word("N"), help: "of everything that is drawn by chance; 1 without it"),
  ]

  /// The corpus that operands and options name.
  static func corpus(_ arguments: Arguments) throws(Failure) -> Corpus {
    var corpus = Corpus()
    if let text = arguments.value("--delivery") {
      do {
        corpus.delivery = try DeliveryRate(ParameterValue(text: text))
      } catch {
        throw .usage("--delivery: \(error.description)")
      }
    }
    if let text = arguments.value("--start") {
      guard let mode = Simulator.StartMode(rawValue: text) else {
        throw .usage("--start takes \(words(Simulator.StartMode.allCases)), not “\(text)”")
      }
      corpus.startMode = mode
    }
    if let text = arguments.value("--depth") {
      guard let depth = Corpus.Depth(rawValue: text) else {
        throw .usage("--depth takes \(words(Corpus.Depth.allCases)), not “\(text)”")
      }
      corpus.depth = depth
    }
    corpus.recordings = try recordings(at: arguments.operands)
    try holdOut(arguments.all("--holdout"), seed: try seed(arguments), from: &corpus)
    corpus.trials = try trials(arguments, corpus.delivery)
    guard !corpus.recordings.isEmpty || corpus.trials != nil else {
      throw .usage(
        "there is nothing to measure on: name recordings or a directory of them, or give --trials N"
      )
    }
    return corpus
  }

  private static func trials(
    _ arguments: Arguments, _ delivery: DeliveryRate?
  ) throws(Failure) -> TrialCorpus? {
    guard let text = arguments.value("--trials") else {
      guard !arguments.isSet("--personas") else {
        throw .usage("--personas says who makes trials; give --trials N, too")
      }
      return nil
    }
    guard let count = Int(text), (1...100_000).contains(count) else {
      throw .usage("--trials takes a whole number from 1 to 100000, not “\(text)”")
    }
    var personas: [String] = []
    for part in (arguments.value("--personas") ?? "average").split(
      separator: ",", omittingEmptySubsequences: false)
    {
      let id = String(part)
      guard Persona.persona(id: id) != nil else {
        throw .usage(
          "no persona is called “\(id)”; there are \(Persona.all.map(\.id).joined(separator: ", "))"
        )
      }
      if !personas.contains(id) { personas.append(id) }
    }
    // A phone with a screen calls back at its rate, not for every sample of a panel.
    return TrialCorpus(
      personas: personas, count: count, seed: try seed(arguments),
      delivery: delivery ?? .hertz(60))
  }

  /// The seed of everything that is drawn by chance.
  static func seed(_ arguments: Arguments) throws(Failure) -> UInt64 {
    guard let text = arguments.value("--seed") else { return 1 }
    guard let seed = UInt64(text), seed <= 1 << 53 else {
      throw .usage("--seed takes a whole number from 0 to \(1 << 53), not “\(text)”")
    }
    return seed
  }

  private static func holdOut(
    _ words: [String], seed: UInt64, from corpus: inout Corpus
  ) throws(Failure) {
    var paths: [String] = []
    for word in words {
      guard let part = Shard(word), part.number == 1, part.count > 1 else {
        paths.append(word)
        continue
      }
      let before = corpus.heldOut.count
      corpus.holdOut(oneIn: part.count, seed: seed)
      guard corpus.heldOut.count > before else {
        throw .usage(
          "--holdout \(word): all recordings are of one session or person; name the files to hold out instead"
        )
      }
    }
    guard !paths.isEmpty else { return }
    let named = try recordings(at: paths)
    // A recording that is held out and named as well is held out.
    corpus.recordings.removeAll { recording in
      named.contains { $0.recording.name == recording.recording.name }
    }
    corpus.heldOut += named
  }

  /// The recordings at paths, directories searched through.
  static func recordings(at paths: [String]) throws(Failure) -> [Corpus.Recording] {
    var recordings: [Corpus.Recording] = []
    for path in try InputFile.expandingDirectories(paths) {
      let bytes = try InputFile.bytes(of: path)
      let trace: Trace
      do {
        trace = try TraceReader.read(bytes, file: InputFile.name(of: path))
      } catch {
        throw .found(error.description)
      }
      recordings.append(
        Corpus.Recording(
          recording: Comparison.Recording(name: path, trace),
          session: session(of: trace.header, path),
          digest: SHA256.digits(of: bytes)))
    }
    return recordings
  }

  /// Whose a recording is: what its header calls session or person, or else the directory that it is in.
  private static func session(of header: TraceHeader, _ path: String) -> String {
    let members = (header.source?.details ?? []) + header.unknown.header
    for name in ["person", "session"] {
      guard let value = members.first(where: { $0.name == name })?.value else { continue }
      if let text = value.text { return text }
      if let number = value.wholeNumber { return String(number) }
    }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func words<Word: RawRepresentable<String>>(_ words: [Word]) -> String {
    words.map(\.rawValue).joined(separator: ", ")
  }
}
