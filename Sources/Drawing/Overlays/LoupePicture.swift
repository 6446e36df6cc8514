import GestureCore
import PangoText
import SimulatorCore
import TextCore

/// What the loupe shows: one line of the text, its selection and its caret or handles.
struct LoupePicture: Hashable {
  let shape: LoupeShape
  /// The text, but for other lines.
  let text: TextPicture
  /// The caret, or nil where there are handles.
  let caret: Rectangle?
  let handles: SelectionHandles?
  let linePitch: Double

  private static let shadowBlur = 12.0
  private static let shadowOffsetY = 4.0

  /// - Parameter focus: the caret that is enlarged, on the screen.
  init(
    focus: Rectangle, handles: SelectionHandles?, text: TextPicture, linePitch: Double,
    screenWidth: Double
  ) {
    shape = LoupeShape(focus: focus.center, screenWidth: screenWidth)
    self.handles = handles
    self.linePitch = linePitch
    caret = handles == nil ? focus : nil
    self.text = text.line(at: focus.center.y)
  }

  var bounds: Rectangle {
    shape.frame.grown(by: Self.shadowBlur + Self.shadowOffsetY + 1)
  }

  /// Draws it; `drawText` draws a picture of the text where it is on the screen.
  func draw(on canvas: Canvas, _ theme: Theme, drawText: (TextPicture) -> Void) {
    let frame = shape.frame
    let radius = frame.height / 2
    canvas.fillShadow(
      x: frame.x, y: frame.y + Self.shadowOffsetY, width: frame.width, height: frame.height,
      radius: radius, blur: Self.shadowBlur, color: theme.shadow.color)
    canvas.fill(frame, radius: radius, theme.phone.screen)
    canvas.isolated {
      canvas.clipRounded(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height, radius: radius)
      canvas.translate(x: frame.center.x, y: frame.center.y)
      canvas.zoom(LoupeShape.magnification)
      canvas.translate(x: -shape.focus.x, y: -shape.focus.y)
      drawText(text)
      if let caret { canvas.fill(caret, theme.window.accent) }
      if let handles {
        let painter = HandlePainter(handles: handles, linePitch: linePitch)
        // Without knobs: they would hide what is looked for.
        for end in [TextGesture.HandleEnd.start, .end] {
          let stem = painter.stem(end)
          let line = shape.focus.y - linePitch / 2
          guard stem.y < line + linePitch, stem.maxY > line else { continue }
          canvas.fill(
            Rectangle(x: stem.x, y: line, width: stem.width, height: linePitch),
            radius: stem.width / 2, theme.window.accent)
        }
      }
    }
    let scale = canvas.scale
    canvas.strokeRounded(
      x: frame.x + 0.5 / scale, y: frame.y + 0.5 / scale, width: frame.width - 1 / scale,
      height: frame.height - 1 / scale, radius: radius - 0.5 / scale,
      Canvas.Stroke(theme.phone.text.withAlpha(0.28), width: 1 / scale))
  }
}
