import GestureCore

extension Vector {
  /// How long it is.
  var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// So many times as long.
  static func * (factor: Double, vector: Vector) -> Vector {
    Vector(dx: factor * vector.dx, dy: factor * vector.dy)
  }
}

extension Point {
  /// Goes on by a vector.
  static func += (point: inout Point, vector: Vector) { point = point + vector }
}
