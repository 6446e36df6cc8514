import CursorTechniques
import Drawing
import Foundation
import GestureCore
import PangoText
import SimulatorCore
import Testing
import TextCore
import TraceFormat
import WindowShell
import Workbench

/// A desk in a window of 1280 × 860, driven by the window's events.
final class DeskUnderTest {
  let desk: Desk
  var stamp: Int64 = 1_000_000

  init(
    _ text: String = "the quick brown", recordings: String = "/nonexistent",
    recording: Trace? = nil, isPhoneOnly: Bool = false,
    reader: RecordingReader = .ofOwnRecordings, trash: String = "/nonexistent/Trash",
    presets: PresetFolder? = nil
  ) throws {
    let options = WorkbenchOptions(
      start: SessionStart(document: .init(before: text), delivery: .hertz(60)),
      recordingsDirectory: recordings, trashDirectory: trash,
      recording: recording.map { WorkbenchOptions.Recording(name: "folder/a.jsonl", trace: $0) },
      reader: reader, presets: presets,
      isPhoneOnly: isPhoneOnly)
    desk = try Desk(options, fonts: Fonts()) {
      CalendarMoment(date: testDate, text: "2026-11-30T20:41:07Z")
    }
    if isPhoneOnly {
      desk.resize(width: 390, height: 844, density: 1, fixedScale: nil)
    } else {
      desk.resize(width: 1280, height: 860, density: 1, fixedScale: nil)
    }
  }

  func send(_ kind: ShellEvent.Kind, after milliseconds: Int64 = 1) {
    stamp += milliseconds * 1000
    desk.handle(ShellEvent(stamp: stamp, kind))
  }

  func key(_ key: Key, _ modifiers: Modifiers = []) {
    send(.keyDown(KeyStroke(key, modifiers)))
  }

  func touch(
    _ phase: TouchPhase, _ point: WindowPoint, _ source: ShellTouch.Source = .mouse,
    finger: Int = 1, after milliseconds: Int64 = 8
  ) {
    send(
      .touch(
        ShellTouch(finger: FingerID(finger), source: source, phase: phase, location: point)),
      after: milliseconds)
  }

  /// Lets time pass without an event.
  func wait(milliseconds: Int64) {
    stamp += milliseconds * 1000
    desk.advance(to: stamp)
  }

  /// The middle of a named part.
  func place(_ name: String, _ share: Double = 0.5) throws -> WindowPoint {
    let part = try #require(desk.namedRectangles.first { $0.name == name }, "\(name)").rectangle
    return WindowPoint(x: part.x + part.width * share, y: part.middleY)
  }

  func click(_ name: String, _ share: Double = 0.5) throws {
    let point = try place(name, share)
    touch(.down, point, after: 600)
    touch(.up, point, after: 60)
  }

  /// Swipes over the keyboard, six points a report.
  func swipe(reports: Int = 40) throws {
    var point = try place("key.a")
    touch(.down, point, after: 500)
    for _ in 0..<reports {
      point.x += 6 * desk.layout.phone.scale
      touch(.move, point)
      desk.advance(to: stamp)
    }
    touch(.up, point)
  }

  var text: String { desk.simulator.document.text }
}

@Suite("The desk")
struct DeskTests {
  @Test("Keys of the phone and of the computer type")
  func typing() throws {
    let test = try DeskUnderTest("a")
    try test.click("key.q")
    test.send(.text("é"))
    test.key(.backspace)
    test.send(.text("x"))
    test.key(.return)
    #expect(test.text == "aqx\n")
  }

  @Test("A swipe moves the caret, and the figures follow")
  func swiping() throws {
    let test = try DeskUnderTest()
    test.key(.home, .control)
    try test.swipe()
    #expect(test.desk.model.foot.netA > 3)
    #expect(test.desk.simulator.document.selection.focus != .start)
  }

  @Test("A second finger by mouse is the phone's, if the first one is")
  func secondFinger() throws {
    let test = try DeskUnderTest()
    let key = try test.place("key.a")
    let other = try test.place("key.l")
    test.touch(.down, key)
    test.touch(.down, other, .mouseSecond, finger: 2)
    #expect(test.desk.simulator.pan.fingerCount == 2)
    #expect(test.desk.scene().fingers.count == 2)
    test.touch(.cancel, key)
    test.touch(.cancel, other, .mouseSecond, finger: 2)
    #expect(test.desk.simulator.pan.fingerCount == 0)
    test.touch(.down, try test.place("track.technique.divisor"))
    test.touch(.down, other, .mouseSecond, finger: 2)
    #expect(test.desk.simulator.pan.fingerCount == 0)
  }

