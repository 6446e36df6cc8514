internal import CursorTechniques
internal import SimulatorCore
internal import WindowShell

extension Desk {
  /// The name of the search above the column of techniques.
  static let techniqueSearch = "techniques.search"

  /// What the column of techniques shows; nil in windows without one.
  package var techniqueListContent: PopoverContent? {
    guard layout.techniqueList != nil else { return nil }
    return techniqueContent(.a, techniqueList.query)
  }

  /// The column as it is drawn: A's row is marked.
  var shownTechniqueList: Popover {
    var list = techniqueList
    let a = technique(of: .a)
    list.selected = techniqueListContent?.rows.firstIndex { $0.title == a }
    return list
  }

  /// Where the column's parts are.
  package var techniqueListLayout: PopoverLayout? {
    guard let column = layout.techniqueList, let content = techniqueListContent else { return nil }
    return PopoverLayout(column: column, techniqueList, content)
  }

  /// What can be pressed in the column.
  var techniqueListWidgets: [Widget] {
    guard let layout = techniqueListLayout, let rows = techniqueListContent?.rows,
      let field = layout.field
    else { return [] }
    var widgets = [Widget(Self.techniqueSearch, field, .techniqueList(.search))]
    for case .row(let index, let rectangle) in layout.items {
      let seen = seen(rectangle, in: layout.list)
      guard seen.height > 0 else { continue }
      widgets.append(
        Widget(
          "techniques." + rows[index].title, seen,
          .techniqueList(.choose(rows[index].title)), tip: rows[index].detail))
    }
    return widgets
  }

  /// Does what the column asks for.
  func perform(_ command: TechniqueListCommand, at stamp: Int64) {
    switch command {
    case .search: focusName = Self.techniqueSearch
    case .choose(let id):
      choose(id, pressModifiers.contains(.control) ? .b : .a, at: stamp)
    }
  }

  /// Takes a key while the column's search has the keyboard.
  ///
  /// - Returns: false where it has not, or the key is somebody else's.
  func pressInTechniqueSearch(_ stroke: KeyStroke, at stamp: Int64) -> Bool {
    guard focusName == Self.techniqueSearch else { return false }
    switch stroke.key {
    case .escape:
      if techniqueList.query.isEmpty { focusName = nil } else { searchTechniques(TextField()) }
    case .return:
      guard let row = techniqueListContent?.rows.first else { return true }
      choose(row.title, stroke.modifiers.contains(.control) ? .b : .a, at: stamp)
    case .function, .tab: return false
    case .character("v") where stroke.modifiers.contains(.control): requests.append(.paste)
    case .character where stroke.modifiers.contains(.control):
      return editTechniqueSearch(stroke)
    case .left, .right, .home, .end, .backspace, .delete, .space, .character:
      _ = editTechniqueSearch(stroke)
    case .up, .down, .pageUp, .pageDown: break
    }
    return true
  }

  private func editTechniqueSearch(_ stroke: KeyStroke) -> Bool {
    guard var field = techniqueList.field, field.press(stroke) else { return false }
    searchTechniques(field)
    return true
  }

  /// Takes typed text while the column's search has the keyboard.
  ///
  /// - Returns: false where it has not.
  func typeInTechniqueSearch(_ text: String) -> Bool {
    guard focusName == Self.techniqueSearch, var field = techniqueList.field else { return false }
    field.type(text)
    searchTechniques(field)
    return true
  }

  private func searchTechniques(_ field: TextField) {
    if field.text != techniqueList.query { techniqueList.scroll = 0 }
    techniqueList.field = field
    isDirty = true
  }

  /// Scrolls the column.
  ///
  /// - Returns: false where the pointer is elsewhere.
  func turnInTechniqueList(_ wheel: ShellWheel) -> Bool {
    guard let layout = techniqueListLayout, layout.frame.contains(wheel.location) else {
      return false
    }
    techniqueList.scroll = min(max(techniqueList.scroll - wheel.dy * 42, 0), layout.maximumScroll)
    isDirty = true
    return true
  }

  /// The techniques that answer a search, by their groups; `row` is told a technique's number, from 1, and leaves out what has
  /// no row.
  func techniqueSections(
    _ query: String, row: (TechniqueEntry, Int) -> PopoverRow?
  ) -> [PopoverContent.Section] {
    let found = TechniqueEntry.all.enumerated().filter { _, entry in
      Search.matches(query, in: entry.id + " " + entry.summary)
    }
    return TechniqueEntry.Group.allCases.map { group in
      PopoverContent.Section(
        group.rawValue,
        found.filter { $0.element.group == group }.compactMap { row($0.element, $0.offset + 1) })
    }
  }

  /// The techniques by their groups, to choose a side from.
  func techniqueContent(_ side: TechniqueSide, _ query: String) -> PopoverContent {
    let a = technique(of: .a)
    let b = technique(of: .b)
    let sections = techniqueSections(query) { entry, number in
      PopoverRow(
        entry.id, detail: entry.summary.replacing("`", with: ""),
        trailing: number <= 9 ? "Ctrl \(number)" : "",
        sign: entry.id == a ? .side(.a) : entry.id == b ? .side(.b) : .none,
        command: .choose(entry.id, side))
    }
    return PopoverContent(
      sections, placeholder: "Find a technique",
      note: side == .a ? "with Ctrl: B" : "\(TechniqueEntry.all.count) techniques",
      emptySentence: "No technique is called “\(query)”.")
  }
}
