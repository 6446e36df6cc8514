package import CursorTechniques
package import GestureCore

/// Parameters of the phone around recognizer and technique.
package struct PhoneParameters: Hashable, Sendable {
  /// What a swipe does to the key it began on; nil where the technique's own choice holds.
  package var keyCancel: KeyCancelPolicy?
  /// What a long press on the text selects.
  package var longPress = LongPressGrain.twoCharacters
  /// What happens when a handle is dragged past the other one.
  package var handleCrossing = HandleCrossing.swap

  /// The defaults.
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
        source: "each technique names its own default"),
      ParameterSpec(
        .phone, "longPress",
        .choice(
          LongPressGrain.allCases.map(\.rawValue),
          standard: LongPressGrain.twoCharacters.rawValue),
        meaning: "what a long press on the text selects, and by what it extends",
        source: "the article on selection takes two characters, phones take a word"),
      ParameterSpec(
        .phone, "handleCrossing",
        .choice(HandleCrossing.allCases.map(\.rawValue), standard: HandleCrossing.swap.rawValue),
        meaning:
          "a handle that is dragged past the other one changes roles with it, or stops before it",
        source: "iOS swaps, Android clamps"),
    ]
  }

  /// The value in force, by bare name; nil for `keyCancel`, which the technique has a say in, and for
  /// anything unknown.
  func value(of name: String) -> ParameterValue? {
    switch name {
    case "longPress": .word(longPress.rawValue)
    case "handleCrossing": .word(handleCrossing.rawValue)
    default: nil
    }
  }

  /// Changes a parameter, by bare name; the value is one that the table's row accepts.
  mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "keyCancel": keyCancel = KeyCancelPolicy(rawValue: value.word)
    case "longPress": longPress = LongPressGrain(rawValue: value.word) ?? longPress
    case "handleCrossing":
      handleCrossing = HandleCrossing(rawValue: value.word) ?? handleCrossing
    default: break
    }
  }
}
