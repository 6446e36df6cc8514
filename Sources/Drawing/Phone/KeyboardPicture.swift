package import GestureCore
package import KeyboardCore

/// What is seen of the phone's keyboard.
package struct KeyboardPicture: Hashable, Sendable {
  /// The whole keyboard on the screen, in points.
  package var region: Rectangle
  /// Points per point of the keyboard's drawing, which is 390 points wide.
  package var scale: Double
  /// The keys that are shown, in their places.
  package var keys: [KeyFrame]
  /// What the space bar says.
  package var layoutName: String
  /// What shift does to the next letter.
  package var shift: ShiftState
  /// The keys that are drawn pressed.
  package var pressed: [Key]
  /// The bar above the keys that moves the caret; nil where the technique has none.
  package var bar: Rectangle?
  /// Whether the keys are faded, because the finger that is down moves the caret.
  package var isFaded = false
  /// The key with a bubble; nil if there is none.
  package var bubble: KeyFrame?

  /// The picture of a keyboard as it is now.
  package init(_ keyboard: KeyboardState) {
    region = keyboard.region
    scale = keyboard.geometry.scale
    keys = keyboard.keys
    layoutName = keyboard.layout.name
    shift = keyboard.shift
    pressed = keyboard.highlightedKeys
    bubble = keyboard.bubbleKey
  }

  /// What is written on a key that types a character; nil for other keys.
  func character(of key: Key) -> String? {
    switch key.kind {
    case .character(let lower, let upper): shift == .off ? lower : upper
    case .space, .shift, .delete, .return, .globe, .page: nil
    }
  }
}
