/// Fingers that a mouse stands for: the left button is one finger, the right button a second one beside it.
///
/// The second finger goes down with the right button while the left one is held, or together with the
/// first one if Alt is held. It is mirrored about `mirrorCenter`; with Shift it starts there, and then moves
/// parallel to the first. Both move with the mouse. The right button alone is no finger.
package struct MouseFingers: Sendable {
  /// One of the two.
  package enum Finger: Hashable, Sendable {
    /// The pointer's own, and the one beside it.
    case first, second
  }

  /// A button of the mouse.
  package enum Button: Hashable, Sendable {
    /// The first finger's, and the second one's.
    case left, right
  }

  /// What becomes of a finger.
  package enum Change: Hashable, Sendable {
    /// It touched there.
    case down(Finger, WindowPoint)
    /// It moved there.
    case move(Finger, WindowPoint)
    /// It lifted where it was.
    case up(Finger)
  }

  private enum Placement: Hashable, Sendable {
    case mirrored(about: WindowPoint)
    case parallel(dx: Double, dy: Double)
  }

  private struct Second: Hashable, Sendable {
    var placement: Placement
    var heldBy: Button
  }

  /// The point about which the second finger is mirrored when it goes down.
  package var mirrorCenter: WindowPoint
  private var firstIsDown = false
  private var second: Second?
  private var pointer = WindowPoint(x: 0, y: 0)

  /// No finger down.
  package init(mirrorCenter: WindowPoint = WindowPoint(x: 0, y: 0)) {
    self.mirrorCenter = mirrorCenter
  }

  /// Whether the pointer's own finger is down.
  package var isDown: Bool { firstIsDown }

  /// A button went down.
  package mutating func press(
    _ button: Button, at point: WindowPoint, _ modifiers: Modifiers, into changes: inout [Change]
  ) {
    move(to: point, into: &changes)
    switch button {
    case .left:
      guard !firstIsDown else { return }
      firstIsDown = true
      changes.append(.down(.first, point))
      if modifiers.contains(.alt) { putSecondDown(button, modifiers, into: &changes) }
    case .right:
      guard firstIsDown else { return }
      putSecondDown(button, modifiers, into: &changes)
    }
  }

  /// The mouse moved.
  package mutating func move(to point: WindowPoint, into changes: inout [Change]) {
    guard point != pointer else { return }
    pointer = point
    if firstIsDown { changes.append(.move(.first, point)) }
    if let second { changes.append(.move(.second, place(second.placement))) }
  }

  /// A button went up. The fingers lift where they are: a lift is not trusted to have a place of its own.
  package mutating func release(_ button: Button, into changes: inout [Change]) {
    if button == .left, firstIsDown {
      firstIsDown = false
      changes.append(.up(.first))
    }
    if second?.heldBy == button {
      second = nil
      changes.append(.up(.second))
    }
  }

  /// Forgets the fingers that are down: they have been cancelled, and buttons still held mean nothing.
  package mutating func forget() {
    firstIsDown = false
    second = nil
  }

  private mutating func putSecondDown(
    _ button: Button, _ modifiers: Modifiers, into changes: inout [Change]
  ) {
    guard second == nil else { return }
    let start = place(.mirrored(about: mirrorCenter))
    let placement: Placement =
      modifiers.contains(.shift)
      ? .parallel(dx: start.x - pointer.x, dy: start.y - pointer.y)
      : .mirrored(about: mirrorCenter)
    second = Second(placement: placement, heldBy: button)
    changes.append(.down(.second, start))
  }

  private func place(_ placement: Placement) -> WindowPoint {
    switch placement {
    case .mirrored(let center):
      WindowPoint(x: 2 * center.x - pointer.x, y: 2 * center.y - pointer.y)
    case .parallel(let dx, let dy): WindowPoint(x: pointer.x + dx, y: pointer.y + dy)
    }
  }
}
