internal import GestureCore
package import SimulatorCore
package import TraceFormat

/// A recording of a film, and what it is replayed with.
package struct FilmSubject: Sendable {
  /// The file's name as it was given.
  package var name: String
  /// What it holds.
  package var trace: Trace
  /// What wins over what the recording says.
  package var options: ReplayOptions
  /// What technique B is, whose caret is seen beside the other; nil for none, or, in a window, for its own choice.
  package var other: ReplayOptions?
  /// What stands above the phone; nil for nothing.
  package var title: String?

  /// A recording of a film.
  package init(
    name: String, trace: Trace, options: ReplayOptions = ReplayOptions(),
    other: ReplayOptions? = nil,
    title: String? = nil
  ) {
    self.name = name
    self.trace = trace
    self.options = options
    self.other = other
    self.title = title
  }

  /// When the recording ends, in microseconds.
  package var end: Int64 { trace.events.last?.time.microseconds ?? 0 }
}

/// How a film looks.
package struct FilmLook: Hashable, Sendable {
  /// Whether it is in the dark key.
  package var isDark = true
  /// Whether fingers, their trails and what belongs to them are seen.
  package var showsFinger = true
  /// Whether the recordings' notes are seen below the phone.
  package var showsCaptions = true
  /// Whether nothing is behind the phone.
  package var isTransparent = false

  /// A dark film with all there is to see.
  package init() {}
}
