import Foundation
import Testing

struct ReplayCommandTests {
  @Test func jsonHoldsWhatScriptsRelyOn() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let object = try #require(try Run("replay", "--json", file).objects().first)
    #expect(object["file"] as? String == file)
    #expect(object["technique"] as? String == "velocity-filter")
    #expect(object["delivery"] as? Int == 60)
    #expect(object["net"] as? Int == -4)
    #expect((object["steps"] as? [[Int]])?.map { $0[1] } == [-1, -1, -1, -1])
    #expect((object["lines"] as? [Any])?.isEmpty == true)
    #expect((object["warnings"] as? [Any])?.isEmpty == true)
    #expect(
      object["text"] as? [String: String]
        == ["before": "the quick béq", "selected": "", "after": "rown fox"])
    let keys = try #require(object["keys"] as? [[Any]])
    #expect(keys.count == 1)
    #expect(keys[0][0] as? Int == 650_000)
    #expect(keys[0][1] as? String == "q")
    #expect(keys[0][2] as? String == "q")
    let parameters = try #require(object["parameters"] as? [String: Any])
    #expect(parameters["technique.deadZone"] as? Int == 70)
    #expect(parameters["phone.keyCancel"] as? String == "never")
  }

  @Test func aHeaderMayLackEverything() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.header + "\n[0,\"text\",\"hi\"]\n[5,\"end\"]\n")
    let object = try #require(try Run("replay", "--json", file).objects().first)
    #expect(object["delivery"] as? String == "asRecorded")
    #expect((object["steps"] as? [Any])?.isEmpty == true)
    #expect((object["keys"] as? [Any])?.isEmpty == true)
    #expect(object["net"] as? Int == 0)
  }

  @Test func oneLineForEachFileInOrderAlsoWhenSomeFail() throws {
    let folder = try Folder()
    let good = try folder.write("good.jsonl", Sample.swipe)
    let bad = try folder.write("bad.jsonl", "nothing of the kind\n")
    let missing = folder.path + "/missing.jsonl"
    let run = Run("replay", "--json", good, bad, missing, good)
    let objects = try run.objects()
    #expect(objects.map { $0["file"] as? String } == [good, bad, missing, good])
    #expect(objects.map { $0["error"] == nil } == [true, false, false, true])
    #expect(objects.allSatisfy { $0["steps"] != nil && $0["text"] != nil && $0["warnings"] != nil })
    #expect(run.exitCode == 66)
  }

  @Test func hundredsOfFilesWork() throws {
    let folder = try Folder()
    let files = try (0..<300).map { try folder.write("\($0).jsonl", Sample.swipe) }
    let run = Run(["replay", "--json"] + files)
    #expect(run.exitCode == 0)
    #expect(run.lines.count == 300)
  }

  @Test func theTextIsByteExactAndNotNormalised() throws {
    let folder = try Folder()
    let text = "e\u{301}\r\n\u{e9}\u{0}\u{200D}"
    let file = try folder.write(
      "a.jsonl",
      #"{"format":"caretlab.trace","version":1,"document":{"before":"e\u0301\r\n\u00e9\u0000\u200d"}}"#
        + "\n[0,\"end\"]\n")
    let object = try #require(try Run("replay", "--json", file).objects().first)
    let before = try #require((object["text"] as? [String: String])?["before"])
    #expect(before.utf8.elementsEqual(text.utf8))
  }

  @Test func theCommandLineWinsAndSaysWhatItIgnored() throws {
    let folder = try Folder()
    let file = try folder.write(
      "a.jsonl",
      Sample.header + """

        [0,"set","technique.threshold",5]
        [1,"technique","velocity-filter"]
        [2,"end"]

        """)
    let run = Run("replay", "--set", "threshold=60", file)
    #expect(run.exitCode == 0)
    #expect(run.error.contains("1 of the recording's own set or technique event was ignored"))
    let both = Run("replay", "--set", "threshold=60", "--technique", "velocity-filter", file)
    #expect(both.error.contains("2 of the recording's own set or technique events were ignored"))
  }

  @Test func logPrintsALineForEachUpdate() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let csv = Run("replay", "--log", "--csv", file).lines
    #expect(csv[0].hasPrefix("time_us,state,translation_x_pt"))
    #expect(csv.count == 1 + 6)
    #expect(csv[3] == "88310,changed,-109.5,0.5,-1333.3333333333335,0,0,100,-1,14,0")
    #expect(Run("replay", "--log", file).lines.count == 7)
    let object = try #require(try Run("replay", "--log", "--json", file).objects().first)
    #expect((object["updates"] as? [Any])?.count == 6)
  }

  @Test func checkAndUpdateKeepEachOther() throws {
    let folder = try Folder()
    let file = try folder.write("deep/a.jsonl", Sample.swipe)
    _ = try folder.write("b.jsonl", Sample.swipe)
    let without = Run("replay", "--check", folder.path)
    #expect(without.exitCode == 1)
    #expect(without.output.contains("there is no \(folder.path)/deep/a.expected.json"))
    #expect(Run("replay", "--update", folder.path).exitCode == 0)
    let check = Run("replay", "--check", folder.path)
    #expect(check.exitCode == 0)
    #expect(check.output.contains("2 as expected, 0 not"))
    // A bad file does not stop the rest.
    _ = try folder.write("a-bad.jsonl", "{}\n")
    let mixed = Run("replay", "--check", folder.path)
    #expect(mixed.exitCode == 1)
    #expect(mixed.output.contains("2 as expected, 1 not"))
    // Nor does a folder without any.
    let empty = try Folder()
    let both = Run("replay", "--check", empty.path, file)
    #expect(both.exitCode == 66)
    #expect(both.output.contains("there is no recording (*.jsonl) in \(empty.path)"))
    #expect(both.output.contains("ok  \(file)"))
    // What differs is told.
    let changed = Run("replay", "--check", "--set", "deadZone=40", file)
    #expect(changed.exitCode == 1)
    #expect(changed.output.contains("technique.deadZone: expected 70, got 40"))
    let delivery = Run("replay", "--check", "--delivery", "asRecorded", file)
    #expect(delivery.exitCode == 1)
    #expect(delivery.output.contains("the expectation was made with"))
  }

  @Test func aRecordingOfPangosLayoutIsComparedWithoutItsText() throws {
    let folder = try Folder()
    let header =
      #"{"format":"caretlab.trace","version":1,"geometry":"pango","document":{"before":"a"}}"#
    let file = try folder.write("a.jsonl", header + "\n[0,\"text\",\"b\"]\n[1,\"end\"]\n")
    #expect(Run("replay", "--update", file).exitCode == 0)
    _ = try folder.write("a.jsonl", header + "\n[0,\"text\",\"c\"]\n[1,\"end\"]\n")
    let run = Run("replay", "--check", file)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("the text was not compared"))
  }

  @Test func warningsNameTheFileAndTheLine() throws {
    let folder = try Folder()
    let file = try folder.write("cut.jsonl", Sample.header + "\n[0,\"down\",1,20,590]\n[5,\"mo")
    let run = Run("replay", file)
    #expect(run.exitCode == 0)
    #expect(run.error.contains("cut.jsonl:3"))
  }

  @Test func hostileLinesAreAnsweredWithASentence() throws {
    let folder = try Folder()
    let brackets = try folder.write(
      "brackets.jsonl", String(repeating: "[", count: 100_000) + "\n")
    let nested = try folder.write(
      "nested.jsonl",
      Sample.header + "\n[0,\"wobble\"," + String(repeating: "[", count: 100_000)
        + "\n[1,\"end\"]\n")
    let long = try folder.write(
      "long.jsonl",
      Sample.header + "\n[0,\"text\",\"" + String(repeating: "x", count: 2_000_000) + "\"]\n")
    for file in [brackets, nested, long] {
      for command in ["replay", "validate"] {
        let run = Run(command, file)
        #expect(run.exitCode == 1, "\(command) \(file)")
        #expect(!(run.error + run.output).isEmpty)
      }
    }
  }
}
