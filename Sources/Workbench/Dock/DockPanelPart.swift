internal import Drawing
internal import PangoText

/// A piece of what the dock's tabs show, drawn as a whole.
enum DockPanelPart: Hashable {
  /// Buttons over the row of tabs, or over the head beside it.
  case actions([DockAction], bar: WindowRectangle, HotSpot?)
  /// The head of what stands beside the tabs.
  case sideHead(title: String, count: Int, WindowRectangle)
  /// What is under a list's rows; it is drawn again where they have moved.
  case listGround(WindowRectangle, rows: [WindowRectangle])
  case recording(RecordingRow, WindowRectangle, area: WindowRectangle, isHot: Bool, HotSpot?)
  case compareHead(CompareLayout, CompareModel.Sorting?, HotSpot?)
  case compareRow(CompareModel.Row, CompareRowPlace, isHot: Bool, isFocused: Bool)
  case compareRule(WindowRectangle)
  case compareHint(String, WindowRectangle)
  case logHead(LogLayout)
  case logLine(LogLine, WindowRectangle, body: WindowRectangle, [LogLayout.Column], isHot: Bool)
  case scrollMark(WindowRectangle)
  case empty(EmptyState, WindowRectangle, HotSpot?)
  case toast(Toast, HotSpot?)

  /// The parts of a picture, those below first.
  static func parts(
    of desk: Desk, _ hot: (WindowRectangle) -> HotSpot?
  ) -> [DockPanelPart] {
    guard let dock = desk.layout.dock else { return [] }
    var parts: [DockPanelPart] = []
    if let head = desk.sideHead {
      parts.append(.sideHead(title: DockTab.recordings.title, count: desk.recordingCount, head))
      parts.append(.actions(desk.sideActions, bar: head, hot(head)))
    }
    parts.append(.actions(desk.tabActions, bar: dock.tabBar, hot(dock.tabBar)))
    parts += recordings(desk, hot)
    parts += comparison(desk, hot)
    parts += log(desk, hot)
    return parts
  }

  private static func log(
    _ desk: Desk, _ hot: (WindowRectangle) -> HotSpot?
  ) -> [DockPanelPart] {
    guard var layout = desk.logLayout else { return [] }
    let lines = desk.logLines
    guard !lines.isEmpty else {
      let state = EmptyState(
        sign: .lines, title: "No updates yet",
        sentence: "Swipe, or load a recording: each update of the pan becomes a line.")
      return [.empty(state, layout.area, nil)]
    }
    var parts: [DockPanelPart] = [.listGround(layout.body, rows: layout.rows.map(\.rectangle))]
    for (row, line) in zip(layout.rows, lines) {
      let seen = row.rectangle.cut(to: layout.body)
      parts.append(
        .logLine(
          line, row.rectangle, body: layout.body, layout.columns, isHot: hot(seen) != nil))
    }
    let mark = layout.scrollMark
    // The heads stay as they are, wherever the lines are.
    layout.rows = []
    layout.scroll = 0
    layout.contentHeight = 0
    parts.append(.logHead(layout))
    if let mark { parts.append(.scrollMark(mark)) }
    return parts
  }

  private static func comparison(
    _ desk: Desk, _ hot: (WindowRectangle) -> HotSpot?
  ) -> [DockPanelPart] {
    guard let table = desk.compareLayout else { return [] }
    let model = desk.compareModel
    var ground = table.rows.map(\.rectangle)
    if let rule = table.rule {
      ground.append(
        WindowRectangle(x: table.area.x + 16, y: rule, width: table.area.width - 32, height: 1))
    }
    var parts: [DockPanelPart] = [.listGround(table.body, rows: ground)]
    for place in table.rows where model.rows.indices.contains(place.index) {
      let row = model.rows[place.index]
      let seen = place.rectangle.cut(to: table.body)
      parts.append(
        .compareRow(
          row,
          CompareRowPlace(
            rectangle: place.rectangle, body: table.body, columns: table.columns,
            nameEnd: table.nameEnd), isHot: hot(seen) != nil,
          isFocused: desk.focusName == row.name))
    }
    if table.rule != nil, let line = ground.last { parts.append(.compareRule(line)) }
    if !model.hint.isEmpty {
      let place = WindowRectangle(
        x: table.area.x + 16, y: table.hintY - 10, width: table.area.width - 32, height: 20)
      parts.append(.compareHint(model.hint, place.cut(to: table.body)))
    }
    parts.append(.compareHead(table, model.sorting, hot(table.head)))
    if let mark = table.scrollMark { parts.append(.scrollMark(mark)) }
    return parts
  }

