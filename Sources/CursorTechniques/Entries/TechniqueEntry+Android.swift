import GestureCore

extension TechniqueEntry {
  /// Keyboards of Android, on their space bars: they measure device pixels, most of them whole ones.
  ///
  /// Where a step turns round by the language of the keyboard, it never does here: no layout is right-to-left.
  static let android = [
    TechniqueEntry(
      id: "simple-keyboard", group: .keyboards,
      summary: "A character each 10 pt, the rest is kept; nothing in a touch's first 100 ms.",
      source: "rkkr/simple-keyboard @ 63ac34e, PointerTracker.java", licence: "Apache-2.0",
      notModelled: "a selection's right end that moves; arrow keys where a field tells no text",
      ownRows: steps(10, "simple-keyboard"), leftOut: pixelSteps,
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with {
        $0.delayMilliseconds = 100
        $0.haptics = .steps
      },
      rule: .remainder(RemainderSteps(step: 10, scale: wholePixels))),
    TechniqueEntry(
      id: "openboard", group: .keyboards,
      summary: "A character each 10 pt, the rest is kept; nothing in a touch's first 200 ms.",
      source: "openboard-team/openboard @ c3772cd, PointerTracker.java",
      licence: described("GPL-3.0"),
      notModelled: "at most 64 UTF-16 units at once",
      ownRows: steps(10, "OpenBoard"), leftOut: pixelSteps,
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with { $0.delayMilliseconds = 200 },
      rule: .remainder(RemainderSteps(step: 10, scale: wholePixels))),
    TechniqueEntry(
      id: "heliboard", group: .keyboards,
      summary: "As openboard, but the first 200 ms count unless a letter was typed just before.",
      source: "HeliBorg/HeliBoard @ 24f9126, PointerTracker.java", licence: described("GPL-3.0"),
      notModelled:
        "other keys that prolong fast typing; vertical actions but lines; arrow keys beside emoji",
      ownRows: steps(10, "HeliBoard"), leftOut: ["wholePixels", "lengthsInPixels"],
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with {
        // The peer's 200 ms are over at 200.
        $0.delayMilliseconds = 199
        $0.cadenceMilliseconds = 500
        $0.haptics = .stepsWithRoom
      },
      rule: .lockedAxis(LockedAxisSteps(step: 10, scale: wholePixels))),
    TechniqueEntry(
      id: "futo", group: .keyboards,
      summary: "A character each 16 pt, the rest is kept; nothing in a touch's first 100 ms.",
      source: "futo-org/android-keyboard, PointerTracker.java",
      licence: described("FUTO Source First 1.1"),
      notModelled: "a hold that does what its setting says",
      ownRows: steps(16, "FUTO Keyboard"), leftOut: pixelSteps,
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with {
        $0.delayMilliseconds = 100
        $0.selection = .shift
      },
      rule: .remainder(RemainderSteps(step: 16, scale: wholePixels))),
    TechniqueEntry(
      id: "fcitx5-android", group: .keyboards,
      summary: "A character each 10 pt, the rest is kept.",
      source: "fcitx5-android/fcitx5-android, CustomGestureView.kt and BaseKeyboard.kt",
      licence: described("LGPL-2.1-or-later"),
      notModelled: "arrow keys that walk inside the marked text; lines each 800 pt",
      ownRows: steps(10, "fcitx5-android"), leftOut: pixelSteps,
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with { $0.haptics = .steps },
      rule: .remainder(RemainderSteps(step: 10, scale: PixelScale(pixelsPerPoint: 3)))),
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

  /// Places and lengths as Android's own keyboard computes with them.
  private static let wholePixels = PixelScale(pixelsPerPoint: 3, isWhole: true)

  /// Rows of the rule that the plainest of these keyboards have nothing for.
  private static let pixelSteps = [
    "exceeds", "speed", "most", "wordStep", "lineStep", "countsLift", "wholePixels",
    "lengthsInPixels",
  ]

  private static func described(_ licence: String) -> String {
    licence + ": described, nothing copied"
  }

  private static func steps(_ points: Double, _ name: String) -> [ParameterSpec] {
    [
      ParameterSpec(
        .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: points),
        isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
        source: "\(name): \(Int(points))"),
      ParameterSpec(
        .technique, "pixelsPerPoint", .real(least: 0, greatest: 5, standard: 3),
        meaning: "the screen's density: steps and places are device pixels; 0: points",
        source: "a phone of 1170 pixels"),
    ]
  }
}
