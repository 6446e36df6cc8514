internal import CursorTechniques
package import GestureCore
package import SimulatorCore

/// What the finger does and what the technique makes of it, now.
package struct Readings: Hashable, Sendable {
  /// How far a pan has come.
  package enum Phase: Hashable, Sendable {
    /// No finger is on the keyboard.
    case none
    /// A finger is down, and may become a pan.
    case possible
    /// The pan is under way, or has just ended.
    case pan(PanState)

    /// The word for it.
    package var word: String {
      switch self {
      case .none: "no finger"
      case .possible: "possible"
      case .pan(.began): "began"
      case .pan(.changed): "changed"
      case .pan(.ended): "ended"
      case .pan(.cancelled): "cancelled"
      }
    }
  }

  /// How far a pan has come.
  package var phase = Phase.none
  /// The mean of the fingers; nil if none is down.
  package var finger: Point?
  /// The way from the pan's origin; nil if no finger is on the keyboard.
  package var translation: Vector?
  /// In points per second; nil if no finger is on the keyboard.
  package var velocity: Vector?
  /// How near the next step is.
  package var gauge = Gauge(value: 0, limit: 0, unit: "")
  /// Caret stops forward that were asked for.
  package var forward = 0
  /// Caret stops back that were asked for, as a positive count.
  package var back = 0

  /// Nothing yet.
  package init() {}

  /// Forward less back.
  package var net: Int { forward - back }

  /// Takes what happened in the phone, and how the phone stands now.
  package mutating func take(_ effects: Effects, _ simulator: Simulator, fingers: FingerTrails) {
    for step in effects.steps {
      if step.count > 0 { forward += step.count } else { back -= step.count }
    }
    gauge = simulator.technique.gauge
    finger = fingers.meanLocation
    let pan = simulator.pan
    if let last = effects.updates.last?.update, pan.isActive || !pan.isUnderway {
      phase = .pan(last.state)
      translation = last.translation
      velocity = last.velocity
    } else if pan.isUnderway, !pan.isActive {
      phase = .possible
      translation = finger.flatMap { finger in pan.translationOrigin.map { finger - $0 } }
      velocity = pan.velocity
    } else if !pan.isUnderway, finger == nil {
      switch phase {
      case .none, .pan(.ended), .pan(.cancelled): break
      case .possible, .pan(.began), .pan(.changed): phase = .none
      }
      if phase == .none {
        translation = nil
        velocity = nil
      }
    }
  }
}

extension PanRecognizer {
  /// Whether it owns a finger.
  fileprivate var isUnderway: Bool { fingerCount > 0 }
}
