internal import GestureCore
internal import SimulatorCore

/// A change of a recording's notes, in a file or in what was read from it.
///
/// Places are counted among the notes, from 0. What a note said before stands in the change, so that it can be taken
/// back, and so that it is refused where somebody else has changed the notes meanwhile.
package enum TraceNoteEdit: Hashable, Sendable {
  /// Puts a note in as the one at a place; behind everything else that happens at its time.
  case insert(TraceNote, at: Int)
  /// Lets the note at a place say something else.
  case replace(TraceNote, at: Int, with: String)
  /// Takes the note at a place away.
  case remove(TraceNote, at: Int)

  /// What takes it back.
  package var inverse: TraceNoteEdit {
    switch self {
    case .insert(let note, let place): .remove(note, at: place)
    case .replace(let note, let place, let text):
      .replace(TraceNote(note.time, text), at: place, with: note.text)
    case .remove(let note, let place): .insert(note, at: place)
    }
  }
}

extension Trace {
  /// How a change of the notes has moved the events.
  package struct Shift: Hashable, Sendable {
    /// From which event on.
    package var index: Int
    /// By how many places: 1, 0 or -1.
    package var distance: Int
  }

  /// Changes the notes.
  ///
  /// - Returns: how the events have moved; nil, and nothing is changed, where the note is not there, or where it would
  ///   stand behind the end.
  package mutating func apply(_ edit: TraceNoteEdit) -> Shift? {
    switch edit {
    case .insert(let note, let place):
      guard let index = index(forNew: note, at: place) else { return nil }
      events.insert(InputEvent(note.time, .note(note.text)), at: index)
      shift(from: index, by: 1)
      return Shift(index: index, distance: 1)
    case .replace(let note, let place, let text):
      guard let index = index(ofNote: place), events[index].traceNote == note else { return nil }
      events[index].kind = .note(text)
      return Shift(index: index, distance: 0)
    case .remove(let note, let place):
      guard let index = index(ofNote: place), events[index].traceNote == note else { return nil }
      events.remove(at: index)
      shift(from: index, by: -1)
      return Shift(index: index, distance: -1)
    }
  }

  private func index(forNew note: TraceNote, at place: Int) -> Int? {
    var count = 0
    for (index, event) in events.enumerated() {
      if event.kind == .end { return event.time < note.time ? nil : index }
      // Lifts that the reader added are in no file: the next reader puts them behind the note.
      if event.time > note.time || repairedCancels.contains(index) { return index }
      if let other = event.traceNote {
        if count == place, other.time == note.time { return index }
        count += 1
      }
    }
    return events.count
  }

  private mutating func shift(from index: Int, by distance: Int) {
    for place in unknownEvents.indices where unknownEvents[place].index > index {
      unknownEvents[place].index += distance
    }
    guard repairedCancels.lowerBound >= index else { return }
    repairedCancels =
      repairedCancels.lowerBound + distance..<repairedCancels.upperBound + distance
  }
}
