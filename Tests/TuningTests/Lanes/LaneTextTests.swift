import GestureCore
import SimulatorCore
import Testing
import Tuning

struct LaneTextTests {
  @Test(arguments: [40, 80, 132])
  func linesAreAsWideAsTheTerminal(_ width: Int) throws {
    let text = LaneText(try LaneSession.outAndBack.record(), intent: 8, width: width)
    #expect(text.lines.count == 18)
    for line in text.lines {
      #expect(line.count <= width, "\(line)")
      #expect(line.last != " ")
      #expect(!line.contains("\u{1B}"))
    }
    #expect(text.lines[0].hasPrefix("ms         0"))
    let names = text.lines.compactMap { $0.split(separator: " ").first }
    for name in ["Finger", "Velocity", "Counter", "Caret", "intent", "Steps"] {
      #expect(names.contains { $0 == name })
    }
  }

  @Test func tooNarrowATerminalGetsTheLeastWidth() throws {
    let record = try LaneSession.outAndBack.record()
    #expect(LaneText(record, width: -4).lines == LaneText(record, width: 40).lines)
  }

  @Test func stepsAreSigns() throws {
    let record = try LaneSession.outAndBack.record()
    let steps = try #require(LaneText(record, width: 400).lines.last)
    #expect(steps.count { $0 == "▲" } == record.steps.count { !$0.isBack })
    #expect(steps.count { $0 == "▼" } == record.steps.count { $0.isBack })
    #expect(steps.hasSuffix("net \(LaneNumber.signed(record.net))"))
  }

  @Test func coloursAreAddedWhereTheyAreWanted() throws {
    let record = try LaneSession.outAndBack.record()
    let plain = LaneText(record, width: 80)
    let colored = LaneText(record, width: 80, usesColors: true)
    func stripped(_ line: String) -> String {
      var text = ""
      var isCode = false
      for character in line {
        if character == "\u{1B}" {
          isCode = true
        } else if isCode {
          isCode = character != "m"
        } else {
          text.append(character)
        }
      }
      while text.last == " " { text.removeLast() }
      return text
    }
    #expect(colored.lines.map(stripped) == plain.lines)
    #expect(colored.lines.last?.contains("\u{1B}[32m▲\u{1B}[0m") == true)
    #expect(colored.lines.last?.contains("\u{1B}[35m▼\u{1B}[0m") == true)
  }

  @Test func emptyRecordingsHaveNames() throws {
    let lines = LaneText(try LaneSession().record(), width: 80).lines
    #expect(lines.contains("Finger x"))
    #expect(lines.last == "Steps" + String(repeating: " ", count: 67) + " net 0")
  }
}
