package import GestureCore
package import KeyboardCore
package import TextCore

/// What happened inside the phone; reused from call to call, so that a sample costs no allocation.
package struct Effects: Sendable {
  /// Moves along the text that the technique asked for, in caret stops.
  package var steps: [TimedCount] = []
  /// Moves across lines that the technique asked for.
  package var lines: [TimedCount] = []
  /// The phone's keys that acted.
  package var keys: [KeyAction] = []
  /// Every pan update, with what the technique made of it.
  package var updates: [UpdateRecord] = []
  /// Why the caret moved, each time; gathered only where the phone explains.
  package var explanations: [Explanation] = []
  /// What the technique was told of the pan; gathered only where the phone keeps it.
  package var panEvents: [PanEvent] = []
  /// What was handed to the pan recognizer; gathered only where the phone keeps it.
  package var callbacks: [PanCallback] = []
  /// Haptic ticks, by their times.
  package var ticks: [Instant] = []
  /// Events for a recording, in order: what came in, and the selections that layout answered.
  package var recorded: [InputEvent] = []
  /// Text that was cut or copied last; nil if none was.
  package var copied: String?
  /// What the text view tells about itself.
  package var text: [TextInputEvent] = []
  /// How far fingers dragged the text down to scroll it, in points.
  package var dragged = 0.0
  /// How often a finger asked for the selection's menu, to be shown or hidden.
  package var menuRequests = 0
  /// What could not be done as told.
  package var refusals: [Refusal] = []

  /// Nothing happened.
  package init() {}

  /// Forgets what happened and keeps the memory.
  package mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    updates.removeAll(keepingCapacity: true)
    explanations.removeAll(keepingCapacity: true)
    panEvents.removeAll(keepingCapacity: true)
    callbacks.removeAll(keepingCapacity: true)
    ticks.removeAll(keepingCapacity: true)
    recorded.removeAll(keepingCapacity: true)
    copied = nil
    text.removeAll(keepingCapacity: true)
    dragged = 0
    menuRequests = 0
    refusals.removeAll(keepingCapacity: true)
  }
}

/// A count at a time: steps are stamped with the time of the sample that made them.
package struct TimedCount: Hashable, Sendable {
  /// When.
  package var time: Instant
  /// How many; positive is forward in the text, or down.
  package var count: Int

  /// A count at a time.
  package init(_ time: Instant, _ count: Int) {
    self.time = time
    self.count = count
  }
}

/// A pan update and what the technique made of it.
package struct UpdateRecord: Hashable, Sendable {
  /// What the recognizer said.
  package var update: PanUpdate
  /// How near the next step was afterwards.
  package var gauge: Gauge
  /// What the technique asked for.
  package var move: CursorMove
  /// Where the caret was afterwards.
  package var caret: TextPosition
}

/// An event that could not be carried out, and why.
package struct Refusal: Hashable, Sendable {
  /// When.
  package var time: Instant
  /// Why, in a sentence.
  package var reason: SettingError
}
