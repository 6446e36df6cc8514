internal import Foundation
internal import SimulatorCore
internal import TraceFormat

/// Looks into one file of the folder.
struct RecordingFileReader: Sendable {
  /// What reads other tools' files.
  let reader: RecordingReader

  /// Bytes in which a recording's first words stand.
  private static let headSize = 1 << 16
  /// Larger files of other tools are opened when they are asked for, and never just to be listed.
  private static let foreignSizeLimit: Int64 = 64 << 20

  /// What is known of a file; nil where it is no recording.
  func content(of identity: RecordingEntry.Identity) -> RecordingEntry.Content? {
    let path = identity.path
    let name = Desk.fileName(path)
    guard let head = Self.head(of: path) else { return nil }
    guard String(decoding: head, as: UTF8.self).contains("\"\(TraceHeader.format)\"") else {
      return identity.size <= Self.foreignSizeLimit ? foreign(path, name) : nil
    }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(TraceError) {
      let trace = try TraceReader.read(Array(data), file: name)
      return .read(RecordingSummary(trace, expectation: Desk.expectation(ofRecording: path)))
    } catch {
      return .refused(
        RecordingFault(cause: error.message, line: error.line, column: error.column))
    }
  }

  /// A file of another tool; what is called a recording and is none at all is refused, not left out.
  private func foreign(_ path: String, _ name: String) -> RecordingEntry.Content? {
    do throws(RecordingReader.Refusal) {
      let trace = try reader.read(path)
      guard trace.events.contains(where: { $0.touch != nil }) else { return nil }
      let format = trace.header.source?.details.first { $0.name == "format" }?.value.text
      var summary = RecordingSummary(trace, format: format ?? "another tool")
      summary.title = nil
      return .read(summary)
    } catch {
      guard name.hasSuffix(Self.suffix) else { return nil }
      return .refused(ownFault(path, name) ?? RecordingFault(cause: error.sentence))
    }
  }

  /// What is wrong with a file that should be a recording of ours.
  private func ownFault(_ path: String, _ name: String) -> RecordingFault? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(TraceError) {
      _ = try TraceReader.read(Array(data), file: name)
      return nil
    } catch {
      // The row has the file's name already.
      let prefix = "no recording in \(name): "
      let cause = error.message
      return RecordingFault(
        cause: cause.hasPrefix(prefix) ? String(cause.dropFirst(prefix.count)) : cause,
        line: error.line, column: error.column)
    }
  }

  /// How recordings' names end.
  static let suffix = ".jsonl"

  private static func head(of path: String) -> Data? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    return try? file.read(upToCount: headSize)
  }
}
