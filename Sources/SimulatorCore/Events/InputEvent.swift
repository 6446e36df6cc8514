package import GestureCore
package import TextCore

/// Anything that goes into the phone, at its time.
package struct InputEvent: Hashable, Sendable {
  /// What goes in.
  package enum Kind: Hashable, Sendable {
    /// One report of one finger.
    case touch(FingerID, TouchPhase, Point)
    /// Text from the computer's keyboard, or pasted.
    case text(String)
    /// Marked (composing) text of the computer's input method; the range, in caret stops, is selected in it.
    case mark(String, from: Int, length: Int)
    /// An editing key of the computer's keyboard.
    case key(EditingKey)
    /// The selection that the event before produced, where that depended on layout or on a word breaker.
    /// Counted in caret stops from the focus before.
    case select(anchor: Int, focus: Int, affinity: Affinity)
    /// The view was scrolled by so many points; for the picture only.
    case scroll(Double)
    /// Editing began or ended.
    case focus(Bool)
    /// A parameter was changed.
    case set(String, ParameterValue)
    /// The technique was switched.
    case technique(String)
    /// What is to be said from here on, until the next note; an empty one ends it. The phone does not hear it.
    case note(String)
    /// The recording ended properly.
    case end
  }

  /// When.
  package var time: Instant
  /// What.
  package var kind: Kind

  /// Something that goes into the phone.
  package init(_ time: Instant, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// Whether it says what a layout answered to the event or deadline before it.
  var isAnswer: Bool {
    if case .select = kind { true } else { false }
  }

  /// The touch sample, if it is one.
  package var touch: TouchSample? {
    guard case .touch(let finger, let phase, let location) = kind else { return nil }
    return TouchSample(time: time, finger: finger, phase: phase, location: location)
  }
}
