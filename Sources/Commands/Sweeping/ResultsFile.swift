import Foundation
import TraceFormat
import Tuning

/// The file that results are appended to, line by whole line.
final class ResultsFile {
  /// What the file held already.
  let done: [StudyEvaluation]
  private let path: String
  private let descriptor: Int32

  /// A file for a study's results, with the study's line at its beginning.
  ///
  /// - Parameters:
  ///   - resumes: whether a file that is there is gone on with; otherwise it is an error.
  ///   - note: is told what had to be mended.
  init(
    _ path: String, header: StudyHeader, shard: Shard, resumes: Bool, note: (String) -> Void
  ) throws(Failure) {
    self.path = path
    let isRegular = try Self.isRegular(path)
    var old: Study?
    var keep = 0
    if isRegular == true {
      guard resumes else {
        throw .usage("\(path) is there already; give --resume to go on with it, or another name")
      }
      let bytes = try InputFile.bytes(of: path)
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      keep = end
      if end > 0 {
        let study: Study
        do throws(StudyError) {
          study = try Study(bytes, file: path)
        } catch {
          throw .found(error.description)
        }
        try Self.check(study, path, header, shard)
        old = study
      } else if !bytes.isEmpty, !bytes.starts(with: Array("{\"study\":".utf8).prefix(bytes.count)) {
        throw .found("\(path) is no file of results; give another name")
      }
      if bytes.count > end {
        note(
          "\(path) was cut in the middle of a line: its last \(bytes.count - end) bytes are taken off, "
            + "and that configuration is measured again")
      }
    }
    done = old?.evaluations ?? []
    descriptor =
      path == "-"
      ? dup(STDOUT_FILENO)
      : open(path, O_WRONLY | (isRegular == false ? 0 : O_CREAT | O_APPEND), 0o666)
    guard descriptor >= 0 else { throw Self.cannot(path, errno) }
    if isRegular == true, ftruncate(descriptor, off_t(keep)) != 0 { throw Self.cannot(path, errno) }
    if old == nil { try write(Study.firstLine(header, shard) + [UInt8(ascii: "\n")]) }
  }

  deinit { close(descriptor) }

  /// Appends whole lines.
  func append(_ evaluations: [StudyEvaluation], in space: KnobSpace) throws(Failure) {
    var bytes: [UInt8] = []
    for evaluation in evaluations {
      bytes += evaluation.line(in: space)
      bytes.append(UInt8(ascii: "\n"))
    }
    try write(bytes)
  }

  /// Appends a line of another kind, which readers of results pass over.
  func append(_ value: JSONValue) throws(Failure) {
    var bytes: [UInt8] = []
    bytes.appendValue(value)
    bytes.append(UInt8(ascii: "\n"))
    try write(bytes)
  }

  private func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Self.cannot(path, errno)
      }
    }
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

  private static func check(
    _ study: Study, _ path: String, _ header: StudyHeader, _ shard: Shard
  ) throws(Failure) {
    guard study.header == header else {
      throw .usage(
        "\(path) holds another study: the \(header.difference(from: study.header)); give the same options and "
          + "recordings, or another name")
    }
    guard study.shard == shard else {
      throw .usage(
        "\(path) holds part \(study.shard.text), and part \(shard.text) was asked for; give another name"
      )
    }
  }

  private static func cannot(_ path: String, _ error: Int32) -> Failure {
    .inputOutput(
      "\(path == "-" ? "standard output" : path) could not be written: \(String(cString: strerror(error))); whole "
        + "lines stay, and the same command with --resume goes on")
  }
}
