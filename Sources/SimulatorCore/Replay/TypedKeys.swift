package import GestureCore
import KeyboardCore

/// The keys that typed in a run, to be told again as it goes on: some start rules are stricter just after one.
package struct TypedKeys: Hashable, Sendable {
  private struct Key: Hashable, Sendable {
    var time: Instant
    var isLetter: Bool
  }

  private var keys: [Key] = []
  private var next = 0

  /// The keys of a run's effects that typed something.
  init(_ actions: [KeyAction]) {
    for action in actions where !action.insertedText.isEmpty {
      keys.append(
        Key(time: action.time, isLetter: action.insertedText.allSatisfy(\.isLetter)))
    }
  }

  /// Brings what a technique knows of keys up to an event: all that typed before it, and at a touch-down those at the same time.
  ///
  /// A key acts when its finger has lifted, after the pan was told of the lift.
  package mutating func tell(_ situation: inout Situation, before event: PanEvent) {
    while next < keys.count {
      let key = keys[next]
      switch event.kind {
      case .touchDown(let down): guard key.time <= down.time else { return }
      case .update(let update): guard key.time < update.time else { return }
      case .lifted: return
      }
      situation.lastTypedKey = key.time
      if key.isLetter { situation.lastTypedLetter = key.time }
      next += 1
    }
  }
}
