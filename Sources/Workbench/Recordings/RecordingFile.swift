internal import Foundation
package import TraceFormat

/// Changes to a recording's file; each writes a whole file beside it first, or nothing.
package enum RecordingFile {
  /// Why a file cannot be changed, in a sentence.
  package struct Refusal: Error, Hashable, Sendable {
    /// The sentence.
    package var sentence: String

    /// Why a file cannot be changed.
    package init(_ sentence: String) {
      self.sentence = sentence
    }
  }

  /// Changes a recording's title, label or notes; every other byte stays.
  package static func change(_ path: String, _ edit: RecordingEdit) throws(Refusal) {
    let name = Desk.fileName(path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Refusal("\(name) cannot be read")
    }
    let changed: [UInt8]
    do throws(TraceError) {
      changed = try edit.applied(to: Array(data), file: name)
    } catch {
      throw Refusal(error.description)
    }
    do {
      try Data(changed).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Refusal("\(name) cannot be written: \(error.localizedDescription)")
    }
  }

  /// A recording's first line as it stands in the file; nil where it cannot be read.
  static func header(of path: String) -> TraceHeader? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: headLimit) else { return nil }
    let line = head.prefix { $0 != UInt8(ascii: "\n") }
    return try? TraceReader.read(Array(line), file: Desk.fileName(path)).header
  }

  /// A header's line may be as long as any other.
  private static let headLimit = (1 << 20) + 1

  /// Writes a recording to a new file, named after another one with a word behind it.
  ///
  /// - Returns: the file's path.
  package static func write(
    _ trace: Trace, beside path: String, suffix: String
  ) throws(Refusal) -> String {
    let ending = RecordingFileReader.suffix
    let stem = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    let data = Data(TraceWriter.bytes(of: trace))
    for attempt in 1..<1_000 {
      let new = "\(stem)-\(suffix)" + (attempt == 1 ? "" : "-\(attempt)") + ending
      do {
        try data.write(to: URL(fileURLWithPath: new), options: .withoutOverwriting)
        return new
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      } catch {
        throw Refusal("\(Desk.fileName(new)) cannot be written: \(error.localizedDescription)")
      }
    }
    throw Refusal("\(Desk.fileName(stem)): a thousand files are called \(suffix) already")
  }

  /// A line of a file, from 1, as far as it can be shown; nil where there is none.
  package static func line(_ number: Int, of path: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    var start = bytes.startIndex
    for _ in 1..<max(number, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let text = String(decoding: bytes[start..<min(end, start + 1_000)], as: UTF8.self)
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? "·" : $0 }))
  }

  /// The recording up to the line before a bad one.
  package static func read(_ path: String, before line: Int) throws(Refusal) -> Trace {
    let name = Desk.fileName(path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Refusal("\(name) cannot be read")
    }
    var end = data.startIndex
    for _ in 1..<max(line, 1) {
      guard let next = data[end...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      end = next + 1
    }
    do throws(TraceError) {
      return try TraceReader.read(Array(data[..<end]), file: name)
    } catch {
      throw Refusal(error.description)
    }
  }
}
