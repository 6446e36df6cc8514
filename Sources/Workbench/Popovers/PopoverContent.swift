/// What a popover shows.
package struct PopoverContent: Hashable, Sendable {
  /// Rows under one head.
  package struct Section: Hashable, Sendable {
    /// The head; empty for a hairline.
    package var title: String
    /// The rows.
    package var rows: [PopoverRow]

    /// Rows under a head.
    package init(_ title: String = "", _ rows: [PopoverRow]) {
      self.title = title
      self.rows = rows
    }
  }

  /// The sections, those without rows left out.
  package var sections: [Section]
  /// What an empty search says; nil without a search.
  package var placeholder: String?
  /// What stands at the search's right.
  package var note: String
  /// What is said where nothing was found.
  package var emptySentence: String

  /// What a popover shows.
  package init(
    _ sections: [Section], placeholder: String? = nil, note: String = "", emptySentence: String = ""
  ) {
    self.sections = sections.filter { !$0.rows.isEmpty }
    self.placeholder = placeholder
    self.note = note
    self.emptySentence = emptySentence
  }

  /// Every row, in order.
  package var rows: [PopoverRow] { sections.flatMap(\.rows) }
}

/// One row of a popover.
package struct PopoverRow: Hashable, Sendable {
  /// What stands before the words.
  package enum Sign: Hashable, Sendable {
    /// Nothing.
    case none
    /// Technique A's caret, or B's.
    case side(TechniqueSide)
    /// A check mark.
    case check
    /// What cannot be read.
    case broken
    /// Settings.
    case setting
    /// A command.
    case command
    /// A recording.
    case recording
  }

  /// The words.
  package var title: String
  /// A second line, or the kind behind the words.
  package var detail: String
  /// A value or a key, at the right.
  package var trailing: String
  /// What stands before the words.
  package var sign: Sign
  /// What choosing it does.
  package var command: ToolCommand
  /// Whether it can be chosen.
  package var isEnabled: Bool

  /// A row.
  package init(
    _ title: String, detail: String = "", trailing: String = "", sign: Sign = .none,
    command: ToolCommand, isEnabled: Bool = true
  ) {
    self.title = title
    self.detail = detail
    self.trailing = trailing
    self.sign = sign
    self.command = command
    self.isEnabled = isEnabled
  }
}
