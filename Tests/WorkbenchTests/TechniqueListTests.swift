import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import TextCore
import WindowShell
import Workbench

@Suite("The column of techniques")
struct TechniqueListTests {
  private func wide() throws -> DeskUnderTest {
    let test = try DeskUnderTest()
    test.desk.resize(width: 1920, height: 1080, density: 1, fixedScale: nil)
    return test
  }

  @Test("It is there from 1800 on, in the order of the popover")
  func there() throws {
    let test = try wide()
    let rows = try #require(test.desk.techniqueListContent?.rows)
    #expect(rows.count == TechniqueEntry.all.count)
    #expect(rows.filter { $0.sign == .side(.a) }.map(\.title) == ["velocity-filter"])
    #expect(rows.filter { $0.sign == .side(.b) }.map(\.title) == ["caretlab"])
    test.desk.resize(width: 1799, height: 1080, density: 1, fixedScale: nil)
    #expect(test.desk.techniqueListContent == nil)
  }

  @Test("A click makes a technique A, with Control B")
  func clicks() throws {
    let test = try wide()
    let rows = try #require(test.desk.techniqueListContent?.rows)
    let (first, second) = (rows[2].title, rows[3].title)
    try test.click("techniques." + first)
    #expect(test.desk.technique(of: .a) == first)
    let place = try test.place("techniques." + second)
    for phase in [TouchPhase.down, .up] {
      test.send(
        .touch(
          ShellTouch(
            finger: FingerID(1), source: .mouse, phase: phase, location: place,
            modifiers: .control)))
    }
    #expect(test.desk.technique(of: .b) == second)
    #expect(test.desk.technique(of: .a) == first)
  }

  @Test("It is searched, Return takes the first, Escape shows all again")
  func search() throws {
    let test = try wide()
    try test.click("techniques.search")
    test.send(.text("repaired"))
    #expect(test.desk.techniqueListContent?.rows.first?.title == "velocity-filter-repaired")
    #expect(test.desk.simulator.document.surroundings.before == "the quick brown")
    test.key(.return)
    #expect(test.desk.technique(of: .a) == "velocity-filter-repaired")
    test.key(.escape)
    #expect(test.desk.techniqueListContent?.rows.count == TechniqueEntry.all.count)
    test.key(.escape)
    #expect(test.desk.focusedName == nil)
  }

  @Test("In the popover, too, Control makes a technique B")
  func popover() throws {
    let test = try DeskUnderTest()
    test.desk.perform(.open(.techniques(.a)), at: 0)
    test.send(.text("repaired"))
    test.key(.return, .control)
    #expect(test.desk.technique(of: .b) == "velocity-filter-repaired")
    #expect(test.desk.technique(of: .a) == "velocity-filter")
  }

  @Test("The wheel scrolls it as far as there are rows")
  func wheel() throws {
    let test = try wide()
    let list = try #require(test.desk.techniqueListLayout)
    let middle = WindowPoint(x: list.frame.middleX, y: list.frame.middleY)
    test.send(.wheel(ShellWheel(location: middle, dx: 0, dy: -1000)))
    let end = try #require(test.desk.techniqueListLayout)
    let last = end.items.compactMap { item in
      if case .row(_, let rectangle) = item { rectangle.maxY } else { nil }
    }.max()
    #expect(try #require(last) <= end.frame.maxY)
  }
}
