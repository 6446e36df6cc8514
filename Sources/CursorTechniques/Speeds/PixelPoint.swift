import GestureCore

/// A place in device pixels, in single precision: what an Android view is told of a finger.
struct PixelPoint: Hashable, Sendable {
  /// Rightwards.
  var x: Float = 0
  /// Downwards.
  var y: Float = 0

  /// The screen's top left corner.
  init() {}

  /// The place on a screen of that density.
  init(_ point: Point, pixelsPerPoint: Double) {
    x = Float(point.x * pixelsPerPoint)
    y = Float(point.y * pixelsPerPoint)
  }

  /// The place of an update of a gesture that began at that origin: fingers that join or leave move the origin,
  /// but not this place.
  init(_ update: PanUpdate, since origin: Point, pixelsPerPoint: Double) {
    self.init(update.location + (origin - update.origin), pixelsPerPoint: pixelsPerPoint)
  }

  /// √(x² + y²).
  var distance: Float { (x * x + y * y).squareRoot() }

  /// Both differences.
  static func - (left: PixelPoint, right: PixelPoint) -> PixelPoint {
    var way = PixelPoint()
    way.x = left.x - right.x
    way.y = left.y - right.y
    return way
  }
}

/// The number without its fraction; 0 for NaN, and no farther than 32 bits reach, as Java converts.
func wholeNumber(_ number: Float) -> Int {
  guard number == number else { return 0 }
  return Int(Int32(clamping: Int64(min(max(number, -3e9), 3e9))))
}
