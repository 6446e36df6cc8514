public import GestureCore

extension AnchorSteps {
  public static let table: [ParameterSpec] =
    [
      ParameterSpec(
        .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: 10),
        isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "reaches", .flag(standard: false),
        meaning: "whether exactly a step's length is enough",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "takesAll", .flag(standard: false),
        meaning: "whether a fast finger gets all its steps, or one at each callback",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "wordStep", unit: "pt", .real(least: 0, greatest: 100, standard: 0),
        meaning: "how far two fingers go for a word; 0: they move by characters",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "vertical",
        .choice(Vertical.allCases.map { $0.rawValue }, standard: Vertical.none.rawValue),
        meaning: "whether up and down move by lines: never, where they outweigh, or independently",
        source: "each technique names its own"),
      ParameterSpec(
        .technique, "lineStep", unit: "pt", .real(least: 1, greatest: 200, standard: 10),
        isLogarithmic: true, meaning: "how far the finger goes for a line",
        source: "each technique names its own"),
    ] + PixelScale.table

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "step": .number(step)
    case "reaches": .flag(reaches)
    case "takesAll": .flag(takesAll)
    case "wordStep": .number(wordStep)
    case "vertical": .word(vertical.rawValue)
    case "lineStep": .number(lineStep)
    default: scale.value(of: name)
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "step": step = value.number(else: step)
    case "reaches": reaches = value == .flag(true)
    case "takesAll": takesAll = value == .flag(true)
    case "wordStep": wordStep = value.number(else: wordStep)
    case "vertical": vertical = Vertical(rawValue: value.word) ?? vertical
    case "lineStep": lineStep = value.number(else: lineStep)
    default: scale.set(name, to: value)
    }
  }
}