  @Test("A slider acts at once")
  func slider() throws {
    let test = try DeskUnderTest()
    try test.click("track.technique.deadZone", 0.1)
    #expect(test.desk.simulator.technique.value(of: "deadZone") == .number(20))
    #expect(test.desk.model.menuBar.remark == .changedParameters(1))
    test.key(.up)
    #expect(test.desk.simulator.technique.value(of: "deadZone") == .number(21))
    test.desk.perform(.focusSetting("delivery"), at: 0)
    try test.click("track.delivery", 0)
    #expect(test.desk.simulator.deliveryRate == .hertz(1))
    test.desk.perform(.resetSettings, at: 0)
    #expect(test.desk.model.menuBar.remark == nil)
    #expect(test.desk.simulator.deliveryRate == .hertz(60))
  }

  @Test("With the focus on a slider digits are its own, and letters the phone's again")
  func focus() throws {
    let test = try DeskUnderTest("a")
    test.desk.perform(.focusSetting("technique.deadZone"), at: 0)
    test.send(.text("5"))
    test.key(.return)
    #expect(test.desk.simulator.technique.value(of: "deadZone") == .number(5))
    test.send(.text("b"))
    #expect(test.text == "ab")
    test.send(.text("5"))
    #expect(test.text == "ab5")
    test.key(.tab, .control)
    #expect(test.text == "ab5\t")
  }

  @Test("Tab goes through everything that can be pressed and set, and back to the phone")
  func focusOrder() throws {
    let test = try DeskUnderTest("a")
    var names: [String] = []
    repeat {
      test.key(.tab)
      if let name = test.desk.focusedName { names.append(name) }
    } while test.desk.focusedName != nil && names.count < 100
    #expect(names.first == "record")
    #expect(names.contains("slider.technique.deadZone"))
    #expect(names.contains("tab.compare"))
    #expect(names.last == "theme")
    #expect(Set(names).count == names.count)
    test.key(.tab, .shift)
    #expect(test.desk.focusedName == "theme")
    let appearance = test.desk.appearance
    test.key(.return)
    #expect(test.desk.appearance != appearance)
    test.key(.escape)
    test.send(.text("b"))
    #expect(test.text == "ab")
  }

