import Foundation
import Interchange
import TraceFormat

/// Reads what a command was given by name.
enum InputFile {
  /// The bytes of a file, or of standard input for `-`.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    if path == "-" {
      do {
        return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
      } catch {
        throw .inputOutput("standard input could not be read: \(error.localizedDescription)")
      }
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noInput("there is no file \(path)")
    }
    guard !isDirectory.boolValue else { throw .noInput("\(path) is a directory, not a file") }
    do {
      if let data = try? Data(contentsOf: URL(fileURLWithPath: path)) { return [UInt8](data) }
      // A pipe, as shells make of <(…), can be read but not mapped.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return [UInt8](try file.readToEnd() ?? Data())
    } catch {
      throw .inputOutput("\(path) could not be read: \(error.localizedDescription)")
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
    try refuseEmptyDirectory(path)
    let bytes = try bytes(of: path)
    do {
      return try TraceReader.read(bytes, file: name(of: path))
    } catch {
      let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
      let isForeign = !bytes.isEmpty && !head.contains("\"\(TraceHeader.format)\"")
      throw .found(
        error.description
          + (isForeign ? "; “caretlab import” makes one of another tool's recording" : ""))
    }
  }

  private static func refuseEmptyDirectory(_ path: String) throws(Failure) {
    var isDirectory: ObjCBool = false
    if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
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
