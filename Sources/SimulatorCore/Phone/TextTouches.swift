import GestureCore

/// Fingers that went down on the text view, and which of them tap.
package struct TextTouches: Hashable, Sendable {
  /// A finger that moves farther than this from where it went down is no tap.
  package static let slopPoints = 10.0

  private struct Touch: Hashable, Sendable {
    var finger: FingerID
    var down: Point
    var isTap: Bool
  }

  private var touches: [Touch] = []

  /// Takes a delivered sample.
  ///
  /// - Parameter region: the text view on the screen.
  /// - Returns: where a tap happened, if the sample completes one.
  mutating func feed(_ sample: TouchSample, region: Rectangle) -> Point? {
    guard let index = touches.firstIndex(where: { $0.finger == sample.finger }) else {
      if sample.phase == .down, region.contains(sample.location) {
        touches.append(Touch(finger: sample.finger, down: sample.location, isTap: true))
      }
      return nil
    }
    let slop = Self.slopPoints
    if (sample.location - touches[index].down).squaredLength > slop * slop {
      touches[index].isTap = false
    }
    switch sample.phase {
    case .down, .move: return nil
    case .up:
      let touch = touches.remove(at: index)
      return touch.isTap ? touch.down : nil
    case .cancel:
      touches.remove(at: index)
      return nil
    }
  }

  mutating func removeAll() { touches.removeAll() }
}
