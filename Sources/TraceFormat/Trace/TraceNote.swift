package import GestureCore
internal import SimulatorCore

/// What is to be said from a moment of a recording on, until the next note.
package struct TraceNote: Hashable, Sendable {
  /// From when on.
  package var time: Instant
  /// What; empty for nothing.
  package var text: String

  /// A note.
  package init(_ time: Instant, _ text: String) {
    self.time = time
    self.text = text
  }
}

extension Trace {
  /// The notes, in order; looks through all events.
  package var notes: [TraceNote] { events.compactMap(\.traceNote) }

  /// The place in `events` of the note at a place among the notes; nil where there are not so many.
  func index(ofNote number: Int) -> Int? {
    var count = 0
    for (index, event) in events.enumerated() where event.traceNote != nil {
      if count == number { return index }
      count += 1
    }
    return nil
  }
}

extension InputEvent {
  /// The note, if it is one.
  var traceNote: TraceNote? {
    guard case .note(let text) = kind else { return nil }
    return TraceNote(time, text)
  }
}
