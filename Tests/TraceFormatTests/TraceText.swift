import Testing
import TraceFormat

/// Recordings as text, for tables.
enum TraceText {
  static let header = #"{"format":"caretlab.trace","version":1}"#

  /// A recording with the shortest header and these lines.
  static func file(_ lines: [String], end: String = "\n") -> String {
    ([header] + lines).joined(separator: "\n") + end
  }

  static func read(_ text: String) throws(TraceError) -> Trace {
    try TraceReader.read(Array(text.utf8), file: "a.jsonl")
  }

  /// Reads what has to be refused and gives the sentence.
  static func refusal(_ text: String) -> String {
    refusal(Array(text.utf8))
  }

  static func refusal(_ bytes: [UInt8]) -> String {
    do {
      _ = try TraceReader.read(bytes, file: "a.jsonl")
      Issue.record("read: \(String(decoding: bytes.prefix(200), as: UTF8.self))")
      return ""
    } catch {
      return error.description
    }
  }

  /// The events as they would be written, one by one.
  static func lines(_ trace: Trace) -> [String] {
    trace.events.map { event in
      var line: [UInt8] = []
      TraceWriter.appendLine(of: event, to: &line)
      return String(decoding: line.dropLast(), as: UTF8.self)
    }
  }
}
