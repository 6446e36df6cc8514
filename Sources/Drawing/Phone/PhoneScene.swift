package import GestureCore
package import PangoText
package import SimulatorCore
package import TextCore

/// Everything that the phone's picture depends on; equal scenes look the same.
package struct PhoneScene: Sendable {
  /// Width and height of the screen.
  package var screen: Screen
  /// Dark or light.
  package var appearance: Theme.Appearance
  /// The text and what is selected in it.
  package var document: TextDocument
  /// How the text is set and coloured.
  package var textStyle = TextViewStyle()
  /// How far the text is scrolled up, in points.
  package var scroll = 0.0
  /// How far a text that does not wrap is scrolled to the left, in points.
  package var scrollX = 0.0
  /// Whether the caret is to be seen now: editing, and not in the dark half of its blink. It is never drawn while text is
  /// selected.
  package var isCaretVisible = true
  /// Where the caret is to be brought; nil for nowhere.
  package var target: Caret?
  /// Where technique B's caret is; nil where nothing is compared.
  package var ghostCaret: Caret?
  /// Whether the keys' touch areas are framed.
  package var showsKeyAreas = false
  /// Whether the text's lines are framed and its caret stops marked.
  package var showsLines = false
  /// How strong the flash behind the caret still is after a step, 0…1.
  package var stepFlash = 0.0
  /// Whether a selection has its handles.
  package var showsHandles = true
  /// Whether the loupe shows the end of the selection that moves.
  package var showsLoupe = false
  /// The menu beside the selection.
  package var menu: TextMenu?
  /// The keyboard.
  package var keyboard: KeyboardPicture
  /// How far the keyboard has slid down, from 0, all of it shown, to 1, none; the text view takes its room.
  package var keyboardHiding: Double
  /// What the status strip shows at its left.
  package var statusTime: String
  /// Fingers on the screen, and trails of those that have lifted.
  package var fingers: [FingerMark] = []
  /// The arrow of the finger that swipes.
  package var velocity: VelocityArrow?
  /// A haptic tick, as it fades.
  package var pulse: HapticPulse?
  /// The dead zone of the swipe under way.
  package var deadZone: DeadZoneBand?

  /// The phone as a simulator has it now, without fingers.
  package init(_ simulator: Simulator, appearance: Theme.Appearance, statusTime: String) {
    screen = simulator.screen
    self.appearance = appearance
    document = simulator.document
    textStyle = TextViewStyle(simulator.phone)
    keyboard = KeyboardPicture(simulator.keyboard)
    keyboard.bar = simulator.barRegion
    keyboard.isFaded = simulator.fadesKeys
    keyboardHiding = simulator.showsKeyboard ? 0 : 1
    isCaretVisible = simulator.isFocused
    showsLoupe = simulator.textGesture.isSelecting
    self.statusTime = statusTime
  }

  /// How far the keyboard has slid down, in points.
  var keyboardOffset: Double {
    // In this order, as comparisons with what is no number fail.
    let part = keyboardHiding > 0 ? min(keyboardHiding, 1) : 0
    return part * max(screen.height - keyboard.region.y, 0)
  }

  /// The keyboard as far as it is seen.
  var keyboardRegion: Rectangle {
    let top = (keyboard.bar?.y ?? keyboard.region.y) + keyboardOffset
    return Rectangle(
      x: keyboard.region.x, y: top, width: keyboard.region.width,
      height: max(screen.height - top, 0))
  }

  /// The part of the screen between the status strip and the keyboard.
  package var textRegion: Rectangle {
    let top = screen.statusHeight
    return Rectangle(
      x: 0, y: top, width: screen.width,
      height: max((keyboard.bar?.y ?? keyboard.region.y) + keyboardOffset - top, 0))
  }

  /// Where the text is seen.
  package var viewport: TextViewport { TextViewport(textRegion) }
}

extension TextViewport {
  /// The viewport of a part of the screen.
  package init(_ region: Rectangle) {
    self.init(x: region.x, y: region.y, width: region.width, height: region.height)
  }
}
