package import GestureCore

/// What a picture of the keyboard needs to know.
extension KeyboardState {
  /// The layout that is shown.
  package var layout: KeyboardLayout { geometry.layout }
  /// The keyboard's rectangle on the screen, edges included; a pan belongs to it where its finger went down in it.
  package var region: Rectangle { geometry.region }
  /// The keys that are shown, in their places.
  package var keys: [KeyFrame] { geometry.keys(on: page) }

  /// Whether the key on the shown page is to be drawn pressed.
  package func isHighlighted(_ key: Key) -> Bool {
    tracker.presses.contains { $0.isHighlighted && $0.key == key && $0.page == page }
  }

  /// The keys on the shown page that are to be drawn pressed, in the order of their touch-downs.
  package var highlightedKeys: [Key] {
    tracker.presses.filter { $0.isHighlighted && $0.page == page }.map(\.key)
  }

  /// The key that shows a bubble: of the highlighted ones that type a character, the one that went down last.
  package var bubbleKey: KeyFrame? {
    guard
      let press = tracker.presses.last(where: {
        $0.isHighlighted && $0.page == page && $0.key.isCharacter
      })
    else { return nil }
    return geometry.key(id: press.key.id, page: page)
  }

  /// What a character key would type now, which is what its cap and its bubble show; nil for other keys.
  package func character(of key: Key) -> String? {
    switch key.kind {
    case .character(let lower, let upper): shift == .off ? lower : upper
    case .space, .shift, .delete, .return, .globe, .page: nil
    }
  }

  /// Whether a finger holds such a key.
  package func isHeld(_ kind: Key.Kind) -> Bool {
    tracker.presses.contains { $0.key.kind == kind }
  }

  /// The key that the finger holds, also where it has left it; nil once that key has acted or was cancelled.
  package func key(of finger: FingerID) -> Key? {
    tracker.press(of: finger)?.key
  }
}
