import Foundation
import Testing

struct ExportCommandTests {
  @Test func aRecordingBecomesATable() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let out = folder.path + "/a.csv"
    let run = Run("export", file, "--to", "csv", "-o", out)
    #expect(run.exitCode == 0)
    #expect(
      run.output
        == "\(out): a table with a heading, 2 contacts, 10 samples; places exact, times to "
        + "1 µs from the first touch; back with: import --place as-is\n")
    #expect(run.error.contains("left out: 1 event of the keyboard"))
    let text = try String(contentsOfFile: out, encoding: .utf8)
    #expect(
      text.hasPrefix("t_us,phase,finger,x_pt,y_pt\n0,down,1,300,690\n8310,move,1,290.5,690.5\n"))
    let back = Run("import", out, "--place", "as-is", "-o", "-")
    #expect(
      back.lines.dropFirst().prefix(8).joined(separator: "\n")
        == Sample.swipe
        .split(separator: "\n").dropFirst().prefix(8).joined(separator: "\n"))
  }

  @Test func programsAreToldTheSame() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let out = folder.path + "/a.evemu"
    let run = Run("export", file, "--to", "evemu", "-o", out, "--json")
    #expect(run.exitCode == 0)
    #expect(run.error.isEmpty)
    #expect(
      run.output == "{\"file\":\"\(file)\",\"out\":\"\(out)\",\"format\":\"evemu\",\"contacts\":2,"
        + "\"samples\":10,\"placeStep\":0.01,\"timeStep\":1,\"notes\":[\"left out: 1 event of the "
        + "keyboard, the text and settings\",\"left out: 0.25 s from the last touch to the recording's "
        + "end\"],\"warnings\":[],\"importOptions\":[\"--place\",\"as-is\"]}\n"
    )
  }

  @Test func aDashIsStandardOutputAndTheStepsAreSaidBeside() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run("export", file, "--to", "csv", "-o", "-")
    #expect(run.exitCode == 0)
    #expect(run.lines.count == 11)
    #expect(run.error.contains("places exact"))
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let empty = try folder.write("b.jsonl", Sample.header + "\n[0,\"end\"]\n")
    let cases: [(arguments: [String], exitCode: Int32, words: String)] = [
      ([empty, "--to", "csv", "-o", "-"], 1, "no touches"),
      ([file, "-o", "-"], 2, "--to FORMAT"), ([file, "--to", "csv"], 2, "-o OUT"),
      ([file, "--to", "csw", "-o", "-"], 2, "nearest: csv"),
      ([file, "--to", "csv", "-o", file], 2, "give another OUT"),
      ([file, "--to", "csv", "-o", "-", "--json"], 2, "give a file"),
      ([file, "--to", "csv", "-o", folder.path], 74, "is a directory"),
      ([folder.path + "/none.jsonl", "--to", "csv", "-o", "-"], 66, "there is no file"),
      (["--to", "csv", "-o", "-"], 2, "needs FILE"),
    ]
    for test in cases {
      let run = Run(["export"] + test.arguments)
      #expect(run.exitCode == test.exitCode, "\(test.arguments)")
      #expect(run.error.contains(test.words), "\(test.arguments)")
      #expect(run.output.isEmpty)
    }
  }
}
