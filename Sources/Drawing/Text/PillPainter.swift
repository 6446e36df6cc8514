import GestureCore
import PangoText

/// Draws the pill that stands for a placeholder.
struct PillPainter {
  let pill: PangoGeometry.SeenPill
  /// The pill on the screen.
  let frame: Rectangle
  let metrics: PillMetrics
  let isSelected: Bool

  private static let tag = VectorPath(
    svg: "M3.5 4.5H11.2L20.5 13.8L13.8 20.5L4.5 11.2V4.5")
  private static let tagHole = VectorPath.circle(x: 8, y: 8.2, radius: 1.3)
  private static let lineWidth = 1.9

  func draw(on canvas: Canvas, _ theme: Theme) {
    let accent = theme.window.accent
    let ink = isSelected ? theme.window.onAccent : accent
    canvas.fill(frame, radius: metrics.radius, isSelected ? accent : accent.withAlpha(0.16))
    let middle = frame.center.y
    var x = frame.x + metrics.padding
    canvas.glyph(
      Self.tag, x: x, y: middle - metrics.glyphSize / 2, size: metrics.glyphSize,
      stroke: Canvas.Stroke(ink, width: Self.lineWidth, cap: .round))
    canvas.glyph(
      Self.tagHole, x: x, y: middle - metrics.glyphSize / 2, size: metrics.glyphSize, fill: ink)
    guard pill.nameWidth > 0 else { return }
    x += metrics.glyphSize + metrics.gap
    // A little more than measured, lest rounding put an ellipsis on a name that fits.
    canvas.drawText(
      pill.name, x: x, middle: middle, TextStyle(metrics.fontSize, .medium, color: ink),
      maximumWidth: pill.nameWidth + 0.1)
  }
}
