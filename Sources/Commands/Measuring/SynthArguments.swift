import Foundation
import GestureCore
import SimulatorCore
import Tuning

/// What `synth` was asked for, checked.
struct SynthArguments {
  /// Who makes the recordings.
  enum Source {
    /// A generator.
    case recipe(TouchRecipe)
    /// A model of a user, with one distance or all in turn.
    case user(Persona, distance: Int?, SessionStart)
  }

  static let models = ["minimum-jerk", "sigma-lognormal"]

  let source: Source
  let count: Int
  let seed: UInt64
  let jobs: Int

  /// What files are called.
  var name: String {
    switch source {
    case .recipe(let recipe): recipe.kind.rawValue
    case .user(let persona, _, _): persona.id
    }
  }

  /// What sentences call them.
  var title: String {
    switch source {
    case .recipe(let recipe): recipe.kind.rawValue + " on the panel " + recipe.panel.id
    case .user(let persona, _, let session): "the persona \(persona.id) with \(session.technique)"
    }
  }

  /// That nobody did this.
  var disclaimer: String {
    switch source {
    case .recipe: "a generator, not people"
    case .user: "a model, not people"
    }
  }

  init(_ arguments: Arguments) throws(Failure) {
    count = try Self.whole(arguments, "--count", 1...100_000) ?? 1
    // One range for all commands: what JSON readers keep exactly.
    seed = try CorpusArguments.seed(arguments)
    jobs =
      try arguments.value("--jobs").map { text throws(Failure) in try ListArguments.jobs(text) }
      ?? ProcessInfo.processInfo.activeProcessorCount
    let session = try Self.session(arguments)
    if let id = arguments.value("--user") {
      source = try Self.user(id, arguments, session)
      return
    }
    guard !arguments.isSet("--task") else {
      throw .usage("--task is what a model is told to do; give --user PERSONA with it")
    }
    let kinds = TouchRecipe.Kind.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw .usage("synth needs a KIND, one of \(kinds.joined(separator: ", ")), or --user PERSONA")
    }
    guard let kind = TouchRecipe.Kind(rawValue: word) else {
      throw .usage("synth makes \(kinds.joined(separator: ", ")), not “\(word)”")
    }
    source = .recipe(try Self.recipe(kind, arguments, session))
  }

  private static func user(
    _ id: String, _ arguments: Arguments, _ session: SessionStart
  ) throws(Failure) -> Source {
    if let kind = arguments.operands.first {
      throw .usage("a model moves the caret: leave “\(kind)” away, or --user")
    }
    for name in [
      "--panel", "--rate", "--taps", "--wpm", "--sloppy", "--model", "--tremor", "--rest",
      "--points-per-character",
    ] where arguments.isSet(name) {
      throw .usage("\(name) is for generators; a persona has its own hand and panel")
    }
    guard let persona = Persona.persona(id: id) else {
      let ids = Persona.all.map(\.id).joined(separator: ", ")
      throw .usage("--user takes one of \(ids), not “\(id)”")
    }
    guard let text = arguments.value("--task") else {
      return .user(persona, distance: nil, session)
    }
    let number = text.hasPrefix("move:") ? Int(text.dropFirst(5)) : nil
    guard let number, number != 0, (-34...34).contains(number) else {
      throw .usage(
        "--task takes move:N with N from −34 to 34 but not 0, as in move:+5, not “\(text)”")
    }
    return .user(persona, distance: number, session)
  }

  private static func session(_ arguments: Arguments) throws(Failure) -> SessionStart {
    var session = TouchRecipe.standardSession
    if let list = arguments.value("--technique") {
      session.technique = try ListArguments.techniques(list)[0]
    }
    if let text = arguments.value("--delivery") {
      session.delivery = try ListArguments.rates(text)[0]
    }
    for text in arguments.all("--set") {
      session.parameters.append(try ReplayArguments.parameter(text))
    }
    try ParameterNames.check(session.parameters, techniques: [session.technique])
    return session
  }

  private static func recipe(
    _ kind: TouchRecipe.Kind, _ arguments: Arguments, _ session: SessionStart
  ) throws(Failure) -> TouchRecipe {
    for (name, kinds) in options where arguments.isSet(name) && !kinds.contains(kind) {
      let words = kinds.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(name) is for \(words); \(kind.rawValue) know nothing of it")
    }
    var recipe = TouchRecipe(kind)
    recipe.session = session
    if let id = arguments.value("--panel") {
      guard let panel = PanelModel.all.first(where: { $0.id == id }) else {
        let ids = PanelModel.all.map(\.id).joined(separator: ", ")
        throw .usage("--panel takes one of \(ids), not “\(id)”")
      }
      recipe.panel = panel
    }
    if let rate = try number(arguments, "--rate", 10...1_000) { recipe.panel.hertz = rate }
    if let count = try whole(arguments, "--taps", 1...10_000) { recipe.tapCount = count }
    if let words = try number(arguments, "--wpm", 1...200) {
      recipe.taps.interval = 60 / (5 * words)
    }
    if let percent = try number(arguments, "--sloppy", 0...100) {
      recipe.taps.sloppyShare = percent / 100
    }
    if let name = arguments.value("--model") {
      guard models.contains(name) else {
        throw .usage("--model takes \(models.joined(separator: " or ")), not “\(name)”")
      }
      recipe.isLognormal = name == models[1]
    }
    if let tremor = try number(arguments, "--tremor", 0...5) { recipe.tremor = tremor }
    if let seconds = try number(arguments, "--rest", 0.1...600) { recipe.restSeconds = seconds }
    if let points = try number(arguments, "--points-per-character", 0.1...1_000) {
      recipe.pointsPerCharacter = points
    }
    return recipe
  }

  /// Which kinds know which options.
  private static let options: [(name: String, kinds: [TouchRecipe.Kind])] = [
    ("--taps", [.taps, .typing]), ("--wpm", [.typing]), ("--sloppy", [.taps, .typing]),
    ("--model", [.flicks, .slides, .rest]), ("--tremor", [.flicks, .slides, .rest]),
    ("--rest", [.rest]), ("--points-per-character", [.flicks, .slides, .rest]),
  ]

  private static func whole(
    _ arguments: Arguments, _ name: String, _ range: ClosedRange<Int>
  ) throws(Failure) -> Int? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”"
      )
    }
    return number
  }

  private static func number(
    _ arguments: Arguments, _ name: String, _ range: ClosedRange<Double>
  ) throws(Failure) -> Double? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { ParameterValue.number($0).text }
      throw .usage("\(name) takes a number from \(bounds[0]) to \(bounds[1]), not “\(text)”")
    }
    return number
  }
}
