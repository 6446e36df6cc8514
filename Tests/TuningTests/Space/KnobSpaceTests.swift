import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning

@Suite("Spaces of knobs")
struct KnobSpaceTests {
  private static let file = """
    {"format":"caretlab-space","version":1,"techniques":[{"technique":"velocity-filter",
    "set":{"signed":true},"knobs":[
    {"name":"deadZone","type":"int","low":10,"high":30,"step":10},
    {"name":"carryRemainder","values":[false,true]},
    {"name":"threshold","type":"log","low":50,"high":200,"step":2,"when":{"carryRemainder":true}}]},
    {"technique":"florisboard","knobs":[]}]}
    """

  @Test func areReadFromFilesAndWrittenAgain() throws {
    let space = try KnobSpace(Array(Self.file.utf8), file: "space.json")
    #expect(space.techniques.map(\.technique) == ["velocity-filter", "florisboard"])
    #expect(
      space.knobNames
        == ["technique.deadZone", "technique.carryRemainder", "technique.threshold"])
    #expect(try KnobSpace(json: space.json) == space)
  }

  @Test func turnKnobsOnlyUnderTheirCondition() throws {
    let space = try KnobSpace(Array(Self.file.utf8), file: "space.json")
    let list = try space.configurations(of: .grid)
    // Two shipped ones; three dead zones, each once without and thrice with the remainder.
    #expect(list.count == 2 + 3 * (1 + 3))
    #expect(list.prefix(2).allSatisfy { $0.isDefault })
    #expect(Set(list.map(\.hash)).count == list.count)
    for configuration in list where configuration.value(of: "technique.threshold") != nil {
      #expect(configuration.value(of: "technique.carryRemainder") == .flag(true))
    }
    #expect(list[2].text == "velocity-filter technique.deadZone=10 technique.signed=true")
  }

  @Test func giveEachTechniqueTheKnobsThatItHas() throws {
    let space = try KnobSpace(
      techniques: ["velocity-filter", "fixed-count"], vary: ["divisor=10,20", "threshold=5,6,7"],
      set: [NamedParameter("signed", .flag(true))])
    #expect(space["velocity-filter"]?.knobs.count == 2)
    #expect(space["velocity-filter"]?.fixed.count == 1)
    #expect(space["fixed-count"]?.knobs.map(\.name) == ["technique.threshold"])
    #expect(space["fixed-count"]?.fixed.isEmpty == true)
  }

  @Test(arguments: TechniqueEntry.all.map(\.id))
  func ofEveryTechniqueHaveItsWholeTable(_ id: String) throws {
    let space = try KnobSpace(techniques: [id], vary: [])
    #expect(try KnobSpace(json: space.json) == space)
    let list = try space.configurations(of: .drawn(count: 20, seed: 1))
    #expect(list.first?.isDefault == true)
    #expect(list.count > (space.techniques[0].knobs.isEmpty ? 0 : 1))
  }

  @Test(arguments: [
    ("[]", "format"), ("{", "expected"),
    ("{\"format\":\"caretlab-space\",\"version\":2}", "version"),
    ("{\"format\":\"caretlab-space\",\"version\":1}", "techniques"),
    ("{\"format\":\"caretlab-space\",\"version\":1,\"techniques\":[]}", "empty"),
    (space("{}"), "technique"), (space("{\"technique\":\"velocity\"}"), "nearest"),
    (knob("{}"), "name"), (knob("{\"name\":\"deadZone\"}"), "low and high"),
    (knob("{\"name\":\"deadZone\",\"low\":1,\"high\":2}"), "type"),
    (knob("{\"name\":\"deadZone\",\"type\":\"float\",\"low\":1,\"high\":2}"), "whole numbers"),
    (knob("{\"name\":\"deadZone\",\"type\":\"int\",\"low\":1,\"high\":2.5}"), "2.5"),
    (knob("{\"name\":\"deadZone\",\"values\":[]}"), "empty"),
    (knob("{\"name\":\"deadZone\",\"values\":[1],\"when\":{\"nothing\":1}}"), "nothing"),
    (knob("{\"name\":\"deadZone\",\"values\":[1],\"when\":{\"signed\":4}}"), "true or false"),
    (
      knob("{\"name\":\"deadZone\",\"values\":[1]},{\"name\":\"deadZone\",\"values\":[2]}"), "twice"
    ),
  ])
  func thatCannotBeAreASentence(_ text: String, _ part: String) {
    let error = #expect(throws: SpaceError.self) { try KnobSpace(Array(text.utf8), file: "s.json") }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("s.json") == true)
  }

  private static func space(_ technique: String) -> String {
    "{\"format\":\"caretlab-space\",\"version\":1,\"techniques\":[\(technique)]}"
  }

  private static func knob(_ knob: String) -> String {
    space("{\"technique\":\"velocity-filter\",\"knobs\":[\(knob)]}")
  }
}
