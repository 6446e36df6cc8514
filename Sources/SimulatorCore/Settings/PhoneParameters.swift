package import CursorTechniques
package import GestureCore

/// Parameters of the phone around recognizer and technique.
package struct PhoneParameters: Hashable, Sendable {
  /// What a swipe does to the key it began on; nil where the technique's own choice holds.
  package var keyCancel: KeyCancelPolicy?

  /// Everything as the technique has it.
  package init() {}

  /// One row for each parameter, with defaults as a technique has them.
  package static func table(for technique: Technique) -> [ParameterSpec] {
    [
      ParameterSpec(
        .phone, "keyCancel",
        .choice(
          KeyCancelPolicy.allCases.map(\.rawValue),
          standard: technique.startRule.keyCancel.rawValue),
        meaning:
          "what a swipe does to the key it began on: nothing, or cancel it when the pan begins "
          + "or when the caret first steps",
        source: "each technique names its own default")
    ]
  }
}
