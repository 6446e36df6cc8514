/// What a gain curve shows of a point.
package enum GainQuantity: String, Hashable, Sendable, CaseIterable {
  /// How far the finger goes for one step.
  case pointsPerStep = "points-per-step"
  /// How fast the caret goes.
  case stepsPerSecond = "steps-per-second"

  /// The panel's title.
  var title: String {
    switch self {
    case .pointsPerStep: "Points per step"
    case .stepsPerSecond: "Steps per second"
    }
  }

  /// What the panel's title means.
  var remark: String {
    switch self {
    case .pointsPerStep: "how far the finger goes for one step of the caret"
    case .stepsPerSecond: "how fast the caret goes"
    }
  }

  /// The quantity of a point; NaN where there is none, because the caret rests.
  func value(of point: GainPoint) -> Double {
    switch self {
    case .pointsPerStep: point.pointsPerStep ?? .nan
    case .stepsPerSecond: point.stepsPerSecond > 0 ? point.stepsPerSecond : .nan
    }
  }
}
