/// What the column of techniques does.
package enum TechniqueListCommand: Hashable, Sendable {
  /// Gives the keyboard to its search.
  case search
  /// Makes a technique A or, with Control, B.
  case choose(String)

  /// What menus and the palette call it.
  package var title: String {
    switch self {
    case .search: "Find a technique"
    case .choose(let id): id
    }
  }
}
