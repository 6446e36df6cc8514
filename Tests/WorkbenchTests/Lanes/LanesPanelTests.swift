import GestureCore
import SimulatorCore
import Testing
import TextCore
import TraceFormat
import Tuning
import WindowShell
import Workbench

@Suite("The lanes")
struct LanesPanelTests {
  /// A finger that goes out over the dead zone and half the way back.
  private static func trace(intent: TraceHeader.Intent? = .move(by: 8)) -> Trace {
    var events: [InputEvent] = []
    var x = 100.0
    var time: Int64 = 0
    func touch(_ phase: TouchPhase) {
      events.append(
        InputEvent(
          Instant(microseconds: time), .touch(FingerID(0), phase, Point(x: x, y: 690))))
    }
    touch(.down)
    for (points, milliseconds) in [(0.0, 80), (210, 400), (0, 160), (-90, 200), (0, 64)] {
      for _ in 0..<milliseconds / 8 {
        time += 8_000
        x += points * 8 / Double(milliseconds)
        touch(.move)
      }
    }
    time += 8_000
    touch(.up)
    events.append(InputEvent(Instant(microseconds: time), .end))
    let words = String(repeating: "word ", count: 30)
    let start = SessionStart(
      document: .init(before: words, after: words), delivery: .hertz(60))
    return Trace(
      header: TraceHeader(title: "Out and back", session: start, intent: intent), events: events)
  }

  private func desk() throws -> DeskUnderTest {
    let test = try DeskUnderTest("live", recording: Self.trace())
    test.desk.advance(to: test.stamp)
    return test
  }

  private func named(_ test: DeskUnderTest, _ name: String) throws -> WindowRectangle {
    try #require(test.desk.namedRectangles.first { $0.name == name }, "\(name)").rectangle
  }

  private func position(_ test: DeskUnderTest) throws -> Instant {
    try #require(test.desk.playback).position
  }

  @Test("They show what both techniques made of the recording")
  func records() throws {
    let test = try desk()
    let playback = try #require(test.desk.playback)
    let figure = try #require(test.desk.laneFigure)
    #expect(figure.a == playback.a.lanes)
    #expect(figure.b == playback.b?.lanes)
    #expect(figure.a.net == playback.outcome.net)
    #expect(figure.intent == 8)
    #expect(figure.old == nil)
    #expect(figure.layout.rows.map(\.lane) == [.pan, .finger, .velocity, .gauge, .caret])
    test.key(.function(12))
    let swapped = try #require(test.desk.laneFigure)
    #expect(swapped.a.steps == figure.b?.steps)
    #expect(swapped.b?.steps == figure.a.steps)
  }

  @Test("The figure's rows lie where the layout has them")
  func rows() throws {
    let test = try desk()
    for (width, height) in [(1280.0, 860.0), (800, 600), (2560, 1440), (1280, 700)] {
      test.desk.resize(width: width, height: height, density: 1, fixedScale: nil)
      let lanes = try #require(test.desk.layout.lanes)
      let figure = try #require(test.desk.laneFigure)
      #expect(figure.layout.width == lanes.area.width)
      for (row, place) in zip(figure.layout.rows, lanes.rows) {
        #expect(row.y + lanes.area.y == place.rectangle.y)
        #expect(row.height == place.rectangle.height)
      }
      #expect(figure.layout.rows.count == lanes.rows.count)
      #expect(figure.layout.plotLeft + lanes.area.x == lanes.plot.x)
      #expect(figure.layout.plotRight + lanes.area.x == lanes.plot.maxX)
    }
  }

  @Test("A press shows its moment, a drag goes through the recording")
  func seeking() throws {
    let test = try desk()
    let lanes = try #require(test.desk.layout.lanes)
    let scale = try #require(test.desk.laneFigure).scale
    var point = WindowPoint(x: lanes.plot.x + 150, y: lanes.plot.y + 100)
    test.touch(.down, point, after: 600)
    #expect(try position(test) == scale.time(atX: point.x - lanes.area.x))
    point.x += 77
    test.touch(.move, point)
    #expect(try position(test) == scale.time(atX: point.x - lanes.area.x))
    point.x = 3_000
    test.touch(.move, point)
    #expect(try position(test) == test.desk.playback?.end)
    test.touch(.up, point)
    #expect(test.desk.playback?.isPlaying == false)
  }

  @Test("What played before plays on after a press")
  func seekingWhilePlaying() throws {
    let test = try desk()
    test.key(.function(6))
    #expect(test.desk.playback?.isPlaying == true)
    let point = try test.place("lane.velocity")
    test.touch(.down, point)
    #expect(test.desk.playback?.isPlaying == false)
    test.touch(.up, point)
    #expect(test.desk.playback?.isPlaying == true)
  }

