import Foundation

/// Makes folders for what a command writes.
enum OutputDirectory {
  /// Makes a folder and those above it; one that is there is fine.
  ///
  /// - Throws: why it cannot be made, in the system's words: Foundation's own are about its insides.
  static func make(_ path: String) throws(Failure) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      if mkdir(made, 0o777) != 0, !isDirectory(made) {
        let error = errno == EEXIST ? ENOTDIR : errno
        throw .inputOutput(
          "the directory \(path) could not be made: \(made): \(String(cString: strerror(error)))")
      }
      made += "/"
    }
  }

  /// Keeps the error number that `mkdir` left.
  private static func isDirectory(_ path: String) -> Bool {
    let error = errno
    defer { errno = error }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
