internal import Foundation
internal import TraceFormat
internal import Tuning

/// Reads the recordings that a search measures on.
enum TuneRecordingFile {
  /// Why a recording cannot be measured on, in a sentence that names it.
  struct Refusal: Error, Hashable, Sendable {
    var sentence: String
  }

  /// The recordings at paths, in their order.
  ///
  /// - Throws: what is wrong with the first that cannot be read.
  static func read(_ paths: [String]) throws(Refusal) -> [Corpus.Recording] {
    var recordings: [Corpus.Recording] = []
    for path in paths {
      let name = Desk.fileName(path)
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Refusal(sentence: "\(name) cannot be read.")
      }
      let bytes = Array(data)
      do throws(TraceError) {
        let trace = try TraceReader.read(bytes, file: name)
        recordings.append(
          Corpus.Recording(
            recording: Comparison.Recording(name: path, trace),
            session: Desk.folderAndName(path).folder, digest: SHA256.digits(of: bytes)))
      } catch {
        throw Refusal(sentence: error.description)
      }
    }
    return recordings
  }
}
