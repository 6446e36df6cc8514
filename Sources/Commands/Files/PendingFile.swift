import Foundation

/// A file that appears whole or not at all: it is written beside its place, and put there when it is whole.
///
/// What is there already and is no file, such as a pipe or a device, is written directly. `-` is standard output,
/// which gets the whole file at the end.
final class PendingFile {
  /// Where it is written meanwhile.
  let temporaryPath: String
  private let path: String
  private var isDone = false
  private var descriptor: Int32 = -1
  private lazy var stream = ProcessStream(descriptor: descriptor)
  private let guards: Bool
  private let console: Console

  /// A file to be.
  ///
  /// - Parameter console: the process's own takes the file away also where a person or the system stops it.
  init(_ path: String, _ console: Console) throws(Failure) {
    self.console = console
    if path == "-" {
      self.path = path
    } else {
      try OutputFile.check(path)
      // Through links, so that these stay links.
      self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: self.path)
    let type = attributes?[.type] as? FileAttributeType
    if let type, type != .typeRegular {
      temporaryPath = self.path
      guards = false
      descriptor = open(self.path, O_WRONLY)
    } else {
      let folder =
        path == "-" ? NSTemporaryDirectory() : (self.path as NSString).deletingLastPathComponent
      // Its own name might be as long as a name can be.
      temporaryPath =
        folder + "/.caretlab-\(ProcessInfo.processInfo.processIdentifier)-"
        + "\(UInt32.random(in: 0 ... .max)).part"
      guards = console.isOfProcess
      if guards { Interruption.begin(removing: temporaryPath) }
      descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    }
    if descriptor < 0 { throw cannot(errno) }
    // What only its owner may read stays so.
    if type == .typeRegular, let mode = attributes?[.posixPermissions] as? NSNumber {
      fchmod(descriptor, mode.uint32Value)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isDone, temporaryPath != path { unlink(temporaryPath) }
    if guards { Interruption.end() }
  }

  /// Writes on.
  func write(_ bytes: [UInt8]) throws(Failure) {
    stream.write(bytes)
    if let failure = stream.failure { throw cannot(failure) }
  }

  /// Puts the file in its place.
  ///
  /// - Returns: its size in bytes.
  func finish() throws(Failure) -> Int {
    let end = close(descriptor)
    let error = errno
    descriptor = -1
    // Some file systems only now say that they are full.
    guard end == 0 else { throw cannot(error) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: temporaryPath)
    if path == "-" {
      try passOn()
    } else {
      if temporaryPath != path, rename(temporaryPath, path) != 0 { throw cannot(errno) }
      isDone = true
    }
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  /// Says what came of it: on standard output, unless the file itself went there.
  func report(_ summary: String) {
    if path == "-" { console.warn(summary) } else { console.print(summary) }
  }

  private func passOn() throws(Failure) {
    guard let file = FileHandle(forReadingAtPath: temporaryPath) else { throw cannot(errno) }
    while let piece = try? file.read(upToCount: 1 << 20), !piece.isEmpty {
      console.printRaw(Array(piece))
    }
  }

  private func cannot(_ error: Int32) -> Failure { cannot(String(cString: strerror(error))) }

  private func cannot(_ reason: String) -> Failure {
    .inputOutput("\(path) could not be written: \(reason)")
  }
}

/// What is to be cleared away where the process is stopped from outside: by Ctrl-C, a closed terminal or a shutdown.
enum Interruption {
  // Read by the handler, which may neither lock nor allocate; written by one thread, in this order.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var child: pid_t = 0
  /// Those that end a process and that nobody has asked to ignore, as shells do for jobs in the background.
  nonisolated(unsafe) private static var signals: [Int32] = []

  /// From now on a file is removed.
  static func begin(removing file: String) {
    path = strdup(file)
    child = 0
    signals = [SIGINT, SIGTERM, SIGHUP].filter { number in
      let old = signal(number, handler)
      let wasIgnored = unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if wasIgnored { signal(number, SIG_IGN) }
      return !wasIgnored
    }
  }

  /// From now on a process is ended too, before the file is removed, as it might write it again.
  static func watch(_ process: pid_t) { child = process }

  /// Nothing is to be cleared away any more.
  static func end() {
    for number in signals { signal(number, SIG_DFL) }
    free(path)
    path = nil
    child = 0
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    if child > 0 { kill(child, SIGKILL) }
    if let path { unlink(path) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
