extension TechniqueEntry {
  /// Keyboards that share their rule with no other.
  static let singles = [
    TechniqueEntry(
      id: "heliboard-touchpad", group: .keyboards,
      summary: "Swipe up from space: a pad for both axes; longer updates count for more.",
      source: "HeliBorg/HeliBoard 4.0, release notes; TouchpadHandler.java",
      licence: "GPL-3.0: described, nothing copied",
      notModelled:
        "later versions: an edge that scrolls, only the larger axis moves, a pause first",
      movesAcrossLines: true,
      start: StartRule.rawTouches().with {
        $0.rise = 10
        $0.haptics = .steps
        $0.direction = .text
      },
      rule: .acceleratedPad(AcceleratedPad())),
    TechniqueEntry(
      id: "florisboard", group: .keyboards,
      summary:
        "Swipe from space: a character each 8 pt gone sideways, counted from the touch-down.",
      source: "florisboard/florisboard @ 0347eab, SwipeGesture.kt; TextKeyboardLayout.kt",
      licence: "Apache-2.0",
      notModelled: "actions of swipes up and down; the long press that a slow start turns into",
      start: StartRule.rawTouches(keyCancel: .onFirstStep).with {
        $0.selection = .shift
        $0.haptics = .steps
        $0.direction = .text
      },
      rule: .sidewaysUnits(SidewaysUnits())),
    TechniqueEntry(
      id: "anysoftkeyboard", group: .keyboards,
      summary: "Fling: one character for a touch of 140 pt (70 from space) at 380 pt/s.",
      source: "AnySoftKeyboard/AnySoftKeyboard @ 1465516, AskGestureEventsListener.java",
      licence: "Apache-2.0",
      notModelled:
        "flings that only their lift's speed makes; up and down; other fingers dead until the lift",
      start: StartRule.rawTouches(region: .keyboard, keyCancel: .onFirstStep).with {
        $0.direction = .text
      },
      rule: .fling(Fling())),
    TechniqueEntry(
      id: "swiftkey-exi", group: .keyboards,
      summary: "Swipe anywhere: 50 px a character or line, banked; up from space takes it back.",
      source: "Nordskog/SwiftKeyExi @ 6d8110e, SelectionMethods.java; SelectionState.java",
      licence: "GPL-3.0: described, nothing copied",
      notModelled:
        "its modes: here space moves the caret, too; a second finger for the selection's other end; "
        + "the full stop's and the long presses' exemption",
      movesAcrossLines: true,
      start: StartRule.rawTouches(region: .keyboard, keyCancel: .onFirstStep).with {
        $0.selection = .firstKey
        $0.direction = .text
      },
      rule: .axisBanks(AxisBanks())),
  ]
}
