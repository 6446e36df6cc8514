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

  @Test func infoTellsHowRegularlySamplesCome() throws {
    let folder = try Folder()
    let file = try folder.write(
      "a.jsonl",
      Sample.header + """

        [0,"down",1,100,600]
        [30000,"move",1,100,600]
        [48000,"move",1,110,600]
        [58000,"move",1,120,600]
        [58000,"move",1,121,600]
        [59000,"move",1,122,600]
        [69000,"move",1,132,600]
        [169000,"move",1,133,600]
        [179000,"up",1,133,600]
        [179000,"end"]

        """)
    let run = Run("info", file)
    for words in [
      "1 over 40 ms, longest 100.0 ms", "2 under 2 ms, 1 of them 0",
      "median 48.0 ms after the touch-down", "|", "@",
    ] {
      #expect(run.output.contains(words), "\(words) in \(run.output)")
    }
    let object = try #require(try Run("info", "--json", file).objects().first)
    #expect(object["tinyIntervals"] as? Int == 2)
    #expect(object["firstMove"] as? Int == 48_000)
    #expect((object["gaps"] as? [String: Int])?["longest"] == 100_000)
  }

  /// A slide to the right that speeds up: 125 Hz with a pause, two reports at once, and one 1 ms after another.
  static let slide = """
    # EVEMU 1.3
    N: demo panel
    A: 35 0 999 0 0 10
    A: 36 0 1999 0 0 10
    E: 1.000000 0003 0039 1
    E: 1.000000 0003 0035 100
    E: 1.000000 0003 0036 1000
    E: 1.000000 0000 0000 0
    E: 1.016000 0003 0035 100
    E: 1.016000 0000 0000 0
    E: 1.024000 0003 0035 110
    E: 1.024000 0000 0000 0
    E: 1.032000 0003 0035 130
    E: 1.032000 0000 0000 0
    E: 1.040000 0003 0035 160
    E: 1.040000 0000 0000 0
    E: 1.041000 0003 0035 160
    E: 1.041000 0000 0000 0
    E: 1.041000 0003 0035 164
    E: 1.041000 0000 0000 0
    E: 1.141000 0003 0035 164
    E: 1.141000 0000 0000 0
    E: 1.149000 0003 0035 204
    E: 1.149000 0000 0000 0

    """

  @Test func infoTellsEverythingOfAnImport() throws {
    let folder = try Folder()
    let file = try folder.write("panel.evemu", Self.slide)
    let out = folder.path + "/out.jsonl"
    #expect(Run("import", file, "-o", out).exitCode == 0)
    let lines = Run("info", out).lines
    for line in [
      "source          import", "imported        evemu from \(file)", "device          demo panel",
      "panel           0…999 × 0…1999, 100 × 200 mm, 0.6040 pt per unit",
      "assumed         the file says nothing of a phone; the text is a sample",
      "repaired        line 24: the file ends while a finger is down; it is cancelled there",
      "samples         10",
      "rate            125.0 Hz (median interval 8.00 ms, longest 100.0 ms, shortest 1.00 ms)",
      "jitter          half of the intervals within 7.00 ms",
      "gaps            1 over 40 ms, longest 100.0 ms",
      "tiny intervals  2 under 2 ms, 1 of them 0",
      "first move      median 24.0 ms after the touch-down, longest 24.0 ms",
      "speed in time   |      .::-==+###=                                       :@@@| up to 3020 pt/s",
      "fingers         1 at once, 1 touch-down",
    ] {
      #expect(lines.contains { $0.hasPrefix("  " + line) }, "\(line) in \(lines)")
    }
    let object = try #require(try Run("info", "--json", out).objects().first)
    let source = try #require(object["import"] as? [String: Any])
    #expect(source["format"] as? String == "evemu")
    #expect(source["file"] as? String == file)
    #expect(source["device"] as? String == "demo panel")
    #expect((source["panel"] as? [String: [Double]])?["y"] == [0, 1999, 10])
    #expect((object["intervals"] as? [String: Double])?["median"] == 8_000)
    #expect(object["jitter"] as? Int == 7_000)
    #expect((object["gaps"] as? [String: Int]) == ["count": 1, "longest": 100_000])
    #expect(object["tinyIntervals"] as? Int == 2)
    #expect(object["zeroIntervals"] as? Int == 1)
    #expect(object["firstMove"] as? Int == 24_000)
  }
}
