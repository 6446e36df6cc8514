package import SimulatorCore

/// A recording: where a session started, and everything that went into the phone from then on.
package struct Trace: Hashable, Sendable {
  /// An event of a kind that this version does not know, kept for rewriting.
  package struct UnknownEvent: Hashable, Sendable {
    /// How many of `events` stand before it.
    package var index: Int
    /// Its whole line, without the line's end.
    package var line: String

    /// An event of an unknown kind.
    package init(index: Int, line: String) {
      self.index = index
      self.line = line
    }
  }

  /// The first line.
  package var header: TraceHeader
  /// What went in, in order; every finger that goes down leaves again.
  package var events: [InputEvent]
  /// Events of unknown kinds, in order.
  package var unknownEvents: [UnknownEvent] = []
  /// The events, if any, that are in no file: `cancel`s of fingers that were still down at the end.
  package var repairedCancels: Range<Int> = 0..<0
  /// What was found while reading, all of it warnings.
  package var warnings: [Finding] = []

  /// A recording of events that are in order.
  package init(header: TraceHeader, events: [InputEvent]) {
    self.header = header
    self.events = events
  }

  /// Whether the recording ended properly.
  package var hasEnd: Bool { events.last?.kind == .end }

  /// Whether the recording holds the answers to all layout questions; looks through the events.
  ///
  /// A recording of the window does, also if it holds no `select` event: then no answer changed anything.
  package var usesRecordedLayout: Bool {
    header.geometry == .pango || header.isOfWindow
      || events.contains {
        if case .select = $0.kind { true } else { false }
      }
  }
}
