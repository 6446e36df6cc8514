internal import GestureCore
internal import SimulatorCore
internal import TraceFormat

/// What a recording's notes say, and when.
struct CaptionTrack {
  private var notes: [(time: Int64, text: String)] = []

  init(_ trace: Trace) {
    for event in trace.events {
      if case .note(let text) = event.kind { notes.append((event.time.microseconds, text)) }
    }
  }

  /// Whether it never says anything.
  var isEmpty: Bool { notes.allSatisfy { $0.text.isEmpty } }

  /// Every text, in order.
  var texts: [String] { notes.map(\.text) }

  /// What is said at a time; empty for nothing.
  func text(at time: Int64) -> String { notes.last { $0.time <= time }?.text ?? "" }
}
