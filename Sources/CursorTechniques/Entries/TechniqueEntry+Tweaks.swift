import GestureCore

extension TechniqueEntry {
  /// Swipes on the iPhone's own keyboard or text that came before it had a trackpad, and their descendants.
  static let tweaks = [
    TechniqueEntry(
      id: "swipeselection-1.0", group: .keyboards,
      summary: "Swipe anywhere: the caret's place is the finger's, 16 pt a character.",
      source: "kylehowells/SwipeSelection, version 1.0 of May 2012, Tweak.xm",
      licence: "none: described, nothing copied",
      notModelled: "it counts UTF-16 units, not characters; \(longPress)",
      ownRows: [
        step(1...100, source: "SwipeSelection 1.0: 16"),
        ParameterSpec(
          .technique, "twoFingerStep", unit: "pt", .real(least: 0, greatest: 100, standard: 8),
          meaning: "the same once two fingers took part; 0: as with one",
          source: "SwipeSelection 1.0: 8"),
      ],
      leftOut: ["band", "owesPastEnds"] + pixels,
      start: StartRule(keyCancel: .onStart).with {
        $0.deadZone = 5
        $0.startsAtEdge = true
        $0.selection = .shift
      },
      rule: .positional(PositionalSteps(step: 16, twoFingerStep: 8, owesPastEnds: true))),
    TechniqueEntry(
      id: "swipeselection-1.5", group: .keyboards,
      summary: "Swipe anywhere: a character each time the finger is more than 10 pt on.",
      source: "kylehowells/SwipeSelection @ 40901b6, SwipeSelection/Tweak.mm",
      licence: "none: described, nothing copied",
      notModelled:
        "\(uikitSlop); on an iPad the dead zone is 30 pt; \(longPress); a word "
        + "move that gets nowhere tries a character; web views keep the remainder",
      ownRows: [
        step(1...100, source: "SwipeSelection 1.5: 10"), wordStep(source: "SwipeSelection 1.5: 20"),
      ],
      leftOut: ["reaches", "takesAll", "vertical", "lineStep"] + pixels,
      start: .swipeSelection, rule: .anchored(AnchorSteps(step: 10, wordStep: 20))),
    TechniqueEntry(
      id: "swipeselection-pro", group: .keyboards,
      summary: "Swipe anywhere: from the dead zone on the caret's place is the finger's.",
      source:
        "kylehowells/SwipeSelection @ 40901b6, New Cydia Versions/SwipeSelection Pro/Tweak.mm",
      licence: "none: described, nothing copied",
      notModelled:
        "\(uikitSlop); its dead zones are 18, 26 and 38 pt, on an iPad 30, 45 and 55; its area "
        + "is start.region; \(longPress); tapping shift three times switches it off",
      start: StartRule.panFromTouchDown(region: .allButMode).with {
        $0.deadZone = 18
        $0.startsAtEdge = true
        $0.origin = .crossing
        $0.axis = .horizontalAtCrossing
        $0.selection = .firstKey
        $0.direction = .text
      },
      rule: .swipeSelectionPro(SwipeSelectionProSteps())),
    TechniqueEntry(
      id: "swipeshiftcaret", group: .keyboards,
      summary: "Swipe on the text: the caret's place is the finger's, 16 pt ÷ gear a character.",
      source: "r-plus/SwipeShiftCaret @ 0cd674e, SwipeShiftCaret.x",
      licence: "ISC",
      notModelled:
        "its other style, a character for each swipe; a mode key that is held selects; steps "
        + "inside marked text; scrolling while it moves",
      movesAcrossLines: true,
      start: StartRule(region: .text, keyCancel: .onStart).with {
        $0.deadZone = 16
        $0.startsAtEdge = true
        $0.axis = .horizontalAtCrossing
        $0.selection = .shift
        $0.direction = .text
      },
      rule: .gear(GearSteps())),
    TechniqueEntry(
      id: "miro92", group: .keyboards,
      summary: "Swipe anywhere: a character each time the finger is more than 10 pt on, lines too.",
      source: "MiRO92/SwipeSelection @ 7d85376, Tweak.m",
      licence: "none: described, nothing copied",
      notModelled:
        "\(uikitSlop); \(longPress); the tick at the end; web views keep the "
        + "remainder; its area is start.region",
      movesAcrossLines: true,
      start: StartRule.panFromTouchDown(region: .allButMode).with {
        $0.selection = .passingDelete
        $0.direction = .text
        $0.keyCancel = .onFirstStep
      },
      rule: .miro(MiroSteps())),
    TechniqueEntry(
      id: "mwhds97", group: .keyboards,
      summary: "Swipe anywhere: a character each 10 pt ÷ speed, the rest is kept.",
      source: "mwhds97/SwipeSelection @ d89a589, SSMovement.h",
      licence: "MIT",
      notModelled:
        "\(uikitSlop); on an iPad the dead zone is 30 pt; of several fingers the one that moves "
        + "counts, not their mean; kana keys and long presses end the swipe",
      ownRows: [
        step(1...100, source: "mwhds97: 10"), wordStep(source: "mwhds97: 20, divided by the speed"),
        ParameterSpec(
          .technique, "speed", .real(least: 0.1, greatest: 2, standard: 1), isLogarithmic: true,
          meaning: "larger is faster: steps for each step's length",
          source: "mwhds97's setting: 1, from 0.1 to 2 by 0.05"),
        ParameterSpec(
          .technique, "most", .whole(least: 0, greatest: 1_000, standard: 256),
          meaning: "the most steps of one callback; 0: any number", source: "mwhds97: 256"),
      ],
      leftOut: ["exceeds", "lineStep", "countsLift"] + pixels, start: .swipeSelection,
      rule: .remainder(
        {
          var steps = RemainderSteps(step: 10)
          steps.wordStep = 20
          steps.most = 256
          return steps
        }())),
  ]

  private static let longPress = "a long press ends a swipe that has not begun (start.lostAfter)"

  private static let uikitSlop =
    "a device's recognizer begins 10 pt after the touch-down and all is measured from there "
    + "(recognizer.slop=10, recognizer.origin=threshold)"
}

extension StartRule {
  /// SwipeSelection's from version 1.5 on, and that of one of its descendants.
  static let swipeSelection = StartRule.panFromTouchDown(region: .allButMode).with {
    $0.deadZone = 18
    $0.startsAtEdge = true
    $0.axis = .horizontalThroughout
    $0.selection = .passingDelete
    $0.direction = .text
  }
}
