import Drawing
import GestureCore
import SimulatorCore
import Testing
import TextCore
import WindowShell
import Workbench

@Suite("The menu beside the selection")
struct TextMenuDeskTests {
  /// A desk where the first word is selected by a double tap.
  private func selected() throws -> DeskUnderTest {
    let test = try DeskUnderTest("the quick brown fox", isPhoneOnly: true)
    let word = WindowPoint(x: 60, y: 76)
    for _ in 0..<2 {
      test.touch(.down, word, after: 100)
      test.touch(.up, word, after: 40)
    }
    #expect(!test.desk.simulator.document.selection.isCollapsed)
    return test
  }

  private func tapSelection(_ test: DeskUnderTest) {
    let word = WindowPoint(x: 60, y: 76)
    test.touch(.down, word, after: 900)
    test.touch(.up, word, after: 40)
  }

  private func names(_ test: DeskUnderTest) -> [String] {
    test.desk.namedRectangles.map(\.name).filter { $0.hasPrefix("menu.") }
  }

  @Test("opens by a tap on what is selected, and closes by the next")
  func toggles() throws {
    let test = try selected()
    #expect(names(test).isEmpty)
    tapSelection(test)
    #expect(names(test) == ["menu.cut", "menu.copy", "menu.paste", "menu.selectAll"])
    #expect(test.desk.scene().menu != nil)
    tapSelection(test)
    #expect(names(test).isEmpty)
  }

  @Test("cuts, copies and pastes")
  func acts() throws {
    let test = try selected()
    let word = test.desk.simulator.document.selectedText
    tapSelection(test)
    try test.click("menu.copy")
    #expect(test.desk.requests == [.copy(word)])
    #expect(names(test).isEmpty)
    tapSelection(test)
    try test.click("menu.cut")
    #expect(!test.desk.simulator.document.text.contains(word))
    test.desk.requests = []
    test.key(.character("a"), .control)
    tapSelection(test)
    try test.click("menu.paste")
    #expect(test.desk.requests == [.paste])
    test.desk.paste("new")
    #expect(test.desk.simulator.document.text == "new")
  }

  @Test("a finger that leaves the item does nothing, a touch elsewhere closes")
  func leaves() throws {
    let test = try selected()
    tapSelection(test)
    let before = test.desk.simulator.document.text
    test.touch(.down, try test.place("menu.cut"), after: 900)
    test.touch(.move, WindowPoint(x: 200, y: 400))
    test.touch(.up, WindowPoint(x: 200, y: 400))
    #expect(test.desk.simulator.document.text == before)
    #expect(!names(test).isEmpty)
    test.touch(.down, WindowPoint(x: 200, y: 400), after: 900)
    #expect(names(test).isEmpty)
    test.touch(.up, WindowPoint(x: 200, y: 400), after: 40)
  }

  @Test("typing closes it")
  func typingCloses() throws {
    let test = try selected()
    tapSelection(test)
    test.send(.text("x"))
    #expect(names(test).isEmpty)
  }
}
