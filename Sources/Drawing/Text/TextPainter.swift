import GestureCore
import PangoText
import TextCore

/// Draws the text region: what is selected, letters, pills, lines under text.
struct TextPainter {
  let theme: Theme
  let picture: TextPicture
  let document: TextDocument
  let geometry: PangoGeometry
  let standIn: StandInText

  private static let selectionAlpha = 0.24

  /// Draws what the canvas' clip lets through.
  func draw(on canvas: Canvas) {
    // The regions of the screen meet at whole pixels, so that each covers what was there before.
    canvas.fill(picture.room.snapped(toPixelsAt: canvas.scale), theme.phone.screen)
    let region = picture.region.snapped(toPixelsAt: canvas.scale)
    if region.maxY < picture.room.maxY - 1 {
      // Where the view ends before its room does, a line says so.
      let line = Rectangle(x: region.x, y: region.maxY, width: region.width, height: 1)
      canvas.fill(line.snapped(toPixelsAt: canvas.scale), theme.window.line)
    }
    canvas.isolated {
      canvas.clip(x: region.x, y: region.y, width: region.width, height: region.height)
      drawContent(on: canvas)
    }
  }

  /// Draws all but the ground.
  func drawContent(on canvas: Canvas) {
    if picture.style.selectionStyle == .fill {
      for rectangle in picture.selection.map(picture.onScreen) {
        canvas.fill(
          rectangle.snapped(toPixelsAt: canvas.scale),
          theme.window.accent.withAlpha(Self.selectionAlpha))
      }
    }
    for line in picture.lines where canvas.isVisible(picture.onScreen(line)) {
      draw(line, on: canvas)
    }
    if picture.style.selectionStyle == .underline {
      for rectangle in picture.selection.map(picture.onScreen) {
        underline(rectangle, theme.window.accent.withAlpha(0.7), on: canvas)
      }
    }
    for rectangle in picture.underlines.map(picture.onScreen) {
      underline(rectangle, textColor.withAlpha(0.7), on: canvas)
    }
  }

  private var textColor: Color {
    picture.isStandIn ? theme.window.muted : picture.style.textColor ?? theme.phone.text
  }

  private func draw(_ line: PangoGeometry.SeenLine, on canvas: Canvas) {
    let pitch = geometry.linePitch
    // Marks stacked higher than their line may be cut: what lies outside is not drawn again with it.
    let isCut = line.inkTop <= line.y - pitch || line.inkBottom >= line.y + 2 * pitch
    canvas.isolated {
      if isCut {
        let rectangle = picture.onScreen(line)
        canvas.clip(
          x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
      }
      if picture.isStandIn {
        standIn.draw([line], on: canvas, x: picture.origin.x, y: picture.origin.y, textColor)
      } else {
        geometry.draw(
          [line], of: document, on: canvas, x: picture.origin.x, y: picture.origin.y,
          color: textColor)
      }
    }
    for pill in line.pills {
      PillPainter(
        pill: pill, frame: picture.onScreen(pill.frame), metrics: geometry.pillMetrics,
        isSelected: picture.selectedPills.contains(pill.frame)
      ).draw(on: canvas, theme)
    }
  }

  /// A line of one point under the letters of a line of text.
  private func underline(_ rectangle: Rectangle, _ color: Color, on canvas: Canvas) {
    let baseline = rectangle.y + geometry.baselineInLine
    let line = Rectangle(x: rectangle.x, y: baseline + 3, width: rectangle.width, height: 1)
    canvas.fill(line.snapped(toPixelsAt: canvas.scale), color)
  }
}