  private static func recordings(
    _ desk: Desk, _ hot: (WindowRectangle) -> HotSpot?
  ) -> [DockPanelPart] {
    guard let list = desk.recordingsLayout else { return [] }
    var parts: [DockPanelPart] = [.listGround(list.area, rows: list.rows.map(\.rectangle))]
    for (row, model) in zip(list.rows, desk.recordingRows) {
      let seen = row.rectangle.cut(to: list.area)
      let spot = hot(seen)
      let isHot = spot != nil
      parts.append(
        .recording(model, row.rectangle, area: list.area, isHot: isHot, spot))
    }
    if desk.recordingEntries.isEmpty, desk.folder.isListed {
      let hasExamples = desk.options.examplesDirectory != nil
      parts.append(
        .empty(
          EmptyState(
            sign: .folder, title: "No recordings yet",
            sentence: "Press F5 and swipe, or drop a file here.",
            action: hasExamples ? RecordingsCommand.openExamples.title : ""), list.area,
          hot(list.area)))
    }
    if let mark = list.scrollMark { parts.append(.scrollMark(mark)) }
    if let toast = desk.recordings.toast {
      parts.append(.toast(Toast(words: toast.words, area: list.area), hot(list.area)))
    }
    return parts
  }

  /// What it covers.
  var rectangle: WindowRectangle {
    switch self {
    case .actions(let actions, let bar, _):
      actions.map(\.rectangle).reduce(
        WindowRectangle(x: bar.maxX, y: bar.y, width: 0, height: 0)
      ) { $0.joined($1) }
    case .sideHead(_, _, let rectangle): rectangle
    case .listGround(let area, _): area
    case .recording(_, let rectangle, let area, _, _): rectangle.cut(to: area)
    case .compareHead(let layout, _, _): layout.head
    case .compareRow(_, let place, _, _): place.rectangle.cut(to: place.body)
    case .compareRule(let rectangle), .compareHint(_, let rectangle): rectangle
    case .logHead(let layout): layout.head
    case .logLine(_, let rectangle, let body, _, _): rectangle.cut(to: body)
    case .scrollMark(let rectangle): rectangle
    case .empty(_, let area, _): area
    case .toast(let toast, _): Toast.frame(toast.area)
    }
  }

  func draw(_ ink: Ink) {
    switch self {
    case .actions(let actions, _, let hotSpot):
      ink.fill(rectangle, ink.colors.panel)
      for action in actions { action.draw(ink, hotSpot: hotSpot) }
    case .sideHead(let title, let count, let rectangle):
      DockSidePainter(ink: ink, bar: rectangle).draw(title, count: count)
    case .listGround(let area, _):
      ink.fill(area, ink.colors.panel)
      ink.lineAtLeft(area)
    case .recording(let row, let rectangle, _, let isHot, let hotSpot):
      RecordingRowPainter(
        ink: ink, rectangle: rectangle, row: row, isHot: isHot, hotSpot: hotSpot
      ).draw()
    case .compareHead(let layout, let sorting, let hotSpot):
      CompareHeadPainter(ink: ink, layout: layout, sorting: sorting, hotSpot: hotSpot).draw()
    case .compareRow(let row, let place, let isHot, let isFocused):
      CompareRowPainter(ink: ink, row: row, place: place, isHot: isHot, isFocused: isFocused).draw()
    case .compareRule(let rectangle): ink.fill(rectangle, ink.colors.line)
    case .compareHint(let hint, let rectangle):
      ink.fill(rectangle, ink.colors.panel)
      ink.text(
        hint, x: rectangle.x, middle: rectangle.y + 10, .body, ink.colors.muted,
        maximumWidth: rectangle.width)
    case .logHead(let layout): LogHeadPainter(ink: ink, layout: layout).draw()
    case .logLine(let line, let rectangle, _, let columns, let isHot):
      LogLinePainter(
        ink: ink, rectangle: rectangle, columns: columns, line: line, isHot: isHot
      ).draw()
    case .scrollMark(let mark): ink.fill(mark, ink.colors.control, radius: 2)
    case .empty(let state, let area, let hotSpot):
      ink.fill(area, ink.colors.panel)
      ink.lineAtLeft(area)
      state.draw(ink, in: area, hotSpot: hotSpot)
    case .toast(let toast, let hotSpot): toast.draw(ink, hotSpot: hotSpot)
    }
  }
}
