extension TechniqueEntry {
  /// Keyboards of Android, on their space bars: they measure device pixels.
  static let android = [
    TechniqueEntry(
      id: "unexpected", group: .keyboards,
      summary: "One step at once; after as much way again, steps that follow the smoothed speed.",
      source: "Julow/Unexpected-Keyboard @ 06a097d, Pointers.java and Config.java",
      licence: described("GPL-3.0"),
      notModelled: "sliders up and down, words with Ctrl, a selection's ends, spaces that repeat",
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with { $0.selection = .shift },
      rule: .smoothedSpeed(SmoothedSpeedSteps())),
    TechniqueEntry(
      id: "thumb-key", group: .keyboards,
      summary: "Pixels since the last step ÷ milliseconds of the last event; short swipes at lift.",
      source: "dessalines/thumb-key @ 612a1ea, KeyboardKey.kt and Utils.kt",
      licence: described("AGPL-3.0"),
      notModelled: "circles, holds after a slide; short swipes to the ends of the line do nothing",
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with { $0.haptics = .steps },
      rule: .dragRate(DragRateSteps())),
  ]

  private static func described(_ licence: String) -> String {
    licence + ": described, nothing copied"
  }
}
