import GestureCore
import PangoText

/// Draws the way a finger came: thin and faint where it is old, one dot per sample.
enum TrailPainter {
  /// Samples closer together than this share a dot.
  private static let dotDistance = 1.0

  static func bounds(_ points: [FingerMark.TrailPoint]) -> Rectangle {
    guard let first = points.first?.location else { return .zero }
    var left = first.x
    var top = first.y
    var right = first.x
    var bottom = first.y
    for point in points {
      left = min(left, point.location.x)
      right = max(right, point.location.x)
      top = min(top, point.location.y)
      bottom = max(bottom, point.location.y)
    }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top).grown(by: 4)
  }

  static func draw(_ points: [FingerMark.TrailPoint], on canvas: Canvas, _ theme: Theme) {
    let ink = theme.phone.text
    for (from, to) in zip(points, points.dropFirst()) {
      let youth = youth(of: to)
      canvas.line(
        fromX: from.location.x, y: from.location.y, toX: to.location.x, y: to.location.y,
        Canvas.Stroke(
          ink.withAlpha(0.06 + 0.54 * youth), width: 1.5 + 3 * youth))
    }
    var drawn: Point?
    for point in points {
      let place = point.location
      if let drawn, (place - drawn).squaredLength < dotDistance * dotDistance { continue }
      drawn = place
      let youth = youth(of: point)
      let strength = 0.4 + 0.6 * youth
      canvas.fillCircle(
        x: place.x, y: place.y, radius: 2.4, theme.phone.screen.withAlpha(0.8 * strength))
      canvas.fillCircle(x: place.x, y: place.y, radius: 1.8, ink.withAlpha(strength))
    }
  }

  /// 1 for what was just now, 0 for what is about to go.
  private static func youth(of point: FingerMark.TrailPoint) -> Double {
    min(max(1 - point.ageMilliseconds / FingerMark.trailMilliseconds, 0), 1)
  }
}
