import Foundation
import Testing

@Suite("sweep and merge")
struct SweepCommandTests {
  private static let knobs = [
    "--vary", "deadZone=20:70:10", "--vary", "divisor=5:20:5", "--depth", "steps", "--delivery",
    "60",
  ]

  private func folder() throws -> (Folder, String) {
    let folder = try Folder()
    return (folder, try folder.write("a.jsonl", Sample.swipe))
  }

  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private func sweep(_ file: String, _ out: String, _ more: String...) -> Run {
    Run(["sweep", file, "-o", out] + Self.knobs + more)
  }

  @Test func writesEveryConfigurationAndNamesTheBest() throws {
    let (folder, file) = try folder()
    let out = folder.path + "/r.jsonl"
    let run = sweep(file, out, "--objective", "reversals")
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.lines.first?.hasPrefix("best by reversals") == true)
    #expect(run.output.contains("velocity-filter as it ships"))
    let lines = String(decoding: try bytes(out), as: UTF8.self).split(separator: "\n")
    // The study, and 6 × 4 settings, of which one is the default.
    #expect(lines.count == 25)
    #expect(lines[0].hasPrefix("{\"study\":{\"format\":\"caretlab-study\""))
    #expect(lines[1].contains("\"default\":true"))
    #expect(lines.dropFirst(2).allSatisfy { $0.contains("\"default\":false") })
    withExtendedLifetime(folder) {}
  }

  @Test func writesTheSameBytesOnAnyNumberOfThreads() throws {
    let (folder, file) = try folder()
    for depth in ["steps", "full"] {
      let outs = ["1", "3"].map { folder.path + "/\(depth)\($0).jsonl" }
      for (out, jobs) in zip(outs, ["1", "3"]) {
        let run = Run(
          "sweep", file, "-o", out, "--techniques", "velocity-filter,florisboard", "--random", "20",
          "--jobs", jobs, "--depth", depth)
        #expect(run.exitCode == 0, "\(run.error)")
      }
      #expect(try bytes(outs[0]) == bytes(outs[1]))
    }
    withExtendedLifetime(folder) {}
  }

  @Test func goesOnWhereItStoppedAndMendsACutLine() throws {
    let (folder, file) = try folder()
    let whole = folder.path + "/whole.jsonl"
    #expect(sweep(file, whole).exitCode == 0)
    let out = folder.path + "/part.jsonl"
    let first = sweep(file, out, "--max-evals", "7")
    #expect(first.exitCode == 0)
    #expect(
      first.error.contains("7 of 24 configurations are measured; the same command with --resume"))
    #expect(sweep(file, out).exitCode == 2)
    // A machine that went down in the middle of a line.
    let cut = try bytes(whole).prefix(try bytes(out).count + 40)
    try cut.write(to: URL(fileURLWithPath: out))
    let second = sweep(file, out, "--resume")
    #expect(second.exitCode == 0)
    #expect(second.error.contains("was cut in the middle of a line"))
    #expect(try bytes(out) == bytes(whole))
    let third = sweep(file, out, "--resume")
    #expect(third.exitCode == 0 && third.error.isEmpty)
    #expect(try bytes(out) == bytes(whole))
    withExtendedLifetime(folder) {}
  }

  @Test("A second process that would write the same file is told so, and writes nothing")
  func isAloneWithItsFile() throws {
    let (folder, file) = try folder()
    let out = folder.path + "/r.jsonl"
    #expect(sweep(file, out, "--max-evals", "7").exitCode == 0)
    let before = try bytes(out)
    let other = open(out, O_RDWR)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    let run = sweep(file, out, "--resume")
    #expect(run.exitCode == 74)
    #expect(run.error.contains("is being written by another process"), "\(run.error)")
    #expect(try bytes(out) == before)
    #expect(flock(other, LOCK_UN) == 0)
    #expect(sweep(file, out, "--resume").exitCode == 0)
    // The lock has ended with the run.
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    withExtendedLifetime(folder) {}
  }

  @Test("What two processes have written twice counts once, wherever it is read")
  func passesOverRepeatedLines() throws {
    let (folder, file) = try folder()
    let whole = folder.path + "/whole.jsonl"
    #expect(sweep(file, whole).exitCode == 0)
    let text = String(decoding: try bytes(whole), as: UTF8.self)
    let lines = text.split(separator: "\n")
    let twice = try folder.write(
      "twice.jsonl", text + lines.suffix(3).joined(separator: "\n") + "\n")
    let resumed = sweep(file, twice, "--resume")
    #expect(resumed.exitCode == 0 && resumed.error.contains("says 3 times again"))
    let merged = folder.path + "/merged.jsonl"
    #expect(Run("merge", "-o", merged, twice).exitCode == 0)
    #expect(try bytes(merged) == bytes(whole))
    let report = Run("report", twice)
    #expect(report.output.contains("24 configurations"))
    #expect(report.output.contains("says 3 times again what stands above"))
    withExtendedLifetime(folder) {}
  }

  @Test(
    "The first line says which version and which command, in one spelling for any threads and part")
  func saysWhatMadeIt() throws {
    let (folder, file) = try folder()
    let out = folder.path + "/r.jsonl"
    #expect(sweep(file, out, "--jobs", "2", "--objective", "reversals").exitCode == 0)
    let text = String(decoding: try bytes(out), as: UTF8.self)
    let version = Run("--version")
    #expect(version.exitCode == 0 && version.lines.count == 1)
    #expect(text.contains("\"tool\":\"\(version.lines[0])\""))
    #expect(
      text.contains(
        "\"command\":\"caretlab sweep FILE… --vary deadZone=20:70:10 --vary divisor=5:20:5 --delivery 60 --depth steps\""
      ))
    let other = try folder.write(
      "other.jsonl", text.replacing(version.lines[0], with: "caretlab 0.0.1"))
    let resumed = sweep(file, other, "--resume")
    #expect(resumed.exitCode == 2 && resumed.error.contains("was written by caretlab 0.0.1"))
    let part = folder.path + "/p1.jsonl"
    #expect(sweep(file, part, "--shard", "1/2").exitCode == 0)
    let old = try folder.write(
      "p2.jsonl",
      String(decoding: try bytes(part), as: UTF8.self).replacing("1/2", with: "2/2")
        .replacing(version.lines[0], with: "caretlab 0.0.1"))
    let merged = Run("merge", "-o", folder.path + "/m.jsonl", part, old)
    #expect(merged.exitCode == 1 && merged.error.contains("results of two versions don't mix"))
    withExtendedLifetime(folder) {}
  }

  @Test("What cannot be ranked is said before anything runs, or at the end")
  func saysWhatCannotBeRanked() throws {
    let (folder, file) = try folder()
    let out = folder.path + "/r.jsonl"
    let before = sweep(file, out, "--objective", "acquisition_ms")
    #expect(before.exitCode == 1)
    #expect(before.error.contains("acquisition_ms needs trials, or recordings labelled move"))
    #expect(!FileManager.default.fileExists(atPath: out))
    let move = try folder.write(
      "move.jsonl",
      Sample.swipe.replacing(
        "\"version\":1", with: "\"version\":1,\"intent\":{\"kind\":\"move\",\"by\":3}"))
    let shallow = sweep(move, out, "--objective", "clutches")
    #expect(shallow.exitCode == 1 && shallow.error.contains("clutches needs --depth full"))
    // The hand saw other settings' caret than any of these.
    let after = Run(
      "sweep", move, "--vary", "deadZone=20,30", "--objective", "acquisition_ms", "-o", out)
    #expect(after.exitCode == 1)
    #expect(after.error.contains("none of 3 configurations has a value for acquisition_ms"))
    withExtendedLifetime(folder) {}
  }

  @Test("A forecast for programs is an object")
  func forecastAsJSON() throws {
    let (folder, file) = try folder()
    let run = Run(["sweep", file, "--dry-run", "--json"] + Self.knobs)
    let object = try #require(try run.objects().first)
    #expect(object["configurations"] as? Int == 24 && object["recordings"] as? Int == 1)
    #expect(object["seconds"] is Double)
    withExtendedLifetime(folder) {}
  }

  @Test func mendsAFileThatWasCutInItsFirstLine() throws {
    let (folder, file) = try folder()
    let whole = folder.path + "/whole.jsonl"
    #expect(sweep(file, whole).exitCode == 0)
    for count in [0, 5, 60] {
      let out = folder.path + "/cut\(count).jsonl"
      try bytes(whole).prefix(count).write(to: URL(fileURLWithPath: out))
      #expect(sweep(file, out, "--resume").exitCode == 0)
      #expect(try bytes(out) == bytes(whole))
    }
    let other = try folder.write("notes.txt", "dear diary")
    let run = sweep(file, other, "--resume")
    #expect(run.exitCode == 1 && run.error.contains("no file of results"))
    #expect(try bytes(other) == Data("dear diary".utf8))
    withExtendedLifetime(folder) {}
  }

  @Test func refusesToGoOnWithAnotherStudy() throws {
    let (folder, file) = try folder()
    let out = folder.path + "/r.jsonl"
    #expect(sweep(file, out).exitCode == 0)
    let other = Run(
      "sweep", file, "-o", out, "--resume", "--vary", "deadZone=1,2", "--depth", "steps")
    #expect(other.exitCode == 2 && other.error.contains("spaces differ"))
    let changed = try folder.write("a.jsonl", Sample.swipe + "\n")
    let recordings = sweep(changed, out, "--resume")
    #expect(recordings.exitCode == 2 && recordings.error.contains("recordings differ"))
    withExtendedLifetime(folder) {}
  }

  @Test func inPartsGivesTheBytesOfOneRun() throws {
    let (folder, file) = try folder()
    let whole = folder.path + "/whole.jsonl"
    #expect(sweep(file, whole).exitCode == 0)
    let parts = (1...4).map { folder.path + "/p\($0).jsonl" }
    for (index, part) in parts.enumerated() {
      #expect(sweep(file, part, "--shard", "\(index + 1)/4").exitCode == 0)
    }
    let out = folder.path + "/merged.jsonl"
    let merge = Run(["merge", "-o", out] + parts.reversed())
    #expect(merge.exitCode == 0, "\(merge.error)")
    #expect(try bytes(out) == bytes(whole))
    let missing = Run(["merge", "-o", out] + parts.dropLast())
    #expect(missing.exitCode == 1 && missing.error.contains("part 4/4 is missing"))
    let mixed = Run("merge", "-o", out, whole, parts[0])
    #expect(mixed.exitCode == 1 && mixed.error.contains("one division"))
    #expect(try bytes(out) == bytes(whole))
    #expect(Run("merge", whole).exitCode == 2)
    #expect(Run("merge", "-o", out, file).exitCode == 1)
    #expect(Run("merge", "-o", out, folder.path + "/none").exitCode == 66)
    withExtendedLifetime(folder) {}
  }

  @Test func keepsHeldOutRecordingsInAColumnOfTheirOwn() throws {
    let (folder, file) = try folder()
    let other = try folder.write("other/b.jsonl", Sample.swipe)
    let run = Run(
      "sweep", file, other, "--vary", "deadZone=20,70", "--holdout", "1/2", "--objective",
      "reversals")
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.output.contains("held out"))
    let named = Run(
      "sweep", file, "--holdout", other, "--vary", "deadZone=20,70", "--json", "--objective",
      "reversals")
    #expect(try named.objects().allSatisfy { $0["holdout"] != nil })
    let single = Run("sweep", file, "--holdout", "1/2", "--vary", "deadZone=20,70")
    #expect(single.exitCode == 2 && single.error.contains("one session"))
    let all = Run("sweep", file, "--holdout", file, "--vary", "deadZone=20,70")
    #expect(all.exitCode == 2 && all.error.contains("nothing to measure on"))
    withExtendedLifetime(folder) {}
  }

  @Test func letsTheModelledUserTry() throws {
    let folder = try Folder()
    let outs = ["1", "2"].map { folder.path + "/r\($0).jsonl" }
    for (out, jobs) in zip(outs, ["1", "2"]) {
      let run = Run(
        "sweep", "--techniques", "velocity-filter", "--vary", "deadZone=20,70", "--trials", "4",
        "--personas", "average,expert", "--jobs", jobs, "-o", out)
      #expect(run.exitCode == 0, "\(run.error)")
      #expect(run.output.hasPrefix("best by score (s)"))
      #expect(run.output.contains("a model's, not people's: personas average, expert, seed 1"))
    }
    #expect(try bytes(outs[0]) == bytes(outs[1]))
    let lines = String(decoding: try bytes(outs[0]), as: UTF8.self).split(separator: "\n")
    #expect(lines[0].contains("a model, not people"))
    #expect(lines[1].contains("\"personas\":{\"average\":{\"acquisition_ms\""))
    withExtendedLifetime(folder) {}
  }

  @Test func saysWhatItWouldDo() throws {
    let (folder, file) = try folder()
    let run = Run(["sweep", file, "--dry-run", "--jobs", "2"] + Self.knobs)
    #expect(run.exitCode == 0)
    #expect(run.output == "24 configurations on 1 recordings: less than a second on 2 threads\n")
    withExtendedLifetime(folder) {}
  }

  @Test func losesNothingToAFullDisk() throws {
    let (folder, file) = try folder()
    let run = sweep(file, "/dev/full")
    #expect(run.exitCode == 74)
    #expect(run.error.contains("/dev/full could not be written: No space left on device"))
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: [
    (["--vary", "deadZone=80:10:10"], 2, "no value"), (["--vary", "nothing=1,2"], 2, "nothing"),
    (["--techniques", "velocity"], 2, "nearest"), (["--grid", "--lhs", "4"], 2, "two designs"),
    (["--sobol", "0"], 2, "--sobol"), (["--shard", "5/4"], 2, "--shard"),
    (["--shard", "1/4"], 2, "-o OUT"), (["--resume"], 2, "-o OUT"),
    (["--objective", "scor"], 2, "nearest: score"), (["--seed", "-1"], 2, "--seed"),
    (["--time", "0"], 2, "--time"), (["--max-evals", "0"], 2, "--max-evals"),
    (["--jobs", "0"], 2, "--jobs"), (["--depth", "all"], 2, "--depth"),
    (["--start", "x"], 2, "--start"),
    (["--space", "/nowhere.json"], 66, "no file"),
    (["--space", "x", "--vary", "a=1"], 2, "one of the two"),
    (["-o", "/nowhere/r.jsonl"], 74, "no directory"), (["--holdout", "/nowhere"], 66, "no file"),
    (["--trials", "0"], 2, "--trials"), (["--personas", "expert"], 2, "--trials N"),
    (["--trials", "2", "--personas", "nobody"], 2, "there are"),
    (["--delivery", "0"], 2, "--delivery"),
    (["--vary", "divisor=1:100:1", "--set", "divisor=3"], 2, "both"),
    (["--vary", "recognizer.slop=0:5", "--grid"], 2, "no steps"),
  ])
  func saysWhatIsWrong(_ words: [String], _ code: Int32, _ part: String) throws {
    let (folder, file) = try folder()
    let run = Run(["sweep", file] + words)
    #expect(run.exitCode == code, "\(words) \(run.error)")
    #expect(run.error.contains(part), "\(run.error)")
    withExtendedLifetime(folder) {}
  }

  @Test func takesASobolSequenceWhereAGridCannotBe() throws {
    let (folder, file) = try folder()
    let run = Run(
      "sweep", file, "--vary", "recognizer.slop=0:5", "--depth", "steps", "--max-evals", "3",
      "--objective", "reversals")
    #expect(run.exitCode == 0)
    #expect(run.error.contains("the first 256 points of a Sobol sequence"))
    #expect(run.error.contains("3 of 257 configurations"))
    withExtendedLifetime(folder) {}
  }

  @Test func needsSomethingToMeasureOn() {
    let run = Run("sweep", "--vary", "deadZone=1,2")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("name recordings"))
  }
}
