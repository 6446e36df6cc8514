internal import Drawing
internal import GestureCore
internal import PangoText
internal import Tuning

/// Draws the choices of a search.
struct TuneSetupPainter {
  let ink: Ink
  let layout: TuneSetupLayout
  let hotSpot: HotSpot?

  func draw(_ model: TuneSetupModel) {
    drawKnobHead(model)
    for knob in layout.knobs where model.rows.indices.contains(knob.index) {
      draw(knob, model.rows[knob.index], model)
    }
    drawGoal(model)
    label("Trials by", layout.personas)
    drawChoice(model.personas, layout.personas)
    label("Recordings", layout.source)
    drawChoice(model.source, layout.source)
    drawNumbers(model)
  }

  private func isHot(_ rectangle: WindowRectangle) -> Bool {
    // Of a part that is scrolled out in part, the pointer knows the part that is seen.
    hotSpot.map { rectangle.contains($0.middle) } ?? false
  }

  private func drawKnobHead(_ model: TuneSetupModel) {
    let middle = layout.knobHead.middleY
    ink.text(
      "Vary", x: layout.knobHead.x, middle: middle, .caption,
      isHot(layout.all) ? ink.colors.text : ink.colors.muted, weight: .semibold)
    ink.text(
      "Now", x: layout.nowEnd, middle: middle, .caption, ink.colors.muted, alignment: .right)
    guard let ends = layout.knobs.first(where: { $0.low != nil }), let low = ends.low,
      let high = ends.high
    else { return }
    ink.text(
      "From", x: low.maxX - 8, middle: middle, .caption, ink.colors.muted, alignment: .right)
    ink.text(
      "To", x: high.maxX - 8, middle: middle, .caption, ink.colors.muted, alignment: .right)
  }

  private func draw(
    _ knob: TuneSetupLayout.Knob, _ row: TuneSetupModel.Row, _ model: TuneSetupModel
  ) {
    let middle = knob.row.middleY
    if let head = knob.head {
      ink.text(
        row.scope == .start ? "Start rule" : "Recognizer", x: head.x, middle: head.middleY,
        .caption, ink.colors.muted, weight: .semibold)
    }
    if isHot(knob.toggle) { ink.fill(knob.toggle, ink.colors.raised, radius: 6) }
    let box = WindowRectangle(x: knob.row.x, y: middle - 8, width: 16, height: 16)
    if row.isVaried {
      ink.fill(box, ink.colors.accent, radius: 4)
      ink.glyph(.check, in: box, ink.colors.onAccent, size: 12)
    } else {
      ink.frame(box, ink.colors.control, width: 1.5, radius: 4)
    }
    let start = box.maxX + 8
    let nowStart = layout.nowEnd - ink.width(row.now, .body)
    let width = ink.text(
      row.title, x: start, middle: middle, .body, ink.colors.text,
      maximumWidth: nowStart - 10 - start)
    if !row.unit.isEmpty {
      ink.text(
        row.unit, x: start + width + 6, middle: middle + 0.5, .caption, ink.colors.muted,
        maximumWidth: nowStart - 10 - start - width - 6)
    }
    ink.text(
      row.now, x: layout.nowEnd, middle: middle, .body, ink.colors.muted, alignment: .right,
      maximumWidth: layout.nowEnd - start)
    if let low = knob.low, let high = knob.high {
      let isUsed = row.isVaried
      draw(.end(row.name, .low), low, model, alignsRight: true, isUsed: isUsed)
      draw(.end(row.name, .high), high, model, alignsRight: true, isUsed: isUsed)
    } else if let end = layout.knobs.first(where: { $0.high != nil })?.high?.maxX {
      ink.text(
        row.listed, x: end - 8, middle: middle, .body,
        row.isVaried ? ink.colors.text : ink.colors.muted, alignment: .right,
        maximumWidth: end - 8 - layout.nowEnd - 12)
    } else {
      ink.text(
        row.listed, x: knob.row.maxX - 8, middle: middle, .body,
        row.isVaried ? ink.colors.text : ink.colors.muted, alignment: .right,
        maximumWidth: knob.row.maxX - 8 - layout.nowEnd - 12)
    }
    let wrong =
      model.sentence(below: .end(row.name, .low)) ?? model.sentence(below: .end(row.name, .high))
    draw(wrong, knob.sentence)
  }

  private func drawGoal(_ model: TuneSetupModel) {
    label("Goal", layout.goal)
    drawChoice(model.goal.title, layout.goal)
    if isHot(layout.direction) { ink.fill(layout.direction, ink.colors.raised, radius: 6) }
    let words = model.goal.direction == .minimize ? "Minimize" : "Maximize"
    let width = ink.text(
      words, x: layout.labelX, middle: layout.direction.middleY, .body, ink.colors.text)
    ink.glyph(
      .chevronDown,
      in: WindowRectangle(
        x: layout.labelX + width + 2, y: layout.direction.middleY - 8, width: 14, height: 16),
      ink.colors.muted, size: 10)
    draw(.expression, layout.expression, model)
    draw(model.sentence(below: .expression), layout.expressionSentence)
    label("Subject to", layout.conditions)
    draw(.conditions, layout.conditions, model)
    draw(model.sentence(below: .conditions), layout.conditionsSentence)
  }

