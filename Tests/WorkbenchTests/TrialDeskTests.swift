import CursorTechniques
import Drawing
import Foundation
import GestureCore
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
    #expect(progress.remark { $0.count <= 40 } == "block 1 of 2, practice, technique hidden")
    #expect(progress.remark { $0.count <= 39 } == "block 1 of 2, practice")
    #expect(progress.remark { _ in false } == "block 1 of 2")
    try test.click("trial.begin")
    #expect(test.text != "mine")
    #expect(test.desk.scene().target != nil)
    // Neither the gauge nor a remark says which technique it is, and what would do nothing is no stop for Tab.
    #expect(test.desk.layout.lanes?.rows.map(\.lane) == [.pan, .finger, .velocity, .caret])
    #expect(test.desk.model.menuBar.remark == nil)
    #expect(test.desk.explanation == .hint("") && test.desk.lanesOverlay.hint == nil)
    let usable = test.desk.widgets.filter(\.isEnabled).map(\.name)
    #expect(usable == ["trial.skip", "trial.end", "theme"])
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
    #expect(test.desk.layout.lanes?.rows.map(\.lane) == LanesLayout.Lane.allCases)
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

  @Test("The second press of a double click falls on no button that came in place of the first")
  func doubleClick() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest("mine", recordings: folder.path)
    test.desk.perform(.dock(.trial), at: 0)
    func press(_ name: String, after milliseconds: Int64) throws {
      let point = try test.place(name)
      test.touch(.down, point, after: milliseconds)
      test.touch(.up, point, after: 50)
    }
    // Steppers may be pressed as fast as a finger can.
    try press("trial.more", after: 600)
    try press("trial.more", after: 100)
    #expect(test.desk.trial.setup.trialsPerBlock == TrialSetup().trialsPerBlock + 16)
    try press("trial.start", after: 100)
    try press("trial.begin", after: 100)
    #expect(test.desk.trial.session?.phase == .pause)
    try press("trial.begin", after: 600)
    for _ in 0..<2 { try press("trial.skip", after: 100) }
    #expect(test.desk.trial.session?.made.isEmpty == true)
    try press("trial.skip", after: 600)
    try press("trial.skip", after: 100)
    #expect(test.desk.trial.session?.made.count == 1)
    try press("trial.end", after: 600)
    try press("trial.again", after: 100)
    #expect(test.desk.trial.session?.phase == .done)
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

  @Test(
    "A phone that is more than a tenth off its true size is warned about, before and in a session")
  func scale() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest("a", recordings: folder.path)
    func warning() -> String? {
      guard case .setup(_, let warning) = test.desk.trialModel else { return nil }
      return warning
    }
    test.desk.showOn(display: "unknown", pixelsPerMillimetre: nil)
    #expect(warning() == "The display does not say how large its pixels are.")
    let exact = test.desk.layout.phone.scale * 6.04
    test.desk.showOn(display: "near", pixelsPerMillimetre: exact / 1.09)
    #expect(warning() == nil)
    test.desk.showOn(display: "far", pixelsPerMillimetre: exact / 1.11)
    #expect(warning() == "The phone is 111 % of its true size: start with --physical.")
    test.desk.perform(.trial(.start), at: test.stamp)
    guard case .pause(let progress) = test.desk.trialModel else {
      Issue.record("no pause before the first block")
      return
    }
    #expect(progress.isScaleOff)
    #expect(progress.remark { _ in true }.hasSuffix("111 % of true size"))
  }

  @Test("Redacted lines have no letter of the text")
  func redacted() {
    #expect(TrialLine.redacted("Ship 12 été, 你好!") == "xxxx xx xxx, xx!")
  }

  @Test("The same participant and session have the same trials; another has others")
  func seeds() {
    var setup = TrialSetup()
    setup.techniques = [TrialTechnique("caretlab"), TrialTechnique("heliboard")]
    let first = TrialSession(setup)
    #expect(TrialSession(setup) == first)
    setup.session = 2
    let second = TrialSession(setup)
    #expect(second.plan.seed != first.plan.seed)
    #expect(first.technique?.id == "caretlab" && second.technique?.id == "heliboard")
    setup.techniques = []
    #expect(TrialSession(setup).phase == .done)
  }

  @Test("Any number of techniques is chosen with the keyboard alone, and each has a block")
  func techniques() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest("a", recordings: folder.path)
    #expect(test.desk.trialTechniques.map(\.side) == [.a, .b])
    test.desk.trial.setup.trialsPerBlock = 8
    test.desk.trial.setup.practice = 0
    test.desk.perform(.dock(.trial), at: 0)
    try focus("trial.techniques", of: test)
    test.key(.return)
    #expect(test.desk.popover?.kind == .tried)
    for id in ["heliboard", "openboard"] {
      test.send(.text(id))
      test.key(.return)
      for _ in id { test.key(.backspace) }
    }
    test.key(.escape)
    let sides = [TechniqueSide.a, .b].compactMap(test.desk.technique)
    #expect(test.desk.trialTechniques.map(\.id) == sides + ["heliboard", "openboard"])
    try focus("trial.start", of: test)
    test.key(.return)
    var tried: [String] = []
    for _ in 0..<4 {
      // The button that was pressed has gone, and Return begins the block.
      test.key(.return)
      tried.append(test.desk.simulator.technique.id)
      for _ in 0..<8 { test.desk.perform(.trial(.skip), at: test.stamp) }
    }
    #expect(!test.desk.trial.isUnderway)
    #expect(tried.sorted() == (sides + ["heliboard", "openboard"]).sorted())
    guard case .summary(let rows, _) = test.desk.trialModel else {
      Issue.record("no summary after the last block")
      return
    }
    #expect(rows.map(\.technique) == sides + ["heliboard", "openboard"])
    // Four techniques need more room than there is.
    let layout = try #require(test.desk.trialLayout)
    #expect(layout.maximumScroll > 0)
    try focus("trial.again", of: test)
    test.key(.end)
    #expect(test.desk.trialLayout?.rows.last?.index == 3)
    #expect(test.desk.trialLayout?.scroll == layout.maximumScroll)
  }

  @Test("Without a technique nothing starts, and the button says why")
  func noTechnique() throws {
    let test = try DeskUnderTest("a")
    test.desk.perform(.dock(.trial), at: 0)
    test.desk.trial.chosen = []
    let start = try #require(test.desk.widgets.first { $0.name == "trial.start" })
    #expect(!start.isEnabled && start.tip == "Choose a technique first")
    test.desk.perform(.trial(.start), at: test.stamp)
    #expect(!test.desk.trial.isUnderway)
    test.desk.perform(.trial(.takeSides), at: test.stamp)
    #expect(test.desk.trialTechniques.count == 2)
  }

  @Test("A and B are tried with the settings they have, also where they are one technique")
  func settings() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest("a", recordings: folder.path)
    test.desk.trial.setup.trialsPerBlock = 8
    test.desk.trial.setup.practice = 0
    test.desk.choose("velocity-filter", .a, at: test.stamp)
    test.desk.choose("velocity-filter", .b, at: test.stamp)
    // Twice the same is tried once.
    #expect(test.desk.trialTechniques == [TrialTechnique("velocity-filter", .a)])
    test.desk.perform(.toggleSetting("technique.carryRemainder"), at: test.stamp)
    #expect(test.desk.trialTechniques.map(\.side) == [.a, .b])
    test.desk.perform(.trial(.start), at: test.stamp)
    for _ in 0..<2 {
      test.desk.perform(.trial(.begin), at: test.stamp)
      for _ in 0..<8 { test.desk.perform(.trial(.skip), at: test.stamp) }
    }
    guard case .summary(let rows, let file) = test.desk.trialModel else {
      Issue.record("no summary after the last block")
      return
    }
    #expect(rows.map(\.technique) == ["velocity-filter as A", "velocity-filter as B"])
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let settings = try lines.map { try JSONValue(parsing: Array($0.utf8))["settings"] }
    #expect(settings.count { $0?["technique.carryRemainder"] == .flag(false) } == 8)
    #expect(settings.count { $0?["technique.carryRemainder"] == .flag(true) } == 8)
  }

  /// Goes on with Tab until a part has the keyboard.
  private func focus(_ name: String, of test: DeskUnderTest) throws {
    for _ in 0..<200 where test.desk.focusedName != name { test.key(.tab) }
    try #require(test.desk.focusedName == name)
  }
}
