import Foundation
import TraceFormat
import Tuning

/// The file that results are appended to, line by whole line.
final class ResultsFile {
  /// What the file held already; nil for nothing.
  let old: Study?
  /// The evaluations of it.
  var done: [StudyEvaluation] { old?.evaluations ?? [] }
  private let output: ResultsDescriptor

  /// A file for a study's results, with the study's line at its beginning.
  ///
  /// No other process can write it meanwhile: it is locked before it is read.
  ///
  /// - Parameters:
  ///   - resumes: whether a file that is there is gone on with; otherwise it is an error.
  ///   - note: is told what had to be mended.
  init(
    _ path: String, header: StudyHeader, origin: StudyOrigin, shard: Shard, resumes: Bool,
    note: (String) -> Void
  ) throws(Failure) {
    let isRegular = try Self.isRegular(path)
    if isRegular == true, !resumes { throw Self.isThere(path) }
    output = try ResultsDescriptor(path, isRegular: isRegular != false)
    old = isRegular == false ? nil : try Self.old(path, header, shard, resumes, output, note)
    if old == nil {
      try output.write(Study.firstLine(header, origin, shard) + [UInt8(ascii: "\n")])
    }
  }

  /// What the file holds, mended where it was cut; nil for nothing.
  private static func old(
    _ path: String, _ header: StudyHeader, _ shard: Shard, _ resumes: Bool,
    _ output: borrowing ResultsDescriptor, _ note: (String) -> Void
  ) throws(Failure) -> Study? {
    let bytes = try InputFile.bytes(of: path)
    // Somebody may have been faster.
    if !resumes, !bytes.isEmpty { throw isThere(path) }
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var old: Study?
    if end > 0 {
      let study: Study
      do throws(StudyError) {
        study = try Study(bytes, file: path)
      } catch {
        throw .found(error.description)
      }
      try check(study, path, header, shard)
      old = study
    } else if !bytes.isEmpty, !bytes.starts(with: Array("{\"study\":".utf8).prefix(bytes.count)) {
      throw .found("\(path) is no file of results; give another name")
    }
    if let count = old?.repeatedLines, count > 0 {
      note(
        "\(path) says \(count == 1 ? "once" : "\(count) times") again what stands above; the first line of each "
          + "configuration counts")
    }
    if bytes.count > end {
      note(
        "\(path) was cut in the middle of a line: its last \(bytes.count - end) bytes are taken off, "
          + "and that configuration is measured again")
    }
    try output.cut(to: end)
    return old
  }

  /// Appends whole lines.
  func append(_ evaluations: [StudyEvaluation], in space: KnobSpace) throws(Failure) {
    var bytes: [UInt8] = []
    for evaluation in evaluations {
      bytes += evaluation.line(in: space)
      bytes.append(UInt8(ascii: "\n"))
    }
    try output.write(bytes)
  }

  /// Appends a line of another kind, which readers of results pass over.
  func append(_ value: JSONValue) throws(Failure) {
    var bytes: [UInt8] = []
    bytes.appendValue(value)
    bytes.append(UInt8(ascii: "\n"))
    try output.write(bytes)
  }

  /// Whether there is such a file: true for one that can be gone on with, false for a pipe or device, nil for none.
  private static func isRegular(_ path: String) throws(Failure) -> Bool? {
    guard path != "-" else { return false }
    try OutputFile.check(path)
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    else { return nil }
    return attributes[.type] as? FileAttributeType == .typeRegular
  }

  private static func isThere(_ path: String) -> Failure {
    .usage("\(path) is there already; give --resume to go on with it, or another name")
  }

  private static func check(
    _ study: Study, _ path: String, _ header: StudyHeader, _ shard: Shard
  ) throws(Failure) {
    guard study.header == header else {
      throw .usage(
        "\(path) holds another study: the \(header.difference(from: study.header)); give the same options and "
          + "recordings, or another name")
    }
    guard study.origin?.tool == StudyOrigin.ownTool else {
      throw .usage(
        "\(path) was written by \(study.writer), and this is \(StudyOrigin.ownTool): results of two versions don't mix; "
          + "give another name")
    }
    guard study.shard == shard else {
      throw .usage(
        "\(path) holds part \(study.shard.text), and part \(shard.text) was asked for; give another name"
      )
    }
  }
}
