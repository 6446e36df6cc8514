package import GestureCore
package import TraceFormat

/// Which trials the modelled user makes with every configuration: the same tasks, and noise that meets the same trial alike
/// whatever the configuration, so that differences are paired.
package struct TrialCorpus: Hashable, Sendable {
  /// The personas' ids.
  package var personas: [String]
  /// How many trials each of them makes.
  package var count: Int
  /// The seed of tasks and noise.
  package var seed: UInt64
  /// Callbacks a second.
  package var delivery: DeliveryRate

  /// Which trials the modelled user makes.
  package init(
    personas: [String], count: Int, seed: UInt64, delivery: DeliveryRate = .hertz(60)
  ) {
    self.personas = personas
    self.count = count
    self.seed = seed
    self.delivery = delivery
  }

  /// The tasks, in order: every distance both ways before one comes again, so that a smaller number of trials is the
  /// beginning of a larger one.
  package var tasks: [TrialTask] { TrialTask.list(count: count, seed: seed) }

  /// As it stands in files of results.
  package var json: JSONValue {
    .object([
      JSONMember("model", .string("synthetic user: a model, not people")),
      JSONMember("personas", .array(personas.map { .string($0) })),
      JSONMember("count", .whole(count)), JSONMember("seed", .number(String(seed))),
      JSONMember("delivery", delivery.json),
    ])
  }
}
