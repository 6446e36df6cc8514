import Foundation
import Interchange
import TraceFormat

/// Reads what a command was given by name.
enum InputFile {
  /// The bytes of a file, or of standard input for `-`.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let source = try source(of: path)
    do throws(ImportError) {
      var bytes: [UInt8] = []
      while case let piece = try source.next(), !piece.isEmpty { bytes += piece }
      return bytes
    } catch {
      throw Failure(error)
    }
  }

  /// The bytes of a file, or of standard input for `-`, a piece at a time.
  static func source(of path: String) throws(Failure) -> ByteSource {
    var isDirectory: ObjCBool = false
    if path != "-" {
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw .noInput("there is no file \(path)")
      }
      guard !isDirectory.boolValue else { throw .noInput("\(path) is a directory, not a file") }
    }
    guard let file = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path) else {
      throw .inputOutput("\(path) could not be read: \(String(cString: strerror(errno)))")
    }
    return ByteSource { () throws(ImportError) -> [UInt8] in
      let descriptor = file.fileDescriptor
      var count = 0
      repeat {
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 17) { buffer, initialized in
          count = read(descriptor, buffer.baseAddress, buffer.count)
          initialized = max(0, count)
        }
        if count >= 0 { return piece }
      } while errno == EINTR
      throw .unreadable("\(name(of: path)) could not be read: \(String(cString: strerror(errno)))")
    }
  }

  /// A recording, or why it is none.
  static func trace(at path: String) throws(Failure) -> Trace {
    try trace(of: try recordingBytes(of: path), path)
  }

  /// The bytes of what should be a recording.
  static func recordingBytes(of path: String) throws(Failure) -> [UInt8] {
    try refuseEmptyDirectory(path)
    return try bytes(of: path)
  }

  /// The recording in bytes, or why they are none.
  static func trace(of bytes: [UInt8], _ path: String) throws(Failure) -> Trace {
    do {
      return try TraceReader.read(bytes, file: name(of: path))
    } catch {
      throw .found(error.description + importHint(for: bytes))
    }
  }

  /// How a complaint about bytes ends that say nowhere that they are a recording; empty for others.
  static func importHint(for bytes: [UInt8]) -> String {
    let head = Data(bytes.prefix(1 << 16))
    guard !bytes.isEmpty, head.range(of: Data("\"\(TraceHeader.format)\"".utf8)) == nil else {
      return ""
    }
    return "; “caretlab import” makes one of another tool's recording"
  }

  private static func refuseEmptyDirectory(_ path: String) throws(Failure) {
    var isDirectory: ObjCBool = false
    if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      guard access(path, R_OK | X_OK) == 0 else {
        throw .inputOutput(
          "the directory \(path) could not be listed: \(String(cString: strerror(errno)))")
      }
      throw .noInput("there is no recording (*.jsonl) in \(path)")
    }
  }

  /// What messages call the file.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Files as given, directories replaced by the recordings below them in order of their paths.
  static func expandingDirectories(_ paths: [String]) throws(Failure) -> [String] {
    var files: [String] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
        isDirectory.boolValue
      else {
        files.append(path)
        continue
      }
      guard let names = FileManager.default.enumerator(atPath: path) else {
        throw .inputOutput("the directory \(path) could not be listed")
      }
      let recordings = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".jsonl") }.sorted()
      if recordings.isEmpty {
        // Said when it is read, so that the others go on.
        files.append(path)
        continue
      }
      let base = path.hasSuffix("/") ? path : path + "/"
      files += recordings.map { base + $0 }
    }
    return files
  }
}
