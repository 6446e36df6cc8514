internal import CursorTechniques
internal import GestureCore
internal import PangoText
internal import SimulatorCore
internal import TraceFormat
package import Tuning
internal import WindowShell

extension Desk {
  /// The lanes that are to be seen; nil where there is no room for them.
  package var laneFigure: LaneFigure? {
    guard let lanes = layout.lanes, let record = laneRecord(of: .a) else { return nil }
    let place = LaneLayout(
      width: lanes.area.width,
      heights: lanes.rows.map { ($0.lane.lane, $0.rectangle.height) })
    let old = shownOld
    var figure = LaneFigure(
      record, b: laneRecord(of: .b), old: old?.record, intent: laneIntent, layout: place)
    figure.oldIsOfB = old?.change.side == .b
    if playback == nil {
      let span = LiveSession<PangoGeometry>.laneMicroseconds
      // The last seconds, at the same pace however long the phone has lived.
      figure.scale = LaneScale(
        from: max(record.start, record.end + -span), to: max(record.end, record.start + span),
        left: figure.scale.left, right: figure.scale.right)
    } else if let scale = lanesState.scale {
      figure.scale = scale.fitted(to: figure.scale)
    }
    return figure
  }

  /// What a technique made of what is shown; nil for B where nothing is compared.
  package func laneRecord(of side: TechniqueSide) -> LaneRecord? {
    switch side {
    case .a: playback?.a.lanes ?? live.lanes
    case .b: playback == nil ? live.ghost?.lanes : playback?.b?.lanes
    }
  }

  private var laneIntent: Int? {
    guard case .move(let count)? = playback?.trace.header.intent else { return nil }
    return count
  }

  /// The result before the newest change, while that is in force.
  private var shownOld: LanesState.OldResult? {
    guard playback != nil, let old = lanesState.old, let last = settingChanges.last,
      last.side == old.change.side, last.name == old.change.name, last.old == old.change.old,
      last.technique == old.change.technique
    else { return nil }
    return old
  }

  /// Keeps the result that a change is about to replace.
  func keepOldResult(_ change: SettingChange) {
    lanesState.old = laneRecord(of: change.side).map {
      LanesState.OldResult(record: $0, change: change)
    }
    lanesState.isChangeClosed = false
  }

  /// The step that is explained: the one under the pointer, else the one at the playhead.
  package var explainedStep: (side: TechniqueSide, index: Int)? {
    guard let figure = laneFigure else { return nil }
    return explainedStep(figure)
  }

  private func explainedStep(_ figure: LaneFigure) -> (side: TechniqueSide, index: Int)? {
    // Why a step came would tell which technique is tried.
    guard !trial.isUnderway else { return nil }
    if let hovered = hoveredStep(figure) { return hovered }
    guard let playback, lanesState.closedExplanation != playback.position,
      shownOld == nil || lanesState.isChangeClosed,
      let index = figure.a.step(at: playback.position),
      figure.a.steps[index].time == playback.position
    else { return nil }
    return (.a, index)
  }

  private func hoveredStep(_ figure: LaneFigure) -> (side: TechniqueSide, index: Int)? {
    guard let lanes = layout.lanes, let pointer = lanesState.pointer else { return nil }
    let point = Point(x: pointer.x - lanes.area.x, y: pointer.y - lanes.area.y)
    if let index = figure.step(of: figure.a, at: point) { return (.a, index) }
    guard let b = figure.b, let index = figure.step(of: b, isB: true, at: point) else { return nil }
    return (.b, index)
  }

  /// What stands below the lanes.
  package var explanation: ExplanationModel {
    guard let figure = laneFigure else { return .hint("") }
    return explanation(figure)
  }

  private func explanation(_ figure: LaneFigure) -> ExplanationModel {
    if let (side, index) = explainedStep(figure) {
      return .step(StepExplanation(of: index, in: side == .a ? figure.a : figure.b ?? figure.a))
    }
    if let old = shownOld, !lanesState.isChangeClosed, let new = laneRecord(of: old.change.side),
      let change = settingChanges.last
    {
      return .change(
        ExplanationModel.ChangeWords(
          title: change.words,
          summary: ChangeSummary(from: old.record, to: new, intent: laneIntent)))
    }
    return .hint(trial.isUnderway ? "" : "Hover a step to see why it happened.")
  }

  /// What moves over the lanes.
  package var lanesOverlay: LanesOverlay {
    guard let figure = laneFigure else { return LanesOverlay() }
    return lanesOverlay(figure)
  }

