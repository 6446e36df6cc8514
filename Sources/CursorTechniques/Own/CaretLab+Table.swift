public import GestureCore

extension CaretLab: Parameterized {
  public static let table: [ParameterSpec] = [
    real(
      "spacing", "pt", 12, 4...40, "larger is slower: the finger's way for a character when slow",
      "a modelled user: 10 to 14 are alike, smaller overshoots"),
    real(
      "gain", "", 3, 1...6, "so many times as many characters when fast",
      "a modelled user: best of 1 to 4"),
    real(
      "slowSpeed", "pt/s", 150, 0...1_000,
      "up to this speed every character takes exactly the spacing",
      "people place a caret at less than 25 mm/s"),
    real(
      "fastSpeed", "pt/s", 1_200, 100...6_000, "from this speed on the gain is full",
      "a quarter of people's horizontal swipes are as fast"),
    real(
      "deadZone", "pt", 13.25, 8...60,
      "how far the finger must go before the first step; 1 pt more than twice the grip at the least",
      "2.2 mm: taps smear by up to 12 pt"),
    real(
      "typingZone", "pt", 28, 8...100, "the same for a touch that follows a key closely",
      "a model of taps: a fifth of the false steps of 13.25 pt"),
    ParameterSpec(
      .technique, "typing", unit: "ms", .whole(least: 0, greatest: 3_000, standard: 500),
      meaning: "how soon after a typed key a touch belongs to the typing",
      source: "HeliBoard's limit for fast typing"),
    real(
      "grip", "pt", 4, 0...10,
      "how far the finger must come back to undo a step, move to leave a rest, and may roll at the lift",
      "a 3 pt roll, and the noise of a sensor"),
    real(
      "restingSpeed", "pt/s", 20, 5...100, "a slower finger rests, and is held by the grip",
      "noise of 0.3 pt stays below it"),
    ParameterSpec(
      .technique, "window", unit: "ms", .whole(least: 20, greatest: 120, standard: 60),
      isLogarithmic: true,
      meaning: "over what time speeds are taken, and how late before the lift a roll may begin",
      source: "shorter differs with the callback rate, longer comes late"),
  ]

  private static func real(
    _ name: String, _ unit: String, _ standard: Double, _ range: ClosedRange<Double>,
    _ meaning: String, _ source: String
  ) -> ParameterSpec {
    ParameterSpec(
      .technique, name, unit: unit,
      .real(least: range.lowerBound, greatest: range.upperBound, standard: standard),
      meaning: meaning, source: source)
  }

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "spacing": .number(settings.curve.spacing)
    case "gain": .number(settings.curve.gain)
    case "slowSpeed": .number(settings.curve.slowSpeed)
    case "fastSpeed": .number(settings.curve.fastSpeed)
    case "deadZone": .number(settings.deadZone)
    case "typingZone": .number(settings.typingZone)
    case "typing": .number(Double(settings.typingMilliseconds))
    case "grip": .number(settings.grip)
    case "restingSpeed": .number(settings.restingSpeed)
    case "window": .number(Double(settings.windowMilliseconds))
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "spacing": settings.curve.spacing = value.number(else: settings.curve.spacing)
    case "gain": settings.curve.gain = value.number(else: settings.curve.gain)
    case "slowSpeed": settings.curve.slowSpeed = value.number(else: settings.curve.slowSpeed)
    case "fastSpeed": settings.curve.fastSpeed = value.number(else: settings.curve.fastSpeed)
    case "deadZone": settings.deadZone = value.number(else: settings.deadZone)
    case "typingZone": settings.typingZone = value.number(else: settings.typingZone)
    case "typing": settings.typingMilliseconds = value.whole(else: settings.typingMilliseconds)
    case "grip": settings.grip = value.number(else: settings.grip)
    case "restingSpeed": settings.restingSpeed = value.number(else: settings.restingSpeed)
    case "window": settings.windowMilliseconds = value.whole(else: settings.windowMilliseconds)
    default: break
    }
  }
}
