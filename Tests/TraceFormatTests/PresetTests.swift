import GestureCore
import SimulatorCore
import Testing
import TraceFormat

@Suite("Presets")
struct PresetTests {
  static let calm = Preset(
    name: "Calm \"hands\"", technique: "velocity-filter",
    parameters: [
      NamedParameter("technique.deadZone", .number(38)),
      NamedParameter("technique.signed", .flag(true)),
      NamedParameter("recognizer.velocity", .word("ema")),
    ], delivery: .hertz(120))

  @Test("What is written is read again")
  func identity() throws {
    for preset in [Self.calm, Preset(technique: "caretlab")] {
      #expect(try Preset(preset.bytes, file: "a.json") == preset)
    }
    let text = String(decoding: Self.calm.bytes, as: UTF8.self)
    #expect(text.contains("\n    \"technique.deadZone\": 38,\n"))
  }

  @Test("A phone's preset makes another phone the same, without its look")
  func ofPhone() throws {
    var start = SessionStart(technique: "velocity-filter", delivery: .hertz(90))
    start.parameters = [
      NamedParameter("deadZone", .number(50)), NamedParameter("phone.fontSize", .number(30)),
      NamedParameter("phone.keyCancel", .word("onStart")),
    ]
    let preset = Preset(of: try Simulator(start: start))
    #expect(preset.parameters.map(\.name) == ["technique.deadZone", "phone.keyCancel"])
    #expect(preset.delivery == .hertz(90))
    #expect(Preset(of: try preset.phone()) == preset)
  }

  struct Fault: Sendable {
    var text: String
    var sentence: String
  }

  @Test(
    "A broken file says where and what",
    arguments: [
      Fault(text: "", sentence: "a.json:1:1: "),
      Fault(text: "[1]", sentence: "a.json: expected an object in braces"),
      Fault(text: "{\n\"technique\": \n}", sentence: "a.json:3:1: "),
      Fault(text: "{\"format\": \"else\"}", sentence: "a.json:1: format: expected"),
      Fault(
        text: "{\"format\": \"caretlab-preset\",\n\"version\": 7}",
        sentence: "a.json:2: version 7 is newer"),
      Fault(
        text: "{\"format\": \"caretlab-preset\", \"version\": 1,\n\"technique\": 3}",
        sentence: "a.json:2: technique: expected"),
      Fault(
        text: "{\"format\": \"caretlab-preset\", \"version\": 1,\n\n\"technique\": \"velo\"}",
        sentence: "a.json:3: no technique is called “velo”"),
      Fault(
        text:
          "{\"format\": \"caretlab-preset\", \"version\": 1, \"technique\": \"velocity-filter\",\n"
          + "\"parameters\": {\n\"technique.deadZone\": 900}}",
        sentence: "a.json:3: technique.deadZone takes whole numbers from 0 to 200 pt"),
      Fault(
        text: "{\"format\": \"caretlab-preset\", \"version\": 1, \"technique\": \"caretlab\",\n"
          + "\"delivery\": 0}",
        sentence: "a.json:2: delivery: expected"),
    ])
  func faults(_ fault: Fault) {
    do throws(TraceError) {
      _ = try Preset(Array(fault.text.utf8), file: "a.json")
      Issue.record("\(fault.text) was read")
    } catch {
      #expect(error.description.hasPrefix(fault.sentence), "\(error.description)")
    }
  }
}