  @Test("A step under the pointer is explained, and its values stand in the gutter")
  func hovering() throws {
    let test = try desk()
    #expect(test.desk.explanation == .hint("Hover a step to see why it happened."))
    test.send(.hover(try test.place("step.a.2")))
    let figure = try #require(test.desk.laneFigure)
    #expect(test.desk.explanation == .step(StepExplanation(of: 1, in: figure.a)))
    #expect(test.desk.explainedStep?.side == .a && test.desk.explainedStep?.index == 1)
    var overlay = test.desk.lanesOverlay
    let step = figure.a.steps[1]
    #expect(overlay.hoverX == figure.scale.x(of: step.time))
    #expect(overlay.tick != nil && overlay.beakX == overlay.hoverX)
    let values = LaneValues(at: step.time, figure.a, figure.b)
    #expect(overlay.values == LanesOverlay.values(values, figure))
    #expect(
      overlay.values.first { $0.lane == .gauge }?.figure == LaneNumber.brief(step.peak ?? 0))
    test.send(.hover(try test.place("step.b.1")))
    #expect(test.desk.explainedStep?.side == .b && test.desk.explainedStep?.index == 0)
    test.send(.hover(try test.place("lane.finger")))
    overlay = test.desk.lanesOverlay
    #expect(overlay.hoverX != nil && overlay.tick == nil)
    test.send(.pointerLeft)
    #expect(test.desk.lanesOverlay.hoverX == nil)
    #expect(test.desk.explanation == .hint("Hover a step to see why it happened."))
  }

  @Test("A pressed step is shown and explained until it is closed")
  func pressingAStep() throws {
    let test = try desk()
    try test.click("step.a.1")
    let figure = try #require(test.desk.laneFigure)
    #expect(try position(test) == figure.a.steps[0].time)
    test.send(.pointerLeft)
    #expect(test.desk.explanation == .step(StepExplanation(of: 0, in: figure.a)))
    #expect(test.desk.simulator.document.selection.focus.offset == 151)
    try test.click("explanation.close")
    #expect(test.desk.explanation == .hint("Hover a step to see why it happened."))
    test.key(.function(8), .shift)
    #expect(try position(test) == figure.a.steps[1].time)
    #expect(test.desk.explainedStep?.index == 1)
    // The phone stands where the lanes say.
    #expect(test.desk.simulator.document.selection.focus.offset == 152)
  }

  @Test("A moved slider leaves the old result dotted and says what it changed")
  func movedSlider() throws {
    let test = try desk()
    let before = try #require(test.desk.laneFigure).a
    try test.click("track.technique.deadZone", 0.1)
    let figure = try #require(test.desk.laneFigure)
    #expect(figure.old == before)
    #expect(figure.a.steps != before.steps)
    guard case .change(let words) = test.desk.explanation else {
      Issue.record("\(test.desk.explanation)")
      return
    }
    #expect(words.title.hasPrefix("Dead zone 70 → ") && words.title.hasSuffix(" pt"))
    #expect(words.summary == ChangeSummary(from: before, to: figure.a, intent: 8))
    try test.click("explanation.undo")
    let undone = try #require(test.desk.laneFigure)
    #expect(undone.old == nil)
    #expect(undone.a.steps == before.steps)
    #expect(test.desk.explanation == .hint("Hover a step to see why it happened."))
  }

  @Test("A drag of a slider is one change: the result before it stays the old one")
  func draggedSlider() throws {
    let test = try desk()
    let before = try #require(test.desk.laneFigure).a
    let y = try named(test, "track.technique.deadZone").middleY
    test.touch(.down, try test.place("track.technique.deadZone", 0.35), after: 600)
    for share in [0.3, 0.2, 0.1] {
      let x = try test.place("track.technique.deadZone", share).x
      test.touch(.move, WindowPoint(x: x, y: y))
    }
    test.touch(.up, WindowPoint(x: try test.place("track.technique.deadZone", 0.1).x, y: y))
    #expect(try #require(test.desk.laneFigure).old == before)
  }

  @Test("The wheel zooms about the pointer, sideways it moves, a double click shows everything")
  func zooming() throws {
    let test = try desk()
    let lanes = try #require(test.desk.layout.lanes)
    let point = WindowPoint(x: lanes.plot.x + 200, y: lanes.plot.y + 120)
    func scale() throws -> LaneScale { try #require(test.desk.laneFigure).scale }
    func time() throws -> Instant { try scale().time(atX: point.x - lanes.area.x) }
    let moment = try time()
    #expect(try !scale().isZoomed)
    test.send(.wheel(ShellWheel(location: point, dx: 0, dy: 3)))
    #expect(try scale().isZoomed)
    #expect(try (time() - moment).magnitude < 2)
    test.send(.wheel(ShellWheel(location: point, dx: 0, dy: -1, modifiers: .shift)))
    #expect(try time() > moment)
    test.send(.wheel(ShellWheel(location: point, dx: -1, dy: 0)))
    #expect(try (time() - moment).magnitude < 2)
    test.touch(.down, point, after: 700)
    test.touch(.up, point)
    test.touch(.down, point, after: 100)
    test.touch(.up, point)
    #expect(try !scale().isZoomed)
    test.key(.character("+"))
    #expect(try scale().isZoomed)
    test.key(.character("-"))
    #expect(try !scale().isZoomed)
    test.key(.character("+"))
    test.key(.character("0"))
    #expect(try !scale().isZoomed)
  }

  @Test("What is shown follows the playhead")
  func following() throws {
    let test = try desk()
    for _ in 0..<6 { test.key(.character("+")) }
    test.key(.end)
    let figure = try #require(test.desk.laneFigure)
    #expect(figure.scale.isZoomed)
    let x = figure.scale.x(of: try position(test))
    #expect(x >= figure.layout.plotLeft && x <= figure.layout.plotRight)
    #expect(test.desk.lanesOverlay.playhead != nil)
  }

  @Test("A drag on the ruler is a loop, its handles move it")
  func looping() throws {
    let test = try desk()
    let lanes = try #require(test.desk.layout.lanes)
    let scale = try #require(test.desk.laneFigure).scale
    let y = lanes.ruler.middleY
    let from = WindowPoint(x: lanes.plot.x + 100, y: y)
    test.touch(.down, from, after: 600)
    test.touch(.move, WindowPoint(x: from.x + 60, y: y))
    test.touch(.up, WindowPoint(x: from.x + 150, y: y))
    var range = try #require(test.desk.playback?.loopRange)
    #expect(range.lowerBound == scale.time(atX: from.x - lanes.area.x))
    #expect(range.upperBound == scale.time(atX: from.x + 60 - lanes.area.x))
    #expect(test.desk.playback?.isLooping == true)
    #expect(try position(test) == .zero)
    let end = try test.place("loop.end")
    test.touch(.down, end, after: 600)
    test.touch(.move, WindowPoint(x: end.x + 40, y: end.y))
    test.touch(.up, end)
    let longer = try #require(test.desk.playback?.loopRange)
    #expect(longer.lowerBound == range.lowerBound && longer.upperBound > range.upperBound)
    range = longer
    // A press on the ruler goes there and leaves the loop.
    let press = WindowPoint(x: lanes.plot.x + 300, y: y)
    test.touch(.down, press, after: 600)
    test.touch(.up, press)
    #expect(try position(test) == scale.time(atX: press.x - lanes.area.x))
    #expect(test.desk.playback?.loopRange == range)
    #expect(test.desk.lanesOverlay.loop?.isOn == true)
    test.key(.character("l"), [.control, .shift])
    #expect(test.desk.lanesOverlay.loop?.isOn == false)
  }

  @Test("Their menu zooms, and says which lanes have no room")
  func menu() throws {
    let test = try desk()
    test.send(.menuAsked(try test.place("stage")))
    #expect(test.desk.popover == nil)
    test.send(.menuAsked(try test.place("lane.finger")))
    #expect(test.desk.popover?.kind == .lanes)
    #expect(test.desk.popoverContent?.sections.map(\.title) == ["", "", "Lanes"])
    try test.click("popover.Zoom in")
    #expect(test.desk.popover == nil)
    #expect(try #require(test.desk.laneFigure).scale.isZoomed)
    test.desk.resize(width: 1280, height: 700, density: 1, fixedScale: nil)
    test.send(.menuAsked(try test.place("lane.finger")))
    let lanes = try #require(test.desk.popoverContent?.sections.last?.rows)
    let gone = lanes.filter { !$0.trailing.isEmpty }
    #expect(gone.map(\.title) == ["Pan", "Velocity"])
    #expect(gone.map(\.trailing) == Array(repeating: "in a higher window", count: 2))
  }

  @Test("Each lane is switched off and on, the others take its room, and the last one stays")
  func switches() throws {
    let test = try desk()
    let all = LanesLayout.Lane.allCases
    func shown() -> [LanesLayout.Lane] { test.desk.layout.lanes?.rows.map(\.lane) ?? [] }
    #expect(shown() == all)
    // By the menu bar and the keyboard: the menu stays open for the next one.
    test.desk.perform(.open(.lanes), at: test.stamp)
    for lane in all.dropLast() {
      let rows = try #require(test.desk.popoverContent?.rows)
      for _ in rows
      where test.desk.popover?.selected.map({ rows[$0].command }) != .lane(lane) {
        test.key(.down)
      }
      test.key(.return)
      #expect(test.desk.popover?.kind == .lanes)
    }
    #expect(shown() == [.caret])
    #expect(test.desk.laneFigure?.layout.rows.map(\.lane) == [.caret])
    let last = test.desk.popoverContent?.rows.first { $0.command == .lane(.caret) }
    #expect(last?.isEnabled == false && last?.sign == .check)
    test.desk.perform(.lane(.caret), at: test.stamp)
    #expect(shown() == [.caret])
    // It is remembered, and the layout's reset shows all again.
    let memory = try WindowMemory(test.desk.memory.bytes, file: "layout.json")
    #expect(memory.hiddenLanes == Set(all.dropLast()))
    test.desk.perform(.lane(.velocity), at: test.stamp)
    #expect(shown() == [.velocity, .caret])
    test.desk.perform(.resetLayout, at: test.stamp)
    #expect(shown() == all)
    test.desk.restore(memory)
    #expect(shown() == [.caret])
    // What is left is shown, also where a low window would give it up first.
    test.desk.perform(.lane(.pan), at: test.stamp)
    test.desk.perform(.lane(.caret), at: test.stamp)
    test.desk.resize(width: 800, height: 600, density: 1, fixedScale: nil)
    #expect(shown() == [.pan])
  }

  @Test("A technique's menu, at its row in the table, makes it A or B, and takes it away")
  func techniqueMenu() throws {
    let test = try desk()
    test.desk.perform(.dock(.compare), at: test.stamp)
    test.desk.perform(.compare(.toggle("heliboard")), at: test.stamp)
    let row = try test.place("compare.heliboard")
    test.send(.menuAsked(row))
    #expect(test.desk.popover?.kind == .technique("heliboard"))
    let frame = try #require(test.desk.popoverLayout?.frame)
    #expect((frame.x - row.x).magnitude <= 1)
    try test.click("popover.Make it A")
    #expect(test.desk.technique(of: .a) == "heliboard")
    #expect(test.desk.popover == nil)
    test.desk.perform(.compare(.toggle("openboard")), at: test.stamp)
    test.send(.menuAsked(try test.place("compare.openboard")))
    try test.click("popover.In the table")
    #expect(!test.desk.compare.others.contains("openboard"))
  }

  @Test("Shift and a drag move what is shown")
  func panning() throws {
    let test = try desk()
    test.key(.character("+"))
    test.key(.character("+"))
    let before = try #require(test.desk.laneFigure).scale
    var point = try test.place("lane.velocity")
    func touch(_ phase: TouchPhase) {
      test.send(
        .touch(
          ShellTouch(
            finger: FingerID(1), source: .mouse, phase: phase, location: point, modifiers: .shift)),
        after: 30)
    }
    touch(.down)
    point.x -= 50
    touch(.move)
    touch(.up)
    let after = try #require(test.desk.laneFigure).scale
    #expect(after.start > before.start && after.span == before.span)
    #expect(try position(test) == .zero)
  }

  @Test("Live, the lanes show the newest seconds as they come")
  func live() throws {
    let test = try DeskUnderTest(String(repeating: "word ", count: 40))
    #expect(test.desk.lanesOverlay.hint == "Press F5 and swipe.")
    #expect(test.desk.lanesOverlay.playhead == nil)
    test.key(.home, .control)
    try test.swipe()
    let figure = try #require(test.desk.laneFigure)
    #expect(test.desk.lanesOverlay.hint == nil)
    #expect(figure.a.steps.count > 3)
    #expect(figure.a.net == test.desk.model.foot.netA)
    #expect(figure.b.map(\.net) == test.desk.model.foot.netB)
    let length = figure.scale.end - figure.scale.start
    #expect(length > 10_000_000 && length < 12_000_000)
    for _ in 0..<30 { try test.swipe() }
    let later = try #require(test.desk.laneFigure)
    #expect(later.a.end - later.a.start < 12_000_000)
    #expect(later.a.forgottenSteps > 0)
    #expect((later.scale.end - later.scale.start - length).magnitude < 400_000)
  }

  @Test("Equal lanes are drawn once")
  func parts() throws {
    let test = try desk()
    let before = try #require(test.desk.laneFigure).a.stamp
    #expect(try #require(test.desk.laneFigure).a.stamp == before)
    try test.click("track.technique.deadZone", 0.1)
    #expect(try #require(test.desk.laneFigure).a.stamp != before)
  }
}
