import Foundation
import Testing

@Suite("metrics")
struct MetricsCommandTests {
  /// Typing and flicks, made up.
  private func corpus() throws -> Folder {
    let folder = try Folder()
    let typing = Run("synth", "typing", "--taps", "20", "--count", "2", "-o", folder.path + "/taps")
    let flicks = Run("synth", "flicks", "--count", "4", "-o", folder.path + "/flicks")
    #expect(typing.exitCode == 0, "\(typing.error)")
    #expect(flicks.exitCode == 0, "\(flicks.error)")
    return folder
  }

  @Test func aTableForPeople() throws {
    let folder = try corpus()
    let run = Run("metrics", "--techniques", "velocity-filter,translation-sign", folder.path)
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.lines[0] == "6 recordings")
    #expect(run.lines[1] == "6 of 6 recordings are synthetic: generators and models, not people")
    #expect(run.lines.contains { $0.hasPrefix("metric") && $0.hasSuffix("translation-sign") })
    #expect(run.lines.contains { $0.hasPrefix("false_per_1000") })
    #expect(
      run.lines.contains { $0.hasPrefix("velocity-filter: what a dead zone trades, over 40 taps") })
    #expect(run.lines.contains { $0.contains("needs trials") && $0.contains("acquisition_ms") })
    withExtendedLifetime(folder) {}
  }

  @Test func everyMetricForProgramsAndTheSameWithAnyNumberOfThreads() throws {
    let folder = try corpus()
    let arguments = ["metrics", "--techniques", "velocity-filter", folder.path]
    let one = Run(arguments + ["--json", "--jobs", "1"])
    #expect(Run(arguments + ["--json", "--jobs", "4"]).output == one.output)
    let object = try #require(try one.objects().first)
    #expect(object["technique"] as? String == "velocity-filter")
    #expect(object["synthetic"] as? Int == 6)
    let metrics = try #require(object["metrics"] as? [String: [String: Any]])
    #expect(metrics["stolen_per_100"]?["n"] as? Int == 4)
    #expect(metrics["gain_violations"]?["value"] as? Int == 2)
    #expect(metrics["acquisition_ms"] == nil)
    let zones = try #require(object["dead_zones"] as? [String: Any])
    #expect(zones["parameter"] as? String == "technique.deadZone")
    let csv = Run(arguments + ["--csv", "--metrics", "stolen_per_100,gain_slope"]).lines
    #expect(csv[0] == "technique,delivery,metric,number,unit,better,value,sd,n")
    #expect(csv.count == 3)
    let each = Run(arguments + ["--csv", "--each", "--metrics", "peak_mm_per_s"]).lines
    #expect(each.count == 5)
    withExtendedLifetime(folder) {}
  }

  @Test func aModelsTrialsHaveTimesOnlyWithTheirOwnTechnique() throws {
    let folder = try Folder()
    let made = Run(
      "synth", "--user", "expert", "--task", "move:+5", "--technique", "caretlab", "--count", "2",
      "-o", folder.path)
    #expect(made.exitCode == 0, "\(made.error)")
    #expect(made.output.hasSuffix("a model, not people\n"))
    let arguments = ["metrics", "--recordings-only", "--json", folder.path]
    let own = try #require(try Run(arguments).objects().first?["metrics"] as? [String: Any])
    #expect(own["acquisition_ms"] != nil)
    #expect(own["gain_slope"] == nil)
    for change in [
      ["--techniques", "velocity-sign"], ["--delivery", "120"], ["--set", "deadZone=20"],
    ] {
      let other = try #require(
        try Run(arguments + change).objects().first?["metrics"] as? [String: Any])
      #expect(other["acquisition_ms"] == nil, "\(change)")
      #expect(other["travel_error"] != nil)
    }
    withExtendedLifetime(folder) {}
  }

  @Test func anUnlabelledRecordingSaysSo() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run("metrics", "--recordings-only", file)
    #expect(
      run.lines.contains("1 of 1 recordings are not labelled: they give only what needs no intent"))
    #expect(run.lines.contains { $0.hasPrefix("dead_travel_mm") })
    #expect(!run.lines.contains { $0.hasPrefix("stolen_per_100 ") })
    withExtendedLifetime(folder) {}
  }

  @Test func theTechniqueAloneNeedsNoFile() throws {
    let run = Run("metrics", "--techniques", "velocity-sign", "--metrics", "gain_slope")
    #expect(run.exitCode == 0)
    #expect(run.lines.contains { $0.hasPrefix("gain_slope") && $0.hasSuffix("-1.000") })
    #expect(Run("metrics", "--list").lines.contains { $0.contains("acquisition_ms") })
    #expect(try Run("metrics", "--list", "--json").objects().count > 30)
  }

  struct Mistake: CustomTestStringConvertible {
    var words: [String]
    var exitCode: Int32
    var sentence: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(words: [], exitCode: 2, sentence: "needs FILE…, or --techniques"),
    Mistake(
      words: ["--metrics", "acquisition", "a"], exitCode: 2, sentence: "nearest: acquisition_ms"),
    Mistake(words: ["--each", "a"], exitCode: 2, sentence: "give --json or --csv"),
    Mistake(words: ["--json", "--csv", "a"], exitCode: 2, sentence: "give one of them"),
    Mistake(words: ["--start", "now", "a"], exitCode: 2, sentence: "--start takes one of"),
    Mistake(
      words: ["--techniques", "caretlab", "--set", "deadZon=1", "a"], exitCode: 2,
      sentence: "deadZone"),
    Mistake(words: ["--jobs", "0", "/dev/null"], exitCode: 1, sentence: "no recording"),
    Mistake(words: ["nowhere.jsonl"], exitCode: 66, sentence: "there is no file nowhere.jsonl"),
  ])
  func mistakesAreSaid(_ mistake: Mistake) {
    let run = Run(["metrics"] + mistake.words)
    #expect(run.exitCode == mistake.exitCode)
    #expect(run.error.contains(mistake.sentence), "\(run.error)")
  }
}
