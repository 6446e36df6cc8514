import GestureCore
import PangoText

/// Draws the band in which a swipe does nothing yet.
struct DeadZonePainter {
  let band: DeadZoneBand
  /// The keyboard.
  let region: Rectangle

  private static let labelHeight = 17.0
  private static let labelPadding = 4.5
  /// Far more than any label.
  private static let labelWidthLimit = 160.0

  private var left: Double { band.originX - band.halfWidth }
  private var right: Double { band.originX + band.halfWidth }

  var bounds: Rectangle {
    let labelRight = min(right, region.maxX)
    let leftmost = max(min(left - 1, labelRight - Self.labelWidthLimit), region.x)
    // The words may stand to the right of the band.
    let rightmost = max(right + 1, min(right + Self.labelWidthLimit, region.maxX))
    return Rectangle(
      x: leftmost, y: region.y, width: rightmost - leftmost, height: region.height)
  }

  func draw(on canvas: Canvas, _ theme: Theme) {
    let ink = theme.phone.text
    canvas.isolated {
      canvas.clip(x: left, y: region.y, width: right - left, height: region.height)
      canvas.fillRectangle(
        x: left, y: region.y, width: right - left, height: region.height, ink.withAlpha(0.045))
      canvas.stroke(hatch, Canvas.Stroke(ink.withAlpha(0.085), width: 1))
    }
    for x in [left, right] {
      canvas.line(
        fromX: x, y: region.y, toX: x, y: region.maxY,
        Canvas.Stroke(ink.withAlpha(0.6), width: 1, dash: [4, 3]))
    }
    canvas.line(
      fromX: band.originX, y: region.y, toX: band.originX, y: region.maxY,
      Canvas.Stroke(ink.withAlpha(0.4), width: 1))
    drawLabel(on: canvas, theme)
  }

  /// Lines that rise to the right, eight points apart; the same wherever the band lies.
  private var hatch: VectorPath {
    var path = VectorPath()
    var x = left - region.height
    while x < right {
      path.elements.append(.move(x: x, y: region.maxY))
      path.elements.append(.line(x: x + region.height, y: region.y))
      x += 8
    }
    return path
  }

  private func drawLabel(on canvas: Canvas, _ theme: Theme) {
    let style = TextStyle(11, .medium, color: theme.phone.text, tabular: true, alignment: .center)
    let textWidth = canvas.measureText(band.label, style).width
    let width = min(textWidth + 2 * Self.labelPadding, Self.labelWidthLimit - 5)
    // In the strip under the last row of keys.
    let y = region.maxY - 64 * region.height / 291
    // Where they would lie over the line in the middle, they stand beside the band.
    let isBeside = width + 5 > band.halfWidth && right + 9 + width <= region.maxX
    let x = isBeside ? right + 5 : max(min(right, region.maxX) - 5 - width, region.x + 4)
    canvas.fillRounded(
      x: x, y: y, width: width, height: Self.labelHeight, radius: 4,
      theme.phone.keyboard.withAlpha(0.85))
    canvas.drawText(
      band.label, x: x + width / 2, middle: y + Self.labelHeight / 2, style, maximumWidth: width)
  }
}
