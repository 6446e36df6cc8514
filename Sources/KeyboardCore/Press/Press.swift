package import GestureCore

/// A key under a finger that is down.
package struct Press: Hashable, Sendable {
  /// Which finger.
  package let finger: FingerID
  /// The key it went down on.
  package let key: Key
  /// The page that showed the key.
  package let page: KeyboardPage
  /// The key's frame grown by `Press.tolerance`; a finger that lifts within it, edges included, acts.
  package let reach: Rectangle
  /// Whether the finger is within reach.
  package internal(set) var isHighlighted = true
  /// Whether and when the key acts while it is held.
  package internal(set) var repetition: Repetition

  /// How far a finger may leave its key and still act, in points: what UIControl grants.
  package static let tolerance = 70.0

  init(finger: FingerID, frame: KeyFrame, page: KeyboardPage, time: Instant) {
    self.finger = finger
    self.page = page
    key = frame.key
    reach = frame.frame.grown(by: Press.tolerance)
    repetition =
      switch frame.key.kind {
      case .delete: .waiting(until: time + Repetition.delayMicroseconds)
      case .character, .space, .shift, .return, .globe, .page: .none
      }
  }

  /// Whether letting go within reach does something.
  var actsOnLift: Bool {
    switch repetition {
    case .none, .waiting: true
    case .repeating, .exhausted: false
    }
  }
}
