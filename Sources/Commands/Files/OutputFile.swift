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
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw cannot(path, errno) }
    let stream = ProcessStream(descriptor: descriptor)
    stream.write(text)
    // Some file systems only now say that they are full.
    let end = close(descriptor)
    let error = errno
    if let failure = stream.failure {
      throw .inputOutput("\(path) could not be written: \(failure)")
    }
    if end != 0 { throw cannot(path, error) }
  }
  private static func cannot(_ path: String, _ error: Int32) -> Failure {
    .inputOutput("\(path) could not be written: \(String(cString: strerror(error)))")
  }
}
