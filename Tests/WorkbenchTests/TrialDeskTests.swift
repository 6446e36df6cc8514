import CursorTechniques
import Drawing
import Foundation
import SimulatorCore
import Testing
import TextCore
import TraceFormat
import Tuning
import WindowShell
import Workbench

@Suite("Trials on the desk")
struct TrialDeskTests {
  @Test(
    "A session asks for each target, hides the technique, writes a line for each trial, and gives the phone back"
  )
  func session() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest("mine", recordings: folder.path)
    test.desk.trial.setup.trialsPerBlock = 8
    test.desk.trial.setup.practice = 1
    test.desk.perform(.dock(.trial), at: 0)
    try test.click("trial.start")
    #expect(test.desk.layout.inspector == nil)
    #expect(test.desk.shownTab == .trial)
    guard case .pause(let progress) = test.desk.trialModel else {
      Issue.record("no pause before the first block")
      return
    }
    #expect(progress.count == 18 && progress.blocks == 2 && progress.isPractice)
    try test.click("trial.begin")
    #expect(test.text != "mine")
    #expect(test.desk.scene().target != nil)
    // F12 and the like would tell or change what is tried.
    let technique = test.desk.simulator.technique.id
    test.key(.function(12))
    #expect(test.desk.simulator.technique.id == technique)
    for _ in 0..<9 { try test.click("trial.skip") }
    try test.click("trial.begin")
    #expect(test.desk.simulator.technique.id != technique)
    for _ in 0..<9 { try test.click("trial.skip") }
    guard case .summary(let rows, let file) = test.desk.trialModel else {
      Issue.record("no summary after the last trial")
      return
    }
    #expect(rows.map(\.summary.count) == [8, 8])
    #expect(test.text == "mine")
    #expect(test.desk.layout.inspector != nil)
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 18)
    for line in lines {
      let value = try JSONValue(parsing: Array(line.utf8))
      #expect(value["participant"]?.text == "P1")
      #expect(value["session"]?.wholeNumber == 1)
      #expect(value["device"]?.text == "390x844")
      #expect(value["reached"] == .flag(false))
    }
    #expect(lines.count { $0.contains("\"practice\":true") } == 2)
  }

  @Test("A trial ends when the caret stands on its target with no finger down")
  func reached() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest("a", recordings: folder.path)
    test.desk.perform(.trial(.start), at: test.stamp)
    test.desk.perform(.trial(.begin), at: test.stamp)
    let task = try #require(test.desk.trial.session?.task)
    // The arrow keys do for a finger.
    for _ in 0..<abs(task.distance) { test.key(task.distance > 0 ? .right : .left) }
    #expect(test.desk.trial.session?.index == 0)
    test.wait(milliseconds: 500)
    #expect(test.desk.trial.session?.index == 1)
    #expect(test.desk.trial.session?.made.last?.result.isReached == true)
    test.key(.escape)
    #expect(test.text == "a")
    #expect(!test.desk.trial.isUnderway)
  }

  @Test("Redacted lines have no letter of the text")
  func redacted() {
    #expect(TrialLine.redacted("Ship 12 été, 你好!") == "xxxx xx xxx, xx!")
  }

  @Test("The same participant and session have the same trials; another has others")
  func seeds() {
    var setup = TrialSetup()
    setup.techniques = ["caretlab", "heliboard"]
    let first = TrialSession(setup)
    #expect(TrialSession(setup) == first)
    setup.session = 2
    let second = TrialSession(setup)
    #expect(second.plan.seed != first.plan.seed)
    #expect(first.technique == "caretlab" && second.technique == "heliboard")
    setup.techniques = []
    #expect(TrialSession(setup).phase == .done)
  }
}
