internal import Drawing
internal import PangoText
internal import Plots
internal import Tuning

/// Draws what stands below the lanes: why a step happened, what a change did, or what to do.
struct ExplanationPainter {
  let ink: Ink
  let layout: ExplanationLayout
  let beakX: Double?
  let hotSpot: HotSpot?

  private var callout: WindowRectangle { layout.callout }

  func draw(_ model: ExplanationModel) {
    ink.fill(layout.area, ink.colors.canvas)
    ink.lineAtLeft(layout.area)
    switch model {
    case .step(let words):
      ink.floatingGround(callout, radius: 8)
      if let beakX {
        CalloutShape(area: layout.area, beakX: beakX, top: callout.y).drawBeak(ink)
      }
      layout.isBrief ? drawBrief(words) : draw(words)
    case .change(let words):
      ink.fill(callout, ink.colors.raised, radius: 8)
      layout.isBrief ? drawBrief(words) : draw(words)
    case .hint(let sentence):
      ink.text(
        sentence, x: callout.x + 4, middle: callout.middleY, .body, ink.colors.muted,
        maximumWidth: callout.width - 8)
    }
  }

  private func drawClose() {
    ink.button(layout.close, hotSpot)
    ink.glyph(.cross, in: layout.close, ink.colors.muted, size: 14)
  }

  private func color(_ plot: PlotInk) -> Color {
    let theme = ink.theme.appearance == .dark ? PlotTheme.dark : .light
    return Color(theme.color(of: plot), alpha: plot.alpha)
  }

  private func drawTitle(_ words: StepExplanation, middle: Double, room: Double) -> Double {
    ink.fill(
      WindowRectangle(x: callout.x + 16, y: middle - 6, width: 3, height: 12), color(words.ink))
    return ink.text(
      words.title, x: callout.x + 27, middle: middle, .body, color(words.ink), weight: .semibold,
      maximumWidth: room)
  }

  private func draw(_ words: StepExplanation) {
    let head = callout.y + 17
    let title = drawTitle(words, middle: head, room: callout.width - 80)
    let x = callout.x + 27 + title + 12
    ink.text(
      words.moment, x: x, middle: head, .body, ink.colors.muted,
      maximumWidth: layout.close.x - x - 4)
    drawClose()
    // The sum has the room it needs; the sentence what is left, and two lines.
    let sumEnd = drawTerms(words.terms, x: callout.x + 27, middle: callout.y + 42, isBrief: false)
    let left = max(sumEnd + 24, callout.x + callout.width * 0.625)
    let room = callout.maxX - 16 - left
    guard room >= 90 else { return }
    ink.fill(
      WindowRectangle(x: left - 12, y: callout.y + 37, width: 1, height: 28), ink.colors.control)
    let lines = ink.lines(words.consequence, .body, width: room)
    let shown = lines.count > 2 ? ink.lines(words.brief, .body, width: room) : lines
    for (index, line) in shown.prefix(2).enumerated() {
      let middle = callout.y + (shown.count == 1 ? 50 : 40) + 20 * Double(index)
      ink.text(line, x: left, middle: middle, .body, ink.colors.text, maximumWidth: room)
    }
  }

  private func drawBrief(_ words: StepExplanation) {
    let middle = callout.middleY
    let title = drawTitle(words, middle: middle, room: callout.width * 0.4)
    let end = drawTerms(words.terms, x: callout.x + 27 + title + 16, middle: middle, isBrief: true)
    drawClose()
    let room = layout.close.x - 8 - end - 12
    guard room >= 60 else { return }
    ink.text(
      words.brief, x: layout.close.x - 8, middle: middle, .caption, ink.colors.text,
      alignment: .right, maximumWidth: room)
  }

  /// Figures with their captions below, signs between.
  ///
  /// - Returns: where they end.
  private func drawTerms(
    _ terms: [StepExplanation.Term], x: Double, middle: Double, isBrief: Bool
  ) -> Double {
    let style: Ink.Style = isBrief ? .head : .figure
    var x = x
    for term in terms {
      if !term.sign.isEmpty {
        let gap = isBrief ? 8.0 : 14
        x += gap + ink.text(term.sign, x: x + gap, middle: middle, .head, ink.colors.muted) + gap
      }
      let width = ink.text(
        term.figure, x: x, middle: middle, style, color(term.ink), weight: .medium)
      guard !isBrief else {
        x += width
        continue
      }
      let caption = ink.text(
        term.caption, x: x, middle: middle + 21, .caption, ink.colors.muted, maximumWidth: 150)
      // A caption may reach under the sign, not under the next figure.
      x += max(width, caption - 24)
    }
    return x
  }

  private func draw(_ words: ExplanationModel.ChangeWords) {
    let head = callout.y + 17
    let title = ink.text(
      words.title, x: callout.x + 16, middle: head, .body, ink.colors.text, weight: .semibold,
      maximumWidth: callout.width - 180)
    let x = callout.x + 16 + title + 10
    ink.text(
      "the old result is dotted", x: x, middle: head, .body, ink.colors.muted,
      maximumWidth: layout.undo.x - x - 8)
    drawUndo()
    let step = min(120, (callout.width - 32) / Double(max(words.summary.figures.count, 1)))
    for (index, figure) in words.summary.figures.enumerated() {
      let left = callout.x + 16 + step * Double(index)
      var end = left
      end += ink.text(figure.old, x: end, middle: callout.y + 42, .head, ink.colors.muted)
      end += 8
      end += ink.text("→", x: end, middle: callout.y + 42, .head, ink.colors.muted) + 8
      ink.text(
        figure.new, x: end, middle: callout.y + 42, .figure, ink.colors.text, weight: .medium)
      ink.text(
        figure.caption, x: left, middle: callout.y + 63, .caption, ink.colors.muted,
        maximumWidth: step - 8)
    }
  }

  private func drawBrief(_ words: ExplanationModel.ChangeWords) {
    let middle = callout.middleY
    var x = callout.x + 16
    x += ink.text(
      words.title, x: x, middle: middle, .body, ink.colors.text, weight: .semibold,
      maximumWidth: callout.width * 0.42)
    x += 16
    drawUndo()
    for figure in words.summary.figures {
      let text = "\(figure.caption) \(figure.old) → \(figure.new)"
      guard x + ink.width(text, .caption) < layout.undo.x - 8 else { return }
      x += ink.text(text, x: x, middle: middle, .caption, ink.colors.text) + 16
    }
  }

  private func drawUndo() {
    ink.button(layout.undo, hotSpot)
    let middle = layout.undo.middleY
    let width = ink.text(
      "Ctrl Shift Z", x: layout.undo.maxX - 6, middle: middle, .caption, ink.colors.muted,
      alignment: .right)
    ink.text(
      "Undo", x: layout.undo.maxX - 6 - width - 8, middle: middle, .body, ink.colors.accent,
      alignment: .right)
  }
}
