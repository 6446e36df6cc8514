/// Where the parts of the tab of searches are.
package struct TuneLayout: Hashable, Sendable {
  /// What lies below the head.
  package enum Content: Hashable, Sendable {
    case setup(TuneSetupLayout)
    case results(TuneResultsLayout)
  }

  /// The whole tab.
  package var area: WindowRectangle
  /// The line with the title and the buttons.
  package var head: WindowRectangle
  /// The buttons, from the right.
  package var buttons: [PanelButton] = []
  /// What scrolls below the head.
  package var body: WindowRectangle
  /// What lies there.
  package var content: Content
  /// How far it is scrolled.
  package var scroll: Double
  /// Its whole height.
  package var contentHeight: Double

  /// Height of the head.
  static let headHeight = 48.0
  /// Below this width everything stands in one column.
  static let leastWidth = 480.0

  /// How far the content can be scrolled.
  package var maximumScroll: Double { max(contentHeight - body.height, 0) }
  /// The mark that says what part of the content is seen; nil where all of it is.
  package var scrollMark: WindowRectangle? {
    ScrollMark.rectangle(in: body, content: contentHeight, scroll: scroll)
  }

  /// Lays the tab out.
  ///
  /// - Parameters:
  ///   - hasResults: whether there is a search whose results can be shown.
  package init(_ area: WindowRectangle, _ model: TuneModel, hasResults: Bool, scroll: Double) {
    self.area = area
    head = WindowRectangle(x: area.x, y: area.y, width: area.width, height: Self.headHeight)
    body = WindowRectangle(
      x: area.x, y: head.maxY, width: area.width, height: max(area.maxY - head.maxY, 0))
    switch model {
    case .setup(let model):
      // Laid out twice: how far it can be scrolled depends on what is in it.
      let height = TuneSetupLayout(body, model, top: body.y).height
      contentHeight = height
      self.scroll = min(max(scroll, 0), max(height - body.height, 0))
      content = .setup(TuneSetupLayout(body, model, top: body.y - self.scroll))
      add("start", .start, "Start", isPrimary: true, obstacle: model.obstacle)
      if hasResults { add("results", .showResults, "Results") }
    case .results(let model):
      let height = TuneResultsLayout(body, model, top: body.y).height
      contentHeight = height
      self.scroll = min(max(scroll, 0), max(height - body.height, 0))
      content = .results(TuneResultsLayout(body, model, top: body.y - self.scroll))
      if model.isRunning {
        add(
          "stop", .stop, "Stop", isPrimary: true,
          obstacle: model.canStop ? nil : "What was found is being measured again")
      } else {
        add(
          "apply", .apply, "Apply best", isPrimary: true,
          obstacle: model.canApply ? nil : "Nothing was found that could be applied")
      }
      add("setup", .showSetup, model.isRunning ? "Setup" : "New search")
    }
  }

  private mutating func add(
    _ name: String, _ command: TuneCommand, _ words: String, isPrimary: Bool = false,
    obstacle: String? = nil
  ) {
    let width = 104.0
    buttons.append(
      PanelButton(
        name: name, command: .tune(command),
        rectangle: WindowRectangle(
          x: area.maxX - 16 - width - Double(buttons.count) * (width + 8), y: area.y + 10,
          width: width, height: 28), words: words, isPrimary: isPrimary, obstacle: obstacle))
  }

  /// How far to scroll so that a rectangle of the content is seen whole.
  package func scroll(showing rectangle: WindowRectangle) -> Double {
    var wanted = scroll
    if rectangle.maxY + 8 > body.maxY { wanted += rectangle.maxY + 8 - body.maxY }
    if rectangle.y - 8 < body.y { wanted -= body.y - (rectangle.y - 8) }
    return min(max(wanted, 0), maximumScroll)
  }

  /// How many lines words take, without asking a font: a little more than they need.
  static func lineCount(_ words: String, width: Double, perCharacter: Double) -> Int {
    guard width > perCharacter else { return 1 }
    return max(1, Int((Double(min(words.count, 600)) * perCharacter / width).rounded(.up)))
  }
}

/// What the tab of searches shows.
package enum TuneModel: Hashable, Sendable {
  /// What is to be searched for.
  case setup(TuneSetupModel)
  /// What a search has found.
  case results(TuneResultsModel)
}
