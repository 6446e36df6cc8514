internal import CursorTechniques
internal import GestureCore
internal import SimulatorCore
internal import TraceFormat
internal import Tuning
internal import WindowShell

extension Desk {
  /// Where the table of techniques is; nil where it is not seen.
  var compareArea: WindowRectangle? { shownTab == .compare ? layout.dock?.content : nil }

  /// What A and the others run with, on the recording that is loaded.
  private func compareOptions(_ playback: Playback) -> [ReplayOptions] {
    [playback.options] + (other.map { [$0] } ?? []) + shownOthers.map { options(of: $0, playback) }
  }

  private func options(of id: String, _ playback: Playback) -> ReplayOptions {
    ReplayOptions(technique: id, delivery: playback.options.delivery)
  }

  /// The techniques beside A and B; what is A or B already is not listed twice.
  private var shownOthers: [String] {
    let (a, b) = (technique(of: .a), technique(of: .b))
    return compare.others.filter { $0 != a && $0 != b }
  }

  /// Measures what the table shows and nobody has measured; done once a frame, as measuring takes time.
  ///
  /// - Returns: whether anything was measured; there may be more.
  @discardableResult
  package func measureComparison() -> Bool {
    guard compareArea != nil, let playback else { return false }
    // A knob that is held over a long recording must not wait for the table.
    if sliders.isDragging, playback.trace.events.count > CompareMemory.eventsAtOnce {
      return false
    }
    compareMemory.follow(playback, path: recordings.loaded ?? playback.fileName)
    guard compareMemory.measure(compareOptions(playback)) else { return false }
    isDirty = true
    return true
  }

  /// What the table shows.
  package var compareModel: CompareModel {
    let a = row(.a)
    let b = technique(of: .b).map { _ in row(.b) }
    var rows = [a]
    if let b {
      rows.append(b)
      let difference = a.values.flatMap { a in b.values.map { $0 - a } }
      rows.append(
        CompareModel.Row(kind: .difference, title: "B \u{2212} A", values: difference))
    }
    guard let playback else {
      return CompareModel(
        rows: rows, sorting: nil,
        hint:
          "Net steps so far. On a recording there is more to compare, with any number of techniques."
      )
    }
    let others = shownOthers.map { id in
      CompareModel.Row(
        kind: .other, title: id, values: values(options(of: id, playback), playback))
    }
    return CompareModel(
      rows: rows + CompareModel.sorted(others, by: compare.sorting), sorting: compare.sorting,
      hint: "")
  }

  private func row(_ side: TechniqueSide) -> CompareModel.Row {
    let values: CompareValues?
    if let playback {
      values = self.values(side == .a ? playback.options : other ?? playback.options, playback)
    } else {
      values = CompareValues(net: (side == .a ? live.readings : live.ghost?.readings)?.net)
    }
    return CompareModel.Row(kind: .side(side), title: technique(of: side) ?? "", values: values)
  }

  private func values(_ options: ReplayOptions, _ playback: Playback) -> CompareValues? {
    switch compareMemory[options] {
    case nil: return nil
    case .refused: return CompareValues(net: nil)
    case .figures(let figures):
      let wanted: Int? =
        switch playback.trace.header.intent {
        case .move(let count): count
        case .tap, .nothing: 0
        case nil: nil
        }
      return CompareValues(
        figures, wanted: wanted,
        pointsPerMillimetre: playback.trace.header.session.screen.pointsPerMillimetre)
    }
  }

  /// How many rows stand above the hairline.
  private var fixedRows: Int { technique(of: .b) == nil ? 1 : 3 }

  /// Where the table's parts are; nil where it is not seen.
  package var compareLayout: CompareLayout? {
    compareArea.map { area in
      CompareLayout(
        area, rowCount: fixedRows + (playback == nil ? 0 : shownOthers.count), fixed: fixedRows,
        scroll: compare.scroll, hasHint: playback == nil)
    }
  }

  /// Everything in the table that can be pressed; of the rows, Tab stops at one.
  var compareWidgets: [Widget] {
    guard let table = compareLayout else { return [] }
    var widgets: [Widget] = []
    if playback != nil {
      for place in table.columns {
        var widget = Widget(
          "compare.head.\(place.column.name)", CompareHeadPainter.place(place, in: table.head),
          .compare(.sort(place.column)), tip: place.column.meaning)
        widget.isTabStop = !shownOthers.isEmpty
        widgets.append(widget)
      }
    }
    let rows = compareModel.rows
    let stop = rows.first { $0.name == compare.current } ?? rows.first
    for place in table.rows where rows.indices.contains(place.index) {
      let row = rows[place.index]
      guard row.kind != .difference else { continue }
      let isLong =
        Double(row.title.count) * 7.5 > table.nameEnd - table.area.x - CompareLayout.nameX
      let summary = TechniqueEntry.entry(id: row.title)?.summary
      var widget = Widget(
        row.name, seen(place.rectangle, in: table.body), .compare(.press(row.title)),
        tip: isLong ? row.title + ": " + (summary ?? "") : summary)
      widget.isTabStop = row.name == stop?.name
      widgets.append(widget)
      guard row.kind == .other else { continue }
      var remove = Widget(
        "compare.remove.\(row.title)",
        seen(CompareLayout.remove(place.rectangle), in: table.body),
        .compare(.toggle(row.title)), tip: "Take \(row.title) out of the table")
      remove.isTabStop = false
      widgets.append(remove)
    }
    return widgets
  }

