package import GestureCore

/// Something that came in through the window, with its time.
package struct ShellEvent: Hashable, Sendable {
  /// When, in microseconds on the window's clock.
  package var stamp: Int64
  /// What.
  package var kind: Kind

  /// Something that came in through the window.
  package init(stamp: Int64, _ kind: Kind) {
    self.stamp = stamp
    self.kind = kind
  }

  /// What came in.
  package enum Kind: Hashable, Sendable {
    /// A finger: of the touch screen, or the mouse with a button held.
    case touch(ShellTouch)
    /// The mouse moved with no button held.
    case hover(WindowPoint)
    /// The mouse's right button went down while the left one was up.
    case menuAsked(WindowPoint)
    /// The mouse left the window.
    case pointerLeft
    /// The wheel turned.
    case wheel(ShellWheel)
    /// A key of the computer's keyboard went down, or repeats.
    case keyDown(KeyStroke)
    /// Text of the computer's keyboard or input method.
    case text(String)
    /// Marked text of an input method; the range is counted in Unicode scalars. Empty text ends it.
    case textEditing(String, from: Int, length: Int)
    /// The window has another size, or another density.
    case resized
    /// The window was uncovered, and shows nothing until it is presented again.
    case exposed
    /// The window has the keyboard.
    case focusGained
    /// Another window has the keyboard. Fingers that were down were cancelled just before.
    case focusLost
    /// The window was minimised or hidden.
    case hidden
    /// The window is shown again.
    case restored
    /// The user, or the system, wants the program to end. Fingers that were down were cancelled just before.
    case closeRequested
    /// The graphics device was lost and is back; what it kept is gone. Fingers that were down were cancelled just
    /// before.
    case deviceLost
    /// A file was dropped on the window.
    case fileDropped(String)
  }
}

/// A finger's report in the window.
package struct ShellTouch: Hashable, Sendable {
  /// Where a finger comes from.
  package enum Source: Hashable, Sendable {
    /// The mouse's left button.
    case mouse
    /// The second finger that moves with the mouse.
    case mouseSecond
    /// The touch screen.
    case screen
  }

  /// Which finger: 1 for the first that is down, and so on; free numbers are used again.
  package var finger: FingerID
  /// Where it comes from.
  package var source: Source
  /// What it did.
  package var phase: TouchPhase
  /// Where. A lift is where the last move was.
  package var location: WindowPoint
  /// Modifier keys that were held.
  package var modifiers: Modifiers

  /// A finger's report in the window.
  package init(
    finger: FingerID, source: Source, phase: TouchPhase, location: WindowPoint,
    modifiers: Modifiers = []
  ) {
    self.finger = finger
    self.source = source
    self.phase = phase
    self.location = location
    self.modifiers = modifiers
  }
}

/// A turn of the mouse's wheel, or a scroll of a touch pad.
package struct ShellWheel: Hashable, Sendable {
  /// Where the pointer was.
  package var location: WindowPoint
  /// Notches to the right; a touch pad gives fractions.
  package var dx: Double
  /// Notches away from the user; a touch pad gives fractions.
  package var dy: Double
  /// Modifier keys that were held.
  package var modifiers: Modifiers

  /// A turn of the mouse's wheel.
  package init(location: WindowPoint, dx: Double, dy: Double, modifiers: Modifiers = []) {
    self.location = location
    self.dx = dx
    self.dy = dy
    self.modifiers = modifiers
  }
}
