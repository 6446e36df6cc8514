import Foundation
import Interchange
import SimulatorCore
import TraceFormat

/// A file to run or to look at: a recording of this program, or one of another tool, imported as `import` does
/// where nothing is said.
enum AnyRecording {
  /// Bytes in which the importer looks for a recording's first words; with fewer here it would refuse one of ours.
  private static let headSize = 1 << 16

  /// The recording; that it is another tool's, and what was assumed then, are its first warnings.
  ///
  /// - Parameter tellsNotes: whether each assumption and repair is a warning of its own; they stand in the header's
  ///   source as well.
  static func trace(at path: String, tellsNotes: Bool = true) throws(Failure) -> Trace {
    var once: [UInt8]?
    let head: Data
    if let file = regularFile(path) {
      head = (try? file.read(upToCount: headSize)) ?? Data()
    } else {
      let bytes = try InputFile.recordingBytes(of: path)
      head = Data(bytes.prefix(headSize))
      once = bytes
    }
    func own() throws(Failure) -> Trace {
      if let once { return try InputFile.trace(of: once, path) }
      return try InputFile.trace(at: path)
    }
    guard !head.isEmpty, !isOwn(head) else { return try own() }
    var options = ImportArguments.standard
    if path != "-" { options.companion = CompanionFile.beside(path) }
    let name = InputFile.name(of: path)
    let source: ByteSource
    if let once {
      source = ByteSource(bytes: once)
    } else {
      source = try InputFile.source(of: path)
    }
    let recording: ImportedRecording
    do throws(ImportError) {
      recording = try Importer.read(source, file: name, options: options)
    } catch {
      switch error.cause {
      case .unreadable: throw Failure(error)
      // It may be a recording whose first line is damaged.
      case .unknownFormat: return try own()
      case .refused:
        // Or one that says late what it is.
        if let trace = try? own() { return trace }
        throw .found(error.description + "; “caretlab import” takes options for such files")
      }
    }
    // What can be read once only has no name but a number.
    let title =
      once == nil ? ((path as NSString).lastPathComponent as NSString).deletingPathExtension : nil
    var trace = recording.trace(
      session: ImportedSession.start(screen: options.screen), title: title,
      assuming: [ImportedSession.assumption])
    trace.warnings = sentences(recording, tellsNotes: tellsNotes).map {
      Finding(.warning, file: name, message: $0)
    }
    return trace
  }

  private static func sentences(_ recording: ImportedRecording, tellsNotes: Bool) -> [String] {
    let first =
      "imported from \(recording.format.title) (\(recording.reason)); “caretlab import” takes options for it"
    guard tellsNotes else { return [first] }
    var sentences = [first] + recording.notes.all.map { "\($0.kind.word): \($0.description)" }
    if recording.notes.omitted > 0 {
      sentences.append("and \(recording.notes.omitted) more were repaired or left out")
    }
    return sentences + ["assumed: \(ImportedSession.assumption)"]
  }

  /// A file that can be read from its beginning again; nil for what can be read once only, or not at all.
  private static func regularFile(_ path: String) -> FileHandle? {
    guard path != "-",
      (try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path))?[.type]
        as? FileAttributeType == .typeRegular
    else { return nil }
    return FileHandle(forReadingAtPath: path)
  }

  private static func isOwn(_ head: Data) -> Bool {
    head.range(of: Data("\"\(TraceHeader.format)\"".utf8)) != nil
  }
}