  @Test("A and B change places with their settings, and a setting can be taken back")
  func techniques() throws {
    let test = try DeskUnderTest("a")
    #expect(
      test.desk.model.tabs == TechniqueTabsModel(a: "velocity-filter", b: "caretlab", active: .a))
    test.desk.choose("heliboard", .a, at: 0)
    #expect(test.desk.model.tabs.a == "heliboard")
    test.key(.function(12))
    #expect(test.desk.model.tabs.a == "caretlab")
    #expect(test.desk.model.tabs.b == "heliboard")
    test.desk.choose("velocity-filter", .a, at: 0)
    test.desk.perform(.focusSetting("technique.deadZone"), at: 0)
    test.key(.right)
    #expect(test.desk.simulator.technique.value(of: "deadZone") == .number(71))
    test.key(.character("z"), [.control, .shift])
    #expect(test.desk.simulator.technique.value(of: "deadZone") == .number(70))
    test.desk.perform(.ghost, at: 0)
    #expect(test.desk.model.tabs.b == nil)
  }

  @Test("What lies over the phone can be switched, each by itself")
  func overlays() throws {
    let test = try DeskUnderTest("a")
    #expect(!test.desk.scene().showsKeyAreas)
    #expect(test.desk.scene().ghostCaret != nil)
    test.desk.perform(.overlay(.keyAreas), at: 0)
    test.desk.perform(.overlay(.lines), at: 0)
    #expect(test.desk.scene().showsKeyAreas)
    #expect(test.desk.scene().showsLines)
    #expect(test.desk.model.foot.overlays.contains(.lines))
    test.desk.perform(.ghost, at: 0)
    #expect(test.desk.scene().ghostCaret == nil)
    test.key(.character("d"), [.control, .shift])
    #expect(!test.desk.overlays.contains(.deadZone))
  }

  @Test("The list of techniques is searched and chosen from by keys alone")
  func techniqueList() throws {
    let test = try DeskUnderTest("a")
    test.desk.perform(.open(.techniques(.b)), at: 0)
    test.send(.text("heli"))
    let rows = test.desk.popoverContent?.rows.map(\.title) ?? []
    #expect(rows.contains("heliboard"))
    #expect(rows.allSatisfy { $0.contains("heli") } || rows.count < 6)
    test.key(.return)
    #expect(test.desk.popover == nil)
    #expect(test.desk.model.tabs.b == "heliboard")
    #expect(test.text == "a")
    test.desk.perform(.show(.a), at: 0)
    test.key(.character("p"), .control)
    test.send(.text("threshold"))
    test.key(.return)
    #expect(test.desk.focusedName == "slider.technique.threshold")
    test.key(.character("p"), .control)
    test.send(.text("no such thing"))
    #expect(test.desk.popoverContent?.rows.isEmpty == true)
    test.key(.return)
    test.key(.escape)
    #expect(test.desk.popover == nil)
  }

  @Test("F5 records what is done, sliders included, and the file replays to the same text")
  func recording() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest("abc", recordings: folder.path)
    test.key(.function(5))
    #expect(test.desk.model.modeStrip == .recording(microseconds: 0))
    test.send(.text("one "))
    try test.click("track.technique.threshold", 0.3)
    test.key(.home, .control)
    try test.swipe()
    test.send(.text("!"))
    // A tap into the text: what the layout answered is recorded.
    try test.click("text", 0.2)
    test.send(.text("?"))
    let text = test.desk.simulator.document.surroundings
    let net = test.desk.model.foot.netA
    try test.click("record")
    #expect(test.desk.model.modeStrip == .live)
    #expect(test.desk.model.menuBar.remark == .done("saved 2026-11-30-204107.jsonl"))
    let path = folder.path + "/2026-11-30-204107.jsonl"
    let trace = try TraceReader.read(
      Array(try Data(contentsOf: URL(fileURLWithPath: path))), file: "a")
    // This technique asks nothing of the layout that the recording does not answer.
    #expect(trace.header.geometry == .cell)
    #expect(trace.header.stamps != nil)
    #expect(
      trace.events.contains {
        if case .set("technique.threshold", _) = $0.kind { true } else { false }
      })
    var playback = try Playback(trace: trace, fileName: "a")
    playback.seek(to: playback.end)
    #expect(playback.replay.simulator.document.surroundings == text)
    #expect(playback.readings.net == net)
  }

  @Test("A folder that cannot be made is said in the strip, and nothing is lost")
  func noFolder() throws {
    let test = try DeskUnderTest("abc", recordings: "/dev/null/recordings")
    test.key(.function(5))
    guard case .trouble(let sentence) = test.desk.model.modeStrip else {
      Issue.record("no trouble: \(test.desk.model.modeStrip)")
      return
    }
    #expect(sentence.contains("/dev/null/recordings"))
    test.send(.text("x"))
    #expect(test.text == "abcx")
    test.key(.escape)
    #expect(test.desk.model.modeStrip == .live)
  }

  @Test("Where the phone stands alone a badge says that it records, or what went wrong")
  func badge() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest("abc", recordings: folder.path)
    test.key(.function(11))
    #expect(test.desk.layout.modeBadge == nil)
    test.key(.function(5))
    let badge = try #require(test.desk.layout.modeBadge)
    #expect(!badge.isOnScreen)
    #expect(test.desk.model.modeStrip.badge == .time)
    test.key(.function(5))
    #expect(test.desk.layout.modeBadge == nil)
    let small = try DeskUnderTest("abc", recordings: "/dev/null/no", isPhoneOnly: true)
    small.key(.function(5))
    #expect(small.desk.model.modeStrip.badge == .sentence)
    #expect(small.desk.layout.modeBadge?.isOnScreen == true)
    small.key(.escape)
    #expect(small.desk.layout.modeBadge == nil)
  }

  private func trace() -> Trace {
    let events = [
      InputEvent(.zero, .text("x")), InputEvent(Instant(microseconds: 100_000), .text("y")),
      InputEvent(Instant(microseconds: 200_000), .end),
    ]
    return Trace(
      header: TraceHeader(
        title: "Two letters", session: SessionStart(document: .init(before: "recorded "))),
      events: events)
  }

  @Test("With a recording the phone takes no input; bare keys drive it; Escape goes live")
  func replay() throws {
    let test = try DeskUnderTest("live", recording: trace())
    #expect(test.desk.model.modeStrip == .replay)
    #expect(test.desk.model.menuBar.title == "Two letters")
    #expect(test.text == "recorded x")
    test.send(.text("typed"))
    test.key(.backspace)
    try test.click("key.q")
    #expect(test.text == "recorded x")
    test.key(.right)
    #expect(test.text == "recorded xy")
    test.key(.home)
    #expect(test.text == "recorded x")
    test.key(.character("]"))
    #expect(test.desk.model.transport?.speed == .double)
    test.key(.space)
    #expect(test.desk.model.transport?.isPlaying == true)
    test.desk.advance(to: test.stamp + 60_000)
    #expect(test.desk.model.transport?.time == "120.0")
    #expect(test.text == "recorded xy")
    test.key(.escape)
    #expect(test.desk.model.modeStrip == .live)
    #expect(test.desk.model.transport == nil)
    #expect(test.text == "live")
    test.send(.text("!"))
    #expect(test.text == "live!")
  }

  @Test("The sliders show what the recording has set up to the moment that is shown")
  func slidersFollow() throws {
    let events = [
      InputEvent(.zero, .text("x")),
      InputEvent(Instant(microseconds: 100_000), .set("technique.threshold", .number(32))),
      InputEvent(Instant(microseconds: 200_000), .end),
    ]
    let test = try DeskUnderTest(recording: Trace(header: TraceHeader(), events: events))
    var threshold: ParameterValue? {
      test.desk.model.parameters.sliders.rows.first { $0.name == "technique.threshold" }?.value
    }
    #expect(threshold == .number(100))
    test.key(.end)
    #expect(threshold == .number(32))
    test.key(.home)
    #expect(threshold == .number(100))
    test.key(.space)
    test.desk.advance(to: test.stamp + 150_000)
    #expect(threshold == .number(32))
  }

  @Test("A file that is dropped plays; a broken one is said in the strip")
  func dropping() throws {
    let folder = try TemporaryFolder()
    let good = folder.path + "/good.jsonl"
    let bad = folder.path + "/bad.jsonl"
    try Data(TraceWriter.bytes(of: trace())).write(to: URL(fileURLWithPath: good))
    try Data("nonsense\n".utf8).write(to: URL(fileURLWithPath: bad))
    let test = try DeskUnderTest("live")
    test.send(.fileDropped(bad))
    guard case .trouble(let sentence) = test.desk.model.modeStrip else {
      Issue.record("no trouble: \(test.desk.model.modeStrip)")
      return
    }
    #expect(sentence.contains("bad.jsonl"))
    test.send(.fileDropped(good))
    #expect(test.desk.model.transport?.isPlaying == true)
    test.send(.fileDropped(folder.path + "/missing.jsonl"))
    #expect(test.desk.model.transport != nil)
    guard case .warning(let words)? = test.desk.model.menuBar.remark else {
      Issue.record("no warning: \(String(describing: test.desk.model.menuBar.remark))")
      return
    }
    #expect(words.contains("missing.jsonl"))
  }

  @Test("A file of another tool is what the reader makes of it")
  func droppingForeignFiles() throws {
    var imported = trace()
    imported.header.source = TraceHeader.Source(kind: "import")
    let result = imported
    let test = try DeskUnderTest(
      "live",
      reader: RecordingReader { path throws(RecordingReader.Refusal) in
        guard path.hasSuffix(".evemu") else { throw RecordingReader.Refusal("no time stamps") }
        return result
      })
    test.send(.fileDropped("folder/swipe.txt"))
    #expect(test.desk.model.modeStrip == .trouble("no time stamps"))
    test.send(.fileDropped("folder/swipe.evemu"))
    #expect(test.desk.model.transport?.isPlaying == true)
    #expect(test.desk.model.menuBar.remark == .done("imported swipe.evemu"))
  }

  @Test("A finger that is down when a file is dropped has lifted when the phone is live again")
  func droppingOnFinger() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.jsonl"
    try Data(TraceWriter.bytes(of: trace())).write(to: URL(fileURLWithPath: path))
    let test = try DeskUnderTest("live")
    let place = try test.place("key.delete")
    test.touch(.down, place)
    test.send(.fileDropped(path))
    test.touch(.up, place)
    test.key(.escape)
    test.desk.advance(to: test.stamp + 2_000_000)
    #expect(test.text == "live")
  }

  @Test("Two pictures in one second are two files")
  func pictureNames() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest(recordings: folder.path)
    let first = test.desk.picturePath()
    try Data().write(to: URL(fileURLWithPath: first))
    #expect(test.desk.picturePath() != first)
  }

  @Test("Function keys: sheet of keys, theme, phone alone, picture")
  func tools() throws {
    let test = try DeskUnderTest()
    test.key(.function(1))
    #expect(test.desk.showsKeys)
    test.send(.text("x"))
    #expect(test.text == "the quick brown")
    test.key(.escape)
    #expect(!test.desk.showsKeys)
    let appearance = test.desk.appearance
    test.key(.function(2))
    #expect(test.desk.appearance != appearance)
    test.key(.function(11))
    #expect(test.desk.layout.inspector == nil)
    test.key(.escape)
    #expect(test.desk.layout.inspector != nil)
    test.key(.function(9))
    #expect(test.desk.requests == [.takePicture])
    #expect(test.desk.picturePath() == "/nonexistent/2026-11-30-204107.png")
  }

  @Test("Copy, cut and paste go through the clipboard")
  func clipboard() throws {
    let test = try DeskUnderTest("one two")
    test.key(.character("a"), .control)
    test.key(.character("x"), .control)
    #expect(test.desk.requests == [.copy("one two")])
    #expect(test.text == "")
    test.desk.requests.removeAll()
    test.key(.character("v"), .control)
    #expect(test.desk.requests == [.paste])
    test.desk.paste("three")
    #expect(test.text == "three")
  }

  @Test("Marked text is counted in caret stops; committing replaces it")
  func marking() throws {
    let test = try DeskUnderTest("a")
    test.send(.textEditing("e\u{301}ni", from: 2, length: 1))
    #expect(test.text == "ae\u{301}ni")
    #expect(test.desk.simulator.document.markedRange != nil)
    test.send(.textEditing("", from: 0, length: 0))
    #expect(test.text == "a")
    test.send(.text("你"))
    #expect(test.text == "a你")
    test.send(.textEditing("x", from: .max, length: .max))
    test.send(.textEditing("x", from: -3, length: -1))
    #expect(test.text == "a你x")
  }

  @Test("An idle caret blinks every half second; without focus nothing moves")
  func blinking() throws {
    let test = try DeskUnderTest()
    test.send(.text("x"))
    let start = test.stamp
    #expect(test.desk.scene().isCaretVisible)
    #expect(test.desk.deadline(frameMicroseconds: 16_667) == start + 500_000)
    test.desk.advance(to: start + 500_000)
    #expect(!test.desk.scene().isCaretVisible)
    #expect(test.desk.deadline(frameMicroseconds: 16_667) == start + 1_000_000)
    test.send(.focusLost)
    #expect(test.desk.scene().isCaretVisible)
    #expect(test.desk.deadline(frameMicroseconds: 16_667) == nil)
  }

  @Test("Equal states give equal models, so that nothing is drawn twice")
  func equality() throws {
    let test = try DeskUnderTest()
    let model = test.desk.model
    test.desk.advance(to: test.stamp + 400_000)
    #expect(test.desk.model == model)
    test.send(.hover(try test.place("slider.technique.divisor")))
    #expect(test.desk.model != model)
    test.send(.pointerLeft)
    #expect(test.desk.model == model)
  }

  @Test("The phone alone: places in the window are points of the screen")
  func phoneOnly() throws {
    let test = try DeskUnderTest("a", isPhoneOnly: true)
    test.touch(.down, WindowPoint(x: 20, y: 590))
    test.touch(.up, WindowPoint(x: 20, y: 590))
    #expect(test.text == "aq")
    test.key(.function(11))
    #expect(!test.desk.layout.hasBezel)
  }

  @Test("Named places are a JSON object of four numbers each")
  func layoutFile() throws {
    let test = try DeskUnderTest()
    let object = try JSONSerialization.jsonObject(with: Data(test.desk.layoutJSON.utf8))
    let named = try #require(object as? [String: [Double]])
    #expect(named["window"] == [0, 0, 1280, 860])
    for name in ["screen", "key.q", "key.space", "record", "slider.technique.deadZone"] {
      #expect(named[name]?.count == 4, "\(name)")
    }
  }

  @Test("Any size can be laid out and drawn from", arguments: [1.0, 50, 400, 5000])
  func sizes(_ side: Double) throws {
    let test = try DeskUnderTest()
    test.desk.resize(width: side, height: side, density: 2, fixedScale: nil)
    #expect(!test.desk.layoutJSON.isEmpty)
    _ = test.desk.scene()
    test.touch(.down, WindowPoint(x: side / 2, y: side / 2))
    test.touch(.up, WindowPoint(x: side / 2, y: side / 2))
  }
}
