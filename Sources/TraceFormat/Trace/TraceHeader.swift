package import SimulatorCore

/// A recording's first line: what the session started from, and what people noted about it.
package struct TraceHeader: Hashable, Sendable {
  /// What a header says to be one.
  package static let format = "caretlab.trace"
  /// The version of the format that this program reads and writes.
  package static let version = 1

  /// What answered layout questions that no `select` event answers.
  package enum Geometry: String, CaseIterable, Sendable {
    /// The fixed-cell geometry, which every machine has.
    case cell
    /// Pango with the fonts of the machine that recorded.
    case pango
  }

  /// Where a recording comes from.
  package struct Source: Hashable, Sendable {
    /// `live`, `import`, `synthetic`, or a word of another program; nil where it says nothing.
    package var kind: String?
    /// Everything else it says, in file order: an import's format and repairs, a generator's seed.
    package var details: [JSONMember]

    /// Where a recording comes from.
    package init(kind: String?, details: [JSONMember] = []) {
      self.kind = kind
      self.details = details
    }

    /// Recorded in the window.
    package static let live = Source(kind: "live")

    /// Whether whoever moved saw this program's caret: in the window, and in a model of a hand and an eye.
    package var sawCaret: Bool {
      kind == Self.live.kind
        || details.contains { $0.name == "sawCaret" && $0.value == .flag(true) }
    }
  }

  /// What a gesture was meant to do: the label that tuning learns from.
  package enum Intent: Hashable, Sendable {
    /// To move the caret by so many stops; positive is forward in the text.
    case move(by: Int)
    /// To press a key.
    case tap
    /// Nothing: a touch that should cause nothing.
    case nothing
  }

  /// Members that this version does not know, kept for rewriting, by the object they stand in.
  package struct UnknownMembers: Hashable, Sendable {
    /// In the header itself.
    package var header: [JSONMember] = []
    /// In `screen`.
    package var screen: [JSONMember] = []
    /// In `document`.
    package var document: [JSONMember] = []
    /// In `intent`.
    package var intent: [JSONMember] = []

    /// No unknown members.
    package init() {}
  }

  /// Title for people.
  package var title: String?
  /// A remark.
  package var note: String?
  /// When it was recorded, in the form of RFC 3339; not checked.
  package var created: String?
  /// What the session started from.
  package var session: SessionStart
  /// Pixels per point of the window that recorded.
  package var scale: Double?
  /// How the window stamped its samples.
  package var stamps: String?
  /// What answered layout questions.
  package var geometry: Geometry
  /// Where the recording comes from.
  package var source: Source?
  /// What the gesture was meant to do; nil where it is not labelled.
  package var intent: Intent?
  /// What this version does not know.
  package var unknown = UnknownMembers()

  /// Whether a window wrote it: one that is written by hand may call itself live, but says nothing of stamps.
  package var isOfWindow: Bool { source?.kind == Source.live.kind && stamps != nil }

  /// A header.
  package init(
    title: String? = nil, note: String? = nil, created: String? = nil,
    session: SessionStart = SessionStart(), scale: Double? = nil, stamps: String? = nil,
    geometry: Geometry = .cell, source: Source? = nil, intent: Intent? = nil
  ) {
    self.title = title
    self.note = note
    self.created = created
    self.session = session
    self.scale = scale
    self.stamps = stamps
    self.geometry = geometry
    self.source = source
    self.intent = intent
  }
}
