internal import Drawing
internal import PangoText

/// Draws the tab of searches: its head, and what lies below it.
struct TunePainter {
  let ink: Ink
  let layout: TuneLayout
  let hotSpot: HotSpot?

  private var x: Double { layout.area.x + 16 }

  func draw(_ model: TuneModel) {
    ink.fill(layout.area, ink.colors.panel)
    let body = layout.body
    ink.canvas.isolated {
      ink.canvas.clip(x: body.x, y: body.y, width: body.width, height: body.height)
      switch (model, layout.content) {
      case (.setup(let model), .setup(let layout)):
        TuneSetupPainter(ink: ink, layout: layout, hotSpot: hotSpot).draw(model)
      case (.results(let model), .results(let layout)):
        TuneResultsPainter(ink: ink, layout: layout).draw(model)
      case (.setup, .results), (.results, .setup): break
      }
    }
    if let mark = layout.scrollMark { ink.fill(mark, ink.colors.control, radius: 2) }
    switch model {
    case .setup(let model): drawHead(model)
    case .results(let model): drawHead(model)
    }
    for button in layout.buttons { ink.draw(button, hotSpot) }
    ink.lineAtLeft(layout.area)
  }

  private var headEnd: Double { (layout.buttons.map(\.rectangle.x).min() ?? layout.area.maxX) - 12 }

  private func drawHead(_ model: TuneSetupModel) {
    let middle = layout.head.middleY
    var start = x
    var words = "Settings of \(model.technique) to search"
    // What is wrong with a field stands below the field.
    if let obstacle = model.obstacle, model.fault == nil {
      start += drawTriangle(x: x, middle: middle)
      words = obstacle
    }
    ink.text(
      words, x: start, middle: middle, .body, ink.colors.text, weight: .semibold,
      maximumWidth: headEnd - start)
  }

  private func drawHead(_ model: TuneResultsModel) {
    let middle = layout.head.middleY
    let width = ink.text(
      model.technique, x: x, middle: middle, .body, ink.colors.text, weight: .semibold,
      maximumWidth: headEnd - x)
    ink.text(
      model.status, x: x + width + 10, middle: middle + 0.5, .body, ink.colors.muted,
      maximumWidth: headEnd - x - width - 10)
    guard let share = model.share else { return }
    let track = WindowRectangle(
      x: x, y: layout.head.maxY - 6, width: layout.area.width - 32, height: 3)
    ink.fill(track, ink.colors.controlFill, radius: 1.5)
    let done = WindowRectangle(
      x: track.x, y: track.y, width: track.width * min(max(share, 0), 1), height: track.height)
    if done.width >= 3 { ink.fill(done, ink.colors.accent, radius: 1.5) }
  }

  private func drawTriangle(x: Double, middle: Double) -> Double {
    ink.glyph(
      .triangle, in: WindowRectangle(x: x, y: middle - 8, width: 16, height: 16),
      ink.colors.warning, size: 14)
    return 22
  }
}
