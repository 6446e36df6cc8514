import Foundation
import Interchange
import SimulatorCore
import TraceFormat

/// Where imported recordings go.
struct ImportDestination {
  private let path: String
  private let isDirectory: Bool
  private let inputs: [String]
  /// Files written so far: two recordings may have names that differ by their endings only.
  private var written: Set<String> = []

  /// - Throws: wrong usage for several files and one OUT.
  init(_ path: String, inputs: [String]) throws(Failure) {
    self.path = path
    self.inputs = inputs
    guard path != "-" || inputs.count == 1 else {
      throw .usage("a recording is a file of its own; several need a directory to go to, not -")
    }
    var exists: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &exists)
    isDirectory = path != "-" && (exists.boolValue || path.hasSuffix("/") || inputs.count > 1)
    guard isDirectory, !exists.boolValue else { return }
    guard !path.hasSuffix(".jsonl") else {
      throw .usage(
        "\(path) is a recording's name, and several recordings need a directory to go to")
    }
    guard !isThere else {
      throw .usage("\(path) is a file, and several recordings need a directory to go to")
    }
  }

  /// Makes the directory once there is something to put into it.
  private func makeDirectory() throws(Failure) {
    guard isDirectory else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .inputOutput("the directory \(path) could not be made: \(error.localizedDescription)")
    }
  }

  /// Writes a recording, line by line, so that its text never lies in memory as a whole.
  ///
  /// - Returns: the file's path, or `-`.
  mutating func write(
    _ recording: ImportedRecording, session: SessionStart, of input: String, _ console: Console
  ) throws(Failure) -> String {
    let stem =
      input == "-"
      ? "import" : ((input as NSString).lastPathComponent as NSString).deletingPathExtension
    let header = recording.header(
      session: session, title: stem, assuming: [ImportedSession.assumption])
    guard path != "-" else {
      try Self.lines(of: recording, header) { (bytes) throws(Failure) in
        console.printRaw(bytes)
      }
      return "-"
    }
    var out = isDirectory ? (path as NSString).appendingPathComponent(stem + ".jsonl") : path
    if written.contains(out) {
      let name = input == "-" ? stem : (input as NSString).lastPathComponent
      out = (path as NSString).appendingPathComponent(name + ".jsonl")
      var number = 2
      while written.contains(out) {
        out = (path as NSString).appendingPathComponent("\(name)-\(number).jsonl")
        number += 1
      }
    }
    // Those that come later are still to be read.
    if let same = inputs.first(where: { Self.isSameFile(out, $0) }) {
      throw .usage(
        "\(out) would take the place of \(same), which is to be imported; give another OUT")
    }
    try makeDirectory()
    let file = try PendingFile(out, console)
    try Self.lines(of: recording, header) { (bytes) throws(Failure) in try file.write(bytes) }
    _ = try file.finish()
    written.insert(out)
    return out
  }

  private static func lines(
    of recording: ImportedRecording, _ header: TraceHeader,
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes: [UInt8] = []
    TraceWriter.appendLine(of: header, to: &bytes)
    try recording.forEachEvent { (event: InputEvent) throws(Failure) in
      TraceWriter.appendLine(of: event, to: &bytes)
      if bytes.count >= 1 << 16 {
        try write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try write(bytes)
  }

  /// Whether two paths lead to one file that is there.
  static func isSameFile(_ first: String, _ second: String) -> Bool {
    var a = stat()
    var b = stat()
    return stat(first, &a) == 0 && stat(second, &b) == 0 && a.st_dev == b.st_dev
      && a.st_ino == b.st_ino
  }
}
