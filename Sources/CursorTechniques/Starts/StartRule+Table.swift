public import GestureCore

extension StartRule: Parameterized {
  /// The defaults are those of a rule that starts with the pan; each technique has its own.
  public static let table: [ParameterSpec] = [
    choice(
      "region", Region.self, .keyboard, "where a finger must go down to move the caret"),
    ParameterSpec(
      .start, "hold", unit: "ms", .whole(least: 0, greatest: 2_000, standard: 0),
      meaning: "how long the finger must be held before it moves the caret; 0: not at all",
      source: "each technique names its own"),
    points(
      "holdTravel", 0...100, 10, "how far it may stray during the hold; 0: as far as it likes"),
    points("rise", 0...100, 0, "how far the finger must go up before it moves the caret"),
    choice("base", Base.self, .down, "what the dead zone is measured from"),
    ParameterSpec(
      .start, "delay", unit: "ms", .whole(least: 0, greatest: 1_000, standard: 0),
      meaning: "younger touches move nothing yet; their way counts afterwards",
      source: "each technique names its own"),
    ParameterSpec(
      .start, "cadence", unit: "ms", .whole(least: 0, greatest: 5_000, standard: 0),
      meaning: "the delay holds only so soon after a typed letter; 0: always",
      source: "each technique names its own"),
    ParameterSpec(
      .start, "lostAfter", unit: "ms", .whole(least: 0, greatest: 5_000, standard: 0),
      meaning: "a touch that has moved nothing by then is lost to something else; 0: none is",
      source: "each technique names its own"),
    points("deadZone", 0...200, 0, "how far the finger must go before the caret follows"),
    choice("metric", Metric.self, .horizontal, "how the way through the dead zone is measured"),
    flag("startsAtEdge", false, "whether exactly the dead zone's size is enough"),
    choice("origin", Origin.self, .counted, "whether the way through the dead zone counts"),
    flag("latches", true, "whether the dead zone stays open once it was left"),
    choice("axis", Axis.self, .free, "what becomes of vertical movement"),
    points(
      "upSwipe", 0...200, 0,
      "a finger that went so far up must go as far sideways to start; 0: upward movement is free"),
    choice("selection", Selection.self, .none, "what makes a swipe select"),
    choice("haptics", Haptics.self, .none, "what gives a haptic tick"),
    choice(
      "direction", Direction.self, .logical, "whether right-to-left text turns the swipe round"),
    points("tapTravel", 0...200, 0, "a finger that strays farther types no key; 0: no such limit"),
  ]

  private static func choice<C: RawRepresentable & CaseIterable>(
    _ name: String, _ type: C.Type, _ standard: C, _ meaning: String
  ) -> ParameterSpec where C.RawValue == String {
    ParameterSpec(
      .start, name, .choice(type.allCases.map { $0.rawValue }, standard: standard.rawValue),
      meaning: meaning, source: "each technique names its own")
  }

  private static func points(
    _ name: String, _ range: ClosedRange<Double>, _ standard: Double, _ meaning: String
  ) -> ParameterSpec {
    ParameterSpec(
      .start, name, unit: "pt",
      .real(least: range.lowerBound, greatest: range.upperBound, standard: standard),
      meaning: meaning, source: "each technique names its own")
  }

  private static func flag(_ name: String, _ standard: Bool, _ meaning: String) -> ParameterSpec {
    ParameterSpec(
      .start, name, .flag(standard: standard), meaning: meaning,
      source: "each technique names its own")
  }

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "region": .word(region.rawValue)
    case "hold": .number(Double(holdMilliseconds))
    case "holdTravel": .number(holdTravel)
    case "rise": .number(rise)
    case "base": .word(base.rawValue)
    case "delay": .number(Double(delayMilliseconds))
    case "cadence": .number(Double(cadenceMilliseconds))
    case "lostAfter": .number(Double(lostAfterMilliseconds))
    case "deadZone": .number(deadZone)
    case "metric": .word(metric.rawValue)
    case "startsAtEdge": .flag(startsAtEdge)
    case "origin": .word(origin.rawValue)
    case "latches": .flag(latches)
    case "axis": .word(axis.rawValue)
    case "upSwipe": .number(upSwipe)
    case "selection": .word(selection.rawValue)
    case "haptics": .word(haptics.rawValue)
    case "direction": .word(direction.rawValue)
    case "tapTravel": .number(tapTravel)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "region": region = Region(rawValue: value.word) ?? region
    case "hold": holdMilliseconds = value.whole(else: holdMilliseconds)
    case "holdTravel": holdTravel = value.number(else: holdTravel)
    case "rise": rise = value.number(else: rise)
    case "base": base = Base(rawValue: value.word) ?? base
    case "delay": delayMilliseconds = value.whole(else: delayMilliseconds)
    case "cadence": cadenceMilliseconds = value.whole(else: cadenceMilliseconds)
    case "lostAfter": lostAfterMilliseconds = value.whole(else: lostAfterMilliseconds)
    case "deadZone": deadZone = value.number(else: deadZone)
    case "metric": metric = Metric(rawValue: value.word) ?? metric
    case "startsAtEdge": startsAtEdge = value == .flag(true)
    case "origin": origin = Origin(rawValue: value.word) ?? origin
    case "latches": latches = value == .flag(true)
    case "axis": axis = Axis(rawValue: value.word) ?? axis
    case "upSwipe": upSwipe = value.number(else: upSwipe)
    case "selection": selection = Selection(rawValue: value.word) ?? selection
    case "haptics": haptics = Haptics(rawValue: value.word) ?? haptics
    case "direction": direction = Direction(rawValue: value.word) ?? direction
    case "tapTravel": tapTravel = value.number(else: tapTravel)
    default: break
    }
  }
}
