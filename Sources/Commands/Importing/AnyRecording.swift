import Foundation
import Interchange
import SimulatorCore
import TraceFormat

/// A file to run or to look at: a recording of this program, or one of another tool, imported as `import` does
/// where nothing is said.
struct AnyRecording {
  /// The recording; what was repaired or left out is among its warnings.
  let trace: Trace
  /// That the file is another tool's, first, and what was assumed of it; none for a recording of this program.
  let origin: [Finding]

  /// Bytes in which the importer looks for a recording's first words; with fewer here it would refuse one of ours.
  private static let headSize = 1 << 16

  /// The recording, with its origin in front of its warnings.
  static func trace(at path: String) throws(Failure) -> Trace {
    let recording = try AnyRecording(at: path)
    var trace = recording.trace
    trace.warnings = recording.findings
    return trace
  }

  /// Everything that is to be said of it.
  var findings: [Finding] { origin + trace.warnings }

  /// Reads a file.
  init(at path: String) throws(Failure) {
    var once: [UInt8]?
    let head: Data
    if let file = Self.regularFile(path) {
      head = (try? file.read(upToCount: Self.headSize)) ?? Data()
    } else {
      let bytes = try InputFile.recordingBytes(of: path)
      head = Data(bytes.prefix(Self.headSize))
      once = bytes
    }
    func own() throws(Failure) -> Trace {
      if let once { return try InputFile.trace(of: once, path) }
      return try InputFile.trace(at: path)
    }
    guard !head.isEmpty, !Self.isOwn(head) else {
      self.init(trace: try own(), origin: [])
      return
    }
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
      case .unknownFormat:
        self.init(trace: try own(), origin: [])
        return
      case .refused:
        // Or one that says late what it is.
        if let trace = try? own() {
          self.init(trace: trace, origin: [])
          return
        }
        throw .found(error.description + "; “caretlab import” takes options for such files")
      }
    }
    // What can be read once only has no name but a number.
    let title =
      once == nil ? ((path as NSString).lastPathComponent as NSString).deletingPathExtension : nil
    var trace = recording.trace(
      session: ImportedSession.start(screen: options.screen), title: title,
      assuming: [ImportedSession.assumption])
    func warnings(_ sentences: [String]) -> [Finding] {
      sentences.map { Finding(.warning, file: name, message: $0) }
    }
    trace.warnings = warnings(Self.repairs(recording.notes))
    self.init(trace: trace, origin: warnings(Self.origin(recording)))
  }

  private init(trace: Trace, origin: [Finding]) {
    self.trace = trace
    self.origin = origin
  }

  private static func origin(_ recording: ImportedRecording) -> [String] {
    let assumptions = recording.notes.assumptions + [ImportedSession.assumption]
    return [
      "imported from \(recording.format.title) (\(recording.reason)); “caretlab import” takes options for it"
    ] + assumptions.map { "\(ImportNotes.Kind.assumption.word): \($0)" }
  }

  private static func repairs(_ notes: ImportNotes) -> [String] {
    var sentences: [String] = []
    for note in notes.all {
      switch note.kind {
      case .assumption: break
      case .repair, .leftOut: sentences.append("\(note.kind.word): \(note.description)")
      }
    }
    if notes.omitted > 0 { sentences.append("and \(notes.omitted) more were repaired or left out") }
    return sentences
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
