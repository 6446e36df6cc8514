package import CursorTechniques
package import TextCore

/// Parameters of the phone around recognizer and technique.
package struct PhoneParameters: Hashable, Sendable {
  /// How selected text is drawn.
  package enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
    /// Coloured under the text.
    case fill
    /// A line below the text.
    case underline
  }

  /// What Return does.
  package enum ReturnKey: String, Hashable, Sendable, CaseIterable {
    /// It begins a new line.
    case insert
    /// It ends editing.
    case finish
  }

  /// Points between a view's edges and its content.
  package struct Insets: Hashable, Sendable {
    /// At the top.
    package var top = 16.0
    /// At the left.
    package var left = 16.0
    /// At the bottom.
    package var bottom = 16.0
    /// At the right.
    package var right = 16.0

    /// The same on every side.
    package init() {}
  }

  /// What a swipe does to the key it began on; nil where the technique's own choice holds.
  package var keyCancel: KeyCancelPolicy?
  /// What a long press on the text selects.
  package var longPress = LongPressGrain.twoCharacters
  /// What happens when a handle is dragged past the other one.
  package var handleCrossing = HandleCrossing.swap
  /// What a keyboard extension gets of the text: by it the technique's steps and the phone's keys reach it.
  package var proxy = DocumentProxy.Mode.graphemes
  /// How selected text is drawn.
  package var selectionStyle = SelectionStyle.fill
  /// What Return does.
  package var returnKey = ReturnKey.insert
  /// Whether there is but one line.
  package var isSingleLine = false
  /// Whether the text can be selected and copied but not changed.
  package var isReadOnly = false
  /// What is shown where there is no text.
  package var placeholder = ""
  /// Lines that the text view shows at least; 0 where it fills the screen.
  package var minimumLines = 0
  /// Lines beyond which it scrolls instead of growing; 0 where it fills the screen.
  package var maximumLines = 0
  /// Points between the text view's edges and the text.
  package var insets = Insets()
  /// The text's size in points.
  package var fontSize = 18.0
  /// Points from line to line.
  package var lineSpacing = 27.0
  /// Points between paragraphs.
  package var paragraphSpacing = 10.0
  /// The text's colour as `#RRGGBB`; empty for the theme's.
  package var textColor = ""

  /// The defaults.
  package init() {}
}
