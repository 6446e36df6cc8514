internal import GestureCore
package import SimulatorCore
internal import TraceFormat
internal import Tuning

/// A trial as a line of a results file: everything that it takes to sort the lines of many sessions stands in each.
package struct TrialLine: Hashable, Sendable {
  /// What is the same in all lines of a session.
  package struct Session: Hashable, Sendable {
    /// When the session began, in the form of RFC 3339.
    package var date: String
    /// The screen's size, as in `390x844`.
    package var device: String
    /// Size on the glass by true size; nil where the display's resolution is not known.
    package var scale: Double?
    /// Whether letters are replaced by x.
    package var isRedacted: Bool

    /// What is the same in all lines.
    package init(date: String, device: String, scale: Double?, isRedacted: Bool) {
      self.date = date
      self.device = device
      self.scale = scale
      self.isRedacted = isRedacted
    }
  }

  /// The line, with its line break.
  package let text: String

  /// The line of a trial that was made.
  ///
  /// - Parameter start: where the trial started, with the settings it was made with.
  package init(
    _ made: TrialSession.Made, number: Int, of session: TrialSession, start: SessionStart,
    _ common: Session
  ) {
    let block = session.plan.blocks[made.block]
    // The text view is the same for all.
    let settings = start.parameters.filter { !$0.name.hasPrefix("phone.") }
    let task = block.tasks[made.trial]
    let result = made.result
    let shown = common.isRedacted ? Self.redacted(task.text) : task.text
    let value = JSONValue.object([
      JSONMember("kind", .string("trial")),
      JSONMember("participant", .string(session.setup.participant)),
      JSONMember("session", .whole(session.setup.session)),
      JSONMember("order_seed", .string(String(session.plan.seed))),
      JSONMember("date", .string(common.date)), JSONMember("device", .string(common.device)),
      JSONMember("scale", common.scale.map { .real(($0 * 1000).rounded() / 1000) } ?? .null),
      JSONMember("delivery", .string(start.delivery.value.text)),
      JSONMember("block", .whole(made.block + 1)),
      JSONMember("technique", .string(block.technique)),
      JSONMember("settings", .object(settings.map(\.json))), JSONMember("trial", .whole(number)),
      JSONMember("practice", .flag(made.isPractice)), JSONMember("text", .string(shown)),
      JSONMember("start", .whole(task.start)), JSONMember("target", .whole(task.target)),
      JSONMember("distance", .whole(task.distance)),
      JSONMember("reached", .flag(result.isReached)),
      JSONMember("spoiled", .flag(result.isSpoiled)),
      JSONMember("time_ms", .real(result.milliseconds)),
      JSONMember("overshoot", .whole(result.overshoot)),
      JSONMember("strokes", .whole(result.strokes)),
      JSONMember("reversals", .whole(result.reversals)),
      JSONMember("lift_errors", .whole(result.liftErrors)),
    ])
    var bytes: [UInt8] = []
    bytes.appendValue(value)
    text = String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// A text with x for every letter and figure; its length and its words stay.
  package static func redacted(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber ? "x" : $0 })
  }
}
