internal import Drawing
internal import PangoText
internal import Tuning

/// Draws the tab of trials.
struct TrialPainter {
  let ink: Ink
  let layout: TrialLayout
  let hotSpot: HotSpot?

  private var x: Double { layout.area.x + 16 }
  private var right: Double { layout.area.maxX - 16 }

  func draw(_ model: TrialModel) {
    ink.fill(layout.area, ink.colors.panel)
    ink.lineAtLeft(layout.area)
    switch model {
    case .setup(let setup, let warning): draw(setup, warning)
    case .pause(let progress):
      drawHead(progress.isPractice ? "Block \(progress.block) follows" : progress.title, progress)
      drawBar(progress)
      ink.text(
        "Bring the caret to the mark with swipes, then lift. The first trials are practice.",
        x: x, middle: layout.area.y + 84, .body, ink.colors.text, maximumWidth: right - x)
    case .running(let progress, let left):
      drawHead(progress.title, progress)
      drawBar(progress)
      drawLeft(left)
      drawFigures(progress.summary, y: layout.area.y + 116)
    case .summary(let rows, let file): draw(rows, file)
    }
    for button in layout.buttons { ink.draw(button, hotSpot) }
  }

  private func drawHead(_ title: String, _ progress: TrialModel.Progress) {
    let middle = layout.area.y + 24
    let end = (layout.buttons.map(\.rectangle.x).min() ?? right) - 12
    ink.glyph(
      .touches, in: WindowRectangle(x: x, y: middle - 9, width: 18, height: 18), ink.colors.accent,
      size: 18)
    let width = ink.text(
      title, x: x + 28, middle: middle, .head, ink.colors.text, weight: .semibold,
      maximumWidth: end - x - 28)
    var start = x + 28 + width + 12
    if progress.isScaleOff {
      ink.glyph(
        .triangle, in: WindowRectangle(x: start, y: middle - 8, width: 16, height: 16),
        ink.colors.warning, size: 14)
      start += 20
    }
    let remark = progress.remark { ink.width($0, .body) <= end - start }
    ink.text(
      remark, x: start, middle: middle + 0.5, .body, ink.colors.muted,
      maximumWidth: end - start)
  }

  /// One segment for each trial of the block.
  private func drawBar(_ progress: TrialModel.Progress) {
    let perBlock = max(progress.count / max(progress.blocks, 1), 1)
    let done = (progress.trial - 1) % perBlock
    let gap = 4.0
    let width = (right - x - gap * Double(perBlock - 1)) / Double(perBlock)
    for index in 0..<perBlock {
      let color =
        index < done ? ink.colors.accent : index == done ? ink.colors.text : ink.colors.controlFill
      ink.fill(
        WindowRectangle(
          x: x + Double(index) * (width + gap), y: layout.area.y + 50, width: max(width, 1),
          height: 4), color, radius: 2)
    }
  }

  private func drawLeft(_ left: Int) {
    let middle = layout.area.y + 84
    let width = ink.text(
      left == 0 ? "On the mark" : Figures.signed(left), x: x, middle: middle, .figure,
      left == 0 ? ink.colors.forward : ink.colors.text, weight: .medium)
    let words = left == 0 ? "hold still" : "characters left"
    ink.text(words, x: x + width + 8, middle: middle + 2, .body, ink.colors.muted)
  }

  /// The figures of the block so far; what has no room is left out.
  private func drawFigures(_ summary: TrialSummary, y: Double) {
    var figures = TrialMeasure.allCases.map { ($0.figure(summary), $0.title) }
    figures.insert((TrialMeasure.time.interval(summary), "95 % interval"), at: 1)
    var place = x
    for (figure, caption) in figures {
      let width = max(
        ink.width(figure, .head, weight: .medium), ink.width(caption, .caption))
      guard place + width <= right + 8 else { return }
      ink.text(figure, x: place, middle: y + 10, .head, ink.colors.text, weight: .medium)
      ink.text(caption, x: place, middle: y + 28, .caption, ink.colors.muted)
      place += width + 24
    }
  }

