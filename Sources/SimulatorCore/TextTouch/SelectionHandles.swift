package import GestureCore
package import TextCore

/// The two handles of a selection: a pure function of where its ends are drawn.
package struct SelectionHandles: Hashable, Sendable {
  /// The stem's width in points.
  package static let stemPoints = 4.0
  /// The knob's diameter in points.
  package static let knobPoints = 13.0
  /// A finger this near takes hold of a handle.
  package static let reachPoints = 30.0

  /// Where the caret at the selection's start would be, on the screen.
  package var start: Rectangle
  /// Where the caret at the selection's end would be, on the screen.
  package var end: Rectangle

  /// The handles of a selection whose ends are drawn there.
  package init(start: Rectangle, end: Rectangle) {
    self.start = start
    self.end = end
  }

  /// The handles of what is selected, on the screen; nil where nothing is.
  package init?(of document: TextDocument, layout: inout some LineGeometry) {
    guard !document.selection.isCollapsed else { return nil }
    let origin = layout.contentOrigin
    func onScreen(_ rectangle: ContentRectangle) -> Rectangle {
      Rectangle(
        x: rectangle.x + origin.x, y: rectangle.y + origin.y, width: rectangle.width,
        height: rectangle.height)
    }
    // The start belongs to what comes after it, the end to what comes before.
    start = onScreen(layout.caretRectangle(of: Caret(document.selection.lower), in: document))
    end = onScreen(
      layout.caretRectangle(of: Caret(document.selection.upper, .upstream), in: document))
  }

  /// Stem and knob: the knob stands above the start and below the end.
  package func frame(of handle: TextGesture.HandleEnd) -> Rectangle {
    let half = Self.knobPoints / 2
    switch handle {
    case .start:
      return Rectangle(
        x: start.x - half, y: start.y - Self.knobPoints, width: Self.knobPoints,
        height: start.height + Self.knobPoints)
    case .end:
      return Rectangle(
        x: end.x - half, y: end.y, width: Self.knobPoints, height: end.height + Self.knobPoints)
    }
  }

  /// The handle that a finger takes hold of: the nearest within reach; of two equally near ones that on the
  /// finger's side.
  package func handle(at point: Point) -> TextGesture.HandleEnd? {
    let toStart = frame(of: .start).squaredDistance(to: point)
    let toEnd = frame(of: .end).squaredDistance(to: point)
    guard min(toStart, toEnd) <= Self.reachPoints * Self.reachPoints else { return nil }
    if toStart != toEnd { return toStart < toEnd ? .start : .end }
    return (point - start.center).squaredLength < (point - end.center).squaredLength
      ? .start : .end
  }
}
