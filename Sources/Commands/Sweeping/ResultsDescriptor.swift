import Foundation

/// An open file of results, which only this process writes.
struct ResultsDescriptor: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file, or makes it, and locks it before anything is read of it.
  ///
  /// - Parameter isRegular: false for a pipe or device, which is neither made nor locked.
  init(_ path: String, isRegular: Bool) throws(Failure) {
    self.path = path
    descriptor =
      path == "-"
      ? dup(STDOUT_FILENO)
      : open(path, isRegular ? O_RDWR | O_CREAT | O_APPEND : O_WRONLY, 0o666)
    guard descriptor >= 0 else { throw Self.cannot(path, errno) }
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
    if ftruncate(descriptor, off_t(count)) != 0 { throw Self.cannot(path, errno) }
  }

  /// Writes on.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Self.cannot(path, errno)
      }
    }
  }

  private static func cannot(_ path: String, _ error: Int32) -> Failure {
    .inputOutput(
      "\(path == "-" ? "standard output" : path) could not be written: \(String(cString: strerror(error))); whole "
        + "lines stay, and the same command with --resume goes on")
  }
}
