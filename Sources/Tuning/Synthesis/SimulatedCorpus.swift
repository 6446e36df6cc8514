import GestureCore
package import SimulatorCore
package import TraceFormat

/// A model's trials as recordings: what the hand did that saw this technique's caret.
package struct SimulatedCorpus: Sendable {
  private let phone: TrialPhone
  private let persona: Persona
  private let distance: Int?
  private let seed: UInt64

  /// A corpus of one persona and technique; no trial is made yet.
  ///
  /// - Parameters:
  ///   - distance: how many characters each trial asks for, up to 34 either way; nil for all of the trials' distances, both ways,
  ///     in turn.
  ///   - session: technique, settings and rate of callbacks; each trial has a text of its own.
  /// - Throws: what the session names that does not exist or cannot be.
  package init(
    _ persona: Persona, distance: Int?, session: SessionStart, seed: UInt64
  ) throws(SettingError) {
    self.persona = persona
    self.distance = distance
    self.seed = seed
    phone = try TrialPhone(start: session)
  }

  /// The n-th trial, from 0.
  package func trace(_ index: Int) throws(SettingError) -> Trace {
    let ways = TrialTask.distances.flatMap { [$0, -$0] }
    var random = CounterRandom(seed: seed, stream: 0x7A5C, UInt64(truncatingIfNeeded: index))
    let task = TrialTask.drawn(
      distance: distance ?? ways[max(0, index) % ways.count], random: &random)
    let trial = try phone.trial(persona, task, index: index, seed: seed, keepsEvents: true)
    var session = task.session(phone.start)
    session.parameters = try Simulator(start: session).parametersInForce
    let way = (task.distance > 0 ? "+" : "") + String(task.distance)
    let header = TraceHeader(
      title: "model \(persona.id), move \(way), seed \(seed)",
      note: "made by a model of a user, not by a person", session: session,
      source: TraceHeader.Source(
        kind: "synthetic",
        details: [
          JSONMember("generator", .string("user")), JSONMember("persona", .string(persona.id)),
          JSONMember("seed", .number(String(seed))), JSONMember("index", .whole(index)),
          JSONMember("outcome", .string(trial.outcome.rawValue)),
          JSONMember("sawCaret", .flag(true)),
        ] + phone.panel.details), intent: .move(by: task.distance))
    return Trace(header: header, events: trial.events)
  }

  /// Trials from 0 up to, but not, a count; the same on any number of threads.
  package func traces(count: Int, jobs: Int) throws(SettingError) -> [Trace] {
    let parts = parallelMap(count: max(0, count), jobs: jobs) { index in
      Result<Trace, SettingError> { () throws(SettingError) in try self.trace(index) }
    }
    var traces: [Trace] = []
    for part in parts { traces.append(try part.get()) }
    return traces
  }
}
