import SimulatorCore
import Testing
import WindowShell
import Workbench

@Suite("Keys of the computer's keyboard")
struct KeysTests {
  static let editing: [(KeyStroke, String?)] = [
    (KeyStroke(.backspace), "backspace"), (KeyStroke(.backspace, .control), "delete-word"),
    (KeyStroke(.backspace, .shift), "backspace"), (KeyStroke(.delete), "delete"),
    (KeyStroke(.left), "left"), (KeyStroke(.right, .shift), "shift-right"),
    (KeyStroke(.left, .control), "word-left"),
    (KeyStroke(.right, [.control, .shift]), "shift-word-right"),
    (KeyStroke(.left, .command), "line-start"), (KeyStroke(.right, .alt), "line-end"),
    (KeyStroke(.up), "up"), (KeyStroke(.down, .shift), "shift-down"),
    (KeyStroke(.up, .command), "document-start"), (KeyStroke(.home), "home"),
    (KeyStroke(.end), "end"), (KeyStroke(.end, [.control, .shift]), "shift-document-end"),
    (KeyStroke(.home, .control), "document-start"), (KeyStroke(.pageUp), "page-up"),
    (KeyStroke(.pageDown, .shift), "shift-page-down"), (KeyStroke(.return), "return"),
    (KeyStroke(.return, .shift), "return"), (KeyStroke(.tab), "tab"),
    (KeyStroke(.tab, .shift), "shift-tab"),
    (KeyStroke(.character("a"), .control), "select-all"),
    (KeyStroke(.character("c"), .control), "copy"), (KeyStroke(.character("x"), .control), "cut"),
    (KeyStroke(.character("z"), .control), "undo"),
    (KeyStroke(.character("z"), [.control, .shift]), "redo"),
    (KeyStroke(.character("y"), .control), "redo"), (KeyStroke(.character("a")), nil),
    (KeyStroke(.character("v"), .control), nil), (KeyStroke(.space), nil),
    (KeyStroke(.escape), nil), (KeyStroke(.function(3)), nil),
  ]

  @Test("Editing keys as recordings name them", arguments: editing)
  func editingKeys(_ stroke: KeyStroke, _ name: String?) {
    #expect(EditingKey(stroke)?.name == name)
  }

  @Test("Everything that a recording can name, but the phone's own moves, can be pressed")
  func complete() {
    let pressed = Set(Self.editing.compactMap { EditingKey($0.0)?.action })
    #expect(EditingKey.Action.allCases.filter { !pressed.contains($0) } == [])
  }

  static let tools: [(KeyStroke, live: ToolCommand?, replay: ToolCommand?)] = [
    (KeyStroke(.function(1)), .showKeys, .showKeys),
    (KeyStroke(.function(2)), .switchTheme, .switchTheme),
    (KeyStroke(.function(5)), .record, .record),
    (KeyStroke(.function(6)), .playPause, .playPause),
    (KeyStroke(.function(7)), .previousEvent, .previousEvent),
    (KeyStroke(.function(8)), .nextEvent, .nextEvent),
    (KeyStroke(.function(7), .shift), .previousStep, .previousStep),
    (KeyStroke(.function(9)), .takePicture, .takePicture),
    (KeyStroke(.function(11)), .phoneOnly, .phoneOnly), (KeyStroke(.escape), .goBack, .goBack),
    (KeyStroke(.space), nil, .playPause), (KeyStroke(.left), nil, .previousEvent),
    (KeyStroke(.right), nil, .nextEvent), (KeyStroke(.right, .shift), nil, .nextStep),
    (KeyStroke(.home), nil, .toStart), (KeyStroke(.character("[")), nil, .slower),
    (KeyStroke(.character("]")), nil, .faster), (KeyStroke(.character("a")), nil, nil),
    (KeyStroke(.tab), .moveFocus(backwards: false), .moveFocus(backwards: false)),
    (KeyStroke(.tab, .shift), .moveFocus(backwards: true), .moveFocus(backwards: true)),
    (KeyStroke(.tab, .control), nil, nil), (KeyStroke(.function(12)), .swap, .swap),
    (KeyStroke(.character("p"), .control), .open(.palette), .open(.palette)),
    (KeyStroke(.character("3"), .control), .chooseNumber(3), .chooseNumber(3)),
    (KeyStroke(.character("z"), .control), nil, nil),
    (KeyStroke(.character("z"), [.control, .shift]), .undoSetting, .undoSetting),
    (KeyStroke(.character("1"), .control), .chooseNumber(1), .chooseNumber(1)),
    (KeyStroke(.character("9"), .control), .chooseNumber(9), .chooseNumber(9)),
    (KeyStroke(.character("g"), [.control, .shift]), .ghost, .ghost),
    (KeyStroke(.character("d"), [.control, .shift]), .overlay(.deadZone), .overlay(.deadZone)),
    (KeyStroke(.character("h"), [.control, .shift]), .histogram, .histogram),
    (KeyStroke(.character("l"), [.control, .shift]), .loop, .loop),
    (KeyStroke(.up), nil, nil), (KeyStroke(.return), nil, nil),
  ]

  @Test("Live, plain keys are the phone's; with a recording some work bare", arguments: tools)
  func commands(_ stroke: KeyStroke, live: ToolCommand?, replay: ToolCommand?) {
    #expect(ToolCommand(stroke, isReplaying: false) == live)
    #expect(ToolCommand(stroke, isReplaying: true) == replay)
  }

  @Test(
    "The key that a menu shows beside a command is the key that does it",
    arguments: MenuTitle.allCases)
  func shortcuts(_ menu: MenuTitle) {
    for command in menu.groups.joined() {
      // What the lists do, they do where a row has the keyboard.
      if case .recordings = command { continue }
      guard let shortcut = command.shortcut else { continue }
      #expect(ToolCommand(Self.stroke(shortcut), isReplaying: true) == command, "\(shortcut)")
    }
  }

  /// `Ctrl Shift G` as a key with its modifiers.
  private static func stroke(_ shortcut: String) -> KeyStroke {
    var modifiers: Modifiers = []
    var key = Key.space
    for word in shortcut.split(separator: " ") {
      switch word {
      case "Ctrl": modifiers.insert(.control)
      case "Shift": modifiers.insert(.shift)
      case "Esc": key = .escape
      case "Home": key = .home
      case "End": key = .end
      case "\u{2212}": key = .character("-")
      default:
        if word.count > 1, word.hasPrefix("F"), let number = Int(word.dropFirst()) {
          key = .function(number)
        } else {
          key = .character(Character(word.lowercased()))
        }
      }
    }
    return KeyStroke(key, modifiers)
  }

  @Test("Speeds go from a quarter to fourfold")
  func speeds() {
    #expect(PlaybackSpeed.allCases.map(\.factor) == [0.25, 0.5, 1, 2, 4])
    #expect(PlaybackSpeed.quarter.slower == .quarter)
    #expect(PlaybackSpeed.fourfold.faster == .fourfold)
    #expect(PlaybackSpeed.fourfold.next == .quarter)
  }
}
