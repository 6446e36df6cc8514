public import GestureCore

extension DragRateSteps {
  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "mode",
      .choice(DragCurve.allCases.map { $0.rawValue }, standard: DragCurve.linear.rawValue),
      meaning: "how the speed of a drag becomes characters", source: "Thumb-Key: linear"),
    ParameterSpec(
      .technique, "sensitivity", .whole(least: 1, greatest: 50, standard: 9),
      meaning: "larger is faster: more characters for the same speed",
      source: "Thumb-Key: 9, of 1 to 50"),
    ParameterSpec(
      .technique, "keySize", unit: "pt", .whole(least: 0, greatest: 200, standard: 0),
      meaning: "dead zone and band of selection grow with it; 0: a quarter of the screen's width",
      source: "Thumb-Key: four columns, so 97 on a screen of 390; 64 if its automatic size is off"),
    ParameterSpec(
      .technique, "minimumSwipe", unit: "px", .whole(least: 0, greatest: 200, standard: 40),
      meaning: "how far the finger must go, after the slop, to be no tap", source: "Thumb-Key: 40"),
    ParameterSpec(
      .technique, "deadZone", .flag(standard: true),
      meaning: "whether short swipes are kept from moving the caret before the lift",
      source: "Thumb-Key: on"),
    ParameterSpec(
      .technique, "pixelsPerPoint", .real(least: 0.5, greatest: 5, standard: 3),
      meaning: "the screen's density: the same way is faster on a denser screen",
      source: "a phone of 1170 pixels"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "mode": .word(mode.rawValue)
    case "sensitivity": .number(Double(sensitivity))
    case "keySize": .number(Double(keySize))
    case "minimumSwipe": .number(Double(minimumSwipe))
    case "deadZone": .flag(hasDeadZone)
    case "pixelsPerPoint": .number(pixelsPerPoint)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "mode": mode = DragCurve(rawValue: value.word) ?? mode
    case "sensitivity": sensitivity = value.whole(else: sensitivity)
    case "keySize": keySize = value.whole(else: keySize)
    case "minimumSwipe": minimumSwipe = value.whole(else: minimumSwipe)
    case "deadZone": hasDeadZone = value == .flag(true)
    case "pixelsPerPoint": pixelsPerPoint = value.number(else: pixelsPerPoint)
    default: break
    }
  }
}
