/// Where the buttons of the tab of trials are, and the rows of its results.
package struct TrialLayout: Hashable, Sendable {
  /// A technique's results that are seen at least in part.
  package struct Row: Hashable, Sendable {
    /// Its place among the model's rows.
    package var index: Int
    /// From edge to edge.
    package var rectangle: WindowRectangle
  }

  /// A column of the results.
  package struct Column: Hashable, Sendable {
    /// Which.
    package var measure: TrialMeasure
    /// Where its figures start.
    package var x: Double
  }

  /// The whole tab.
  package var area: WindowRectangle
  /// The buttons.
  package var buttons: [PanelButton] = []
  /// The results' heads.
  package var head: WindowRectangle
  /// What scrolls below them.
  package var body: WindowRectangle
  /// The columns there is room for.
  package var columns: [Column] = []
  /// The rows that are seen.
  package var rows: [Row] = []
  /// The height of all rows.
  package var contentHeight = 0.0
  /// How far the rows are scrolled.
  package var scroll = 0.0

  /// From one row of the setup to the next.
  package static let rowHeight = 30.0
  /// From the tab's edge to the first row.
  package static let top = 44.0
  /// Where the steppers of the setup begin, from the tab's left edge.
  package static let stepperX = 150.0
  /// Height of a technique's results: the figure, and its interval below.
  package static let resultHeight = 40.0
  /// The narrowest column of results, and the widest.
  static let columnWidths = 85.0...150.0
  /// What the techniques' names take.
  static let nameWidth = 132.0

  /// How far the results can be scrolled.
  package var maximumScroll: Double { max(contentHeight - body.height, 0) }
  /// The mark that says what part of the results is seen; nil where all of it is.
  package var scrollMark: WindowRectangle? {
    ScrollMark.rectangle(in: body, content: contentHeight, scroll: scroll)
  }

  /// Lays the tab out.
  package init(_ area: WindowRectangle, _ model: TrialModel, scroll: Double = 0) {
    self.area = area
    head = WindowRectangle(x: area.x, y: area.y + 44, width: area.width, height: 24)
    body = WindowRectangle(
      x: area.x, y: head.maxY, width: area.width, height: max(area.maxY - head.maxY, 0))
    switch model {
    case .setup(let setup, _):
      addStepper(
        0, ("participantBefore", .participantBefore), ("participantAfter", .participantAfter))
      addStepper(1, ("sessionBefore", .sessionBefore), ("sessionAfter", .sessionAfter))
      addStepper(2, ("fewer", .fewer), ("more", .more))
      buttons.append(
        PanelButton(
          name: "techniques", command: .open(.tried),
          rectangle: WindowRectangle(
            x: area.maxX - 16 - 84, y: area.y + Self.top, width: 84, height: 28),
          words: "Choose…"))
      addAction(
        "start", .start, "Start", place: 0, isPrimary: true,
        obstacle: setup.techniques.isEmpty ? "Choose a technique first" : nil)
    case .pause:
      addAction("begin", .begin, "Begin block", place: 0, isPrimary: true)
      addAction("end", .end, "End", place: 1)
    case .running:
      addAction("skip", .skip, "Give up", place: 0)
      addAction("end", .end, "End", place: 1)
    case .summary(let rows, _):
      addAction("again", .again, "New session", place: 0, isPrimary: true)
      placeResults(rows.count, scroll: scroll)
    }
  }

  private mutating func addStepper(
    _ row: Int, _ less: (name: String, command: TrialCommand),
    _ more: (name: String, command: TrialCommand)
  ) {
    let y = area.y + Self.top + Double(row) * Self.rowHeight
    for (place, (step, words)) in [(less, "\u{2212}"), (more, "+")].enumerated() {
      buttons.append(
        PanelButton(
          name: step.name, command: .trial(step.command),
          rectangle: WindowRectangle(
            x: area.x + Self.stepperX + Double(place) * 92, y: y, width: 28, height: 28),
          words: words))
    }
  }

  private mutating func addAction(
    _ name: String, _ command: TrialCommand, _ words: String, place: Int, isPrimary: Bool = false,
    obstacle: String? = nil
  ) {
    buttons.append(
      PanelButton(
        name: name, command: .trial(command),
        rectangle: WindowRectangle(
          x: area.maxX - 16 - 112 - Double(place) * 122, y: area.y + 10, width: 112, height: 28),
        words: words, isPrimary: isPrimary, obstacle: obstacle))
  }

  private mutating func placeResults(_ count: Int, scroll: Double) {
    contentHeight = Double(count) * Self.resultHeight + 4
    self.scroll = min(max(scroll, 0), maximumScroll)
    let start = area.x + 16 + Self.nameWidth
    let room = area.maxX - 16 - start
    // Where there is no room, the last ones go.
    let shown = min(
      max(Int(max(room, 0) / Self.columnWidths.lowerBound), 0), TrialMeasure.allCases.count)
    let width = min(room / Double(max(shown, 1)), Self.columnWidths.upperBound)
    columns = TrialMeasure.allCases.prefix(shown).enumerated().map { place, measure in
      Column(measure: measure, x: start + Double(place) * width)
    }
    for index in 0..<count {
      let y = body.y + Double(index) * Self.resultHeight - self.scroll
      guard y < body.maxY, y + Self.resultHeight > body.y else { continue }
      rows.append(
        Row(
          index: index,
          rectangle: WindowRectangle(
            x: area.x, y: y, width: area.width, height: Self.resultHeight)))
    }
  }
}
