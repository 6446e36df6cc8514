import GestureCore
import PangoText

/// The bubble that grows out of a pressed key and shows what it types.
struct BubbleShape {
  let cap: Rectangle
  /// Points per point of the keyboard's drawing.
  let scale: Double
  let screenWidth: Double

  private static let shadowBlur = 10.0
  private static let shadowOffsetY = 2.0

  /// The bubble's upper part, kept on the screen.
  private var head: Rectangle {
    let width = 60 * scale
    let left = min(max(cap.center.x - width / 2, 3), screenWidth - 3 - width)
    return Rectangle(x: left, y: cap.y - 66 * scale, width: width, height: 58 * scale)
  }

  var bounds: Rectangle {
    head.union(cap).grown(by: Self.shadowBlur + Self.shadowOffsetY + 1)
  }

  /// The outline, clockwise from the head's top left: round corners above, one cubic at each shoulder, the cap's
  /// corners below.
  var path: VectorPath {
    let head = head
    let radius = 10 * scale
    let capRadius = 6 * scale
    func y(_ distance: Double) -> Double { head.y + distance * scale }
    // Control points that make a cubic a quarter of a circle.
    let bend = 0.448
    var path = VectorPath()
    func corner(
      _ cornerX: Double, _ cornerY: Double, _ toX: Double, _ toY: Double, _ fromX: Double,
      _ fromY: Double
    ) {
      path.elements.append(
        .curve(
          x1: cornerX + (fromX - cornerX) * bend, y1: cornerY + (fromY - cornerY) * bend,
          x2: cornerX + (toX - cornerX) * bend, y2: cornerY + (toY - cornerY) * bend, x: toX,
          y: toY))
    }
    path.elements.append(.move(x: head.x + radius, y: head.y))
    path.elements.append(.line(x: head.maxX - radius, y: head.y))
    corner(head.maxX, head.y, head.maxX, head.y + radius, head.maxX - radius, head.y)
    path.elements.append(.line(x: head.maxX, y: y(46)))
    path.elements.append(
      .curve(x1: head.maxX, y1: y(60), x2: cap.maxX, y2: y(56), x: cap.maxX, y: y(72)))
    path.elements.append(.line(x: cap.maxX, y: cap.maxY - capRadius))
    corner(
      cap.maxX, cap.maxY, cap.maxX - capRadius, cap.maxY, cap.maxX, cap.maxY - capRadius)
    path.elements.append(.line(x: cap.x + capRadius, y: cap.maxY))
    corner(cap.x, cap.maxY, cap.x, cap.maxY - capRadius, cap.x + capRadius, cap.maxY)
    path.elements.append(.line(x: cap.x, y: y(72)))
    path.elements.append(
      .curve(x1: cap.x, y1: y(56), x2: head.x, y2: y(60), x: head.x, y: y(46)))
    path.elements.append(.line(x: head.x, y: head.y + radius))
    corner(head.x, head.y, head.x + radius, head.y, head.x, head.y + radius)
    path.elements.append(.close)
    return path
  }

  func draw(_ text: String, on canvas: Canvas, _ theme: Theme) {
    let path = path
    canvas.isolated {
      canvas.translate(x: 0, y: Self.shadowOffsetY)
      canvas.fillShadow(path, blur: Self.shadowBlur, color: theme.shadow.color)
    }
    canvas.fill(path, theme.phone.bubble)
    canvas.drawText(
      text, x: head.center.x, baseline: head.y + 40 * scale,
      TextStyle(34 * scale, color: theme.phone.label, alignment: text.keyAlignment),
      maximumWidth: head.width)
  }
}
