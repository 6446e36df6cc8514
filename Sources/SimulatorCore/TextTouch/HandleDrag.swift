import GestureCore
import TextCore

/// A handle in a finger's hold.
///
/// Everything is reckoned from what it was when the finger took hold, so that the way back leads back.
struct HandleDrag: Hashable, Sendable {
  /// The other end, which stays.
  let fixed: TextPosition
  /// On which side of `fixed` the handle was: where a clamped handle stays.
  let isAfterFixed: Bool
  /// From the middle of the handle's line to the finger.
  let grab: Vector
  /// The middle of the line that the handle is on, in the content.
  private(set) var lineMiddle: Double

  /// - Parameters:
  ///   - finger: in the content.
  ///   - caret: where the handle's end of the selection is drawn, in the content.
  init(fixed: TextPosition, isAfterFixed: Bool, finger: ContentPoint, caret: ContentRectangle) {
    self.fixed = fixed
    self.isAfterFixed = isAfterFixed
    lineMiddle = caret.y + caret.height / 2
    grab = Vector(dx: finger.x - caret.x, dy: finger.y - lineMiddle)
  }

  /// The place in the content that a finger means now. It changes lines only after a full line's travel, so
  /// that a finger which trembles between two lines stays on one.
  mutating func target(of finger: ContentPoint, linePitch: Double) -> ContentPoint {
    let travel = finger.y - grab.dy - lineMiddle
    if linePitch > 0, travel.magnitude >= linePitch {
      lineMiddle += (travel / linePitch).rounded(.towardZero) * linePitch
    }
    return ContentPoint(x: finger.x - grab.dx, y: lineMiddle)
  }
}
