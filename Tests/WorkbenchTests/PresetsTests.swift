import CursorTechniques
import Foundation
import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import WindowShell
import Workbench

/// A folder that is there while a test runs.
private final class PresetsUnderTest {
  let folder: PresetFolder

  init() {
    let path = FileManager.default.temporaryDirectory.path + "/presets-" + UUID().uuidString
    folder = PresetFolder(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.path) }

  func write(_ text: String, _ file: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + file))
  }
}

@Suite("Presets in the window")
struct PresetsTests {
  @Test("A preset is saved under its name, replaced under it, and never written over anything else")
  func saving() throws {
    let test = PresetsUnderTest()
    try test.write("not JSON", "calm-hands.json")
    var preset = Preset(name: "Calm  hands!", technique: "velocity-filter")
    #expect(test.folder.save(preset) == nil)
    preset.delivery = .hertz(90)
    #expect(test.folder.save(preset) == nil)
    let entries = test.folder.entries
    #expect(entries.map(\.name) == ["Calm  hands!", "calm-hands"])
    #expect(try entries[0].content.get() == preset)
    #expect(throws: TraceError.self) { try entries[1].content.get() }
    let kept = FileManager.default.contents(atPath: test.folder.path + "/calm-hands.json")
    #expect(kept == Data("not JSON".utf8))
  }

  @Test(
    "Any name makes a file",
    arguments: ["", "..", "/etc/x", "动", String(repeating: "é", count: 300)])
  func names(_ name: String) {
    let test = PresetsUnderTest()
    #expect(test.folder.save(Preset(name: name, technique: "caretlab")) == nil)
    #expect(test.folder.entries.map(\.name) == [name])
  }

  @Test("Without a folder there is no preset; one that cannot be made is said")
  func noFolder() {
    #expect(PresetFolder("/nonexistent/presets").entries.isEmpty)
    let failure = PresetFolder("/dev/null/presets").save(Preset(name: "a", technique: "caretlab"))
    #expect(failure?.hasPrefix("cannot write /dev/null/presets/a.json: ") == true)
  }

  @Test("Saved, changed, loaded again: the foot says so, and one undo takes it back")
  func desk() throws {
    let presets = PresetsUnderTest()
    let test = try DeskUnderTest(presets: presets.folder)
    #expect(test.desk.presetsModel == PresetsModel(name: "Article defaults", isChanged: false))
    try test.click("track.technique.deadZone", 0.1)
    try test.click("switch.technique.signed")
    #expect(test.desk.presetsModel.isChanged)
    try test.click("savePreset")
    test.send(.text("Mine"))
    #expect(test.desk.popoverContent?.rows.map(\.title) == ["Save as “Mine”"])
    test.key(.return)
    #expect(test.desk.presetsModel == PresetsModel(name: "Mine", isChanged: false))
    try test.click("resetAll")
    #expect(test.desk.presetsModel == PresetsModel(name: "Mine", isChanged: true))
    try test.click("presets")
    #expect(test.desk.popoverContent?.rows.map(\.title) == ["Article defaults", "Mine"])
    try test.click("popover.Mine")
    #expect(test.desk.presetsModel == PresetsModel(name: "Mine", isChanged: false))
    #expect(test.desk.simulator.technique.value(of: "deadZone") == .number(20))
    #expect(test.desk.simulator.technique.value(of: "signed") == .flag(true))
    test.key(.character("z"), [.control, .shift])
    #expect(test.desk.simulator.technique.value(of: "deadZone") == .number(70))
    #expect(test.desk.simulator.technique.value(of: "signed") == .flag(false))
  }

  @Test("A preset of another technique brings it, also for B")
  func otherTechnique() throws {
    let presets = PresetsUnderTest()
    var preset = Preset(name: "Held", technique: "velocity-filter-repaired")
    preset.parameters = [NamedParameter("start.hold", .number(250))]
    #expect(presets.folder.save(preset) == nil)
    let test = try DeskUnderTest(presets: presets.folder)
    test.desk.perform(.show(.b), at: 0)
    try test.click("presets")
    try test.click("popover.Held")
    #expect(test.desk.technique(of: .b) == "velocity-filter-repaired")
    #expect(test.desk.simulator(of: .b)?.technique.startRule.holdMilliseconds == 250)
    #expect(test.desk.technique(of: .a) == "velocity-filter")
    #expect(test.desk.presetsModel == PresetsModel(name: "Held", isChanged: false))
  }

  @Test("A broken file stands in the list with line and cause, and cannot be chosen")
  func broken() throws {
    let presets = PresetsUnderTest()
    try presets.write("{\n\"format\" 3}", "bad.json")
    let test = try DeskUnderTest(presets: presets.folder)
    try test.click("presets")
    let row = try #require(test.desk.popoverContent?.rows.last)
    #expect(row.title == "bad.json")
    #expect(row.detail.hasPrefix("line 2: "))
    #expect(row.sign == .broken)
    #expect(!row.isEnabled)
  }

  @Test("Settings are copied as code", arguments: ParameterExport.allCases)
  func copying(_ form: ParameterExport) throws {
    let test = try DeskUnderTest()
    test.desk.perform(.copySettings(form), at: 0)
    guard case .copy(let text)? = test.desk.requests.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.contains("velocity-filter") || text.contains("VelocityFilter"))
  }
}
