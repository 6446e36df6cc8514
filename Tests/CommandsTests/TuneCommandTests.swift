import Foundation
import SimulatorCore
import Testing
import Tuning

@Suite("tune", .enabled(if: UnitCubeSearch.isAvailable, "this build has no NLopt"))
struct TuneCommandTests {
  private static let knobs = ["--vary", "deadZone=10:100:10", "--vary", "threshold=40:160:20"]

  private func folder() throws -> (Folder, String) {
    let folder = try Folder()
    return (folder, try folder.write("a.jsonl", Sample.swipe))
  }

  private func tune(_ words: [String], input: [String] = []) -> Run {
    Run(["tune"] + Self.knobs + words, input: input)
  }

  private static let model = ["--minimize", "acquisition_ms", "--trials", "8"]

  @Test("It tries the shipped settings first, and looks at the best again on fresh trials")
  func finds() throws {
    let (folder, _) = try folder()
    let out = folder.path + "/t.jsonl"
    let run = tune(Self.model + ["--max-evals", "10", "--finalists", "3", "-o", out])
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.lines.first?.hasPrefix("10 configurations of velocity-filter tried") == true)
    #expect(run.output.contains("a model's, not people's: personas average, seed 1"))
    #expect(run.output.contains("fresh trials seed 1000004"))
    let study = try Study([UInt8](Data(contentsOf: URL(fileURLWithPath: out))), file: out)
    #expect(study.evaluations.first?.configuration.isDefault == true)
    let lines = try String(contentsOfFile: out, encoding: .utf8).split(separator: "\n")
    let finals = lines.filter { $0.hasPrefix("{\"final\":") }
    #expect((1...3).contains(finals.count))
    #expect(lines.contains { $0.hasPrefix("{\"attempt\":") })
    // Trials that chose nothing come to something else.
    let final = try #require(
      try JSONSerialization.jsonObject(with: Data((finals.first ?? "").utf8)) as? [String: Any])
    let look = try #require(final["final"] as? [String: Any])
    #expect(look["sought"] as? Double != look["objective"] as? Double)
  }

  @Test("Stopped and gone on with, it comes to the bytes of one run, on any number of threads")
  func resume() throws {
    let (folder, _) = try folder()
    let whole = folder.path + "/whole.jsonl"
    #expect(tune(Self.model + ["--max-evals", "9", "--jobs", "1", "-o", whole]).exitCode == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
    // Cut in the middle of a line, as a machine that lost its power leaves it.
    let part = folder.path + "/part.jsonl"
    try bytes.prefix(bytes.count * 2 / 5).write(to: URL(fileURLWithPath: part))
    let run = tune(Self.model + ["--max-evals", "9", "--jobs", "3", "--resume", "-o", part])
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.error.contains("cut in the middle of a line"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: part)) == bytes)
  }

  @Test(
    "Gone on with when it is finished, a search says so, prints what it found, and writes nothing")
  func finished() throws {
    let (folder, _) = try folder()
    let out = folder.path + "/t.jsonl"
    let words = Self.model + ["--rungs", "8", "--max-evals", "6", "--finalists", "2", "-o", out]
    let first = tune(words)
    #expect(first.exitCode == 0, "\(first.error)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: out))
    let again = tune(words + ["--resume"])
    #expect(again.exitCode == 0, "\(again.error)")
    #expect(again.error.contains("is finished, and nothing new was tried"))
    #expect(again.output == first.output)
    #expect(try Data(contentsOf: URL(fileURLWithPath: out)) == bytes)
    // A third finalist is new; the other two are not looked at twice.
    let more =
      Self.model + [
        "--rungs", "8", "--max-evals", "6", "--finalists", "3", "-o", out, "--resume",
      ]
    #expect(!tune(more).error.contains("is finished"))
    let finals = try String(contentsOfFile: out, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("{\"final\":")
    }
    #expect(finals.count == 3)
  }

  @Test("A report shows what the best came to on fresh seeds")
  func reported() throws {
    let (folder, _) = try folder()
    let out = folder.path + "/t.jsonl"
    #expect(
      tune(Self.model + ["--max-evals", "6", "--finalists", "2", "-o", out]).exitCode == 0)
    let report = Run("report", out, "--again", "0", "--objective", "acquisition_ms")
    #expect(report.exitCode == 0, "\(report.error)")
    #expect(report.output.contains("fresh seeds ms"), "\(report.output)")
    #expect(report.output.contains("Measured again on fresh seeds, "))
    #expect(report.output.contains("best of 2: acquisition_ms is "))
    // By another measure the looks' metrics still tell, but not their intervals.
    let other = Run("report", out, "--again", "0", "--objective", "reversals")
    #expect(other.output.contains("fresh seeds per trial"), "\(other.output)")
    #expect(other.output.contains("best of 2: reversals is "))
    #expect(Run("report", out, "--again", "0", "-o", folder.path + "/r.html").exitCode == 0)
    let page = try String(contentsOfFile: folder.path + "/r.html", encoding: .utf8)
    #expect(page.contains("\"name\":\"fresh seeds\"") && page.contains("Measured again on"))
    #expect(page.contains("caretlab tune --vary deadZone=10:100:10"))
  }

  @Test("A front keeps to its budget exactly", arguments: [1, 5, 24, 27])
  func budget(_ most: Int) throws {
    let (folder, _) = try folder()
    let out = folder.path + "/t.jsonl"
    let run = tune([
      "--vary", "divisor=5:20", "--pareto", "acquisition_ms,overshoots", "--trials", "1",
      "--max-evals", String(most), "-o", out,
    ])
    #expect(run.exitCode == 0, "\(run.error)")
    let study = try Study([UInt8](Data(contentsOf: URL(fileURLWithPath: out))), file: out)
    #expect(study.evaluations.count <= most)
    #expect(study.evaluations.count >= most * 3 / 4)
    #expect(study.evaluations.first?.configuration.isDefault == true)
  }

  @Test("The best of a sweep's file is tried first")
  func warmStart() throws {
    let (folder, _) = try folder()
    let swept = folder.path + "/s.jsonl"
    let sweep = Run(
      ["sweep", "--vary", "deadZone=30", "--trials", "8", "-o", swept])
    #expect(sweep.exitCode == 0, "\(sweep.error)")
    let out = folder.path + "/t.jsonl"
    let run = tune(
      Self.model + [
        "--max-evals", "3", "--finalists", "0", "--warm-start", swept, "-o", out,
      ])
    #expect(run.exitCode == 0, "\(run.error)")
    let study = try Study([UInt8](Data(contentsOf: URL(fileURLWithPath: out))), file: out)
    #expect(study.evaluations.count >= 2)
    #expect(
      study.evaluations.dropFirst().first?.configuration.parameters.map(\.value.text) == ["30"])
  }

  @Test("A front holds what nothing else beats")
  func front() throws {
    let run = tune([
      "--pareto", "acquisition_ms,overshoots", "--trials", "4", "--max-evals", "24", "--json",
    ])
    #expect(run.exitCode == 0, "\(run.error)")
    let points = try run.objects().map { object -> [Double] in
      let metrics = try #require(object["metrics"] as? [String: [String: Any]])
      return ["acquisition_ms", "overshoots"].compactMap { metrics[$0]?["value"] as? Double }
    }
    #expect(!points.isEmpty)
    for (one, other) in zip(points, points.dropFirst()) {
      #expect(one[0] < other[0] && one[1] > other[1])
    }
  }

  @Test("Another optimizer asks in JSON, and mistakes end nothing")
  func serve() throws {
    let run = tune(
      Self.model + ["--subject-to", "success >= 0", "--serve"],
      input: [
        #"{"space":true}"#, #"{"evaluate":{"technique.deadZone":40,"threshold":80},"trials":2}"#,
        #"{"evaluate":{"deadZone":4000}}"#, "nonsense", "", #"{"tell":1}"#, #"{"ask":true}"#,
        #"{"ask":true}"#, #"{"tell":"much"}"#, #"{"tell":1500}"#, #"{"ask":true}"#, "[1]",
        #"{"evaluate":{},"trials":0}"#, #"{"evaluate":{"deadZone":[1]}}"#, #"{"tell":1}"#,
        #"{"tell":2}"#, #"{"evaluate":{"deadZone":40,"deadZone":50}}"#,
      ])
    #expect(run.exitCode == 0, "\(run.error)")
    let answers = try run.objects()
    #expect(answers.count == 16)
    let space = try #require(answers[0]["space"] as? [[String: Any]])
    #expect(space.map { $0["name"] as? String } == ["technique.deadZone", "technique.threshold"])
    #expect(space[0]["default"] as? Double == 70)
    #expect(answers[1]["allowed"] as? Bool == true)
    let metrics = try #require(answers[1]["metrics"] as? [String: [String: Any]])
    #expect(metrics["acquisition_ms"]?["value"] as? Double == answers[1]["objective"] as? Double)
    #expect((answers[2]["error"] as? String)?.contains("from 0 to 200") == true)
    #expect(answers[3]["error"] != nil)
    #expect((answers[4]["error"] as? String)?.contains("ask first") == true)
    let asked = try #require(answers[5]["ask"] as? [String: Double])
    #expect(answers[6]["ask"] as? [String: Double] == asked)
    #expect((answers[7]["error"] as? String)?.contains("expected a number") == true)
    #expect(answers[8]["told"] as? Double == 1500)
    #expect(answers[9]["ask"] as? [String: Double] != asked)
    #expect((answers[10]["error"] as? String)?.contains("space, evaluate, ask, tell") == true)
    #expect((answers[11]["error"] as? String)?.contains("from 1 to") == true)
    #expect((answers[12]["error"] as? String)?.contains("expected a number, a word") == true)
    // What was asked for once is told once.
    #expect(answers[13]["told"] as? Double == 1)
    #expect((answers[14]["error"] as? String)?.contains("ask first") == true)
    #expect((answers[15]["error"] as? String)?.contains("“deadZone” stands twice") == true)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var words: [String]
    var exitCode: Int32 = 2
    var sentence: String

    var testDescription: String { sentence }
  }

  @Test(
    "What cannot be is said",
    arguments: [
      Wrong(words: ["--minimize", "speed", "--trials", "4"], sentence: "no metric “speed”"),
      Wrong(words: ["--minimize", "1 +", "--trials", "4"], sentence: "character 4"),
      Wrong(
        words: ["--subject-to", "success", "--trials", "4"], sentence: "a constraint compares"),
      Wrong(
        words: ["--minimize", "success", "--maximize", "success", "--trials", "4"],
        sentence: "two objectives"),
      Wrong(words: ["--pareto", "success", "--trials", "4"], sentence: "two or more"),
      Wrong(words: ["--pareto", "success,sped", "--trials", "4"], sentence: "“sped”"),
      Wrong(words: [], sentence: "there is nothing to measure on"),
      Wrong(words: ["--trials", "8", "--rungs", "4,2"], sentence: "rising numbers"),
      Wrong(words: ["--trials", "8", "--rungs", "2,4"], sentence: "--trials 4"),
      Wrong(words: ["--trials", "8", "--algorithm", "luck"], sentence: "direct-l, crs2"),
      Wrong(words: ["--trials", "8", "--resume"], sentence: "give -o OUT"),
      Wrong(words: ["--trials", "8", "--serve", "-o", "x"], sentence: "writes no file"),
      Wrong(words: ["--trials", "8", "--techniques", "all"], sentence: "one technique"),
      Wrong(
        words: ["--trials", "8", "--warm-start", "/nowhere/x.jsonl"], exitCode: 66,
        sentence: "/nowhere/x.jsonl"),
      Wrong(
        words: [
          "--trials", "4", "--max-evals", "3", "--subject-to", "acquisition_ms <= 1",
        ], exitCode: 1, sentence: "nothing that was tried keeps acquisition_ms <= 1"),
      Wrong(
        words: ["--trials", "4", "--max-evals", "100000", "--minimize", "false_per_1000"],
        exitCode: 1,
        sentence: "cannot be measured here: false_per_1000 needs recordings labelled tap or none"),
      Wrong(
        words: [
          "--trials", "4", "--max-evals", "100000", "--subject-to", "gain_slope <= 1",
          "--minimize", "total_ms",
        ], exitCode: 1, sentence: "gain_slope needs --depth everything"),
      Wrong(
        words: [
          "--trials", "4", "--max-evals", "100000", "--pareto", "acquisition_ms,false_per_1000",
        ],
        exitCode: 1, sentence: "false_per_1000 needs recordings"),
      Wrong(
        words: ["--trials", "2", "--max-evals", "100000", "--minimize", "acquisition_ms / 0"],
        exitCode: 1, sentence: "“minimize acquisition_ms / 0” comes to no finite number"),
      Wrong(words: ["--trials", "4", "--time", "1e300"], sentence: "below 1000000000"),
    ])
  func wrong(_ test: Wrong) {
    let run = Run(
      ["tune"]
        + (test.words.contains("all") ? [] : Self.knobs) + test.words)
    #expect(run.exitCode == test.exitCode)
    #expect(run.error.contains(test.sentence), "\(run.error)")
  }

  @Test("A disk that is full loses nothing that was finished, and says so")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = tune(Self.model + ["--max-evals", "3", "-o", "/dev/full"])
    #expect(run.exitCode == 74)
    #expect(run.error.contains("/dev/full could not be written"))
  }
}
