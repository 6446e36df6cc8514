import Foundation
import Testing

@Suite("trial")
struct TrialCommandTests {
  private static let few = ["--trials", "4", "--phrases", "1", "--distances", "1,8"]

  private func trial(_ words: String...) -> Run { Run(["trial"] + Self.few + words) }

  @Test("Every form of output says that nobody was measured, and which users and seed")
  func model() throws {
    let table = trial("--techniques", "caretlab", "--personas", "expert", "--seed", "5")
    #expect(table.exitCode == 0)
    let first = try #require(table.lines.first)
    #expect(first.hasPrefix("A model of users, not people: seed 5, 5 targets each"))
    #expect(table.lines.contains { $0.hasPrefix("caretlab") && $0.contains("expert") })
    #expect(table.lines.contains("beside what is published, expert:"))
    let json = try #require(
      try trial("--techniques", "caretlab", "--personas", "expert", "--json").objects().first)
    #expect(json["source"] as? String == "a model of users, not people")
    #expect(json["persona"] as? String == "expert")
    #expect(json["seed"] as? Int == 1)
    #expect(json["trials"] as? Int == 5)
    #expect(json["acquisition_ms"] is Double)
    let csv = trial("--techniques", "caretlab", "--personas", "expert", "--csv").lines
    #expect(csv.count == 2)
    #expect(csv[0].hasPrefix("source,persona,seed,technique"))
    #expect(csv[1].hasPrefix("\"a model of users, not people\",expert,1,caretlab"))
  }

  @Test("One thread and three print the same")
  func threads() {
    let one = trial("--json", "--each", "--jobs", "1")
    let three = trial("--json", "--each", "--jobs", "3")
    #expect(one.output == three.output)
    // Two techniques of four users, each with a line and one for each of its five trials.
    #expect(one.lines.count == 2 * 4 * 6)
    #expect(trial("--json", "--each", "--seed", "2").output != one.output)
  }

  @Test("Whoever fails is shown")
  func failures() throws {
    let row = try #require(
      try trial("--techniques", "fixed-count", "--personas", "novice", "--json").objects().first)
    #expect((row["reached"] as? Int ?? 0) + (row["timed_out"] as? Int ?? 0) == 5)
    #expect(row["timed_out"] as? Int ?? 0 > 0)
  }

  @Test("Trials become recordings that name their maker, and replay to the same end")
  func recordings() throws {
    let folder = try Folder()
    let path = folder.path + "/made"
    let run = trial(
      "--techniques", "caretlab", "--personas", "average", "--record", path, "--json", "--each")
    #expect(run.exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == (0..<5).map { "caretlab-average-00\($0).jsonl" })
    let trials = try run.objects().dropLast()
    for (name, trial) in zip(names, trials) {
      let file = path + "/" + name
      #expect(Run("validate", file).exitCode == 0)
      let header = try #require(
        try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").first)
      for word in ["\"synthetic\"", "not people", "\"persona\":\"average\"", "\"seed\":1"] {
        #expect(header.contains(word), "\(word)")
      }
      let replay = try #require(try Run("replay", "--json", file).objects().first)
      let distance = try #require(trial["distance"] as? Int)
      let error = try #require(trial["end_error"] as? Int)
      #expect(replay["net"] as? Int == (distance > 0 ? distance + error : distance - error))
    }
  }

  @Test("Its recordings are measured as it measured them, and a sweep's trials are its trials")
  func agreement() throws {
    let folder = try Folder()
    let made = folder.path + "/made"
    let options = ["--techniques", "velocity-filter", "--personas", "average"]
    let row = try #require(
      try Run(
        ["trial", "--trials", "8", "--phrases", "0", "--record", made, "--json"] + options
      ).objects().first)
    let measured = try #require(
      try Run("metrics", made, "--techniques", "velocity-filter", "--start", "technique", "--json")
        .objects().first)
    let swept = try #require(
      try Run(
        ["sweep", "--trials", "8", "--vary", "divisor=10", "--json"] + options
      ).objects().first)
    for metrics in [measured, swept] {
      let values = try #require(metrics["metrics"] as? [String: [String: Any]])
      for (metric, key) in [
        ("acquisition_ms", "acquisition_ms"), ("throughput", "throughput"),
        ("lift_errors_per_100", "lift_errors_per_100"),
      ] {
        let value = try #require(values[metric]?["value"] as? Double, "\(metric)")
        let own = try #require(row[key] as? Double, "\(key): \(row.keys.sorted())")
        #expect((value - own).magnitude < 1e-6 * max(1, own), "\(metric): \(value), \(own)")
      }
    }
  }

  @Test("The users' numbers have their origins")
  func described() {
    let lines = Run("trial", "--describe").lines
    #expect(lines.contains { $0.contains("speed noise") && $0.contains("0.245") })
    #expect(lines.contains { $0.hasPrefix("novice: ") })
  }

  struct Case: CustomTestStringConvertible {
    let words: [String]
    let error: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "What is wrong is said in a sentence",
    arguments: [
      Case(
        words: ["--personas", "nobody"],
        error: "there is no user “nobody”; there are expert, average, novice, tremor"),
      Case(
        words: ["--techniques", "caretlap"],
        error: "no technique is called “caretlap”; nearest: caretlab"),
      Case(
        words: ["--trials", "x"],
        error: "--trials takes a whole number from 0 to 100000, not “x”"),
      Case(
        words: ["--trials", "0", "--phrases", "0"],
        error: "--trials 0 and --phrases 0 leave nothing to do; give one of them a number"),
      Case(
        words: ["--distances", "1,99"],
        error:
          "--distances takes whole numbers of characters from 1 to 60, parted by commas, not “1,99”"
      ),
      Case(
        words: ["--jitter", "nan"], error: "--jitter takes points from 0 to 10, not “nan”"),
      Case(
        words: ["--json", "--csv"],
        error: "--json and --csv are two ways to print; give one of them"),
      Case(
        words: ["--set", "deadZone=999"],
        error: "technique.deadZone takes whole numbers from 0 to 200 pt, not 999"),
      Case(
        words: ["--delivery", "60,120"],
        error: "--delivery takes one rate of callbacks, not “60,120”"),
    ])
  func wrong(_ wrong: Case) {
    let run = Run(["trial"] + wrong.words)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(wrong.error), "\(run.error)")
  }
}
