import Foundation

/// The program `ffmpeg`, fed with pictures as they are drawn: none of them is kept.
final class VideoEncoder {
  private let process = Process()
  private var descriptor: Int32
  private let messages: FileHandle
  private let file: PendingFile
  private let guards: Bool

  /// What is said where it is not installed.
  static let missing =
    "an .mp4 is written by the program ffmpeg, which is not on the PATH: install it (on Debian: "
    + "sudo apt-get install ffmpeg), or write a .gif, which needs nothing"

  /// Where the program is; nil where it is not installed.
  static func program(_ console: Console) -> String? {
    (console.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/ffmpeg" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What it is told: pictures of raw pixels come in, H.264 that every player knows comes out.
  ///
  /// Nothing of the machine or the time gets into the file.
  static func arguments(width: Int, height: Int, framesPerSecond: Int, out: String) -> [String] {
    [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format",
      "bgra",
      "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
      "-an",
      "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709",
      "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv", "-c:v", "libx264",
      "-preset", "medium", "-crf", "16", "-tune", "animation", "-fflags", "+bitexact", "-flags:v",
      "+bitexact", "-map_metadata", "-1", "-movflags", "+faststart", "-f", "mp4", "file:" + out,
    ]
  }

  /// Starts the program.
  init(
    program: String, width: Int, height: Int, framesPerSecond: Int, into file: PendingFile,
    _ console: Console
  ) throws(Failure) {
    self.file = file
    guards = console.isOfProcess
    // A socket, as a pipe whose reader is gone would end this process too.
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw .inputOutput("ffmpeg could not be started: \(String(cString: strerror(errno)))")
    }
    descriptor = ends[0]
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    // A file, not a pipe that somebody would have to empty meanwhile.
    var template = Array((NSTemporaryDirectory() + "/caretlab-ffmpeg-XXXXXX").utf8CString)
    let log = mkstemp(&template)
    unlink(template)
    messages = FileHandle(fileDescriptor: log, closeOnDealloc: true)
    let input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Self.arguments(
      width: width, height: height, framesPerSecond: framesPerSecond, out: file.temporaryPath)
    process.environment = console.environment
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = log >= 0 ? messages : FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .inputOutput("\(program) could not be started: \(error.localizedDescription)")
    }
    try? input.close()
    if guards { Interruption.watch(process.processIdentifier) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if process.isRunning { process.terminate() }
  }

  /// Hands over a picture's pixels, row by row without gaps.
  func write(_ pixels: UnsafeRawBufferPointer) throws(Failure) {
    var sent = 0
    while sent < pixels.count {
      let count = send(
        descriptor, pixels.baseAddress.map { $0 + sent }, pixels.count - sent,
        Int32(MSG_NOSIGNAL))
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        throw failure()
      }
    }
  }

  /// Lets it write the rest, and waits until it has.
  func finish() throws(Failure) {
    close(descriptor)
    descriptor = -1
    process.waitUntilExit()
    if guards { Interruption.watch(0) }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw failure()
    }
  }

  /// Why it stopped, in its own last words.
  private func failure() -> Failure {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    process.waitUntilExit()
    if guards { Interruption.watch(0) }
    try? messages.seek(toOffset: 0)
    let text = String(decoding: (try? messages.readToEnd()) ?? Data(), as: UTF8.self)
    let last = text.split(whereSeparator: \.isNewline).last.map(String.init)
    let ending =
      process.terminationReason == .exit
      ? "ended with code \(process.terminationStatus)"
      : "was ended by signal \(process.terminationStatus)"
    let words = last.map { "; its last words: \($0.trimmingCharacters(in: .whitespaces))" } ?? ""
    return .inputOutput("ffmpeg \(ending) before the film was whole\(words)")
  }
}
