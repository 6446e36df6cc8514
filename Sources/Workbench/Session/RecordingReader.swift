internal import Foundation
package import TraceFormat

/// Reads the files that are dropped on the window.
package struct RecordingReader: Sendable {
  /// Why a file cannot be played.
  package struct Refusal: Error, Hashable, Sendable {
    /// What is wrong with it, in a sentence that names it.
    package var sentence: String

    /// A file that cannot be played.
    package init(_ sentence: String) {
      self.sentence = sentence
    }
  }

  /// The recording in a file, by its path.
  package let read: @Sendable (String) throws(Refusal) -> Trace

  /// A reader; the program brings one that also knows other tools' files.
  package init(_ read: @escaping @Sendable (String) throws(Refusal) -> Trace) {
    self.read = read
  }

  /// Reads this program's own recordings.
  package static let ofOwnRecordings = RecordingReader { path throws(Refusal) in
    let name = Desk.fileName(path)
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Refusal("\(name) cannot be read")
    }
    do throws(TraceError) {
      return try TraceReader.read(Array(bytes), file: name)
    } catch {
      throw Refusal(error.description)
    }
  }
}
