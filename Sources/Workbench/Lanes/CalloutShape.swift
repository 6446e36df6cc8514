internal import Drawing
internal import PangoText

/// The callout's outline: a round rectangle with a beak at its upper edge.
struct CalloutShape {
  /// What the beak is kept within.
  let area: WindowRectangle
  let beakX: Double
  /// The callout's upper edge.
  let top: Double

  /// Draws the beak, and wipes the edge under it away.
  func drawBeak(_ ink: Ink) {
    let x = min(max(beakX + area.x, area.x + 32), area.maxX - 32)
    ink.canvas.fill(
      .init([
        .move(x: x - 9, y: top + 1), .line(x: x, y: top - 8), .line(x: x + 9, y: top + 1), .close,
      ]), ink.colors.popover)
    ink.canvas.stroke(
      .init([
        .move(x: x - 9, y: top + 0.5), .line(x: x, y: top - 8.5), .line(x: x + 9, y: top + 0.5),
      ]), .init(ink.colors.control.withAlpha(0.5), width: 1))
  }
}
