import Foundation

/// Writes what a command was told to put into a file.
enum OutputFile {
  /// Says what stands in the way of a file, before long work is done for it.
  static func check(_ path: String) throws(Failure) {
    let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw .inputOutput("\(path) is a directory, not a file")
    }
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory),
      isDirectory.boolValue
    else {
      throw .inputOutput("\(path) could not be written: there is no directory \(directory)")
    }
  }

  /// Writes a text; a file that is there is replaced.
  static func write(_ text: String, to path: String) throws(Failure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .inputOutput("\(path) could not be written: \(error.localizedDescription)")
    }
  }
}
