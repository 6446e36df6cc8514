import Foundation
import Interchange
import SimulatorCore
import TraceFormat

/// A file to play in the window: a recording of this program, or one of another tool, imported as `import` does
/// where nothing is said.
enum AnyRecording {
  /// Bytes in which the importer looks for a recording's first words; with fewer here it would refuse one of ours.
  private static let headSize = 1 << 16

  /// The recording, what was assumed of another tool's file among its warnings.
  static func trace(at path: String) throws(Failure) -> Trace {
    guard let head = head(of: path), !isOwn(head) else { return try InputFile.trace(at: path) }
    var options = ImportArguments.standard
    options.companion = CompanionFile.beside(path)
    let name = InputFile.name(of: path)
    let recording: ImportedRecording
    do {
      recording = try Importer.read(
        try InputFile.source(of: path), file: name, options: options)
    } catch let error as Failure {
      throw error
    } catch let error as ImportError where error.cause != .unknownFormat {
      guard error.cause == .refused else { throw Failure(error) }
      throw .found(error.description + "; “caretlab import” takes options for such files")
    } catch {
      // It may be a recording whose first line is damaged.
      return try InputFile.trace(at: path)
    }
    var trace = recording.trace(
      session: ImportedSession.start(screen: options.screen),
      title: ((path as NSString).lastPathComponent as NSString).deletingPathExtension,
      assuming: [ImportedSession.assumption])
    trace.warnings = recording.notes.all.map {
      Finding(.warning, file: name, message: $0.description)
    }
    return trace
  }

  /// The beginning of a file; nil for what can be read once only, or not at all.
  private static func head(of path: String) -> Data? {
    guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type],
      type as? FileAttributeType == .typeRegular,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    return try? file.read(upToCount: headSize)
  }

  private static func isOwn(_ head: Data) -> Bool {
    String(decoding: head, as: UTF8.self).contains("\"\(TraceHeader.format)\"")
  }
}
