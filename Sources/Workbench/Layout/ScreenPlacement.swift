package import GestureCore
package import SimulatorCore
package import WindowShell

/// Where the phone's screen lies in the window, and how large.
package struct ScreenPlacement: Hashable, Sendable {
  /// The screen's top left corner, on a whole pixel of the display.
  package var origin: WindowPoint
  /// Logical pixels per point.
  package var scale: Double

  /// A screen in the window.
  package init(origin: WindowPoint, scale: Double) {
    self.origin = origin
    self.scale = scale
  }

  /// The bezel's width beside the screen, in logical pixels, and the space left round it.
  package static let bezel = 7.0
  /// The least scale, for windows too small for any phone.
  package static let leastScale = 0.05

  /// The screen in the middle of an area, as large as fits with its bezel, at most `limit`.
  ///
  /// - Parameter density: pixels of the display per logical pixel.
  package static func centered(
    _ screen: Screen, in area: WindowRectangle, margin: Double, limit: Double, density: Double
  ) -> ScreenPlacement {
    let width = area.width - 2 * (bezel + margin)
    let height = area.height - 2 * (bezel + margin)
    let fitting = min(width / screen.width, height / screen.height)
    let scale = max(min(fitting, limit), leastScale)
    func snapped(_ place: Double) -> Double { (place * density).rounded() / density }
    return ScreenPlacement(
      origin: WindowPoint(
        x: snapped(area.middleX - screen.width * scale / 2),
        y: snapped(area.middleY - screen.height * scale / 2)),
      scale: scale)
  }

  /// The point of the screen at a place in the window, rounded to hundredths, so that recordings stay readable.
  package func screenPoint(_ point: WindowPoint) -> Point {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return Point(
      x: rounded((point.x - origin.x) / scale), y: rounded((point.y - origin.y) / scale))
  }

  /// Where a point of the screen lies in the window.
  package func windowPoint(_ point: Point) -> WindowPoint {
    WindowPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  /// Where a rectangle of the screen lies in the window.
  package func windowRectangle(_ rectangle: Rectangle) -> WindowRectangle {
    let corner = windowPoint(Point(x: rectangle.x, y: rectangle.y))
    return WindowRectangle(
      x: corner.x, y: corner.y, width: rectangle.width * scale, height: rectangle.height * scale)
  }
}
