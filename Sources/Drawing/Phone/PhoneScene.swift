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
  /// The part of the screen that shows the text.
  package var textRegion: Rectangle
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
  /// How strong the flash behind the caret still is after a step, 0…1.
  package var stepFlash = 0.0
  /// The keyboard.
  package var keyboard: KeyboardPicture
  /// What the status strip shows at its left.
  package var statusTime: String
  /// Fingers on the screen, and trails of those that have lifted.
  package var fingers: [FingerMark] = []
  /// The arrow of the finger that swipes.
  package var velocity: VelocityArrow?
  /// The dead zone of the swipe under way.
  package var deadZone: DeadZoneBand?

  /// The phone as a simulator has it now, without fingers.
  package init(_ simulator: Simulator, appearance: Theme.Appearance, statusTime: String) {
    screen = simulator.screen
    self.appearance = appearance
    textRegion = simulator.textRegion
    document = simulator.document
    keyboard = KeyboardPicture(simulator.keyboard)
    isCaretVisible = simulator.isFocused
    self.statusTime = statusTime
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
