import GestureCore

/// Where the loupe is and what it enlarges.
struct LoupeShape: Hashable {
  /// The place on the screen that is enlarged: a caret's, in the middle of its line.
  let focus: Point
  /// The capsule on the screen.
  let frame: Rectangle

  static let magnification = 1.35
  private static let width = 128.0
  private static let height = 50.0
  /// From the line's middle up to the capsule's.
  private static let rise = 52.0
  /// Kept free at the screen's edges.
  private static let margin = 6.0

  init(focus: Point, screenWidth: Double) {
    self.focus = focus
    let rightmost = max(screenWidth - Self.margin - Self.width, Self.margin)
    frame = Rectangle(
      x: min(max(focus.x - Self.width / 2, Self.margin), rightmost),
      y: max(focus.y - Self.rise - Self.height / 2, Self.margin),
      width: Self.width, height: Self.height)
  }

  /// The part of the screen whose enlargement fills the capsule.
  var source: Rectangle {
    let width = frame.width / Self.magnification
    let height = frame.height / Self.magnification
    return Rectangle(x: focus.x - width / 2, y: focus.y - height / 2, width: width, height: height)
  }
}
