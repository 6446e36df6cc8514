import GestureCore

extension TechniqueEntry {
  /// Keyboards whose space bar walks an anchor, each with its own idea of what is left over.
  static let spaceBars = [
    TechniqueEntry(
      id: "trime", group: .keyboards,
      summary: "Swipe from space: after 60 px one character each 24 px, the rest is dropped.",
      source: "osfans/trime @ 0ed6126, GestureFrame.kt",
      licence: "GPL-3.0: described, nothing copied",
      notModelled: "the long press after 300 ms that a slow start turns into; keys of other themes",
      ownRows: [
        ParameterSpec(
          .technique, "step", unit: "px", .real(least: 1, greatest: 100, standard: 24),
          isLogarithmic: true,
          meaning: "larger is slower: device pixels for a character",
          source: "trime: 24, 1…100")
      ],
      leftOut: ["reaches", "takesAll", "wordStep", "vertical", "lineStep"] + wholeAndGiven,
      start: StartRule.rawTouches().with {
        $0.deadZone = 20
        $0.startsAtEdge = true
        $0.direction = .text
      },
      rule: .anchored(
        AnchorSteps(step: 24).with {
          $0.reaches = true
          $0.scale = PixelScale(pixelsPerPoint: 3, givesPixels: true)
        })),
    TechniqueEntry(
      id: "fossify", group: .keyboards,
      summary: "Swipe from space: a character each 8 pt, what an update leaves over is dropped.",
      source: "FossifyOrg/Keyboard @ 7fc7791, MyKeyboardView.kt; the 8 dp are not verified",
      licence: "GPL-3.0: described, nothing copied",
      notModelled: "it is one event behind: it computes with the place of the event before",
      leftOut: ["reaches", "takesAll", "wordStep", "vertical", "lineStep"] + wholeAndGiven,
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with { $0.haptics = .steps },
      rule: .anchored(
        AnchorSteps(step: 8).with {
          $0.takesAll = true
          $0.scale = PixelScale(pixelsPerPoint: 3, isWhole: true)
        })),
    TechniqueEntry(
      id: "wmkeyboard", group: .keyboards,
      summary: "Hold space for 0.3 s and leave 12 pt: a character each 16 pt, the rest is kept.",
      source: "wasi-master/wmkeyboard, space bar's gestures", licence: "MIT",
      notModelled: "the quick swipe's own action; the pause in which composing does not go on",
      movesAcrossLines: true,
      ownRows: [
        ParameterSpec(
          .technique, "step", unit: "pt", .real(least: 8, greatest: 32, standard: 16),
          isLogarithmic: true,
          meaning: "larger is slower: how far the finger goes for a character",
          source: "wmkeyboard: 16 dp, 8…32"),
        ParameterSpec(
          .technique, "lineStep", unit: "pt", .real(least: 0, greatest: 32, standard: 0),
          meaning: "how far the finger goes for a line; 0: up and down do nothing",
          source: "wmkeyboard: off, or the same as step"),
      ],
      leftOut: ["exceeds", "speed", "most", "wordStep", "countsLift"] + pixels,
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 300
        $0.holdTravel = 12
        $0.deadZone = 12
        $0.metric = .euclidean
        $0.origin = .crossing
        $0.selection = .shift
        $0.haptics = .steps
        $0.direction = .text
        $0.tapTravel = 12
      },
      rule: .remainder(RemainderSteps(step: 16))),
    TechniqueEntry(
      id: "kazuma", group: .keyboards,
      summary: "Hold space: an arrow each time the finger is more than 20 px on, on its main axis.",
      source: "KazumaProject/JapaneseKeyboard, space bar's cursor mode", licence: "MIT",
      notModelled: "selecting with the conversion key; the hold is Android's own, 0.4 s",
      movesAcrossLines: true,
      ownRows: [
        ParameterSpec(
          .technique, "step", unit: "px", .real(least: 1, greatest: 100, standard: 20),
          isLogarithmic: true,
          meaning: "larger is slower: device pixels for a character",
          source: "kazuma: 20 px"),
        ParameterSpec(
          .technique, "lineStep", unit: "px", .real(least: 1, greatest: 200, standard: 20),
          isLogarithmic: true, meaning: "larger is slower: device pixels for a line",
          source: "kazuma: 20 px"),
      ],
      leftOut: ["reaches", "takesAll", "wordStep", "vertical"] + wholeAndGiven,
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 400
        $0.holdTravel = 8
        $0.base = .hold
        $0.direction = .text
      },
      rule: .anchored(
        AnchorSteps(step: 20).with {
          $0.vertical = .dominant
          $0.lineStep = 20
          $0.scale = PixelScale(pixelsPerPoint: 3, givesPixels: true)
        })),
    TechniqueEntry(
      id: "maliit", group: .keyboards,
      summary: "Hold space for 0.8 s: an arrow each 8 pt sideways and each 32 pt up or down.",
      source: "maliit/keyboard @ 09111f5, Keyboard.qml; SpaceKey.qml",
      licence: "LGPL-3.0 and BSD: described, nothing copied",
      notModelled:
        "the panel that stays for 5 s after the lift; selecting after a double tap; the jump at the start",
      movesAcrossLines: true, leftOut: ["reaches", "takesAll", "wordStep", "vertical"] + pixels,
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 800
        $0.holdTravel = 0
        $0.base = .hold
        $0.haptics = .start
        $0.direction = .text
      },
      rule: .anchored(
        AnchorSteps(step: 8).with {
          $0.vertical = .independent
          $0.lineStep = 32
        })),
    TechniqueEntry(
      id: "gjs-osk", group: .keyboards,
      summary: "Hold space for 0.75 s: an arrow each 20 pt, at first from the middle of the key.",
      source: "Vishram1123/gjs-osk @ 007a119, extension.js",
      licence: "GPL-3.0: described, nothing copied",
      notModelled: "a key that is lost within 5 ms of another",
      leftOut: ["reaches", "takesAll", "wordStep", "vertical", "lineStep"] + pixels,
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 750
        $0.holdTravel = 0
        $0.base = .keyCenter
        $0.direction = .text
      },
      rule: .anchored(AnchorSteps(step: 20))),
  ]

  /// Rows of the pixel scale that a keyboard of device pixels has no choice in.
  private static let wholeAndGiven = ["wholePixels", "lengthsInPixels"]
}

extension AnchorSteps {
  /// The same rule with some values changed.
  fileprivate func with(_ change: (inout AnchorSteps) -> Void) -> AnchorSteps {
    var rule = self
    change(&rule)
    return rule
  }
}
