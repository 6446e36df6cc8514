import Drawing
import GestureCore
import KeyboardCore
import PangoText
import SimulatorCore
import TextCore

/// Scenes of what the text view can show.
enum TextScenes {
  /// A phone with a text and a selection in it.
  static func scene(
    _ appearance: Theme.Appearance = .light, before: String, selected: String = "",
    after: String = "", keyboard: String = "en-qwerty"
  ) throws -> PhoneScene {
    var start = SessionStart()
    start.keyboard = keyboard
    start.document = SessionStart.Document(before: before, selected: selected, after: after)
    return PhoneScene(
      try Simulator(start: start), appearance: appearance, statusTime: "10:08")
  }

  private static let walk = "Swipe across the keys and the caret walks through the text. "
  private static let chinese = "在键盘上左右滑动，光标就跟着手指走：慢滑一次一格，快滑一次几格。"

  /// The caret where a line wraps, leaning to either side.
  static func wrap(_ affinity: Affinity, _ fonts: Fonts) throws -> PhoneScene {
    var scene = try scene(before: "", after: chinese + chinese)
    let geometry = PangoGeometry(viewport: scene.viewport, fonts: fonts)
    var caret = geometry.lineEnd(of: .start, in: scene.document)
    caret.affinity = affinity
    scene.document.setCaret(caret)
    return scene
  }

  /// A selection over three lines, its handles, and what more there is to see of it.
  static func selection(_ appearance: Theme.Appearance) throws -> PhoneScene {
    try scene(
      appearance, before: walk + "Slow is exact, ", selected: "fast goes far.\n在键盘上左右滑动",
      after: "，光标就跟着手指走：慢滑一次一格，快滑一次几格 👩‍🚀。\nDear <#name#>, hello.")
  }

  static func loupe(_ appearance: Theme.Appearance) throws -> PhoneScene {
    var scene = try selection(appearance)
    scene.showsLoupe = true
    scene.fingers = [FingerMark(location: Point(x: 165, y: 194))]
    return scene
  }

  static func menu(_ appearance: Theme.Appearance, _ fonts: Fonts) throws -> PhoneScene {
    var scene = try scene(
      appearance, before: walk + "Slow is exact, fast goes far.\n" + chinese + "\nTap the ",
      selected: "selection", after: " and a menu comes.\n" + walk)
    var geometry = PangoGeometry(viewport: scene.viewport, fonts: fonts)
    if let handles = SelectionHandles(of: scene.document, layout: &geometry) {
      scene.menu = TextMenu(
        TextMenu.Item.allCases, beside: handles, in: scene.textRegion, fonts: fonts)
      scene.menu?.pressed = .copy
    }
    return scene
  }

  static func bidirectional() throws -> PhoneScene {
    try scene(
      before: "The word ", selected: "שלום עולם means hello",
      after:
        " world.\nمرحبا بالعالم، this is a line that begins with Arabic and wraps.\n123 אבג 456")
  }

  static func placeholders(_ appearance: Theme.Appearance) throws -> PhoneScene {
    try scene(
      appearance, before: "Dear <#name#>, your table for <#guests#> at <#T##time##Date#> is ",
      selected: "booked by <#host#>",
      after:
        ".\n<##> <#a#><#b#>, <#a placeholder whose name is much longer than any line of the phone is wide#>.\n"
        + "شكرا <#الاسم#> جزيلا")
  }

  static func underlined() throws -> PhoneScene {
    var scene = try selection(.light)
    scene.textStyle.selectionStyle = .underline
    return scene
  }

  /// Text that is being composed.
  static func marked() throws -> PhoneScene {
    var scene = try scene(before: "Pinyin: ", after: " and on.", keyboard: "zh-pinyin")
    scene.document.setMarked("ni hao", from: 6, length: 0)
    return scene
  }

  static func empty(_ appearance: Theme.Appearance) throws -> PhoneScene {
    var scene = try scene(appearance, before: "")
    scene.textStyle.emptyText = "Write here what comes to your mind, however long it may be."
    scene.textStyle.visibleLines = 3...6
    return scene
  }

  /// A style with nothing as it was designed.
  static func restyled() throws -> PhoneScene {
    var scene = try scene(
      before: "Larger, further apart, and red; with a <#placeholder#> in it.\n", after: "Caret.")
    scene.textStyle.fontSize = 26
    scene.textStyle.linePitch = 44
    scene.textStyle.paragraphSpacing = 30
    scene.textStyle.insets = TextInsets(top: 40, left: 60, bottom: 8, right: 30)
    scene.textStyle.textColor = Color(0xB02020)
    return scene
  }

  static func hidden(_ part: Double, _ appearance: Theme.Appearance) throws -> PhoneScene {
    var scene = try selection(appearance)
    scene.keyboardHiding = part
    return scene
  }

  static func marks() throws -> PhoneScene {
    try scene(
      before: "A tower: a" + String(repeating: "\u{301}", count: 100_000)
        + ", and\u{0} then\u{7F} on.\n"
        + "\u{202E}turned round\u{202C} and back.\n", after: "ที่นี่ ស្រុក हिन्दी نستعلیق")
  }

  static func punctuation() throws -> PhoneScene {
    var start = SessionStart()
    start.keyboard = "zh-pinyin"
    var simulator = try Simulator(start: start)
    var effects = Effects()
    var geometry = CellGeometry(screenWidth: 390, viewportHeight: 506)
    for phase in [TouchPhase.down, .up] {
      simulator.handle(
        InputEvent(.zero, .touch(FingerID(1), phase, Point(x: 40, y: 750))), layout: &geometry,
        into: &effects)
    }
    return PhoneScene(simulator, appearance: .light, statusTime: "10:08")
  }
}

extension TextScenes {
  /// A text in one line, scrolled to its end.
  static func singleLine(_ fonts: Fonts) throws -> PhoneScene {
    var scene = try scene(
      before: "One line that is much too long for the view and has a <#pill#> near its end")
    scene.textStyle.isSingleLine = true
    scene.textStyle.visibleLines = 1...1
    let geometry = PangoGeometry(viewport: scene.viewport, style: scene.textStyle, fonts: fonts)
    scene.scrollX = geometry.scrollX(showing: scene.document.selection.caret, in: scene.document)
    return scene
  }

  /// A view that has grown as far as it may, and scrolls.
  static func grown(_ fonts: Fonts) throws -> PhoneScene {
    var scene = try scene(before: walk + chinese + walk + "\n" + chinese)
    scene.textStyle.visibleLines = 1...4
    let geometry = PangoGeometry(viewport: scene.viewport, style: scene.textStyle, fonts: fonts)
    scene.scroll = geometry.scroll(showing: scene.document.selection.caret, in: scene.document)
    return scene
  }
}
