internal import Foundation
internal import PangoText
internal import SimulatorCore
internal import WindowShell

/// The window, from opening to closing.
package enum WindowProgram {
  /// Opens the window and runs it until it is closed.
  ///
  /// - Throws: `noDisplay` where there is none, `setting` for what the options name wrongly, `inputOutput` where
  ///   a file that was asked for cannot be written.
  package static func run(_ options: WorkbenchOptions) throws(WorkbenchError) {
    let desk: Desk
    do throws(SettingError) {
      desk = try Desk(options, fonts: Fonts())
    } catch {
      throw .setting(error)
    }
    if let memory = options.memory { desk.restore(memory.content) }
    let window: Window
    do throws(ShellError) {
      window = try Window(windowOptions(options))
    } catch {
      switch error {
      case .noDisplay(let reason), .noWindow(let reason): throw .noDisplay(reason)
      }
    }
    let loop = RunLoop(window: window, desk: desk, options: options)
    try loop.run()
  }

  private static func windowOptions(_ options: WorkbenchOptions) -> WindowOptions {
    guard options.isPhoneOnly else {
      var window = WindowOptions(title: "CaretLab")
      if let size = options.memory?.content.size {
        window.width = size.width
        window.height = size.height
      }
      return window
    }
    let screen = options.start.screen
    return WindowOptions(
      title: "CaretLab", width: Int(screen.width.rounded()), height: Int(screen.height.rounded()),
      fitsDisplay: false, isHighDensity: false)
  }
}

/// Sleeps, reads input, draws: the only place where the window and the desk meet.
///
/// ```
///   wait ─▶ drain ─▶ desk handles ─▶ desk advances ─▶ compose ─┬─▶ present ─▶ wait
///                                                    pump ◀────┘ between the stages, while a finger is down
/// ```
private final class RunLoop {
  private let window: Window
  private let desk: Desk
  private let options: WorkbenchOptions
  private let composer: Composer
  private let frameMicroseconds: Int64
  private var events: [ShellEvent] = []
  private var nextFrame: Int64 = 0
  private var writtenLayout: String?
  private var mustPresent = false
  /// What was written to be remembered, and when is the next look at it.
  private var remembered: WindowMemory?
  private var nextMemory: Int64 = 0
  private var saidForgetful = false

  init(window: Window, desk: Desk, options: WorkbenchOptions) {
    self.window = window
    self.desk = desk
    self.options = options
    composer = Composer(geometry: desk.geometry, fonts: desk.fonts)
    frameMicroseconds = 1_000_000 / Int64(min(max(window.refreshRate, 30), 240))
    events.reserveCapacity(256)
  }

  func run() throws(WorkbenchError) {
    desk.reducesMotion = ProcessInfo.processInfo.environment["CARETLAB_REDUCE_MOTION"] == "1"
    takeSize()
    window.acceptsText = true
    let start = window.drain(into: &events)
    desk.advance(to: start)
    if let path = options.recordingFile {
      if let failure = desk.startRecording(path: path, at: start) { throw .inputOutput(failure) }
    }
    desk.playback?.play(at: start)
    try drawIfDue(at: start)
    while true {
      // What is known ends here: the desk must not live past input that is still unread.
      let now = window.drain(into: &events)
      if handleEvents() { break }
      desk.advance(to: now)
      if now >= nextFrame { desk.measureGain() }
      if !window.isHidden { desk.followFolder(at: now) }
      if now >= nextFrame { desk.measureComparison() }
      try drawIfDue(at: now)
      window.wait(until: deadline)
    }
    remember()
    desk.finish()
    // Who asked for a file on the command line must learn that it is not whole.
    if options.recordingFile != nil, let failure = desk.recordingFailure {
      throw .inputOutput(failure)
    }
  }

  /// When the next frame is due, or something changes by itself.
  private var deadline: Int64? {
    let own = desk.deadline(frameMicroseconds: frameMicroseconds)
    let waits = [window.isHidden ? nil : desk.folderDeadline, own].compactMap { $0 }.min()
    guard desk.isDirty, !window.isHidden else { return waits }
    return min(waits ?? nextFrame, nextFrame)
  }

