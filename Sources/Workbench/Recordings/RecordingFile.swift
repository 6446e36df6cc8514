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

  /// Gives a recording another title, or none; every other byte stays.
  package static func rename(_ path: String, to title: String?) throws(Refusal) {
    try change(path) { bytes, name throws(TraceError) in
      try TraceHeaderEdit.settingTitle(title, in: bytes, file: name)
    }
  }

  /// Labels a recording with what its gesture was meant to do, or takes the label away; every other byte stays.
  package static func label(_ path: String, _ intent: TraceHeader.Intent?) throws(Refusal) {
    try change(path) { bytes, name throws(TraceError) in
      try TraceHeaderEdit.settingIntent(intent, in: bytes, file: name)
    }
  }

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

  private static func change(
    _ path: String, _ edit: ([UInt8], String) throws(TraceError) -> [UInt8]
  ) throws(Refusal) {
    let name = Desk.fileName(path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Refusal("\(name) cannot be read")
    }
    let changed: [UInt8]
    do throws(TraceError) {
      changed = try edit(Array(data), name)
    } catch {
      throw Refusal(error.description)
    }
    do {
      try Data(changed).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Refusal("\(name) cannot be written: \(error.localizedDescription)")
    }
  }
}
