import Foundation

/// An open file of results, which only this process writes.
struct ResultsDescriptor: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private let stream: ProcessStream

  /// Opens a file, or makes it, and locks it before anything is read of it.
  ///
  /// - Parameter isRegular: false for a pipe or device, which is neither made nor locked.
  init(_ path: String, isRegular: Bool) throws(Failure) {
    self.path = path
    descriptor =
      path == "-"
      ? dup(STDOUT_FILENO)
      : open(path, isRegular ? O_RDWR | O_CREAT | O_APPEND : O_WRONLY, 0o666)
    let error = errno
    stream = ProcessStream(descriptor: descriptor)
    guard descriptor >= 0 else { throw Self.cannot(path, Self.words(error)) }
    // Programs that are started from here are not to hold the lock.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    if isRegular { try lock() }
  }

  // The lock ends with the descriptor, however the process ends.
  deinit { close(descriptor) }

  private func lock() throws(Failure) {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        throw .inputOutput(
          "\(path) is being written by another process; wait for its end and give --resume, or give another name"
        )
      // A file system without locks: what two processes wrote twice is passed over when it is read.
      default: return
      }
    }
  }

  /// Takes off what stands after so many bytes.
  func cut(to count: Int) throws(Failure) {
    if ftruncate(descriptor, off_t(count)) != 0 { throw Self.cannot(path, Self.words(errno)) }
  }

  /// Writes on.
  func write(_ bytes: [UInt8]) throws(Failure) {
    stream.write(bytes)
    if let failure = stream.failure { throw Self.cannot(path, failure) }
  }

  private static func words(_ error: Int32) -> String { String(cString: strerror(error)) }

  private static func cannot(_ path: String, _ reason: String) -> Failure {
    .inputOutput(
      "\(path == "-" ? "standard output" : path) could not be written: \(reason); whole "
        + "lines stay, and the same command with --resume goes on")
  }
}
