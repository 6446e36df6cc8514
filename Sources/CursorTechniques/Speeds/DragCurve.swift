import GestureCore

/// How a drag's travel becomes characters: from its pixels per millisecond, or from its pixels alone.
///
/// ```
///   characters         ╱ threshold        all from |offset since the last step| ÷ time since the last
///        8           ╱╱                   event, in px/ms; that is travel and speed at once, and twice
///        4        ╱ ╱       ╱ linear      as much where events come twice as often
///        2    ╱╱    ╱
///        0 ╱╱──╱────────────────── px/ms
/// ```
public enum DragCurve: String, Hashable, Sendable, CaseIterable {
  /// One character, once the offset exceeds 50 pixels less the sensitivity.
  case constant
  /// In proportion.
  case linear
  /// In proportion to the square.
  case quadratic
  /// As much up to 2; beyond, a power that the sensitivity sets.
  case threshold

  /// Characters that are due, not cut to a whole number; the offset's sign is theirs.
  ///
  /// - Parameter milliseconds: time since the last event; 0 gives none, as whole milliseconds may be equal. Nil:
  ///   there was no event to measure from.
  func characters(offset: Float, milliseconds: Int64?, sensitivity: Int) -> Float {
    let size: Float
    switch self {
    case .constant: size = offset.magnitude > Float(50 - sensitivity) ? 1 : 0
    case .linear, .quadratic, .threshold:
      guard let milliseconds, milliseconds > 0 else { return 0 }
      size = rated(offset.magnitude / Float(milliseconds), Float(sensitivity))
    }
    return offset < 0 ? -size : size
  }

  private func rated(_ rate: Float, _ sensitivity: Float) -> Float {
    switch self {
    case .constant: return 0
    case .linear: return rate * (sensitivity * 6 / 100)
    case .quadratic: return (0.1 + sensitivity * 6 / 1_000) * rate * rate
    case .threshold:
      guard rate > 2 else { return rate }
      let exponent = 1 + sensitivity * 4 / 100
      return Float(Elementary.power(Double(rate - 2), Double(exponent))) + 2
    }
  }
}
