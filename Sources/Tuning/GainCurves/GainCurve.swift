package import SimulatorCore

/// What a technique makes of a finger that moves at constant speed.
package struct GainPoint: Hashable, Sendable {
  /// The finger's speed in points per second.
  package var speed: Double
  /// Caret stops per second, without regard to their direction.
  package var stepsPerSecond: Double

  /// What a technique makes of a speed.
  package init(speed: Double, stepsPerSecond: Double) {
    self.speed = speed
    self.stepsPerSecond = stepsPerSecond
  }

  /// How far the finger goes for one step of the caret, in points; nil where the caret rests.
  package var pointsPerStep: Double? { stepsPerSecond > 0 ? speed / stepsPerSecond : nil }
}

/// A technique's gain against the finger's speed, at one rate of callbacks.
package struct GainCurve: Hashable, Sendable {
  /// The technique's id.
  package var technique: String
  /// Callbacks per second.
  package var hertz: Int
  /// Every parameter in force, by qualified name.
  package var parameters: [NamedParameter]
  /// The parameters that differ from the technique's defaults, by bare name.
  package var changes: [NamedParameter]
  /// What was measured, in order of speed.
  package var points: [GainPoint]
  /// The speed in points per second from which on a faster finger makes the caret no faster, because each
  /// callback already gives its one step; nil where that does not come within the measured speeds.
  package var saturation: Double?

  /// A technique's gain.
  package init(
    technique: String, hertz: Int, parameters: [NamedParameter] = [],
    changes: [NamedParameter] = [], points: [GainPoint], saturation: Double? = nil
  ) {
    self.technique = technique
    self.hertz = hertz
    self.parameters = parameters
    self.changes = changes
    self.points = points
    self.saturation = saturation
  }

  /// Whether the caret steps at any of the speeds.
  package var hasSteps: Bool { points.contains { $0.stepsPerSecond > 0 } }

  /// Whether two curves lie on each other: within 3 % at 19 of 20 speeds that both were measured at.
  package func resembles(_ other: GainCurve) -> Bool {
    var common = 0
    var alike = 0
    var index = 0
    for point in points {
      while index < other.points.count, other.points[index].speed < point.speed { index += 1 }
      guard index < other.points.count, other.points[index].speed == point.speed else { continue }
      let rate = other.points[index].stepsPerSecond
      common += 1
      if (rate - point.stepsPerSecond).magnitude <= 0.03 * min(rate, point.stepsPerSecond) {
        alike += 1
      }
    }
    return common > 0 && alike * 20 >= common * 19
  }
}
