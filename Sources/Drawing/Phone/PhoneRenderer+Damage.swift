import GestureCore
import KeyboardCore
import PangoText
import TextCore

extension PhoneRenderer {
  /// What is in one list and not in the other.
  static func difference(_ new: [Overlay], _ old: [Overlay]) -> [Overlay] {
    new.filter { !old.contains($0) } + old.filter { !new.contains($0) }
  }

  /// The pixels of the kept picture that a rectangle of the screen touches.
  static func pixels(
    _ rectangle: Rectangle, screen: PixelRectangle, scale: Double
  ) -> PixelRectangle {
    // Clamped, as a finger may be anywhere.
    func clamp(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
    let left = clamp((rectangle.x * scale).rounded(.down))
    let top = clamp((rectangle.y * scale).rounded(.down))
    return PixelRectangle(
      x: screen.x + left, y: screen.y + top,
      width: clamp((rectangle.maxX * scale).rounded(.up)) - left,
      height: clamp((rectangle.maxY * scale).rounded(.up)) - top)
  }

  /// The same pixels in few rectangles that do not overlap, cut to a limit.
  static func merged(
    _ rectangles: [PixelRectangle], within limit: PixelRectangle
  ) -> [PixelRectangle] {
    var result: [PixelRectangle] = []
    for rectangle in rectangles {
      var grown = rectangle.intersection(limit)
      if grown.isEmpty { continue }
      while let index = result.firstIndex(where: { !$0.intersection(grown).isEmpty }) {
        grown = grown.union(result.remove(at: index))
      }
      result.append(grown)
    }
    return result
  }
}

extension KeyboardPicture {
  /// The parts of the screen that differ from an older picture of the keyboard, bubbles aside.
  ///
  /// - Parameter offsetY: how far both have slid down.
  func damage(since old: KeyboardPicture, offsetY: Double) -> [Rectangle] {
    let changed = Set(pressed).symmetricDifference(old.pressed)
    let isAlike =
      region == old.region && scale == old.scale && keys == old.keys && shift == old.shift
      && layoutName == old.layoutName && bar == old.bar && isFaded == old.isFaded
    let rectangles =
      isAlike
      ? keys.filter { changed.contains($0.key) }.map(\.frame)
      : [region, old.region] + [bar, old.bar].compactMap { $0 }
    return rectangles.map { rectangle in
      var slid = rectangle
      slid.y += offsetY
      return slid
    }
  }
}
