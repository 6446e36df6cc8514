import GestureCore
import Testing
import WindowShell

/// One window at a time, on SDL's dummy driver, which needs no display.
@Suite("Window", .serialized)
struct WindowTests {
  private func window(_ width: Int = 200, _ height: Int = 100) throws -> Window {
    try Window(
      WindowOptions(title: "Test", width: width, height: height, videoDriver: "dummy"))
  }

  /// What comes out for what was put in; events of the window's own opening are taken out first.
  private func events(
    _ window: borrowing Window, _ injected: [InjectedEvent]
  ) -> [ShellEvent.Kind] {
    var events: [ShellEvent] = []
    window.drain(into: &events)
    events.removeAll()
    for event in injected { window.inject(event) }
    window.drain(into: &events)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.stamp <= $1.stamp })
    return events.map(\.kind)
  }

  private func touch(
    _ finger: Int, _ source: ShellTouch.Source, _ phase: TouchPhase, _ x: Double, _ y: Double
  ) -> ShellEvent.Kind {
    .touch(
      ShellTouch(
        finger: FingerID(finger), source: source, phase: phase, location: WindowPoint(x: x, y: y)))
  }

  @Test("The dummy driver opens a window of the size that was asked for")
  func open() throws {
    let window = try window()
    #expect(window.videoDriverName == "dummy")
    #expect(window.logicalSize == PixelSize(width: 200, height: 100))
    #expect(window.pixelSize == PixelSize(width: 200, height: 100))
    #expect(window.scale == 1)
    #expect(window.title == "Test")
    #expect(!window.isHidden)
    #expect(window.refreshRate > 0)
  }

  @Test("It is never larger than the display")
  func fitting() throws {
    let window = try Window(
      WindowOptions(title: "Test", width: 99_999, height: 99_999, videoDriver: "dummy"))
    #expect(window.logicalSize.width < 99_999)
    #expect(window.logicalSize.height < 99_999)
  }

  @Test("A driver that does not exist is a missing display, with SDL's reason")
  func noDisplay() {
    let error = #expect(throws: ShellError.self) {
      _ = try Window(WindowOptions(title: "Test", videoDriver: "no-such-driver"))
    }
    switch error {
    case .noDisplay(let reason): #expect(!reason.isEmpty)
    case .noWindow, nil: Issue.record("not a missing display")
    }
  }

  @Test("Damage is taken over, and nothing else; what is kept can be shown again")
  func presenting() throws {
    let window = try window(4, 2)
    let size = PixelSize(width: 4, height: 2)
    var pixels = [UInt32](repeating: 0xFF11_2233, count: 8)
    #expect(!window.presentAgain())
    window.present(pixels, bytesPerRow: 16, size: size, damage: [])
    #expect(try colors(of: window) == pixels)
    let before = pixels
    pixels[0] = 0xFFAA_0000
    pixels[7] = 0xFF00_BB00
    window.present(
      pixels, bytesPerRow: 16, size: size,
      damage: [Damage(x: 3, y: 1, width: 40, height: 40)])
    var expected = before
    expected[7] = pixels[7]
    #expect(try colors(of: window) == expected)
    #expect(window.presentAgain())
    #expect(try colors(of: window) == expected)
  }

  @Test("After the device was lost everything is taken over anew")
  func deviceLoss() throws {
    let window = try window(4, 2)
    let size = PixelSize(width: 4, height: 2)
    var pixels = [UInt32](repeating: 0xFF11_2233, count: 8)
    window.present(pixels, bytesPerRow: 16, size: size, damage: [])
    for reset in [InjectedEvent.deviceReset, .targetsReset] {
      #expect(events(window, [reset]) == [.deviceLost])
      #expect(!window.presentAgain())
      pixels[0] += 1
      window.present(pixels, bytesPerRow: 16, size: size, damage: [])
      #expect(try colors(of: window) == pixels)
    }
  }

  @Test(
    "One pixel is enough for a window, and pictures may change their size", arguments: [1, 3, 40])
  func sizes(_ side: Int) throws {
    let window = try window(side, side)
    for factor in 1...2 {
      let size = PixelSize(width: side * factor, height: side * factor)
      let pixels = [UInt32](repeating: 0xFF12_3456, count: size.width * size.height)
      window.present(pixels, bytesPerRow: size.width * 4, size: size, damage: [])
    }
    window.present([0], bytesPerRow: 4, size: PixelSize(width: 0, height: 0), damage: [])
    #expect(try Set(colors(of: window)) == [0xFF12_3456])
  }

  @Test("The right button alone asks for a menu; beside the left one it is a finger")
  func rightButton() throws {
    let window = try window()
    let point = WindowPoint(x: 5, y: 6)
    let alone = events(
      window,
      [
        .mouseMove(point, isPressed: false), .mousePress(.right, point),
        .mouseRelease(.right, point),
      ])
    #expect(alone == [.hover(point), .menuAsked(point)])
    let beside = events(
      window,
      [
        .mousePress(.left, point), .mousePress(.right, point), .mouseRelease(.right, point),
        .mouseRelease(.left, point),
      ])
    #expect(!beside.contains(.menuAsked(point)))
    #expect(beside.count == 4)
  }

  @Test("The mouse is one finger, and nothing more where SDL makes a second one of it")
  func mouse() throws {
    let window = try window()
    let kinds = events(
      window,
      [
        .mouseMove(WindowPoint(x: 5, y: 6), isPressed: false),
        .mousePress(.left, WindowPoint(x: 5, y: 6)), .fingerDownMadeOfMouse(x: 0.1, y: 0.1),
        .mouseMove(WindowPoint(x: 9, y: 6), isPressed: true),
        .mouseRelease(.left, WindowPoint(x: 50, y: 60)),
      ])
    #expect(
      kinds == [
        .hover(WindowPoint(x: 5, y: 6)), touch(1, .mouse, .down, 5, 6),
        touch(1, .mouse, .move, 9, 6), touch(1, .mouse, .up, 9, 6),
      ])
  }

  @Test("A touch screen's places are parts of the window; SDL's mouse for it is dropped")
  func touchScreen() throws {
    let window = try window()
    let kinds = events(
      window,
      [
        .fingerDown(77, x: 0.5, y: 0.25), .mousePressMadeOfFinger(WindowPoint(x: 100, y: 25)),
        .fingerMove(77, x: 0.75, y: 1.5), .fingerUp(77, x: 0, y: 0),
      ])
    #expect(
      kinds == [
        touch(1, .screen, .down, 100, 25), touch(1, .screen, .move, 150, 150),
        touch(1, .screen, .up, 150, 150),
      ])
  }

  @Test(
    "What takes the input away cancels the fingers first",
    arguments: [
      (InjectedEvent.focusLost, ShellEvent.Kind.focusLost), (.close, .closeRequested),
      (.quit, .closeRequested), (.deviceReset, .deviceLost), (.targetsReset, .deviceLost),
    ])
  func cancelling(_ injected: InjectedEvent, _ kind: ShellEvent.Kind) throws {
    let window = try window()
    let kinds = events(
      window,
      [
        .mousePress(.left, WindowPoint(x: 5, y: 6)), .fingerDown(1, x: 0.5, y: 0.5), injected,
        .mouseMove(WindowPoint(x: 9, y: 6), isPressed: true), .fingerUp(1, x: 0.5, y: 0.5),
        .mouseRelease(.left, WindowPoint(x: 9, y: 6)),
      ])
    #expect(
      kinds == [
        touch(1, .mouse, .down, 5, 6), touch(2, .screen, .down, 100, 50),
        touch(1, .mouse, .cancel, 5, 6), touch(2, .screen, .cancel, 100, 50), kind,
      ])
    #expect(!window.hasActiveFingers)
  }

  @Test("Keys, text, marked text and the wheel")
  func keyboard() throws {
    let window = try window()
    let kinds = events(
      window,
      [
        .key(scancode: 62, keycode: 1 << 30 | 62, modifiers: []),
        .key(scancode: 29, keycode: 122, modifiers: [.control, .shift]), .text("é"),
        .textEditing("ni hao", from: 2, length: 3), .text(""),
        .wheel(WindowPoint(x: 3, y: 4), dy: -1.5),
      ])
    #expect(
      kinds == [
        .keyDown(KeyStroke(.function(5))),
        .keyDown(KeyStroke(.character("z"), [.control, .shift])), .text("é"),
        .textEditing("ni hao", from: 2, length: 3),
        .wheel(ShellWheel(location: WindowPoint(x: 3, y: 4), dx: 0, dy: -1.5)),
      ])
  }

  @Test("Stage by stage the queue is read, and handed out once")
  func pumping() throws {
    let window = try window()
    var events: [ShellEvent] = []
    window.drain(into: &events)
    events.removeAll()
    window.inject(.mousePress(.left, WindowPoint(x: 1, y: 1)))
    window.pump()
    window.inject(.mouseMove(WindowPoint(x: 2, y: 1), isPressed: true))
    window.pump()
    let known = window.drain(into: &events)
    #expect(events.count == 2)
    #expect(events[0].stamp < events[1].stamp)
    #expect(events[1].stamp <= known)
    window.drain(into: &events)
    #expect(events.count == 2)
    window.cancelFingers()
    window.drain(into: &events)
    #expect(events.last?.kind == touch(1, .mouse, .cancel, 2, 1))
  }

  @Test("It sleeps until the deadline, and not where there is input")
  func waiting() throws {
    let window = try window()
    var events: [ShellEvent] = []
    window.drain(into: &events)
    let start = window.now
    window.wait(until: start + 20_000)
    #expect(window.now >= start + 20_000)
    window.wait(until: start)
    window.inject(.exposed)
    window.wait(until: nil)
    window.pump()
    window.wait(until: nil)
  }

  @Test("The clipboard keeps text")
  func clipboard() throws {
    let window = try window()
    window.clipboardText = "a 👩🏽‍🚀 b"
    #expect(window.clipboardText == "a 👩🏽‍🚀 b")
  }

  private func colors(of window: Window) throws -> [UInt32] {
    let bytes = try #require(window.readPixels())
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      0xFF00_0000 | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8
        | UInt32(bytes[start])
    }
  }
}
