import Foundation
import Testing

@Suite("replay --explain")
struct ExplainTests {
  @Test func everyStepHasItsUpdateAndItsSum() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run("replay", "--explain", file)
    #expect(run.exitCode == 0)
    #expect(run.lines.count == 5)
    #expect(run.lines[0].contains("because"))
    for line in run.lines.dropFirst() {
      #expect(line.contains("velocity-filter: sum of speeds"))
      #expect(line.contains("> 100"))
      #expect(line.contains("-1"))
    }
  }

  @Test func programsGetTheSame() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let object = try #require(try Run("replay", "--explain", "--json", file).objects().first)
    let steps = try #require(object["steps"] as? [[Int]])
    let explanations = try #require(object["explanations"] as? [[String: Any]])
    #expect(explanations.map { $0["time"] as? Int } == steps.map { $0[0] })
    for explanation in explanations {
      let reason = try #require((explanation["reasons"] as? [[String: Any]])?.first)
      #expect(reason["quantity"] as? String == "sum of speeds")
      #expect(reason["comparison"] as? String == ">")
      #expect((reason["value"] as? Double ?? 0) > (reason["limit"] as? Double ?? 1_000))
    }
    #expect(try Run("replay", "--json", file).objects()[0]["explanations"] == nil)
  }

  @Test func itGoesWithoutExpectations() {
    let run = Run("replay", "--explain", "--check", "x")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("--explain goes with neither --check nor --update"))
  }

  @Test(arguments: Techniques.ids)
  func everyTechniqueSaysWhy(id: String) throws {
    // Fast and far enough for every rule; the holds are taken as satisfied, and there is text all around.
    let folder = try Folder()
    let text = String(repeating: "a", count: 300)
    let header =
      #"{"format":"caretlab.trace","version":1,"document":{"before":"\#(text)","after":"\#(text)"}}"#
    var lines = [header, #"[0,"down",1,60,690]"#]
    for index in 1...120 {
      lines.append("[\(index * 6_000),\"move\",1,\(60 + Double(index) * 2.5),690]")
    }
    lines.append(#"[724000,"up",1,360,690]"#)
    let file = try folder.write("a.jsonl", lines.joined(separator: "\n") + "\n")
    let run = Run("replay", "--technique", id, "--start", "assumed", "--explain", "--json", file)
    let object = try #require(try run.objects().first)
    let explanations = try #require(object["explanations"] as? [[String: Any]])
    let steps = try #require(object["steps"] as? [[Int]])
    #expect(explanations.count >= steps.count)
    #expect(!steps.isEmpty || id == "anysoftkeyboard")
    for explanation in explanations where !(explanation["state"] is NSNull) {
      #expect((explanation["reasons"] as? [Any])?.isEmpty == false)
    }
  }
}
