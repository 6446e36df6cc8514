public import GestureCore

extension RemainderSteps {
  public static let table: [ParameterSpec] =
    [
      ParameterSpec(
        .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: 10),
        isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "exceeds", .flag(standard: false),
        meaning: "whether the finger must go farther than a step before any are taken",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "speed", .real(least: 0.1, greatest: 10, standard: 1), isLogarithmic: true,
        meaning: "larger is faster: steps for each step's length",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "most", .whole(least: 0, greatest: 1_000, standard: 0),
        meaning: "the most steps of one callback, the rest comes with the next; 0: any number",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "wordStep", unit: "pt", .real(least: 0, greatest: 100, standard: 0),
        meaning: "how far two fingers go for a word; 0: they move by characters",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "lineStep", unit: "pt", .real(least: 0, greatest: 200, standard: 0),
        meaning: "how far the finger goes for a line; 0: up and down do nothing",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "countsLift", .flag(standard: false),
        meaning: "whether the place of the lift may give a last step",
        source: "each technique names its own"),
    ] + PixelScale.table

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(step)
    case "exceeds": .flag(exceeds)
    case "speed": .number(speed)
    case "most": .number(Double(most))
    case "wordStep": .number(wordStep)
    case "lineStep": .number(lineStep)
    case "countsLift": .flag(countsLift)
    default: scale.value(of: name)
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = value.number(else: step)
    case "exceeds": exceeds = value == .flag(true)
    case "speed": speed = value.number(else: speed)
    case "most": most = value.whole(else: most)
    case "wordStep": wordStep = value.number(else: wordStep)
    case "lineStep": lineStep = value.number(else: lineStep)
    case "countsLift": countsLift = value == .flag(true)
    default: scale.set(name, to: value)
    }
  }
}
