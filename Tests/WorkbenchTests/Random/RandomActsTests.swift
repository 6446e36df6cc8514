import Drawing
import Foundation
import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import WindowShell
import Workbench

/// Whatever a person presses, in whatever order: the window goes on, and what can be pressed lies in it.
@Suite("Random acts on the desk")
struct RandomActsTests {
  static let seeds = (0..<max(Int(6 * Effort.factor), 1)).map { UInt64($0) }

  @Test("Nothing traps, and every part stays in the window", arguments: seeds)
  func acts(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var numbers = RandomNumbers(seed: seed)
    let test = try DeskUnderTest("The quick brown fox 你好 👩🏽‍🚀", recordings: folder.path)
    let recording = folder.path + "/slide.jsonl"
    let trace = Trace(header: TraceHeader(session: SessionStart()), events: Self.slide)
    try Data(TraceWriter.bytes(of: trace)).write(to: URL(fileURLWithPath: recording))
    try Data("{\"format\":".utf8).write(to: URL(fileURLWithPath: folder.path + "/broken.jsonl"))
    let composer = Composer(geometry: test.desk.geometry, fonts: test.desk.fonts)
    var size = PixelSize(width: 1280, height: 860)
    for index in 0..<160 {
      act(on: test, recording, &size, &numbers)
      test.wait(milliseconds: Int64(numbers.below(40)))
      if index % 4 == 0 {
        _ = composer.compose(test.desk, size: size, scale: 1) {}
        let window = test.desk.layout.window
        for widget in test.desk.widgets where !widget.rectangle.isEmpty {
          let place = widget.rectangle
          #expect(
            place.x >= -1 && place.y >= -1 && place.maxX <= window.maxX + 1
              && place.maxY <= window.maxY + 1, "\(widget.name) at \(place), seed \(seed)")
        }
      }
    }
    test.desk.finish()
  }

  /// A slide of forty reports.
  private static let slide: [InputEvent] = {
    var events = [InputEvent(.zero, .touch(FingerID(1), .down, Point(x: 60, y: 700)))]
    for index in 1...40 {
      events.append(
        InputEvent(
          Instant(microseconds: Int64(index) * 8_000),
          .touch(FingerID(1), .move, Point(x: 60 + 6 * Double(index), y: 700))))
    }
    events.append(
      InputEvent(Instant(microseconds: 328_000), .touch(FingerID(1), .up, Point(x: 300, y: 700))))
    return events
  }()

  private func act(
    on test: DeskUnderTest, _ recording: String, _ size: inout PixelSize,
    _ numbers: inout RandomNumbers
  ) {
    let window = test.desk.layout.window
    func place() -> WindowPoint {
      WindowPoint(
        x: Double(numbers.below(Int(window.width) + 20)) - 10,
        y: Double(numbers.below(Int(window.height) + 20)) - 10)
    }
    switch numbers.below(12) {
    case 0, 1, 2:
      let widgets = test.desk.widgets.filter { $0.name != "theme" && !$0.rectangle.isEmpty }
      guard !widgets.isEmpty else { return }
      let widget = widgets[numbers.below(widgets.count)]
      let point = WindowPoint(x: widget.rectangle.middleX, y: widget.rectangle.middleY)
      test.touch(.down, point, after: 30)
      test.touch(numbers.below(8) == 0 ? .cancel : .up, point, after: 20)
    case 3:
      let start = place()
      test.touch(.down, start)
      for _ in 0..<numbers.below(12) { test.touch(.move, place()) }
      test.touch(.up, place())
    case 4, 5:
      let keys: [Key] = [
        .escape, .return, .tab, .space, .backspace, .delete, .left, .right, .up, .down, .home, .end,
        .pageUp, .pageDown, .character("p"), .character("z"), .character("["), .character("1"),
        .character("v"), .character("o"), .character("+"), .character("0"),
      ]
      let key =
        numbers.below(3) == 0
        ? Key.function(numbers.below(12) + 1) : keys[numbers.below(keys.count)]
      let modifiers: [Modifiers] = [[], [], .control, .shift, [.control, .shift], .alt]
      test.key(key, modifiers[numbers.below(modifiers.count)])
    case 6: test.send(.text(["a", "12", "dead", "é", "  ", "caretlab", "-"][numbers.below(7)]))
    case 7: test.send(.hover(place()))
    case 8:
      test.send(
        .wheel(
          ShellWheel(
            location: place(), dx: Double(numbers.below(5)) - 2, dy: Double(numbers.below(9)) - 4,
            modifiers: [[], .control, .shift][numbers.below(3)])))
    case 9:
      let rows = test.desk.popoverContent?.rows ?? []
      guard !rows.isEmpty, let layout = test.desk.popoverLayout else {
        test.desk.perform(.open(.palette), at: test.stamp)
        return
      }
      let point = WindowPoint(x: layout.list.middleX, y: layout.list.y + 20)
      test.touch(.down, point)
      test.touch(.up, point)
    case 10:
      let sizes = [(1280, 860), (800, 600), (640, 480), (390, 700), (1900, 1100), (1040, 700)]
      let (width, height) = sizes[numbers.below(sizes.count)]
      size = PixelSize(width: width, height: height)
      test.desk.resize(
        width: Double(width), height: Double(height), density: 1, fixedScale: nil)
    default:
      if numbers.below(2) == 0 { test.send(.fileDropped(recording)) }
      test.desk.paste("pasted 9")
    }
    test.desk.requests.removeAll()
  }
}