  private func lanesOverlay(_ figure: LaneFigure) -> LanesOverlay {
    var overlay = LanesOverlay()
    let plot = figure.layout.plotLeft...figure.layout.plotRight
    let hoverX = lanePlotX(figure)
    var moment = playback?.position ?? figure.a.end
    if let playback {
      let x = figure.scale.x(of: playback.position)
      if plot.contains(x) {
        let label = LaneNumber.fixed(Double(playback.position.microseconds) / 1_000, digits: 1)
        overlay.playhead = LanesOverlay.Playhead(x: x, label: label)
        overlay.dots = LanesOverlay.dots(at: playback.position, figure)
      }
      overlay.loop = loop(playback, figure)
      overlay.notes = notes(playback, figure)
    } else if figure.a.touches.reports.isEmpty, !trial.isUnderway {
      overlay.hint = live.isRecording ? "Swipe on the keyboard." : "Press F5 and swipe."
    }
    if let hoverX, lanesState.drag == nil {
      overlay.hoverX = hoverX
      moment = figure.scale.time(atX: hoverX)
    }
    if let (side, index) = explainedStep(figure) {
      let record = side == .a ? figure.a : figure.b ?? figure.a
      if overlay.hoverX != nil {
        // The pointer is near the step; its moment is what is asked for.
        moment = record.steps[index].time
        overlay.hoverX = figure.scale.x(of: moment)
      }
      if let tick = figure.tickFrame(record, step: index, isB: side == .b) {
        overlay.tick = Rectangle(x: tick.center.x - 6, y: tick.center.y - 11, width: 12, height: 22)
        overlay.beakX = tick.center.x
      }
    }
    overlay.values = LanesOverlay.values(LaneValues(at: moment, figure.a, figure.b), figure)
    return overlay
  }

  /// The pointer's place over the lanes' plots, from the lanes' left edge.
  private func lanePlotX(_ figure: LaneFigure) -> Double? {
    guard let lanes = layout.lanes, let pointer = lanesState.pointer, playback != nil else {
      return nil
    }
    let x = pointer.x - lanes.area.x
    let y = pointer.y - lanes.area.y
    guard x >= figure.layout.plotLeft, x <= figure.layout.plotRight, y >= LaneLayout.ruler,
      y < figure.layout.height
    else { return nil }
    return x
  }

  private func notes(_ playback: Playback, _ figure: LaneFigure) -> [LanesOverlay.Note] {
    let spoken = playback.spokenNote
    return playback.notes.enumerated().compactMap { place, note in
      let x = figure.scale.x(of: note.time)
      guard x >= figure.layout.plotLeft, x <= figure.layout.plotRight else { return nil }
      return LanesOverlay.Note(x: x, isSpoken: place == spoken)
    }
  }

  private func loop(_ playback: Playback, _ figure: LaneFigure) -> LanesOverlay.Loop? {
    guard let range = playback.loopRange else { return nil }
    let left = figure.scale.x(of: range.lowerBound)
    let right = figure.scale.x(of: range.upperBound)
    let (first, last) = (figure.layout.plotLeft, figure.layout.plotRight)
    guard right >= first, left <= last else { return nil }
    return LanesOverlay.Loop(
      left: max(left, first), right: min(right, last), hasStart: left >= first,
      hasEnd: right <= last, isOn: playback.isLooping)
  }

  /// The lanes and what stands below them, as parts of the window's picture.
  var laneParts: [PanelPart] {
    guard let lanes = layout.lanes, let figure = laneFigure else { return [] }
    let overlay = lanesOverlay(figure)
    let below = ExplanationLayout(lanes)
    let area = WindowRectangle(
      x: lanes.area.x, y: lanes.area.y, width: lanes.area.width,
      height: below.area.y - lanes.area.y)
    let hot = hotSpot.flatMap { below.area.contains($0.middle) ? $0 : nil }
    return [
      .lanes(
        LanesPart(
          area: area, figure: figure, base: LanesBase(figure), overlay: overlay,
          calloutTop: below.callout.y, cache: lanesState.cache)),
      .stepExplanation(explanation(figure), below, beakX: overlay.beakX, hot),
    ]
  }
}

extension LanesLayout.Lane {
  /// The lane in the figure.
  var lane: LaneLayout.Lane {
    switch self {
    case .pan: .pan
    case .finger: .finger
    case .velocity: .velocity
    case .counter: .gauge
    case .caret: .caret
    }
  }
}

extension SettingChange {
  /// As in `Dead zone 70 → 38 pt`.
  package var words: String {
    let unitSuffix = unit.isEmpty ? "" : " " + unit
    return "\(title) \(old.plainText) → \(new.plainText)\(unitSuffix)"
  }
}

extension ParameterValue {
  /// Numbers as the panels write them, switches in words.
  fileprivate var plainText: String {
    switch self {
    case .number(let number): LaneNumber.brief(number)
    case .word(let word): word
    case .flag(let flag): flag ? "on" : "off"
    }
  }
}
