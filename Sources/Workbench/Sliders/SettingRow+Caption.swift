internal import GestureCore

extension SettingRow {
  /// What a switch gives, in a few words behind its name.
  package var caption: String {
    switch name {
    case "technique.carryRemainder": "keeps what a step leaves"
    case "technique.signed": "no steps from rest noise"
    case "technique.resetOnBegan": "no leftovers"
    case "technique.rateFree": "same at 60 and 120 Hz"
    case "technique.latchDeadZone": "no dead band"
    case "technique.originAtEdge": "counts from the edge"
    case "technique.ignoreEnded": "lifting adds no step"
    default: Self.shortened(meaning)
    }
  }

  /// A meaning up to its first stop.
  private static func shortened(_ meaning: String) -> String {
    let words = meaning.hasPrefix("whether ") ? String(meaning.dropFirst(8)) : meaning
    let end = words.firstIndex { $0 == ";" || $0 == ":" } ?? words.endIndex
    return String(words[..<end])
  }

  /// The sentence under the pointer: what the user feels, and the range.
  package var tip: String {
    switch control {
    case .slider, .toggle, .choice, .text: Self.sentence(meaning)
    case .fold: ""
    }
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }
}
