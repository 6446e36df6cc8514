import Foundation
import GestureCore
import PangoText
import SimulatorCore
import Testing
import TextCore
import TraceFormat
import Workbench

/// Whatever a person does in the window, with whatever fonts: the recording gives the same text, steps and
/// keys without a window.
@Suite("Recordings of Pango's layout")
struct PangoSessionTests {
  private static let effort =
    Double(ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"] ?? "") ?? 1

  /// SplitMix64.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
  }

  private static let document = SessionStart.Document(
    before: "Swipe across the keys <#name#> and the caret walks.\r\n在键盘上左右滑动",
    after: "，光标 👩‍🚀 🇧🇷.\nFlags é in résumé; مرحبا אבג 12, letter by letter.\n\nक्षि ที่")

  @Test(arguments: 0..<UInt64(12 * effort + 1))
  func replayToTheSameText(seed: UInt64) throws {
    let comment = Comment(rawValue: "seed \(seed)")
    var random = Numbers(state: seed &* 7919)
    let folder = try TemporaryFolder()
    let parameters = [
      NamedParameter("threshold", .number(20)),
      NamedParameter("longPress", .word(seed % 2 == 0 ? "word" : "twoCharacters")),
      NamedParameter("handleCrossing", .word(seed % 3 == 0 ? "clamp" : "swap")),
    ]
    let start = SessionStart(
      keyboard: seed % 4 == 0 ? "zh-pinyin" : "en-qwerty", document: Self.document,
      parameters: parameters, delivery: seed % 5 == 0 ? .asRecorded : .hertz(60))
    let probe = try Simulator(start: start)
    let region = probe.textRegion
    let geometry = PangoGeometry(
      viewport: TextViewport(
        x: region.x, y: region.y, width: region.width, height: region.height))
    let live = try LiveSession(start: start, layout: geometry)
    let path = folder.path + "/a.jsonl"
    try live.startRecording(
      path: path, folder: "", date: testDate, header: TraceHeader(source: .live))
    var stamp: Int64 = 1_000
    for _ in 0..<60 {
      act(on: live, at: &stamp, &random)
      // The window advances between events, too.
      stamp += Int64(random.below(40_000))
      live.advance(to: stamp)
    }
    live.stopRecording(at: stamp + 1_000_000)
    let trace = try TraceReader.read(
      Array(try Data(contentsOf: URL(fileURLWithPath: path))), file: "a.jsonl")
    #expect(trace.warnings.isEmpty, comment)
    var replay = try Replay(
      start: trace.header.session, hasRecordedLayout: trace.usesRecordedLayout)
    for event in trace.events { replay.feed(event) }
    let (given, wanted) = (replay.simulator.document, live.simulator.document)
    #expect(given.text.utf8.elementsEqual(wanted.text.utf8), comment)
    #expect(given.selection == wanted.selection, comment)
    #expect(replay.effects.steps.reduce(0) { $0 + $1.count } == live.readings.net, comment)
  }

  private func act(
    on live: LiveSession<PangoGeometry>, at stamp: inout Int64, _ random: inout Numbers
  ) {
    let keys: [EditingKey.Action] = [
      .up, .down, .home, .end, .wordLeft, .wordRight, .pageUp, .pageDown, .backspace, .tab, .undo,
      .redo, .return, .selectAll, .left,
    ]
    func touch(_ phase: TouchPhase, _ place: Point, after milliseconds: Int) {
      stamp += Int64(milliseconds) * 1_000
      live.advance(to: stamp)
      live.handle(.touch(FingerID(1), phase, place), at: stamp)
    }
    var place = Point(x: Double(random.below(390)), y: Double(50 + random.below(480)))
    switch random.below(8) {
    case 0:
      let key = EditingKey(keys[random.below(keys.count)], extendsSelection: random.below(3) == 0)
      live.handle(.key(key), at: stamp)
    case 1: live.handle(.text(["x", "é ", "<#a#>", "字"][random.below(4)]), at: stamp)
    case 2:
      // A key, tapped.
      place.y = Double(560 + random.below(200))
      touch(.down, place, after: 1)
      touch(.up, place, after: 50)
    case 3, 4:
      // A swipe.
      place.y = Double(560 + random.below(200))
      touch(.down, place, after: 1)
      let way = Double(random.below(600) - 300)
      for part in 1...20 {
        touch(.move, Point(x: place.x + way * Double(part) / 20, y: place.y), after: 8)
      }
      touch(.up, Point(x: place.x + way, y: place.y), after: 8)
    case 5:
      for _ in 0...random.below(3) {
        touch(.down, place, after: 80)
        touch(.up, place, after: 40)
      }
    case 6:
      // A long press that goes on.
      touch(.down, place, after: 1)
      touch(.move, place, after: 600)
      for _ in 0..<5 {
        place.x += Double(random.below(81) - 40)
        place.y += Double(random.below(61) - 30)
        touch(.move, place, after: 16)
      }
      touch(.up, place, after: 16)
    default:
      // A handle, if anything is selected.
      var layout = live.layout
      if let handles = live.simulator.selectionHandles(layout: &layout) {
        place = handles.frame(of: random.below(2) == 0 ? .start : .end).center
      }
      touch(.down, place, after: 1)
      for _ in 0..<5 {
        place.x += Double(random.below(121) - 60)
        place.y += Double(random.below(81) - 40)
        touch(.move, place, after: 16)
      }
      touch(random.below(4) == 0 ? .cancel : .up, place, after: 16)
    }
  }
}
