import GestureCore
import SimulatorCore

extension ComputedTable {
  private static let tenPoints = [24.0, 24, 24, 24, 24, 24]
  private static let sixteenPoints = [15.0, 15, 15, 15, 15, 15]

  static let rows = [
    Row(
      "the article", "velocity-filter", [9, 8, 8, 19, 17, 15], -1, -3, rest: 2.5, lift: 30,
      parameters: [NamedParameter("velocity", .word("last-segment"))]),
    Row("SwipeSelection 1.0", "swipeselection-1.0", sixteenPoints, 0, 0, rest: 0.8, lift: 10),
    Row(
      "SwipeSelection 1.5", "swipeselection-1.5", [20, 17, 10, 22, 18, 18], 0, -11, rest: 0.1,
      lift: 0),
    Row(
      "SwipeSelection Pro", "swipeselection-pro", [24, 24, 23, 24, 24, 23], -2, -2, rest: 5.2,
      lift: 40),
    Row("SwipeShiftCaret", "swipeshiftcaret", sixteenPoints, 0, 0, rest: 0.8, lift: 10),
    Row(
      "SwipeShiftCaret + velocity", "swipeshiftcaret", [15, 15, 30, 15, 15, 30], 0, 0, rest: 0.8,
      lift: 10, parameters: [NamedParameter("gear", .flag(true))]),
    Row("MiRO92", "miro92", [20, 17, 10, 22, 18, 18], 0, -11, rest: 0.1, lift: 0),
    Row("mwhds97 1.00×", "mwhds97", tenPoints, 0, 0, rest: 0.2, lift: 0),
    Row("KeyboardKit medium", "keyboardkit", [48, 48, 48, 48, 48, 48], 0, 0, rest: 9.1, lift: 50),
    Row("Hamster", "hamster", tenPoints, 0, 0, rest: 1.5, lift: 25),
    Row("Wurstfinger", "wurstfinger", [16, 16, 16, 16, 16, 16], 0, 0, rest: 0.1, lift: 0),
    Row("Dictus iOS", "dictus", [44, 32, 26, 56, 29, 25], 0, -17, rest: 1.4, lift: 0),
    Row("giellakbd-ios", "giellakbd", [12, 12, 12, 12, 12, 12], 0, 0, rest: 0.1, lift: 0),
    Row("azooKey bar", "azookey-bar", [18, 18, 8, 18, 18, 18], 0, -2, rest: 0.3, lift: 0),
    Row("Finale", "finale", [39, 36, 10, 42, 36, 19], 0, -27, rest: 0.2, lift: 0),
    Row("simple-keyboard", "simple-keyboard", tenPoints, 0, 0, rest: 0.2, lift: 0),
    Row("OpenBoard", "openboard", tenPoints, 0, 0, rest: 0.2, lift: 0),
    Row("HeliBoard", "heliboard", tenPoints, 0, 0, rest: 0.2, lift: 0),
    Row("fcitx5", "fcitx5-android", tenPoints, 0, 0, rest: 0.2, lift: 0),
    Row("FUTO", "futo", sixteenPoints, 0, 0, rest: 0.1, lift: 0),
    Row("FlorisBoard", "florisboard", [29, 29, 29, 29, 29, 29], -1, -1, rest: 2.5, lift: 35),
    Row("Unexpected medium", "unexpected", [25, 39, 60, 25, 40, 66], -9, 32, rest: 0.1, lift: 0),
    Row(
      "Thumb-Key LINEAR 9", "thumb-key", [17, 13, 14, 35, 26, 30], -5, -11, rest: 0.1, lift: 0,
      parameters: [NamedParameter("keySize", .number(64))]),
    Row(
      "Thumb-Key THRESHOLD 9", "thumb-key", [26, 26, 35, 53, 53, 70], -10, -4, rest: 0, lift: 0,
      parameters: [
        NamedParameter("keySize", .number(64)), NamedParameter("mode", .word("threshold")),
      ]),
    Row(
      "HeliBoard 4's touchpad", "heliboard-touchpad", [18, 25, 44, 18, 21, 31], 0, 27, rest: 0.1,
      lift: 0),
    Row("Trime", "trime", [27, 17, 10, 27, 23, 18], 0, -18, rest: 0.1, lift: 0),
    Row("Fossify", "fossify", [28, 18, 28, 28, 24, 19], 0, 0, rest: 0.1, lift: 0),
    Row("WMKeyboard", "wmkeyboard", [14, 14, 13, 14, 14, 14], 0, -1, rest: 0.1, lift: 0),
    Row("SwiftKey EXI", "swiftkey-exi", [13, 13, 14, 13, 13, 13], 0, 0, rest: 0, lift: 0),
    Row("Kazuma", "kazuma", [30, 19, 10, 32, 24, 19], 0, -20, rest: 0.1, lift: 0),
    Row("Maliit", "maliit", [28, 18, 10, 28, 24, 19], 0, -18, rest: 0.1, lift: 0),
  ]
}
