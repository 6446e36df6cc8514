package import GestureCore

/// A key that acted.
package struct KeyAction: Hashable, Sendable {
  /// What came of it.
  package enum Outcome: Hashable, Sendable {
    /// The text was typed.
    case insert(String)
    /// What lies before the caret is to be deleted.
    case deleteBackward
    /// The line was ended.
    case `return`
    /// Shift is now in that state.
    case shift(ShiftState)
    /// That page is shown now.
    case page(KeyboardPage)
    /// The layout with that id is shown now.
    case globe(layout: String)
  }

  /// When.
  package var time: Instant
  /// The key's id.
  package var key: String
  /// What came of it.
  package var outcome: Outcome

  /// What the key put into the text; empty where it put nothing.
  package var insertedText: String {
    switch outcome {
    case .insert(let text): text
    case .return: "\n"
    case .deleteBackward, .shift, .page, .globe: ""
    }
  }
}
