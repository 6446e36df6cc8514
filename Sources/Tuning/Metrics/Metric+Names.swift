import SimulatorCore

extension Metric {
  /// What a mistyped id may have meant, or where all of them are listed.
  package static func hint(forMistyped id: String) -> String {
    let nearest = NearestNames.nearest(to: id, among: allCases.map(\.rawValue))
    return nearest.isEmpty
      ? "“caretlab metrics --list” lists them" : "nearest: " + nearest.joined(separator: ", ")
  }
}
