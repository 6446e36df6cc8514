import Foundation

/// One of the process's streams. `FileHandle` ends the program where a disk is full.
package final class ProcessStream {
  private let descriptor: Int32
  /// Why a text could not be written, in the system's words; from then on nothing is.
  package private(set) var failure: String?

  /// A stream that is open.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a text, or keeps why not.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes, or keeps why not.
  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        failure = String(cString: strerror(errno))
        return
      }
    }
  }

  /// A parent may have given a pipe that does not wait by itself.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