  private func draw(_ setup: TrialSetup, _ warning: String?) {
    let middle = layout.area.y + 24
    let end = (layout.buttons.filter(\.isPrimary).map(\.rectangle.x).min() ?? right) - 12
    let below = layout.area.y + TrialLayout.top + 3 * TrialLayout.rowHeight + 16
    let hasRoom = below + 10 <= layout.area.maxY
    if hasRoom || warning == nil {
      ink.text(
        "Swipe the caret to marks, block by block", x: x, middle: middle, .body, ink.colors.text,
        weight: .semibold, maximumWidth: end - x)
    }
    let rows: [(String, String)] = [
      ("Participant", setup.participant), ("Session", "\(setup.session)"),
      ("Trials a block", "\(setup.trialsPerBlock)"),
    ]
    for (row, (name, value)) in rows.enumerated() {
      let middle = layout.area.y + TrialLayout.top + Double(row) * TrialLayout.rowHeight + 14
      ink.text(name, x: x, middle: middle, .body, ink.colors.muted)
      ink.text(
        value, x: layout.area.x + TrialLayout.stepperX + 60, middle: middle, .head, ink.colors.text,
        weight: .medium, alignment: .center)
    }
    drawTechniques(setup)
    guard let warning else { return }
    // In the lowest dock what is wrong stands where else the tab says what it is for.
    let y = hasRoom ? below : middle
    ink.glyph(
      .triangle, in: WindowRectangle(x: x, y: y - 8, width: 16, height: 16), ink.colors.warning,
      size: 14)
    ink.text(
      warning, x: x + 22, middle: y, .body, ink.colors.text,
      maximumWidth: (hasRoom ? right : end) - x - 22)
  }

  /// Which techniques have a block, at the right of the steppers.
  private func drawTechniques(_ setup: TrialSetup) {
    let x = layout.area.x + TrialLayout.stepperX + 150
    let button = layout.buttons.first { $0.name == "techniques" }?.rectangle.x ?? right
    func middle(_ row: Double) -> Double {
      layout.area.y + TrialLayout.top + 14 + row * TrialLayout.rowHeight
    }
    let count = setup.techniques.count
    ink.text(
      count == 1 ? "1 technique" : "\(count) techniques", x: x, middle: middle(0), .head,
      ink.colors.text, weight: .medium, maximumWidth: button - 8 - x)
    ink.text(
      setup.techniques.map(setup.name).joined(separator: ", "), x: x, middle: middle(1), .body,
      ink.colors.text, maximumWidth: right - x)
    ink.text(
      count < 2 ? "\(setup.practice) practice trials" : "a block each, in balanced order", x: x,
      middle: middle(2), .body, ink.colors.muted, maximumWidth: right - x)
  }

  private func draw(_ rows: [TrialModel.Row], _ file: String) {
    let end = (layout.buttons.map(\.rectangle.x).min() ?? right) - 12
    ink.text(
      "Saved in \(Desk.fileName(file))", x: x, middle: layout.area.y + 24, .body, ink.colors.text,
      weight: .semibold, maximumWidth: end - x)
    let head = layout.head
    ink.text("Technique", x: x, middle: head.middleY, .caption, ink.colors.muted)
    for column in layout.columns {
      ink.text(
        column.measure.title, x: column.x, middle: head.middleY, .caption, ink.colors.muted)
    }
    ink.lineBelow(head)
    ink.canvas.isolated {
      ink.canvas.clip(
        x: layout.body.x, y: layout.body.y, width: layout.body.width, height: layout.body.height)
      for place in layout.rows where rows.indices.contains(place.index) {
        draw(rows[place.index], place.rectangle)
      }
    }
    if let mark = layout.scrollMark { ink.fill(mark, ink.colors.control, radius: 2) }
  }

  /// A technique's figures, each with its interval below.
  private func draw(_ row: TrialModel.Row, _ rectangle: WindowRectangle) {
    let (upper, lower) = (rectangle.y + 12, rectangle.y + 28)
    let room = TrialLayout.nameWidth - 12
    ink.text(row.technique, x: x, middle: upper, .body, ink.colors.text, maximumWidth: room)
    ink.text(
      "\(row.summary.reached) of \(row.summary.count) reached", x: x, middle: lower, .caption,
      ink.colors.muted, maximumWidth: room)
    for column in layout.columns {
      ink.text(
        column.measure.figure(row.summary), x: column.x, middle: upper, .body, ink.colors.text,
        weight: .medium)
      ink.text(
        column.measure.interval(row.summary), x: column.x, middle: lower, .caption,
        ink.colors.muted)
    }
  }
}