  private func drawNumbers(_ model: TuneSetupModel) {
    let numbers: [(TuneField, WindowRectangle, String)] = [
      (.trials, layout.trials, "Trials each"), (.budget, layout.budget, "Configurations"),
      (.seed, layout.seed, "Seed"),
    ]
    for (field, rectangle, words) in numbers {
      ink.text(
        words, x: rectangle.x, middle: rectangle.y - 9, .caption, ink.colors.muted,
        maximumWidth: rectangle.width)
      draw(field, rectangle, model)
    }
    let wrong = numbers.lazy.compactMap { model.sentence(below: $0.0) }.first
    draw(wrong, layout.numberSentence)
  }

  private func label(_ words: String, _ field: WindowRectangle) {
    ink.text(words, x: layout.labelX, middle: field.middleY, .body, ink.colors.muted)
  }

  /// What opens a list.
  private func drawChoice(_ words: String, _ rectangle: WindowRectangle) {
    ink.fill(
      rectangle, isHot(rectangle) ? ink.colors.popover : ink.colors.raised, radius: 6)
    ink.text(
      words, x: rectangle.x + 10, middle: rectangle.middleY, .body, ink.colors.text,
      maximumWidth: rectangle.width - 34)
    ink.glyph(
      .chevronDown,
      in: WindowRectangle(
        x: rectangle.maxX - 22, y: rectangle.middleY - 8, width: 16, height: 16),
      ink.colors.muted, size: 12)
  }

  private func draw(
    _ field: TuneField, _ rectangle: WindowRectangle, _ model: TuneSetupModel,
    alignsRight: Bool = false, isUsed: Bool = true
  ) {
    let typing = model.typing.flatMap { $0.field == field ? $0 : nil }
    TuneFieldPainter(
      ink: ink, rectangle: rectangle, text: model.text(of: field), typing: typing,
      isWrong: model.sentence(below: field) != nil, alignsRight: alignsRight, isUsed: isUsed,
      isHot: isHot(rectangle)
    ).draw()
  }

  /// A sentence about the field above it.
  private func draw(_ words: String?, _ rectangle: WindowRectangle?) {
    guard let words, let rectangle else { return }
    for (line, text) in ink.lines(words, .caption, width: rectangle.width).enumerated() {
      ink.text(
        text, x: rectangle.x,
        middle: rectangle.y + (Double(line) + 0.5) * TuneSetupLayout.captionHeight, .caption,
        ink.colors.recording, maximumWidth: rectangle.width)
    }
  }
}

/// Draws a field with a number or text in it.
struct TuneFieldPainter {
  let ink: Ink
  let rectangle: WindowRectangle
  let text: String
  let typing: TuneTyping?
  let isWrong: Bool
  let alignsRight: Bool
  /// Whether what stands in it counts now.
  let isUsed: Bool
  let isHot: Bool

  func draw() {
    let ground =
      typing != nil ? ink.colors.panel : isHot ? ink.colors.popover : ink.colors.raised
    if isUsed || typing != nil || isHot { ink.fill(rectangle, ground, radius: 6) }
    if isWrong {
      ink.frame(rectangle, ink.colors.recording, width: 1.5, radius: 6)
    } else if typing != nil {
      ink.frame(rectangle, ink.colors.accent, width: 2, radius: 6)
    }
    let room = rectangle.width - 16
    guard let typing else {
      ink.text(
        text, x: alignsRight ? rectangle.maxX - 8 : rectangle.x + 8, middle: rectangle.middleY,
        .body, isUsed ? ink.colors.text : ink.colors.muted,
        alignment: alignsRight ? .right : .left, maximumWidth: room)
      return
    }
    let before = ink.width(typing.text.beforeCaret, .body)
    // A long text is moved so that its caret is seen.
    let x = rectangle.x + 8 - max(before - room + 2, 0)
    ink.canvas.isolated {
      ink.canvas.clip(
        x: rectangle.x + 6, y: rectangle.y, width: rectangle.width - 12, height: rectangle.height)
      if typing.text.isSelected {
        ink.fill(
          WindowRectangle(
            x: x, y: rectangle.y + 4, width: ink.width(text, .body), height: rectangle.height - 8),
          ink.colors.accent.withAlpha(0.24))
      }
      ink.text(text, x: x, middle: rectangle.middleY, .body, ink.colors.text)
      ink.canvas.fillRectangle(
        x: x + before, y: rectangle.middleY - 8, width: 1.5, height: 16, ink.colors.accent)
    }
  }
}
