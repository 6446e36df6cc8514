import GestureCore
import PangoText
import SimulatorCore

/// Draws the handles of a selection: a stem through the line, a knob above the start and below the end.
struct HandlePainter {
  let handles: SelectionHandles
  /// From one line's top to the next one's, in points.
  let linePitch: Double

  /// The smallest rectangle that holds a handle.
  func bounds(_ end: TextGesture.HandleEnd) -> Rectangle {
    handles.frame(of: end).union(stem(end)).grown(by: 1)
  }

  /// The stem: as high as the line, and to the middle of the knob.
  func stem(_ end: TextGesture.HandleEnd) -> Rectangle {
    let width = SelectionHandles.stemPoints
    let radius = SelectionHandles.knobPoints / 2
    let caret: Rectangle
    let top: Double
    let bottom: Double
    switch end {
    case .start:
      caret = handles.start
      top = caret.y - radius
      bottom = caret.maxY + (linePitch - caret.height) / 2
    case .end:
      caret = handles.end
      top = caret.y - (linePitch - caret.height) / 2
      bottom = caret.maxY + radius
    }
    return Rectangle(x: caret.x - width / 2, y: top, width: width, height: bottom - top)
  }

  /// Draws a handle.
  func draw(_ end: TextGesture.HandleEnd, on canvas: Canvas, _ color: Color) {
    let stem = stem(end)
    canvas.fill(stem, radius: stem.width / 2, color)
    let y: Double
    switch end {
    case .start: y = stem.y
    case .end: y = stem.maxY
    }
    canvas.fillCircle(
      x: stem.center.x, y: y, radius: SelectionHandles.knobPoints / 2, color)
  }
}
