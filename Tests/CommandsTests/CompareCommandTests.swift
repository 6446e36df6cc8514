import Foundation
import Testing

@Suite("compare")
struct CompareCommandTests {
  private func swipe() throws -> (Folder, String) {
    let folder = try Folder()
    return (folder, try folder.write("a.jsonl", Sample.swipe))
  }

  @Test func aTableForPeople() throws {
    let (folder, file) = try swipe()
    let run = Run(
      "compare", "--techniques", "velocity-filter,swipe-once", "--delivery", "60,120", "--start",
      "technique", file)
    #expect(run.exitCode == 0)
    #expect(run.lines.first == "\(file), at 60 callbacks a second")
    #expect(run.lines.contains("\(file), at 120 callbacks a second"))
    let rows = run.lines.filter { $0.hasPrefix("velocity-filter ") }
    #expect(rows.count == 2)
    #expect(rows[0].contains("-4"))
    withExtendedLifetime(folder) {}
  }

  @Test func everyColumnForPrograms() throws {
    let (folder, file) = try swipe()
    let objects = try Run("compare", "--json", "--techniques", "velocity-filter", file).objects()
    let row = try #require(objects.first)
    #expect(objects.count == 1)
    #expect(row["file"] as? String == file)
    #expect(row["delivery"] as? Int == 60)
    #expect(row["technique"] as? String == "velocity-filter")
    #expect(row["net"] as? Int == -4)
    let csv = Run("compare", "--csv", "--techniques", "velocity-filter", file).lines
    #expect(csv.count == 2)
    let names = csv[0].split(separator: ",").map(String.init)
    #expect(names.allSatisfy { row[$0] != nil })
    #expect(csv[1].split(separator: ",", omittingEmptySubsequences: false).count == names.count)
    withExtendedLifetime(folder) {}
  }

  @Test func allTechniquesAreTheDefault() throws {
    let (folder, file) = try swipe()
    let objects = try Run("compare", "--json", file).objects()
    #expect(objects.compactMap { $0["technique"] as? String } == Techniques.ids)
    withExtendedLifetime(folder) {}
  }

  @Test func totalsGoOverAllRecordings() throws {
    let (folder, file) = try swipe()
    let objects = try Run(
      "compare", "--json", "--total", "--techniques", "velocity-filter", file, file
    ).objects()
    #expect(objects.count == 1)
    #expect(objects[0]["net"] as? Int == -8)
    #expect(objects[0]["file"] is NSNull)
    withExtendedLifetime(folder) {}
  }

  @Test func aBadFileIsSaidAndTheRestIsCompared() throws {
    let (folder, file) = try swipe()
    let bad = try folder.write("bad.jsonl", "nothing of the kind\n")
    let run = Run("compare", "--json", "--techniques", "velocity-filter", bad, file)
    #expect(run.exitCode == 1)
    #expect(run.error.contains("bad.jsonl"))
    #expect(run.lines.count == 1)
  }

  @Test func aSettingGoesToThoseThatHaveIt() throws {
    let (folder, file) = try swipe()
    let run = Run(
      "compare", "--json", "--techniques", "velocity-filter,swipe-once", "--set", "threshold=1000",
      file)
    let nets = try run.objects().compactMap { $0["net"] as? Int }
    #expect(nets.count == 2)
    #expect(nets[0] > -4)
    withExtendedLifetime(folder) {}
  }

  struct Mistake {
    let arguments: [String]
    let sentence: String
  }

  @Test(arguments: [
    Mistake(
      arguments: ["--techniques", "swipe-onse"],
      sentence: "no technique is called “swipe-onse”; nearest: swipe-once"),
    Mistake(
      arguments: ["--delivery", "60,fast"],
      sentence: "--delivery: delivery takes a whole number of callbacks a second"),
    Mistake(arguments: ["--jobs", "0"], sentence: "--jobs takes a whole number of threads from 1"),
    Mistake(
      arguments: ["--json", "--csv"], sentence: "--json and --csv are two ways to print"),
    Mistake(
      arguments: ["--start", "never"],
      sentence: "--start takes one of technique, region, assumed, not “never”"),
    Mistake(
      arguments: ["--techniques", "velocity-filter", "--set", "treshold=3"],
      sentence: "no parameter is called “treshold”; nearest: threshold"),
    Mistake(
      arguments: ["--techniques", "velocity-filter", "--set", "threshold=0"],
      sentence: "technique.threshold takes whole numbers from 1 to 1000, not 0"),
  ])
  func mistakesGetASentence(_ mistake: Mistake) throws {
    let (folder, file) = try swipe()
    let run = Run(["compare"] + mistake.arguments + [file])
    #expect(run.exitCode == 2)
    #expect(run.error.contains(mistake.sentence))
    withExtendedLifetime(folder) {}
  }
}
