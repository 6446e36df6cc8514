import Foundation
import Testing

struct ReportTests {
  @Test func validatePrintsEveryFinding() throws {
    let folder = try Folder()
    let file = try folder.write(
      "a.jsonl",
      Sample.header + """

        [5,"down",1,20,590]
        [5,"down",1,20,590]
        [4,"move",1,20,590]
        [9,"wobble"]
        [10,"up",1,20,590]
        [11,"end"]

        """)
    let run = Run("validate", file)
    #expect(run.exitCode == 1)
    #expect(run.lines.contains { $0.contains("a.jsonl:3") })
    #expect(run.lines.contains { $0.contains("a.jsonl:4") })
    #expect(run.lines.contains { $0.contains("a.jsonl:5") && $0.contains("warning") })
    let object = try #require(try Run("validate", "--json", file).objects().first)
    #expect(object["valid"] as? Bool == false)
    #expect((object["findings"] as? [Any])?.count == run.lines.count)
  }

  @Test func validateKnowsWhatThePhoneDoesNotHave() throws {
    let folder = try Folder()
    let technique = try folder.write(
      "a.jsonl", #"{"format":"caretlab.trace","version":1,"technique":"warp"}"# + "\n[0,\"end\"]\n")
    #expect(Run("validate", technique).exitCode == 1)
    let parameter = try folder.write(
      "b.jsonl",
      #"{"format":"caretlab.trace","version":1,"parameters":{"technique.warp":1}}"#
        + "\n[0,\"end\"]\n")
    let run = Run("validate", parameter)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("no parameter is called “technique.warp”"))
    let several = try folder.write(
      "d.jsonl",
      #"{"format":"caretlab.trace","version":1,"parameters":{"deadZone":999,"threshold":0}}"#
        + "\n[0,\"end\"]\n")
    #expect(Run("validate", several).lines.count == 2)
    let good = try folder.write("c.jsonl", Sample.swipe)
    #expect(Run("validate", good).output == "\(good): valid\n")
  }

  @Test func infoTellsWhatARecordingHolds() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run("info", file)
    #expect(run.exitCode == 0)
    for word in ["two words back", "390 × 844 pt", "0.900 s", "2 touch-downs", "Hz", "pt/s"] {
      #expect(run.output.contains(word), "\(word)")
    }
    let object = try #require(try Run("info", "--json", file).objects().first)
    #expect(object["samples"] as? Int == 10)
    #expect(object["fingers"] as? Int == 1)
    #expect(object["duration"] as? Int == 900_000)
    #expect(object["intent"] as? String == "unlabelled")
  }
}
