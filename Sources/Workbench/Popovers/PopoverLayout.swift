package import WindowShell

/// Where a popover's parts are.
package struct PopoverLayout: Hashable, Sendable {
  /// One thing in the scrolled part, with its place after scrolling.
  package enum Item: Hashable, Sendable {
    /// A section's head.
    case head(String, WindowRectangle)
    /// A hairline between sections.
    case hairline(WindowRectangle)
    /// A row, by its index among all rows.
    case row(Int, WindowRectangle)
  }

  /// The whole popover.
  package var frame: WindowRectangle
  /// The search; nil without one.
  package var field: WindowRectangle?
  /// What scrolls.
  package var list: WindowRectangle
  /// What is in the list, from top to bottom.
  package var items: [Item]
  /// How far it can be scrolled.
  package var maximumScroll: Double
  /// Whether rows have two lines.
  package var isTall: Bool

  /// Lays a popover out below or beside what it belongs to, inside the window.
  ///
  /// - Parameter anchor: what was pressed.
  package init(
    _ popover: Popover, _ content: PopoverContent, anchor: WindowRectangle, window: WindowRectangle
  ) {
    let width: Double
    let rowHeight: Double
    switch popover.kind {
    case .techniques: (width, rowHeight, isTall) = (328, 42, true)
    case .palette: (width, rowHeight, isTall) = (560, 36, false)
    case .menu, .allMenus, .lanes, .technique: (width, rowHeight, isTall) = (268, 28, false)
    case .choice: (width, rowHeight, isTall) = (244, 28, false)
    case .presets: (width, rowHeight, isTall) = (440, 42, true)
    case .savePreset: (width, rowHeight, isTall) = (296, 32, false)
    case .copySettings: (width, rowHeight, isTall) = (200, 28, false)
    case .settingsMore: (width, rowHeight, isTall) = (244, 28, false)
    case .speeds: (width, rowHeight, isTall) = (96, 28, false)
    case .recording, .label: (width, rowHeight, isTall) = (348, 28, false)
    case .notes, .note, .files, .compared, .tried: (width, rowHeight, isTall) = (440, 28, false)
    case .tune(.goal), .tune(.personas): (width, rowHeight, isTall) = (348, 42, true)
    case .tune(.source), .tune(.more): (width, rowHeight, isTall) = (268, 28, false)
    }
    let hasField = popover.field != nil
    let top = hasField ? 12 + 32 + 6.0 : 6
    var heights: [(kind: Int, height: Double)] = []
    var index = 0
    for (number, section) in content.sections.enumerated() {
      if !section.title.isEmpty {
        heights.append((-2 - number, 30))
      } else if number > 0 {
        heights.append((-1, 13))
      }
      for _ in section.rows {
        heights.append((index, rowHeight))
        index += 1
      }
    }
    let wanted =
      content.rows.isEmpty
      ? (content.emptySentence.isEmpty ? 8 : 44) : heights.reduce(0) { $0 + $1.height }
    let room: Double
    let y: Double
    switch popover.kind {
    case .palette:
      y = min(80, window.height * 0.1)
      room = window.height - y - 12
    case .choice, .recording, .label, .notes, .note, .files, .compared, .tried,
      .presets, .savePreset, .copySettings, .settingsMore, .lanes, .technique, .tune:
      // Above its row where there is more room.
      let below = window.height - anchor.maxY - 12
      let isBelow = below >= min(wanted + top + 6, anchor.y - 12)
      room = isBelow ? below : anchor.y - 12
      y = isBelow ? anchor.maxY + 4 : anchor.y - 4 - min(wanted + top + 6, room, 640)
    case .menu, .allMenus, .speeds, .techniques:
      y = anchor.maxY + 4
      room = window.height - y - 8
    }
    let height = min(wanted + top + 6, max(room, 60), popover.kind == .palette ? 520 : 640)
    let fitted = min(width, window.width - 16)
    let x =
      popover.kind == .palette
      ? window.middleX - fitted / 2 : min(max(anchor.x, 8), window.width - 8 - fitted)
    frame = WindowRectangle(
      x: x.rounded(), y: min(y, max(window.height - height - 4, 0)).rounded(), width: fitted,
      height: height)
    field =
      hasField
      ? WindowRectangle(x: frame.x + 12, y: frame.y + 12, width: frame.width - 24, height: 32) : nil
    list = WindowRectangle(
      x: frame.x, y: frame.y + top, width: frame.width, height: max(height - top - 6, 0))
    maximumScroll = max(wanted - list.height, 0)
    let scroll = min(max(popover.scroll, 0), maximumScroll)
    var place = list.y - scroll
    items = []
    for (kind, height) in heights {
      let rectangle = WindowRectangle(x: list.x, y: place, width: list.width, height: height)
      switch kind {
      case -1: items.append(.hairline(rectangle))
      case ..<(-1): items.append(.head(content.sections[-2 - kind].title, rectangle))
      default: items.append(.row(kind, rectangle))
      }
      place += height
    }
  }

  /// Lays a list out as a column of its own, with its search on top.
  package init(column: WindowRectangle, _ list: Popover, _ content: PopoverContent) {
    frame = column
    isTall = true
    let head = WorkbenchLayout.headerHeight
    field = WindowRectangle(x: column.x + 12, y: column.y + 8, width: column.width - 24, height: 32)
    self.list = WindowRectangle(
      x: column.x, y: column.y + head, width: column.width, height: max(column.height - head, 0))
    var heights: [(kind: Int, height: Double)] = []
    var index = 0
    for (number, section) in content.sections.enumerated() {
      heights.append((-2 - number, 30))
      for _ in section.rows {
        heights.append((index, 42))
        index += 1
      }
    }
    let wanted = heights.reduce(8) { $0 + $1.height }
    maximumScroll = max(wanted - self.list.height, 0)
    var place = self.list.y - min(max(list.scroll, 0), maximumScroll)
    items = []
    for (kind, height) in heights {
      let rectangle = WindowRectangle(x: column.x, y: place, width: column.width, height: height)
      items.append(
        kind < 0 ? .head(content.sections[-2 - kind].title, rectangle) : .row(kind, rectangle))
      place += height
    }
  }

  /// The row at a place.
  package func row(at point: WindowPoint) -> Int? {
    guard list.contains(point) else { return nil }
    for case .row(let index, let rectangle) in items where rectangle.contains(point) {
      return index
    }
    return nil
  }

  /// How far to scroll so that a row is seen.
  package func scroll(_ scroll: Double, showing row: Int) -> Double {
    for case .row(row, let rectangle) in items {
      let over = list.y - rectangle.y
      let under = rectangle.maxY - list.maxY
      let moved = over > 0 ? scroll - over - 4 : under > 0 ? scroll + under + 4 : scroll
      return min(max(moved, 0), maximumScroll)
    }
    return scroll
  }

  /// The mark that says what part of the rows is seen; nil where all of it is.
  package func scrollMark(_ scroll: Double) -> WindowRectangle? {
    ScrollMark.rectangle(
      in: WindowRectangle(x: frame.x, y: list.y, width: frame.width, height: list.height),
      content: list.height + maximumScroll, scroll: scroll)
  }
}
