import GestureCore
import SimulatorCore
import TraceFormat

/// The touch panel that other tools' recordings are of: the screen, in units fine enough for a mouse's places.
struct ExportPanel {
  /// A hundredth of a point: finer than any panel's noise.
  static let unitsPerPoint = 100.0
  /// Pixels of a phone to the point.
  static let pixelsPerPoint = 3.0
  /// What `import` makes points of again, whatever the screen: millimetres are those of its screen.
  static let unitsPerMillimetre = Int(
    (unitsPerPoint * Screen.standard.pointsPerMillimetre).rounded())

  /// Units from the least place to the greatest.
  struct Axis {
    var minimum: Int
    var maximum: Int
  }

  let screen: Screen
  let x: Axis
  let y: Axis

  /// A panel of the screen's size; larger on both sides alike where touches lie beside the screen, so that
  /// the middles stay together.
  init(screen: Screen, touches: ExportTouches) {
    self.screen = screen
    x = Self.axis(screen.width, touches.touches.map(\.location.x))
    y = Self.axis(screen.height, touches.touches.map(\.location.y))
  }

  private static func axis(_ length: Double, _ places: [Double]) -> Axis {
    let end = units(length)
    let least = places.map(units).min() ?? 0
    let greatest = places.map(units).max() ?? 0
    let margin = max(0, -least, greatest - end)
    return Axis(minimum: -margin, maximum: end + margin)
  }

  /// A length in units; places of recordings are within limits.
  static func units(_ points: Double) -> Int {
    let units = (points * unitsPerPoint).rounded()
    return units.magnitude < 1e9 ? Int(units) : 1_000_000_000
  }

  /// Options with which `import` puts everything where it was.
  func importOptions(_ format: ExportFormat, _ touches: ExportTouches) -> [String] {
    var options = ["--place", "as-is"]
    if screen.width != Screen.standard.width || screen.height != Screen.standard.height {
      options += ["--screen", Self.size(screen.width, screen.height)]
    }
    if format == .monkey {
      let pixels = Self.pixelsPerPoint
      options += ["--panel", Self.size(screen.width * pixels, screen.height * pixels)]
    } else if format.countsPoints, !touches.fitsPhone {
      // Otherwise units as large as these would be taken for those of a panel.
      options += ["--panel", Self.size(screen.width, screen.height)]
    }
    return options
  }

  static func size(_ width: Double, _ height: Double) -> String {
    NumberForm.text(of: width) + "x" + NumberForm.text(of: height)
  }
}
