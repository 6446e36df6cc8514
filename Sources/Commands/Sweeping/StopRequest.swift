import Foundation

/// Whether a person or the system has asked long work to stop: by Ctrl-C, a closed terminal or a shutdown.
///
/// The first time is a request, the second ends the process at once.
enum StopRequest {
  // Written by the handler, which may neither lock nor allocate.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0

  /// From now on the first of these signals is a request.
  static func begin() {
    received = 0
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let old = signal(number, handler)
      // Nobody asks what a shell started in the background.
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// The signal that asked; nil where none did.
  static var signalNumber: Int32? { received == 0 ? nil : Int32(received) }

  /// Signals end the process again.
  static func end() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    received = sig_atomic_t(number)
    signal(number, SIG_DFL)
  }
}
