public import GestureCore

extension SmoothedSpeedSteps {
  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "swipe", .real(least: 5, greatest: 40, standard: 15),
      meaning: "how far the finger goes for the first step, in 250ths of the screen's width",
      source: "Unexpected Keyboard: 15; its settings are 7.5, 15, 25 and 35"),
    ParameterSpec(
      .technique, "step", .real(least: 5, greatest: 100, standard: 30), isLogarithmic: true,
      meaning:
        "larger is slower: a character's way at speed 1, in thousandths of the screen's width",
      source: "Unexpected Keyboard: 30; its settings are 60, 30 and 15"),
    ParameterSpec(
      .technique, "smoothing", .real(least: 0.05, greatest: 1, standard: 0.7),
      meaning: "how fast the caret takes over the finger's speed; 1: at once",
      source: "Unexpected Keyboard: 0.7; a fork of it has 0.6 to 0.7"),
    ParameterSpec(
      .technique, "fastest", .real(least: 1, greatest: 10, standard: 4),
      meaning: "how many times faster the caret gets than with a finger that creeps",
      source: "Unexpected Keyboard: 4; a fork of it has 4 to 6"),
    ParameterSpec(
      .technique, "pixelsPerPoint", .real(least: 0.5, greatest: 5, standard: 3),
      meaning: "the screen's density: a denser screen speeds up earlier",
      source: "a phone of 1170 pixels"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "swipe": .number(swipe)
    case "step": .number(step)
    case "smoothing": .number(smoothing)
    case "fastest": .number(fastest)
    case "pixelsPerPoint": .number(pixelsPerPoint)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "swipe": swipe = value.number(else: swipe)
    case "step": step = value.number(else: step)
    case "smoothing": smoothing = value.number(else: smoothing)
    case "fastest": fastest = value.number(else: fastest)
    case "pixelsPerPoint": pixelsPerPoint = value.number(else: pixelsPerPoint)
    default: break
    }
  }
}
