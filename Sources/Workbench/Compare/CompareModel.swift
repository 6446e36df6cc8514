/// What the table of techniques shows.
package struct CompareModel: Hashable, Sendable {
  /// Whose row it is.
  package enum Kind: Hashable, Sendable {
    /// A's or B's.
    case side(TechniqueSide)
    /// What B gives more than A.
    case difference
    /// Another technique's.
    case other
  }

  /// A row.
  package struct Row: Hashable, Sendable {
    /// Whose.
    package var kind: Kind
    /// The technique's id; of the difference, what it is called.
    package var title: String
    /// Its values; nil until they are measured.
    package var values: CompareValues?

    /// A column's words.
    package func text(_ column: CompareColumn) -> String {
      guard let values else { return "…" }
      return column.text(values[column], isDifference: kind == .difference)
    }

    /// What scripts call it.
    package var name: String {
      switch kind {
      case .side(let side): "compare.\(side.rawValue)"
      case .difference: "compare.difference"
      case .other: "compare.\(title)"
      }
    }
  }

  /// The column that others are sorted by, and which way.
  package struct Sorting: Hashable, Sendable {
    /// By which.
    package var column: CompareColumn
    /// Whether the smallest is first.
    package var isAscending: Bool
  }

  /// The rows, from top to bottom.
  package var rows: [Row]
  /// What the others are sorted by; nil for the order in which they were chosen.
  package var sorting: Sorting?
  /// What is said below the rows; empty for nothing.
  package var hint: String

  /// Sorts the other techniques; those without a value come last.
  static func sorted(_ rows: [Row], by sorting: Sorting?) -> [Row] {
    guard let sorting else { return rows }
    return rows.enumerated().sorted { left, right in
      let (a, b) = (left.element.values?[sorting.column], right.element.values?[sorting.column])
      guard let a, let b, a != b else {
        return (a == nil ? 1 : 0, left.offset) < (b == nil ? 1 : 0, right.offset)
      }
      return sorting.isAscending ? a < b : a > b
    }.map(\.element)
  }
}

/// How the table stands with the user.
package struct ComparePanel: Hashable, Sendable {
  /// The techniques beside A and B, in the order in which they were chosen.
  package var others: [String] = []
  /// What they are sorted by.
  package var sorting: CompareModel.Sorting?
  /// How far the rows are scrolled, in logical pixels.
  package var scroll = 0.0
  /// The row that keys act on, by its name.
  package var current: String?
}

/// What the table does.
package enum CompareCommand: Hashable, Sendable {
  /// A row was pressed: its technique becomes B, with Control A.
  case press(String)
  /// Adds a technique to the table, or takes it away.
  case toggle(String)
  /// Adds every technique.
  case all
  /// Leaves A and B.
  case none
  /// Sorts by a column; again, the other way; a third time, not.
  case sort(CompareColumn)

  /// What menus and the palette call it.
  package var title: String {
    switch self {
    case .press(let id), .toggle(let id): id
    case .all: "All techniques"
    case .none: "A and B alone"
    case .sort(let column): "Sort by \(column.head.first.lowercased())"
    }
  }
}
