package import GestureCore

/// A shape of straight lines, in points from the picture's top left corner.
package struct PlotPath: Hashable, Sendable {
  /// One stretch.
  package enum Element: Hashable, Sendable {
    /// Starts a new line.
    case move(Point)
    /// Goes on to a point.
    case line(Point)
    /// Goes back to where the line began.
    case close
  }

  /// The stretches in order; every coordinate is finite.
  package var elements: [Element] = []

  /// An empty shape.
  package init() {}

  /// A line from point to point; empty without at least two.
  package init(_ points: [Point]) {
    guard points.count > 1 else { return }
    elements.reserveCapacity(points.count)
    append(points)
  }

  /// A straight line.
  package init(from start: Point, to end: Point) {
    elements = [.move(start), .line(end)]
  }

  /// The outline of a rectangle.
  package init(_ rectangle: Rectangle) {
    append([
      Point(x: rectangle.x, y: rectangle.y), Point(x: rectangle.maxX, y: rectangle.y),
      Point(x: rectangle.maxX, y: rectangle.maxY), Point(x: rectangle.x, y: rectangle.maxY),
    ])
    elements.append(.close)
  }

  /// Adds a line of its own from point to point.
  package mutating func append(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      elements.append(index == 0 ? .move(point) : .line(point))
    }
  }
}
