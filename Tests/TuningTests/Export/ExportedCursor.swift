import CursorTechniques
import GestureCore

/// The technique velocity-filter, 4 settings changed, tried with 60 callbacks a second.
func makeSwipeCursor() -> SwipeCursor? {
  guard var cursor = SwipeCursor("velocity-filter") else { return nil }
  // How far the finger must be from where it went down before anything counts; default 70 pt.
  cursor.technique.set("deadZone", to: .number(38))
  // Way back is subtracted, so that trembling and turns give no early step; default false.
  cursor.technique.set("signed", to: .flag(true))
  // How long the finger must be held before it moves the caret; 0: not at all; default 0 ms.
  cursor.technique.setStart("hold", to: .number(300))
  // How velocity is computed from the delivered samples; default window.
  cursor.technique.startRule.recognizer.set("velocity", to: .word("ema"))
  return cursor
}
