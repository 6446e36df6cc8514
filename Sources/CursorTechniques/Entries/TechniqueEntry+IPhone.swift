import GestureCore

extension TechniqueEntry {
  /// Keyboards of the iPhone that can be installed.
  static let iPhone = [
    TechniqueEntry(
      id: "keyboardkit", group: .keyboards,
      summary: "Hold space for 0.5 s: the caret's place is the finger's, 5 pt a character.",
      source: "KeyboardKit/KeyboardKit 9.9.1 @ a7e33ac, Gestures+SpaceDragGestureHandler.swift",
      licence: "MIT",
      notModelled:
        "the sign follows the keyboard's locale in right-to-left languages; a single step "
        + "over an emoji goes half as many UTF-16 units as the emoji has UTF-8 bytes",
      ownRows: [
        step(1...100, source: "KeyboardKit's sensitivities: low 10, medium 5, high 2"),
        band(source: "KeyboardKit: 50"),
      ],
      leftOut: ["twoFingerStep", "owesPastEnds"] + pixels,
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
      licence: "MIT", notModelled: "flicks from space that end before the hold is over",
      ownRows: [
        step(1...100, source: "Hamster's setting: 10, whole numbers from 1 to 100"),
        band(source: "Hamster: 50"),
      ],
      leftOut: ["twoFingerStep", "owesPastEnds"] + pixels,
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 300
        $0.holdTravel = 0
        $0.base = .firstMove
      },
      rule: .positional(PositionalSteps(step: 10, band: 50))),
    TechniqueEntry(
      id: "wurstfinger", group: .keyboards,
      summary: "Slide on space: a character each 14 pt beyond the first 8, the rest is kept.",
      source: "cl445/wurstfinger @ 5587e27, SlideGestureHandler.swift",
      licence: "MIT",
      notModelled:
        "swipes up from space, which show and hide labels; digits by long press; its own "
        + "rule for the ends of words",
      start: StartRule.rawTouches().with {
        $0.deadZone = 8
        $0.startsAtEdge = true
        $0.axis = .horizontalWaits
        $0.upSwipe = 30
        $0.origin = .edge
        $0.haptics = .steps
        $0.tapTravel = 8
      },
      rule: .wurstfinger(WurstfingerSteps())),
    TechniqueEntry(
      id: "dictus", group: .keyboards,
      summary: "Hold space for 0.5 s: up to 3 characters each 12 pt, more the farther at once.",
      source: "getdictus/dictus-ios @ e91d231, LongPressController.swift",
      licence: "MIT", notModelled: "the tick as the dead zone is left",
      start: StartRule.rawTouches().with {
        $0.holdMilliseconds = 500
        $0.base = .hold
        $0.deadZone = 8
        $0.origin = .edge
        $0.haptics = .steps
      },
      rule: .dictus(DictusSteps())),
    TechniqueEntry(
      id: "giellakbd", group: .keyboards,
      summary: "Hold space for 0.5 s: a character each 20 pt, the rest is kept.",
      source: "divvun/giellakbd-ios @ 59a43c4, LongPressController.swift",
      licence: "MIT or Apache-2.0", ownRows: [step(1...100, source: "giellakbd-ios: 20")],
      leftOut: ["speed", "most", "wordStep", "lineStep"] + pixels,
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
    TechniqueEntry(
      id: "azookey-bar", group: .keyboards,
      summary: "Slide on a bar above the keys: a character each 12 pt of smoothed way.",
      source: "ensan-hcl/azooKey @ 10fc46a, SliderStyleCursorBar.swift",
      licence: "MIT",
      notModelled:
        "taps on the bar's arrows; the bar goes away after 10 s; its other style, which drags "
        + "the text under the caret",
      start: .rawTouches(region: .bar), rule: .azooKey(AzooKeySteps())),
    TechniqueEntry(
      id: "finale", group: .keyboards,
      summary: "Hold a letter for 0.5 s: a character each 5 pt; at the screen's edge it runs.",
      source: "Finalet/Finale-Keyboard, FinaleKeyboard+Actions.swift",
      licence: "none found: described, nothing copied",
      notModelled:
        "during the hold half a key beyond the key's own edge is a swipe; here it is 39 pt from "
        + "the touch-down",
      start: StartRule.rawTouches(region: .letters).with {
        $0.holdMilliseconds = 500
        $0.holdTravel = 39
        $0.base = .down
        $0.haptics = .start
      },
      rule: .finale(FinaleSteps())),
  ]
}
