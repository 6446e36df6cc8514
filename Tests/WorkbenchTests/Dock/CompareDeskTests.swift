import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import WindowShell
import Workbench

@Suite("The table of techniques")
struct CompareDeskTests {
  private func table() throws -> DeskUnderTest {
    let trace = try TraceReader.read(Array(swipeText().utf8), file: "a.jsonl")
    let test = try DeskUnderTest(recording: trace)
    test.desk.perform(.dock(.compare), at: 0)
    test.desk.measureComparison()
    return test
  }

  private func value(_ test: DeskUnderTest, _ name: String, _ column: CompareColumn) -> Double? {
    test.desk.compareModel.rows.first { $0.name == name }?.values?[column]
  }

  @Test("A, B and B − A; net steps are those of the phone")
  func sides() throws {
    let test = try table()
    let rows = test.desk.compareModel.rows
    #expect(rows.map(\.kind) == [.side(.a), .side(.b), .difference])
    #expect(rows.map(\.title) == ["velocity-filter", "caretlab", "B \u{2212} A"])
    let a = try #require(test.desk.playback?.outcome.net)
    let b = try #require(test.desk.playback?.b?.outcome.net)
    #expect(value(test, "compare.a", .net) == Double(a))
    #expect(value(test, "compare.b", .net) == Double(b))
    #expect(value(test, "compare.a", .error) == Double(a - 8))
    #expect(value(test, "compare.difference", .net) == Double(b - a))
    #expect(rows[2].text(.net) == Figures.signed(b - a))
  }

  @Test("Without a label there is no error to tell")
  func noLabel() throws {
    var trace = try TraceReader.read(Array(swipeText().utf8), file: "a.jsonl")
    trace.header.intent = nil
    let test = try DeskUnderTest(recording: trace)
    test.desk.perform(.dock(.compare), at: 0)
    test.desk.measureComparison()
    #expect(test.desk.compareModel.rows.allSatisfy { $0.text(.error) == "–" })
  }

  @Test("A picture without a window shows figures, not what a window shows for its first frames")
  func film() throws {
    let trace = try TraceReader.read(Array(swipeText().utf8), file: "a.jsonl")
    let test = try DeskUnderTest(recording: trace)
    #expect(test.desk.compareModel.rows.allSatisfy { $0.values == nil })
    test.desk.finishMeasuring()
    #expect(test.desk.compareModel.rows.allSatisfy { $0.values != nil })
    #expect(!test.desk.measureComparison())
  }

  @Test("A slider changes A's row at once, and the others stay as they were measured")
  func slider() throws {
    let test = try table()
    test.desk.perform(.compare(.toggle("fixed-count")), at: 0)
    test.desk.measureComparison()
    let before = value(test, "compare.a", .firstPoints)
    let other = try #require(value(test, "compare.fixed-count", .net))
    let slider = try #require(test.desk.model.parameters.sliders.rows.first)
    test.desk.perform(.focusSetting(slider.name), at: 0)
    for _ in 0..<4 { test.key(.up, .shift) }
    #expect(value(test, "compare.a", .firstPoints) == nil)
    #expect(value(test, "compare.fixed-count", .net) == other)
    test.desk.measureComparison()
    #expect(value(test, "compare.a", .firstPoints) != before)
  }

  @Test("All techniques can be added, each once, and taken away one by one")
  func others() throws {
    let test = try table()
    test.desk.perform(.compare(.all), at: 0)
    test.desk.measureComparison()
    let rows = test.desk.compareModel.rows
    #expect(rows.count == 3 + TechniqueEntry.all.count - 2)
    #expect(rows.allSatisfy { $0.values != nil })
    try test.click("compare.remove.\(rows[3].title)")
    #expect(test.desk.compareModel.rows.count == rows.count - 1)
    test.desk.perform(.compare(.none), at: 0)
    #expect(test.desk.compareModel.rows.count == 3)
  }

