internal import GestureCore

/// The fingers that are down, wherever they come from, numbered from 1 and remembered by their last place.
///
/// A system's own numbers are arbitrary and large; recordings want small ones. More than
/// `TouchLimits.fingers` at once are not let in. A finger that is not known stays unknown: after a cancel, what
/// it still reports is nobody's touch.
package struct ActiveFingers: Sendable {
  /// Where a finger comes from.
  package enum Owner: Hashable, Sendable {
    /// A finger of the mouse.
    case mouse(MouseFingers.Finger)
    /// A finger of a touch screen, by the system's numbers.
    case screen(device: Int64, finger: Int64)
  }

  private struct Slot: Hashable, Sendable {
    var owner: Owner
    var location: WindowPoint
  }

  /// The slot at index n is finger n + 1.
  private var slots: [Slot?] = []

  /// No finger down.
  package init() {}

  /// Whether no finger is down.
  package var isEmpty: Bool { slots.allSatisfy { $0 == nil } }

  /// A finger went down. One that was down already lifts first.
  package mutating func down(
    _ owner: Owner, at location: WindowPoint, into touches: inout [ShellTouch]
  ) {
    up(owner, into: &touches)
    let slot = Slot(owner: owner, location: location)
    let index: Int
    if let free = slots.firstIndex(of: nil) {
      index = free
      slots[free] = slot
    } else {
      guard slots.count < TouchLimits.fingers else { return }
      index = slots.count
      slots.append(slot)
    }
    touches.append(touch(index, slot, .down))
  }

  /// A finger moved.
  package mutating func move(
    _ owner: Owner, to location: WindowPoint, into touches: inout [ShellTouch]
  ) {
    guard let index = index(of: owner) else { return }
    let slot = Slot(owner: owner, location: location)
    slots[index] = slot
    touches.append(touch(index, slot, .move))
  }

  /// A finger lifted, where it was last.
  package mutating func up(_ owner: Owner, into touches: inout [ShellTouch]) {
    guard let index = index(of: owner), let slot = slots[index] else { return }
    slots[index] = nil
    touches.append(touch(index, slot, .up))
  }

  /// The system took all fingers away.
  package mutating func cancelAll(into touches: inout [ShellTouch]) {
    for (index, slot) in slots.enumerated() {
      if let slot { touches.append(touch(index, slot, .cancel)) }
    }
    slots.removeAll(keepingCapacity: true)
  }

  private func index(of owner: Owner) -> Int? {
    slots.firstIndex { $0?.owner == owner }
  }

  private func touch(_ index: Int, _ slot: Slot, _ phase: TouchPhase) -> ShellTouch {
    let source: ShellTouch.Source =
      switch slot.owner {
      case .mouse(.first): .mouse
      case .mouse(.second): .mouseSecond
      case .screen: .screen
      }
    return ShellTouch(
      finger: FingerID(index + 1), source: source, phase: phase, location: slot.location)
  }
}
