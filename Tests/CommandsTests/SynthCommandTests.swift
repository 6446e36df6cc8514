import Foundation
import Testing

@Suite("synth")
struct SynthCommandTests {
  @Test(arguments: ["taps", "typing", "flicks", "slides", "rest"])
  func everyKindIsValidAndReplays(_ kind: String) throws {
    let folder = try Folder()
    let made = Run("synth", kind, "--count", "2", "--seed", "9", "-o", folder.path + "/new")
    #expect(made.exitCode == 0, "\(made.error)")
    #expect(made.output.contains("seed 9"))
    #expect(made.output.hasSuffix("a generator, not people\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new").sorted()
    #expect(names == ["\(kind)-00001.jsonl", "\(kind)-00002.jsonl"])
    #expect(Run("validate", folder.path).exitCode == 0)
    let files = names.map { folder.path + "/new/" + $0 }
    #expect(try Run(["replay", "--json"] + files).objects().allSatisfy { $0["error"] == nil })
    withExtendedLifetime(folder) {}
  }

  @Test func oneGoesToAFileOrStandardOutput() throws {
    let folder = try Folder()
    let file = folder.path + "/a.jsonl"
    #expect(Run("synth", "flicks", "-o", file).exitCode == 0)
    let printed = Run("synth", "flicks", "-o", "-")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
    #expect(printed.output.contains(#""kind":"synthetic""#))
    #expect(printed.output.contains(#""intent":{"kind":"move""#))
    #expect(printed.error.contains("not people"))
    // Another seed, another recording; another panel, other reports of the same finger.
    #expect(Run("synth", "flicks", "--seed", "2", "-o", "-").output != printed.output)
    let faster = Run("synth", "flicks", "--rate", "240", "-o", "-").output
    #expect(faster.utf8.count > printed.output.utf8.count)
    let json = try #require(
      try Run("synth", "taps", "--taps", "3", "--json", "-o", file).objects().first)
    #expect(json["recordings"] as? Int == 1)
    withExtendedLifetime(folder) {}
  }

  @Test func threadsChangeNothing() throws {
    let folder = try Folder()
    func bytes(_ jobs: String, _ words: [String]) throws -> [String] {
      let out = folder.path + "/" + words[0].filter { $0 != "-" } + jobs
      #expect(Run(["synth"] + words + ["--count", "5", "--jobs", jobs, "-o", out]).exitCode == 0)
      return try FileManager.default.contentsOfDirectory(atPath: out).sorted().map {
        try String(contentsOfFile: out + "/" + $0, encoding: .utf8)
      }
    }
    for words in [["slides", "--model", "sigma-lognormal"], ["--user", "novice"]] {
      let one = try bytes("1", words)
      #expect(one.count == 5)
      #expect(try bytes("4", words) == one)
    }
    withExtendedLifetime(folder) {}
  }

  struct Mistake: CustomTestStringConvertible {
    var words: [String]
    var exitCode: Int32
    var sentence: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(words: ["-o", "-"], exitCode: 2, sentence: "synth needs a KIND, one of taps, typing"),
    Mistake(words: ["swipes", "-o", "-"], exitCode: 2, sentence: "not “swipes”"),
    Mistake(words: ["taps"], exitCode: 2, sentence: "synth needs -o OUT"),
    Mistake(words: ["taps", "--count", "2", "-o", "-"], exitCode: 2, sentence: "give a directory"),
    Mistake(words: ["taps", "--count", "0", "-o", "-"], exitCode: 2, sentence: "from 1 to 100000"),
    Mistake(words: ["taps", "--seed", "x", "-o", "-"], exitCode: 2, sentence: "--seed takes"),
    Mistake(
      words: ["taps", "--rest", "3", "-o", "-"], exitCode: 2, sentence: "--rest is for rest"),
    Mistake(words: ["taps", "--panel", "glass", "-o", "-"], exitCode: 2, sentence: "phone-106"),
    Mistake(words: ["rest", "--tremor", "nan", "-o", "-"], exitCode: 2, sentence: "from 0 to 5"),
    Mistake(
      words: ["flicks", "--model", "jerk", "-o", "-"], exitCode: 2, sentence: "minimum-jerk"),
    Mistake(
      words: ["flicks", "--task", "move:3", "-o", "-"], exitCode: 2, sentence: "--user PERSONA"),
    Mistake(words: ["--user", "me", "-o", "-"], exitCode: 2, sentence: "expert"),
    Mistake(
      words: ["--user", "expert", "--task", "5", "-o", "-"], exitCode: 2, sentence: "move:+5"),
    Mistake(
      words: ["--user", "expert", "--task", "move:99", "-o", "-"], exitCode: 2, sentence: "34"),
    Mistake(
      words: ["taps", "--user", "expert", "-o", "-"], exitCode: 2, sentence: "leave “taps” away"),
    Mistake(words: ["taps", "-o", "/nowhere/a"], exitCode: 74, sentence: "there is no directory"),
  ])
  func mistakesAreSaid(_ mistake: Mistake) {
    let run = Run(["synth"] + mistake.words)
    #expect(run.exitCode == mistake.exitCode)
    #expect(run.error.contains(mistake.sentence), "\(run.error)")
  }
}