  @Test("A click makes a technique B, with Control A; the one that was there keeps a row")
  func press() throws {
    let test = try table()
    test.desk.perform(.compare(.toggle("fixed-count")), at: 0)
    try test.click("compare.fixed-count")
    #expect(test.desk.technique(of: .b) == "fixed-count")
    #expect(test.desk.compareModel.rows.map(\.title).last == "caretlab")
    let point = try test.place("compare.caretlab")
    for phase in [TouchPhase.down, .up] {
      test.send(
        .touch(
          ShellTouch(
            finger: FingerID(1), source: .mouse, phase: phase, location: point,
            modifiers: .control)))
    }
    #expect(test.desk.technique(of: .a) == "caretlab")
    #expect(test.desk.compareModel.rows.map(\.title).last == "velocity-filter")
  }

  @Test("A head sorts the others one way, the other way, and not at all; A and B stay on top")
  func sorting() throws {
    let test = try table()
    test.desk.perform(.compare(.all), at: 0)
    test.desk.measureComparison()
    let unsorted = test.desk.compareModel.rows.map(\.title)
    func nets() -> [Double] {
      test.desk.compareModel.rows.dropFirst(3).compactMap { $0.values?[.net] }
    }
    try test.click("compare.head.net")
    #expect(nets() == nets().sorted())
    try test.click("compare.head.net")
    #expect(nets() == nets().sorted(by: >))
    #expect(test.desk.compareModel.rows.prefix(3).map(\.title) == Array(unsorted.prefix(3)))
    try test.click("compare.head.net")
    #expect(test.desk.compareModel.rows.map(\.title) == unsorted)
  }

  @Test("By keyboard: one stop for Tab, arrows, Return, Delete")
  func keyboard() throws {
    let test = try table()
    for id in ["fixed-count", "velocity-weighted"] {
      test.desk.perform(.compare(.toggle(id)), at: 0)
    }
    var count = 0
    repeat {
      test.key(.tab)
      count += 1
    } while test.desk.focusedName != "compare.a" && count < 200
    #expect(test.desk.focusedName == "compare.a")
    test.key(.down)
    test.key(.down)
    test.key(.down)
    #expect(test.desk.focusedName == "compare.velocity-weighted")
    test.key(.delete)
    #expect(!test.desk.compareModel.rows.contains { $0.title == "velocity-weighted" })
    #expect(test.desk.focusedName == "compare.fixed-count")
    test.key(.return)
    #expect(test.desk.technique(of: .b) == "fixed-count")
  }

  @Test("Live there are A's and B's net steps so far")
  func live() throws {
    let test = try DeskUnderTest()
    test.desk.perform(.dock(.compare), at: 0)
    test.key(.home, .control)
    try test.swipe()
    let model = test.desk.compareModel
    #expect(value(test, "compare.a", .net) == Double(test.desk.model.foot.netA))
    #expect(model.rows[0].text(.firstPoints) == "–")
    #expect(!model.hint.isEmpty)
  }

  @Test(
    "A narrow table drops columns from the right and cuts no number",
    arguments: [(480.0, 6), (595, 9), (760, 10), (1100, 10)])
  func columns(_ width: Double, _ count: Int) {
    let area = WindowRectangle(x: 0, y: 0, width: width, height: 160)
    let layout = CompareLayout(area, rowCount: 20, fixed: 3, scroll: 0)
    #expect(layout.columns.count == count)
    #expect(layout.columns.map(\.column) == Array(CompareColumn.allCases.prefix(count)))
    #expect((layout.columns.last?.maxX ?? 0) <= width - 16 + 0.001)
    #expect((layout.columns.first?.x ?? 0) >= 32 + 100)
    #expect(layout.rows.allSatisfy { $0.rectangle.y < area.maxY })
  }

  @Test("A table of a few rows does not scroll, one of many does, to its end")
  func scrolling() throws {
    let test = try table()
    test.desk.perform(.compare(.all), at: 0)
    let place = try test.place("dock.content")
    for _ in 0..<40 { test.send(.wheel(ShellWheel(location: place, dx: 0, dy: -3))) }
    let layout = try #require(test.desk.compareLayout)
    #expect(layout.maximumScroll > 0)
    #expect(layout.scroll == layout.maximumScroll)
    #expect(layout.rows.last?.index == test.desk.compareModel.rows.count - 1)
  }

  @Test("Techniques are added by their names, one after the other")
  func adding() throws {
    let test = try table()
    try test.click("compare.add")
    test.send(.text("fixed-count"))
    test.key(.return)
    #expect(test.desk.popover?.kind == .compared)
    #expect(test.desk.compare.others == ["fixed-count"])
  }
}
