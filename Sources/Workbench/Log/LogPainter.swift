internal import Drawing
internal import PangoText

/// Draws the heads of the log.
struct LogHeadPainter {
  let ink: Ink
  let layout: LogLayout

  func draw() {
    ink.fill(layout.head, ink.colors.panel)
    ink.lineAtLeft(layout.head)
    for place in layout.columns {
      ink.text(
        place.column.head, x: place.column.isWord ? place.x : place.maxX,
        middle: layout.head.y + 16, .caption, ink.colors.muted, weight: .medium,
        alignment: place.column.isWord ? .left : .right)
    }
  }
}

/// Draws one line of the log.
struct LogLinePainter {
  let ink: Ink
  let rectangle: WindowRectangle
  let columns: [LogLayout.Column]
  let line: LogLine
  let isHot: Bool

  func draw() {
    ink.fill(rectangle, ink.colors.panel)
    ink.lineAtLeft(rectangle)
    if line.isCurrent {
      ink.fill(rectangle, ink.colors.accent.withAlpha(0.16))
      ink.fill(
        WindowRectangle(x: rectangle.x, y: rectangle.y, width: 3, height: rectangle.height),
        ink.colors.accent)
    } else if isHot {
      ink.fill(
        WindowRectangle(
          x: rectangle.x + 1, y: rectangle.y, width: rectangle.width - 1, height: rectangle.height),
        ink.colors.raised)
    }
    for place in columns {
      ink.text(
        line[place.column], x: place.column.isWord ? place.x : place.maxX,
        middle: rectangle.middleY, .body, color(place.column),
        weight: place.column == .step ? .medium : .regular,
        alignment: place.column.isWord ? .left : .right)
    }
  }

  private func color(_ column: LogColumn) -> Color {
    switch column {
    case .step: line.direction > 0 ? ink.colors.forward : ink.colors.back
    case .state: ink.colors.muted
    case .time, .translation, .velocity, .gauge, .caret: ink.colors.text
    }
  }
}
