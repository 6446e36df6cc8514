internal import GestureCore
internal import SimulatorCore
internal import Tuning
internal import WindowShell

extension Desk {
  /// What the tab of searches shows.
  package var tuneModel: TuneModel {
    if !tune.showsSetup, let progress = tune.progress, let task = tune.work?.task {
      if let shown = tune.shownResults { return .results(shown) }
      let results = TuneResultsModel(
        progress, of: task, microseconds: tune.lookedAt - tune.began)
      tune.shownResults = results
      return .results(results)
    }
    let phone = simulator
    var refusal: TuneTask.Refusal?
    if case .failure(let found) = tuneTask { refusal = found }
    return .setup(
      TuneSetupModel(
        tune.setup, now: { phone.value(of: $0) ?? $0.standard }, source: tuneSourceWords,
        refusal: refusal, typing: tune.typing))
  }

  private var tuneSourceWords: String {
    switch tune.setup.source {
    case .none: return "None"
    case .loaded: return playback?.fileName ?? "None is loaded"
    case .folder:
      let count = tuneRecordings(.folder).count
      return count == 1 ? "1 of the list" : "\(count) of the list"
    }
  }

  /// Where the parts of the tab are; nil where it is not seen.
  package var tuneLayout: TuneLayout? {
    guard shownTab == .tune else { return nil }
    return tuneLayout(tuneModel)
  }

  func tuneLayout(_ model: TuneModel) -> TuneLayout? {
    layout.dock.map {
      TuneLayout($0.content, model, hasResults: tune.progress != nil, scroll: tune.scroll)
    }
  }

  /// A part of the tab that can be pressed, wherever it is scrolled to.
  struct TunePart {
    var widget: Widget
    /// The row of the list of parameters; nil for what is none of it.
    var row: Int?
  }

  /// Everything in the tab that can be pressed, in the order in which Tab goes through it.
  var tuneParts: [TunePart] {
    guard shownTab == .tune else { return [] }
    let model = tuneModel
    guard let layout = tuneLayout(model) else { return [] }
    var parts = layout.buttons.map { button in
      TunePart(
        widget: Widget(
          "tune.\(button.name)", button.rectangle, button.command,
          isEnabled: button.obstacle == nil, tip: button.obstacle))
    }
    guard case .setup(let choices) = layout.content, case .setup(let model) = model else {
      return parts
    }
    func add(
      _ name: String, _ rectangle: WindowRectangle?, _ command: ToolCommand, tip: String? = nil,
      row: Int? = nil
    ) {
      guard let rectangle else { return }
      var widget = Widget("tune." + name, rectangle, command, tip: tip)
      widget.isTabStop = row == nil
      parts.append(TunePart(widget: widget, row: row))
    }
    func add(_ field: TuneField, _ rectangle: WindowRectangle?, row: Int? = nil) {
      add(field.name, rectangle, .tune(.type(field)), row: row)
    }
    add("all", choices.all, .tune(.toggleAll), tip: TuneCommand.toggleAll.title)
    for knob in choices.knobs where model.rows.indices.contains(knob.index) {
      let row = model.rows[knob.index]
      let tip = row.title + ": " + row.meaning
      add("vary.\(row.name)", knob.toggle, .tune(.toggle(row.name)), tip: tip, row: knob.index)
      add(.end(row.name, .low), knob.low, row: knob.index)
      add(.end(row.name, .high), knob.high, row: knob.index)
    }
    add("goal", choices.goal, .open(.tune(.goal)))
    add("direction", choices.direction, .tune(.turnGoal), tip: TuneCommand.turnGoal.title)
    add(.expression, choices.expression)
    add(.conditions, choices.conditions)
    add("personas", choices.personas, .open(.tune(.personas)), tip: model.personas)
    add("source", choices.source, .open(.tune(.source)), tip: model.source)
    add(.trials, choices.trials)
    add(.budget, choices.budget)
    add(.seed, choices.seed)
    // Of the list of parameters, Tab stops at one part.
    let list = parts.indices.filter { parts[$0].row != nil }
    let stop = list.first { parts[$0].widget.name == tune.currentKnob } ?? list.first
    if let stop { parts[stop].widget.isTabStop = true }
    return parts
  }

  /// Everything in the tab that can be pressed and is seen.
  var tuneWidgets: [Widget] {
    guard let dock = layout.dock else { return [] }
    let body = WindowRectangle(
      x: dock.content.x, y: dock.content.y + TuneLayout.headHeight, width: dock.content.width,
      height: max(dock.content.height - TuneLayout.headHeight, 0))
    return tuneParts.map { part in
      var widget = part.widget
      // The head's buttons don't scroll.
      if widget.rectangle.y >= body.y || part.row != nil || widget.name == "tune.all" {
        widget.rectangle = seen(widget.rectangle, in: body)
      }
      return widget
    }
  }

  /// What the lists of the tab show.
  func tuneContent(_ list: TuneList) -> PopoverContent {
    switch list {
    case .goal:
      let recordings = tuneRecordings(tune.setup.source)
      let rows = TuneGoal.ready.enumerated().map { place, ready in
        let objective = try? ready.goal.objective()
        let lacking = objective.flatMap {
          TuneTask.lacking($0, hasTrials: tune.setup.trials > 0, recordings)
        }
        return PopoverRow(
          ready.title, detail: lacking ?? ready.goal.words,
          sign: ready.goal == tune.setup.goal ? .check : .none, command: .tune(.takeGoal(place)),
          isEnabled: lacking == nil)
      }
      return PopoverContent([PopoverContent.Section("", rows)])
    case .personas:
      let rows = Persona.all.map { persona in
        PopoverRow(
          persona.id, detail: persona.summary,
          sign: tune.setup.personas.contains(persona.id) ? .check : .none,
          command: .tune(.togglePersona(persona.id)))
      }
      return PopoverContent([PopoverContent.Section("A model, not people", rows)])
    case .source:
      let rows = TuneSource.allCases.map { source in
        let count = tuneRecordings(source).count
        return PopoverRow(
          TuneCommand.source(source).title, detail: source == .folder ? "\(count)" : "",
          sign: tune.setup.source == source ? .check : .none, command: .tune(.source(source)),
          isEnabled: source == .none || count > 0)
      }
      return PopoverContent([PopoverContent.Section("", rows)])
    case .more:
      return PopoverContent([
        PopoverContent.Section("", [ToolCommand.tune(.copyCommand), .tune(.save)].map(row))
      ])
    }
  }

  /// Whether a command of the tab does something now.
  func isEnabled(_ command: TuneCommand) -> Bool {
    switch command {
    case .start: (try? tuneTask.get()) != nil
    case .stop: tune.isRunning
    case .apply: !tune.isRunning && tune.progress?.looks.isEmpty == false
    case .showResults: tune.progress != nil
    case .save: tune.progress?.attempts.isEmpty == false
    case .source(let source): source == .none || !tuneRecordings(source).isEmpty
    case .showSetup, .toggle, .toggleAll, .type, .takeGoal, .turnGoal, .togglePersona, .copyCommand:
      true
    }
  }
}
