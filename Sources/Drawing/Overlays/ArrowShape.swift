import GestureCore
import PangoText

/// The arrow from a finger's ring in the direction of its velocity.
struct ArrowShape {
  private let from: Point
  private let neck: Point
  private let tip: Point
  private let left: Point
  private let right: Point

  /// Points of arrow for one point per second.
  private static let pointsPerSpeed = 0.13
  private static let longest = 110.0
  private static let headLength = 8.6
  private static let headHalfWidth = 5.5

  /// Nil where the finger is so slow that the head alone would be longer.
  init?(_ arrow: VelocityArrow) {
    let speed = arrow.velocity.squaredLength.squareRoot()
    let length = min(speed * Self.pointsPerSpeed, Self.longest)
    guard length > Self.headLength else { return nil }
    let dx = arrow.velocity.dx / speed
    let dy = arrow.velocity.dy / speed
    func place(_ along: Double, _ across: Double) -> Point {
      arrow.location + Vector(dx: dx * along - dy * across, dy: dy * along + dx * across)
    }
    let start = FingerMark.radius
    from = place(start, 0)
    neck = place(start + length - Self.headLength, 0)
    tip = place(start + length, 0)
    left = place(start + length - Self.headLength, -Self.headHalfWidth)
    right = place(start + length - Self.headLength, Self.headHalfWidth)
  }

  var bounds: Rectangle {
    let points = [from, tip, left, right]
    let x = points.map(\.x)
    let y = points.map(\.y)
    let minX = x.min() ?? 0
    let minY = y.min() ?? 0
    return Rectangle(
      x: minX, y: minY, width: (x.max() ?? 0) - minX, height: (y.max() ?? 0) - minY
    ).grown(by: 2)
  }

  func draw(on canvas: Canvas, _ theme: Theme) {
    canvas.line(
      fromX: from.x, y: from.y, toX: neck.x, y: neck.y,
      Canvas.Stroke(theme.phone.text, width: 2.4))
    canvas.fill(
      VectorPath([
        .move(x: tip.x, y: tip.y), .line(x: left.x, y: left.y), .line(x: right.x, y: right.y),
        .close,
      ]), theme.phone.text)
  }
}
