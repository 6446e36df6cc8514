/// A size in pixels of the display.
package struct PixelSize: Hashable, Sendable {
  /// Pixels across.
  package var width: Int
  /// Pixels down.
  package var height: Int

  /// A size in pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A part of a picture that has changed since it was shown, in pixels.
package struct Damage: Hashable, Sendable {
  /// Left edge.
  package var x: Int
  /// Top edge.
  package var y: Int
  /// Pixels across.
  package var width: Int
  /// Pixels down.
  package var height: Int

  /// A part of a picture.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Everything of a picture.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The part inside a picture; nil if nothing is.
  package func clipped(to size: PixelSize) -> Damage? {
    let left = max(x, 0)
    let top = max(y, 0)
    let right = min(x + width, size.width)
    let bottom = min(y + height, size.height)
    guard right > left, bottom > top else { return nil }
    return Damage(x: left, y: top, width: right - left, height: bottom - top)
  }
}
