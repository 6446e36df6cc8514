import GestureCore
import KeyboardCore
package import SimulatorCore
package import TraceFormat

/// Made-up recordings with labels: as many as are asked for, the same on any number of threads.
package struct SyntheticCorpus: Sendable {
  /// What is made.
  package let recipe: TouchRecipe
  /// Of what.
  package let seed: UInt64
  private let session: SessionStart
  private let keys: [Point]
  private let region: Rectangle

  /// A corpus of one recipe; nothing is made yet.
  ///
  /// - Throws: what the recipe's session names that does not exist.
  package init(_ recipe: TouchRecipe, seed: UInt64) throws(SettingError) {
    self.recipe = recipe
    self.seed = seed
    let phone = try Simulator(start: recipe.session)
    var session = recipe.session
    // Written out, so that a later default changes no old recording.
    session.parameters = phone.parametersInForce
    self.session = session
    let letters = phone.keyboard.keys.filter { $0.key.id.count == 1 }
    keys = letters.map(\.frame.center)
    // Where keyboards that know one start only have it.
    let space = phone.keyboard.keys.first { $0.key.id == "space" }
    region = space?.frame ?? phone.keyboard.region
  }

  /// The n-th recording, from 0.
  package func trace(_ index: Int) -> Trace {
    let made = SyntheticTouches(
      recipe, keys: keys, startRegion: region, seed: seed, index: index)
    let header = TraceHeader(
      title: "synthetic \(recipe.kind.rawValue) \(index + 1), seed \(seed)",
      note: "made by a generator, not by a person", session: session,
      source: source(index), intent: intent(made.way))
    return Trace(header: header, events: made.events)
  }

  /// Recordings from 0 up to, but not, a count.
  package func traces(count: Int, jobs: Int) -> [Trace] {
    parallelMap(count: max(0, count), jobs: jobs) { trace($0) }
  }

  /// The label: taps are taps; a stroke asks for as many characters as its way has room for, at least one.
  private func intent(_ way: Double) -> TraceHeader.Intent {
    switch recipe.kind {
    case .taps, .typing: return .tap
    case .flicks, .slides, .rest:
      let characters = (way.magnitude / recipe.pointsPerCharacter).rounded()
      let count = max(1, min(characters, 10_000))
      return .move(by: way < 0 ? -Int(count) : Int(count))
    }
  }

  private func source(_ index: Int) -> TraceHeader.Source {
    var details = [
      JSONMember("generator", .string(recipe.kind.rawValue)),
      JSONMember("seed", .number(String(seed))), JSONMember("index", .whole(index)),
      JSONMember("panel", .string(recipe.panel.id)),
      JSONMember("reportsPerSecond", .real(recipe.panel.hertz)),
    ]
    func add(_ name: String, _ value: Double) { details.append(JSONMember(name, .real(value))) }
    switch recipe.kind {
    case .taps, .typing:
      details.append(JSONMember("taps", .whole(recipe.tapCount)))
      add("intervalSeconds", recipe.taps.interval)
      add("sloppyShare", recipe.taps.sloppyShare)
    case .flicks, .slides, .rest:
      let model = recipe.isLognormal ? "sigma-lognormal" : "minimum-jerk"
      details.append(JSONMember("model", .string(model)))
      add("tremorMillimetres", recipe.tremor)
      add("pointsPerCharacter", recipe.pointsPerCharacter)
      if recipe.kind == .rest { add("restSeconds", recipe.restSeconds) }
    }
    return TraceHeader.Source(kind: "synthetic", details: details)
  }
}
