internal import TraceFormat
internal import Tuning

/// A search as the file that `tune -o` writes, which `report` reads.
package struct TuneStudyFile: Hashable, Sendable {
  /// The file's bytes.
  package let bytes: [UInt8]

  /// The file of a search; nil where nothing was measured yet.
  package init?(_ progress: TuneProgress, of task: TuneTask) {
    guard let corpus = progress.corpus else { return nil }
    let header = StudyHeader(space: task.space, design: nil, corpus: corpus)
    var bytes = Study.firstLine(
      header, StudyOrigin(command: "tune " + task.options.joined(separator: " ")), .whole)
    bytes.append(UInt8(ascii: "\n"))
    var written: Set<String> = []
    for attempt in progress.attempts {
      let isNew = written.insert("\(attempt.configuration.hash)/\(attempt.trials)").inserted
      guard isNew else { continue }
      if attempt.isComplete {
        bytes += StudyEvaluation(configuration: attempt.configuration, metrics: attempt.metrics)
          .line(in: task.space)
      } else {
        bytes.appendValue(attempt.partialJSON)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    for look in progress.looks {
      bytes.appendValue(.object([JSONMember("final", look.json)]))
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
  }
}
