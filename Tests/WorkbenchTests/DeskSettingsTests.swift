import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import WindowShell
import Workbench

@Suite("Settings on the desk")
struct DeskSettingsTests {
  private func value(_ name: String, _ test: DeskUnderTest, _ side: TechniqueSide = .a) throws
    -> ParameterValue?
  {
    let phone = try #require(test.desk.simulator(of: side))
    return phone.value(of: try phone.row(named: name))
  }

  @Test("A switch acts at once, and all of them at once; each act is taken back by itself")
  func repairs() throws {
    let test = try DeskUnderTest()
    try test.click("switch.technique.signed")
    #expect(try value("technique.signed", test) == .flag(true))
    try test.click("allRepairs")
    #expect(try value("technique.ignoreEnded", test) == .flag(true))
    #expect(test.desk.model.menuBar.remark == .changedParameters(7))
    test.key(.character("z"), [.control, .shift])
    #expect(try value("technique.ignoreEnded", test) == .flag(false))
    #expect(try value("technique.signed", test) == .flag(true))
    test.key(.character("z"), [.control, .shift])
    #expect(try value("technique.signed", test) == .flag(false))
    #expect(test.desk.model.menuBar.remark == nil)
  }

  @Test("Putting everything back is one act")
  func reset() throws {
    let test = try DeskUnderTest()
    try test.click("track.technique.deadZone", 0.1)
    try test.click("switch.technique.signed")
    try test.click("resetAll")
    #expect(test.desk.model.menuBar.remark == nil)
    test.key(.character("z"), [.control, .shift])
    #expect(try value("technique.deadZone", test) == .number(20))
    #expect(try value("technique.signed", test) == .flag(true))
  }

  @Test("A choice shows its words, and one of them is taken with the arrows and Return")
  func choice() throws {
    let test = try DeskUnderTest()
    test.desk.perform(.focusSetting("recognizer.velocity"), at: 0)
    #expect(test.desk.focusedName == "choice.recognizer.velocity")
    test.key(.return)
    let rows = try #require(test.desk.popoverContent?.rows)
    #expect(rows.first?.title == "window")
    #expect(rows.first?.sign == .check)
    #expect(rows.first?.trailing == "default")
    test.key(.down)
    test.key(.return)
    #expect(test.desk.popover == nil)
    #expect(try value("recognizer.velocity", test) == .word(rows[1].title))
    test.key(.character("z"), [.control, .shift])
    #expect(try value("recognizer.velocity", test) == .word("window"))
  }

  @Test("B's switches are B's")
  func other() throws {
    let test = try DeskUnderTest()
    test.desk.perform(.choose("velocity-filter-repaired", .b), at: 0)
    try test.click("switch.technique.signed")
    #expect(try value("technique.signed", test, .b) == .flag(false))
    #expect(try value("technique.signed", test, .a) == .flag(false))
    test.key(.character("z"), [.control, .shift])
    #expect(try value("technique.signed", test, .b) == .flag(true))
  }

  @Test("A folded group opens and closes by a press, and by the keyboard")
  func folds() throws {
    let test = try DeskUnderTest()
    let closed = test.desk.model.parameters.sliders.rows.count
    try test.click("fold.recognizer")
    #expect(test.desk.model.parameters.sliders.rows.count > closed)
    test.key(.left)
    #expect(test.desk.model.parameters.sliders.rows.count == closed)
    test.key(.space)
    #expect(test.desk.model.parameters.sliders.rows.count > closed)
  }

  @Test("The tooltip is that of the row under the pointer, also after the wheel")
  func tooltip() throws {
    let test = try DeskUnderTest()
    try test.click("fold.recognizer")
    let place = try test.place("slider.technique.threshold")
    test.send(.hover(place))
    test.desk.advance(to: test.stamp + 500_000)
    #expect(test.desk.shownTooltip?.words.hasPrefix("Larger is slower") == true)
    test.send(.wheel(ShellWheel(location: place, dx: 0, dy: -4)), after: 1_000)
    test.desk.advance(to: test.stamp + 500_000)
    #expect(test.desk.shownTooltip?.words.hasPrefix("Larger is slower") != true)
  }

  @Test(
    "Every technique's rows lie in the window, folded and open", arguments: [TechniqueSide.a, .b])
  func everyTechnique(_ side: TechniqueSide) throws {
    let test = try DeskUnderTest()
    for entry in TechniqueEntry.all {
      test.desk.perform(.choose(entry.id, side), at: 0)
      #expect(test.desk.technique(of: side) == entry.id)
      let named = test.desk.namedRectangles
      #expect(Set(named.map(\.name)).count == named.count, "\(entry.id)")
      #expect(named.allSatisfy { $0.rectangle.maxX <= 1280 && $0.rectangle.maxY <= 860.5 })
    }
  }

  @Test("Swapped, A is just what B was, though both are one technique with other settings")
  func swapOfOneTechnique() throws {
    let test = try DeskUnderTest()
    func deadZone(_ side: TechniqueSide) throws -> ParameterValue? {
      let phone = try #require(test.desk.simulator(of: side))
      return phone.value(of: try phone.row(named: "technique.deadZone"))
    }
    test.desk.choose("velocity-filter", .b, at: 0)
    test.desk.choose("velocity-filter", .a, at: 0)
    test.desk.perform(.setSetting("technique.deadZone", .number(20)), at: test.stamp)
    test.key(.function(12))
    #expect(try deadZone(.a) == .number(70) && deadZone(.b) == .number(20))
    test.key(.function(12))
    #expect(try deadZone(.a) == .number(20) && deadZone(.b) == .number(70))
  }
}
