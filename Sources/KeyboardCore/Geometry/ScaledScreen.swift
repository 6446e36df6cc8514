import GestureCore

/// A screen as the keyboard sees it: lengths of the 390 points wide drawing become points, heights are measured
/// from the bottom edge.
struct ScaledScreen {
  /// Points.
  var width: Double
  /// Points.
  var height: Double

  var scale: Double { width / 390 }

  /// The distance from the left edge, in points, of so many `KeyRow.units`.
  func x(units: Int) -> Double {
    // In this order each tenth of a point comes out as the nearest number to its decimal form.
    Double(units) * width / Double(KeyRow.units)
  }

  /// The height that lies so far above the bottom edge of the drawing.
  func y(aboveBottom distance: Double) -> Double { height - distance * scale }

  /// The whole keyboard.
  var region: Rectangle {
    Rectangle(x: 0, y: y(aboveBottom: 291), width: width, height: 291 * scale)
  }

  /// The top of the row with that index.
  func top(ofRow index: Int) -> Double { y(aboveBottom: 283 - 54 * Double(index)) }

  /// A key with the given cell.
  func keyFrame(_ key: Key, _ frame: Rectangle) -> KeyFrame {
    let cap = Rectangle(
      x: frame.x + 3 * scale, y: frame.y + 6 * scale,
      width: frame.width - 6 * scale, height: frame.height - 12 * scale)
    return KeyFrame(key: key, frame: frame, cap: cap)
  }

  /// The globe key, in the strip below the rows.
  var globe: KeyFrame {
    keyFrame(
      Key(.globe),
      Rectangle(x: x(units: 120), y: y(aboveBottom: 67), width: x(units: 540), height: 48 * scale))
  }
}
