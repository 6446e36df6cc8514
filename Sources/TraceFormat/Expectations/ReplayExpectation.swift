package import GestureCore
package import SimulatorCore

/// What a replay of a recording must give: the contents of `name.expected.json` beside `name.jsonl`.
///
/// A replay's own outcome takes the same form, to be compared or written.
package struct ReplayExpectation: Hashable, Sendable {
  /// Moves that the technique asked for in one update.
  package struct Step: Hashable, Sendable {
    /// The update's time.
    package var time: Instant
    /// Characters or lines; positive is forward in the text, or down.
    package var count: Int

    /// Moves asked for in one update.
    package init(_ time: Instant, _ count: Int) {
      self.time = time
      self.count = count
    }
  }

  /// A key of the phone's that acted.
  package struct Key: Hashable, Sendable {
    /// When.
    package var time: Instant
    /// The key's id in the layout.
    package var id: String
    /// What it put into the text.
    package var text: String

    /// A key that acted.
    package init(_ time: Instant, id: String, text: String) {
      self.time = time
      self.id = id
      self.text = text
    }
  }

  /// The technique's id.
  package var technique: String
  /// Every parameter in force, by qualified name.
  package var parameters: [NamedParameter]
  /// Callbacks per second.
  package var delivery: DeliveryRate
  /// Moves by characters.
  package var steps: [Step]
  /// Moves by lines.
  package var lines: [Step]
  /// Keys that acted, repeats included.
  package var keys: [Key]
  /// The document at the end.
  package var text: SessionStart.Document
  /// The Unicode version of the toolchain that made it, as in `16.0`.
  package var unicode: String

  /// What a replay must give, or gave.
  package init(
    technique: String, parameters: [NamedParameter], delivery: DeliveryRate, steps: [Step] = [],
    lines: [Step] = [], keys: [Key] = [], text: SessionStart.Document, unicode: String
  ) {
    self.technique = technique
    self.parameters = parameters
    self.delivery = delivery
    self.steps = steps
    self.lines = lines
    self.keys = keys
    self.text = text
    self.unicode = unicode
  }

  /// Where the expectation of a recording stands: `swipe.expected.json` beside `swipe.jsonl`.
  package static func path(ofRecording path: String) -> String {
    (path.hasSuffix(".jsonl") ? String(path.dropLast(6)) : path) + ".expected.json"
  }
}