  /// Hands what has come in to the desk.
  ///
  /// - Returns: whether the window is to be closed.
  private func handleEvents() -> Bool {
    defer { events.removeAll(keepingCapacity: true) }
    for event in events {
      switch event.kind {
      case .resized, .restored: takeSize()
      case .exposed: mustPresent = true
      case .deviceLost: mustPresent = true
      case .touch, .hover, .menuAsked, .pointerLeft, .wheel, .keyDown, .text, .textEditing,
        .focusGained,
        .focusLost, .hidden, .closeRequested, .fileDropped:
        break
      }
      desk.handle(event)
      if performRequests() { return true }
    }
    return false
  }

  private func performRequests() -> Bool {
    let requests = desk.requests
    desk.requests.removeAll()
    for request in requests {
      switch request {
      case .copy(let text): window.clipboardText = text
      case .paste: desk.paste(window.clipboardText ?? "")
      case .takePicture: takePicture()
      case .resize: takeSize()
      case .close: return true
      }
    }
    return false
  }

  private func takeSize() {
    let size = window.logicalSize
    let density = window.scale
    desk.showOn(display: window.displayName, pixelsPerMillimetre: window.pixelsPerMillimetre)
    var fixedScale: Double?
    if options.isPhysical, let perMillimetre = desk.pixelsPerMillimetre {
      fixedScale = perMillimetre / desk.simulator.screen.pointsPerMillimetre / density
    }
    desk.resize(
      width: Double(size.width), height: Double(size.height), density: density,
      fixedScale: fixedScale)
    window.mirrorCenter = desk.mirrorCenter
  }

  private func drawIfDue(at now: Int64) throws(WorkbenchError) {
    guard !window.isHidden else { return }
    let changesNow = desk.changesByItself(at: now)
    guard desk.isDirty || mustPresent || changesNow else { return }
    guard now >= nextFrame else {
      desk.isDirty = true
      return
    }
    nextFrame = now + frameMicroseconds
    desk.isDirty = false
    draw()
    if now >= nextMemory {
      nextMemory = now + 1_000_000
      remember()
    }
    try writeLayout()
  }

  private func draw() {
    let size = window.pixelSize
    let damage = composer.compose(desk, size: size, scale: window.scale) {
      if window.hasActiveFingers { window.pump() }
    }
    if options.frameDelayMilliseconds > 0 {
      Thread.sleep(forTimeInterval: Double(options.frameDelayMilliseconds) / 1000)
    }
    if window.hasActiveFingers { window.pump() }
    if damage.isEmpty {
      if !mustPresent || window.presentAgain() {
        mustPresent = false
        return
      }
    }
    composer.canvas.withPixels { pixels, bytesPerRow in
      window.present(
        pixels, bytesPerRow: bytesPerRow, size: size,
        damage: damage.map(Damage.init))
    }
    mustPresent = false
    let title = desk.windowTitle
    if title != window.title { window.title = title }
    window.setPointer(desk.pointerShape)
    window.mirrorCenter = desk.mirrorCenter
    let caret = desk.caretRectangle
    window.setCandidatePlace(x: caret.x, y: caret.y, width: caret.width, height: caret.height)
  }

  /// Writes what is to be remembered, if it has changed. That it cannot be written is said once.
  private func remember() {
    guard let memory = options.memory, !window.hasActiveFingers else { return }
    let content = desk.memory
    guard content != (remembered ?? memory.content) else { return }
    remembered = content
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: memory.path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try Data(content.bytes).write(to: URL(fileURLWithPath: memory.path), options: .atomic)
    } catch {
      guard !saidForgetful else { return }
      saidForgetful = true
      FileHandle.standardError.write(
        Data(
          "the window's layout is not remembered: cannot write \(memory.path): \(error.localizedDescription)\n"
            .utf8))
    }
  }

  private func takePicture() {
    let path = desk.picturePath()
    var failure: String?
    do {
      try FileManager.default.createDirectory(
        atPath: options.recordingsDirectory, withIntermediateDirectories: true)
      try composer.canvas.writePNG(to: path)
    } catch let error as CanvasError {
      failure = error.description
    } catch {
      failure = "cannot write the picture \(path): \(error.localizedDescription)"
    }
    desk.tookPicture(path, failure: failure)
  }

  private func writeLayout() throws(WorkbenchError) {
    guard let path = options.layoutFile else { return }
    let text = desk.layoutJSON
    guard text != writtenLayout else { return }
    writtenLayout = text
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .inputOutput("cannot write \(path): \(error.localizedDescription)")
    }
  }
}