  /// Does what the table is asked for.
  func perform(_ command: CompareCommand, at stamp: Int64) {
    switch command {
    case .press(let id):
      let side = pressModifiers.contains(.control) ? TechniqueSide.a : .b
      guard technique(of: side) != id else { return }
      // What becomes A or B leaves its place to the one that was there.
      let former = technique(of: side)
      if let place = compare.others.firstIndex(of: id), let former,
        !compare.others.contains(former)
      {
        compare.others[place] = former
      }
      if technique(of: side == .a ? .b : .a) == id {
        swapTechniques(at: stamp)
      } else {
        choose(id, side, at: stamp)
      }
    case .toggle(let id):
      if let place = compare.others.firstIndex(of: id) {
        compare.others.remove(at: place)
      } else if TechniqueEntry.entry(id: id) != nil {
        compare.others.append(id)
      }
    case .all:
      compare.others = TechniqueEntry.all.map(\.id)
    case .none: compare.others = []
    case .sort(let column):
      switch compare.sorting {
      case .some(let sorting) where sorting.column == column:
        compare.sorting =
          sorting.isAscending ? .init(column: column, isAscending: false) : nil
      case .some, nil: compare.sorting = .init(column: column, isAscending: true)
      }
    }
    isDirty = true
  }

  /// What can be added to the table.
  func compareContent(_ query: String) -> PopoverContent {
    var sections: [PopoverContent.Section] = []
    if query.isEmpty {
      sections.append(
        PopoverContent.Section(
          "",
          [CompareCommand.all, .none].map { PopoverRow($0.title, command: .compare($0)) }))
    }
    let sides = [technique(of: .a), technique(of: .b)]
    sections += techniqueSections(query) { entry, _ in
      guard !sides.contains(entry.id) else { return nil }
      return PopoverRow(
        entry.id, detail: entry.summary.replacing("`", with: ""),
        sign: compare.others.contains(entry.id) ? .check : .none,
        command: .compare(.toggle(entry.id)))
    }
    return PopoverContent(
      sections, placeholder: "Add a technique", note: "\(compare.others.count) in the table",
      emptySentence: "No technique is called “\(query)”.")
  }

  /// Takes a key while a row of the table has the keyboard.
  func pressInCompare(_ stroke: KeyStroke, at stamp: Int64) -> Bool {
    let rows = compareModel.rows.filter { $0.kind != .difference }
    guard compareArea != nil, let focusName,
      let place = rows.firstIndex(where: { $0.name == focusName })
    else { return false }
    func move(to target: Int) {
      let next = min(max(target, 0), rows.count - 1)
      hidesFocusRing = false
      compare.current = rows[next].name
      self.focusName = rows[next].name
      let all = compareModel.rows
      guard let table = compareLayout, let index = all.firstIndex(of: rows[next]) else { return }
      compare.scroll = table.scroll(showing: index, fixed: fixedRows)
    }
    switch stroke.key {
    case .up: move(to: place - 1)
    case .down: move(to: place + 1)
    case .pageUp: move(to: place - 5)
    case .pageDown: move(to: place + 5)
    case .return:
      pressModifiers = stroke.modifiers
      perform(.compare(.press(rows[place].title)), at: stamp)
      pressModifiers = []
    case .delete, .backspace:
      guard rows[place].kind == .other else { return true }
      perform(.compare(.toggle(rows[place].title)), at: stamp)
      let left = compareModel.rows.filter { $0.kind != .difference }
      self.focusName = left[min(place, left.count - 1)].name
    case .space where playback != nil: perform(.playPause, at: stamp)
    case .escape where hidesFocusRing:
      self.focusName = nil
      return false
    case .function, .escape, .tab, .space, .left, .right, .home, .end, .character: return false
    }
    isDirty = true
    return true
  }

  /// Scrolls the table.
  ///
  /// - Returns: whether the wheel was turned over it.
  func turnInCompare(_ wheel: ShellWheel) -> Bool {
    guard let table = compareLayout, table.area.contains(wheel.location) else { return false }
    let wanted = table.scroll - wheel.dy * CompareLayout.rowHeight * 2
    compare.scroll = min(max(wanted, 0), table.maximumScroll)
    tooltip = nil
    isDirty = true
    return true
  }
}
