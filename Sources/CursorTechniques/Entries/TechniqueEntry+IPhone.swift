import GestureCore

extension TechniqueEntry {
  /// Keyboards and tweaks of the iPhone: they measure points.
  static let iPhone = [
    TechniqueEntry(
      id: "swipeselection-1.5", group: .keyboards,
      summary: "Swipe anywhere: a character each time the finger is more than 10 pt on.",
      source: "kylehowells/SwipeSelection @ 40901b6, SwipeSelection/Tweak.mm",
      licence: "none: described, nothing copied",
      leftOut: ["reaches", "takesAll", "vertical", "lineStep"] + pixels,
      start: StartRule.rawTouches(region: .keyboard).with {
        $0.deadZone = 18
        $0.startsAtEdge = true
        $0.axis = .horizontalThroughout
        $0.selection = .passingDelete
        $0.direction = .text
      },
      rule: .anchored(AnchorSteps(step: 10, wordStep: 20))),
    TechniqueEntry(
      id: "keyboardkit", group: .keyboards,
      summary: "Hold space for 0.5 s: the caret's place is the finger's, 5 pt a character.",
      source: "KeyboardKit/KeyboardKit 9.9.1 @ a7e33ac, Gestures+SpaceDragGestureHandler.swift",
      licence: "MIT", leftOut: ["twoFingerStep", "owesPastEnds"] + pixels,
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 500
        $0.holdTravel = 50
        $0.base = .firstMove
        $0.haptics = .start
      },
      rule: .positional(PositionalSteps(step: 5, band: 50))),
    TechniqueEntry(
      id: "hamster", group: .keyboards,
      summary: "Hold space for 0.3 s: the caret's place is the finger's, 10 pt a character.",
      source: "imfuxiao/Hamster @ 6569370, SpaceCursorDragGestureHandler.swift",
      licence: "MIT", leftOut: ["twoFingerStep", "owesPastEnds"] + pixels,
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 300
        $0.holdTravel = 0
        $0.base = .firstMove
      },
      rule: .positional(PositionalSteps(step: 10, band: 50))),
    TechniqueEntry(
      id: "giellakbd", group: .keyboards,
      summary: "Hold space for 0.5 s: a character each 20 pt, the rest is kept.",
      source: "divvun/giellakbd-ios @ 59a43c4, LongPressController.swift",
      licence: "MIT or Apache-2.0", leftOut: ["speed", "most", "wordStep", "lineStep"] + pixels,
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 500
        $0.base = .firstMove
      },
      rule: .remainder(
        {
          var steps = RemainderSteps(step: 20)
          steps.exceeds = true
          steps.countsLift = true
          return steps
        }())),
  ]

  /// Rows of the pixel scale.
  static let pixels = PixelScale.table.map { $0.name }
}
