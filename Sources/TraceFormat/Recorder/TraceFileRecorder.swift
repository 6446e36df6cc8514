import Foundation
package import GestureCore
package import SimulatorCore

/// Writes a recording while it happens: every line reaches the file at once, in one piece.
///
/// After the first error it has stopped: the file is closed and `write` does nothing any more.
package struct TraceFileRecorder: ~Copyable {
  /// The file.
  package let path: String
  /// Whether events are still taken: from the start to `finish` or the first error.
  package var isRecording: Bool { descriptor != nil }

  private var descriptor: Int32?
  /// Bytes of whole lines in the file.
  private var length = 0
  private var line: [UInt8] = []

  /// Makes a new file and writes the header.
  ///
  /// - Throws: `fileExists`, `creation`, `writing` or `lineTooLong`.
  package init(path: String, header: TraceHeader) throws(RecordingError) {
    self.path = path
    TraceWriter.appendLine(of: header, to: &line)
    // Before there is a file.
    guard line.count - 1 <= TraceParser.lineLimit else {
      throw RecordingError(path: path, cause: .lineTooLong(line.count - 1))
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let number = errno
      let cause: RecordingError.Cause = number == EEXIST ? .fileExists : .creation(number)
      throw RecordingError(path: path, cause: cause)
    }
    self.descriptor = descriptor
    try writeLine()
  }

  /// Makes a new file named by date in a directory, which is made where it is missing, and writes the
  /// header.
  ///
  /// - Throws: `directory`, `creation`, `writing` or `lineTooLong`.
  package init(directory: String, date: RecordingDate, header: TraceHeader)
    throws(RecordingError)
  {
    try Self.makeDirectory(directory)
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    var attempt = 1
    while true {
      let path = prefix + date.fileName(attempt: attempt)
      do throws(RecordingError) {
        try self.init(path: path, header: header)
        return
      } catch {
        guard error.cause == .fileExists else { throw error }
        attempt += 1
      }
    }
  }

  /// Takes over a file that is open for writing, and writes the header.
  ///
  /// - Throws: `writing` or `lineTooLong`.
  package init(descriptor: Int32, path: String, header: TraceHeader) throws(RecordingError) {
    self.path = path
    self.descriptor = descriptor
    TraceWriter.appendLine(of: header, to: &line)
    try writeLine()
  }

  deinit {
    if let descriptor { _ = close(descriptor) }
  }

  /// Writes an event's line; does nothing where the recording has stopped.
  ///
  /// - Throws: `writing` or `lineTooLong`; the recording has then stopped.
  package mutating func write(_ event: InputEvent) throws(RecordingError) {
    line.removeAll(keepingCapacity: true)
    TraceWriter.appendLine(of: event, to: &line)
    try writeLine()
  }

  /// Writes `end` and closes the file; does nothing where the recording has stopped.
  ///
  /// - Throws: `writing`.
  package mutating func finish(at time: Instant) throws(RecordingError) {
    try write(InputEvent(time, .end))
    stop()
  }

  private mutating func writeLine() throws(RecordingError) {
    guard let descriptor else { return }
    guard line.count - 1 <= TraceParser.lineLimit else {
      stop()
      throw RecordingError(path: path, cause: .lineTooLong(line.count - 1))
    }
    var written = 0
    while written < line.count {
      let count = line[written...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count <= 0 {
        let number = count < 0 ? errno : EIO
        if number == EINTR { continue }
        // Leaves whole lines only; where that fails too, the reader skips the piece.
        if written > 0 { _ = ftruncate(descriptor, off_t(length)) }
        stop()
        throw RecordingError(path: path, cause: .writing(number))
      }
      written += count
    }
    length += written
  }

  private mutating func stop() {
    if let descriptor { _ = close(descriptor) }
    descriptor = nil
  }

  private static func makeDirectory(_ directory: String) throws(RecordingError) {
    var made = directory.hasPrefix("/") ? "/" : ""
    for part in directory.split(separator: "/") {
      made += part + "/"
      guard mkdir(made, 0o755) != 0 else { continue }
      let number = errno
      var status = stat()
      // Some systems answer EROFS or EACCES before EEXIST for a directory that is there.
      guard stat(made, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw RecordingError(
          path: directory, cause: .directory(number == EEXIST ? ENOTDIR : number))
      }
    }
  }
}
