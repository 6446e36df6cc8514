package import CursorTechniques
internal import GestureCore

/// What a technique's gauge is called.
package struct GaugeWords: Hashable, Sendable {
  /// The gauge's name.
  package var name: String
  /// What its limit is called.
  package var limit: String

  /// The words for a technique's gauge.
  ///
  /// - Parameter unit: of the gauge, as it is now.
  package init(_ technique: Technique, unit: String) {
    switch unit {
    case "": name = "Counter"
    case "pt/s", "px/s": name = "Speed"
    case "ms": name = "Time"
    default: name = "Travel"
    }
    limit = technique.value(of: "threshold") == nil ? "step" : "threshold"
  }
}
