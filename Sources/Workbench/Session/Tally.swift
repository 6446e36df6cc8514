package import SimulatorCore

/// What a technique has done since a session started: the figures that the column shows.
package struct Tally: Hashable, Sendable {
  /// Updates with at least one step.
  package private(set) var stepCount = 0
  /// The sum of all steps.
  package private(set) var net = 0
  /// Keys of the phone that acted.
  package private(set) var keyCount = 0
  /// The newest pan update and what came of it; nil before the first.
  package private(set) var newest: UpdateRecord?

  /// Nothing done.
  package init() {}

  /// Counts what happened.
  package mutating func add(_ effects: Effects) {
    stepCount += effects.steps.count
    for step in effects.steps { net &+= step.count }
    keyCount += effects.keys.count
    if let update = effects.updates.last { newest = update }
  }
}
