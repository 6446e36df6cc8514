/// How a text view takes input.
package struct TextInputOptions: Hashable, Sendable {
  /// What Return does.
  package enum ReturnKey: Hashable, Sendable {
    /// Begins a new line.
    case inserts
    /// Ends editing.
    case finishes
  }

  /// What Return does; in a single line it always ends editing.
  package var returnKey = ReturnKey.inserts
  /// Whether there is but one line: what is pasted has spaces for its line breaks.
  package var isSingleLine = false
  /// Whether the text can be selected and copied but not changed.
  package var isReadOnly = false
  /// Whether the first deletion beside a placeholder only selects it.
  package var selectsPlaceholdersFirst = false
  /// What is shown where there is no text.
  package var prompt = ""
  /// How many lines the view grows by before it scrolls.
  package var lineLimits = LineLimits()

  /// The options of a plain text view.
  package init() {}
}

/// Between which heights a text view grows with its text.
package struct LineLimits: Hashable, Sendable {
  /// Lines that it shows even without text, at least 1.
  package var minimum: Int
  /// Lines beyond which it scrolls instead of growing; at least the minimum.
  package var maximum: Int

  /// Limits; values below what makes sense are raised to it.
  package init(minimum: Int = 1, maximum: Int = .max) {
    self.minimum = max(minimum, 1)
    self.maximum = max(maximum, self.minimum)
  }

  /// How high the view is for its content, and whether it scrolls; in points, insets not included.
  package func viewHeight(
    contentHeight: Double, lineHeight: Double
  ) -> (height: Double, scrolls: Bool) {
    let most = Double(maximum) * lineHeight
    return (min(max(contentHeight, Double(minimum) * lineHeight), most), contentHeight > most)
  }
}
