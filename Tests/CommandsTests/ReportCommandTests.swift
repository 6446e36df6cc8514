import Foundation
import Testing

/// `report` on small studies.
struct ReportCommandTests {
  /// A study of six dead zones on one recording, made by `sweep` itself.
  private static func study(_ folder: Folder, _ name: String = "results.jsonl") throws -> String {
    let recording = try folder.write("swipe.jsonl", recordingText)
    let path = folder.path + "/" + name
    let run = Run(
      "sweep", recording, "--vary", "deadZone=10:60:10", "--jobs", "1", "-o", path)
    #expect(run.exitCode == 0, "\(run.error)")
    return path
  }

  /// The same study as text, made once; the recording that it names is gone.
  private static let studyText: String = {
    guard let folder = try? Folder(), let path = try? study(folder),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return "" }
    return text
  }()

  /// A swipe of 200 points in half a second that is meant to go five characters.
  private static var recordingText: String {
    var lines = [
      #"{"format":"caretlab.trace","version":1,"intent":{"kind":"move","by":5},"document":{"before":"the quick brown fox jumps over","after":" the lazy dog and on"}}"#,
      #"[0,"down",1,100,690]"#,
    ]
    for step in 1...60 {
      lines.append(#"[\#(step * 8_333),"move",1,\#(100 + Double(step) * 3.5),690]"#)
    }
    lines += [#"[510000,"up",1,310,690]"#, #"[900000,"end"]"#]
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func tellsInTheTerminalWhatDoesBest() throws {
    let folder = try Folder()
    let run = Run("report", try Self.study(folder), "--objective", "travel_error", "--top", "2")
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.lines.first == "velocity-filter: sweep (grid) over 7 configurations")
    #expect(run.output.contains("Nothing in this study does better than the shipped parameters"))
    // The default is in sight, whatever its rank.
    #expect(run.output.contains("default"))
    #expect(run.output.contains("Replayed recordings:"))
    #expect(!run.output.contains("\u{A0}"))
  }

  @Test func writesAPageAndPicturesTheSameOnAnyNumberOfThreads() throws {
    let folder = try Folder()
    let study = try Self.study(folder)
    let page = folder.path + "/report.html"
    let run = Run(
      "report", study, "--minimize", "travel_error + reversals", "-o", page, "--svg",
      folder.path + "/pictures", "--jobs", "1")
    #expect(run.exitCode == 0, "\(run.error)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.hasPrefix("<!doctype html>") && text.hasSuffix("</html>\n"))
    #expect(text.contains("travel_error + reversals"))
    let again = Run(
      "report", study, "--minimize", "travel_error + reversals", "-o", "-", "--jobs", "3")
    #expect(again.output == text)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures")
    for name in ["history.svg", "slice-deadZone.svg", "parallel.svg", "gain.svg"] {
      #expect(pictures.contains(name))
    }
    for name in pictures {
      let picture = try String(contentsOfFile: folder.path + "/pictures/" + name, encoding: .utf8)
      #expect(picture.hasPrefix("<svg xmlns=") && picture.hasSuffix("</svg>\n"))
    }
  }

  @Test func aReportNeverTakesThePlaceOfItsResults() throws {
    let folder = try Folder()
    let results = try folder.write("r.jsonl", "x")
    let run = Run("report", results, "-o", folder.path + "/./r.jsonl")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("is the file of results itself"), "\(run.error)")
    #expect(try String(contentsOfFile: results, encoding: .utf8) == "x")
  }

  @Test func recordingsThatAreGoneOrOthersAreSaid() throws {
    let folder = try Folder()
    let study = try Self.study(folder)
    let recording = folder.path + "/swipe.jsonl"
    try Data((Self.recordingText + "\n").utf8).write(to: URL(fileURLWithPath: recording))
    let changed = Run("report", study, "--objective", "travel_error")
    #expect(changed.exitCode == 0)
    #expect(
      changed.output.contains("swipe.jsonl is another recording than the one that was measured."))
    try FileManager.default.removeItem(atPath: recording)
    let gone = Run("report", study, "--objective", "travel_error")
    #expect(gone.exitCode == 0)
    #expect(gone.output.contains("Nothing was run again"))
    let unasked = Run("report", study, "--objective", "travel_error", "--again", "0")
    #expect(
      !unasked.output.contains("Nothing was run again, so differences have no intervals: there"))
  }

  @Test func aLineThatWasCutIsLeftOutAndSaid() throws {
    let folder = try Folder()
    let study = try Self.study(folder)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: study))
    try bytes.dropLast(40).write(to: URL(fileURLWithPath: study))
    let run = Run("report", study, "--objective", "travel_error")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("was cut in the middle of a line"))
    #expect(run.lines.first?.hasSuffix("over 6 configurations") == true)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var exitCode: Int32
    var sentence: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Wrong(arguments: ["no-such.jsonl"], exitCode: 66, sentence: "there is no file no-such.jsonl"),
    Wrong(arguments: [], exitCode: 2, sentence: "“report” needs RESULTS-FILE"),
    Wrong(
      arguments: ["STUDY", "--objective", "acquisition"], exitCode: 2,
      sentence: "there is no metric “acquisition”"),
    Wrong(
      arguments: ["STUDY", "--minimize", "success", "--maximize", "success"], exitCode: 2,
      sentence: "--minimize and --maximize are two ways to rank; give one of them"),
    Wrong(
      arguments: ["STUDY", "--subject-to", "success >= 1"], exitCode: 2,
      sentence: "--subject-to goes with --minimize, --maximize or --objective"),
    Wrong(
      arguments: ["STUDY", "--objective", "acquisition_ms"], exitCode: 1,
      sentence: "has no value for acquisition_ms in any of its 7 evaluations; it has travel_error"),
    Wrong(
      arguments: ["STUDY", "--top", "0"], exitCode: 2,
      sentence: "--top takes a whole number of rows from 1 to 1000, not “0”"),
    Wrong(
      arguments: ["STUDY", "--again", "x"], exitCode: 2,
      sentence: "--again takes a whole number of configurations from 0 to 10000, not “x”"),
    Wrong(
      arguments: ["STUDY", "--theme", "dark"], exitCode: 2,
      sentence: "--theme goes with --svg; the page has both themes"),
    Wrong(
      arguments: ["STUDY", "-o", "/no/such/directory/report.html"], exitCode: 74,
      sentence: "there is no directory /no/such/directory"),
    Wrong(
      arguments: ["RECORDING"], exitCode: 1, sentence: "expected the line of a study"),
    Wrong(arguments: ["EMPTY"], exitCode: 1, sentence: "is no file of results"),
    Wrong(arguments: ["HEADER"], exitCode: 1, sentence: "holds no evaluation yet"),
  ])
  func whatIsWrongIsSaidInASentence(_ example: Wrong) throws {
    let folder = try Folder()
    let first = Self.studyText.prefix { $0 != "\n" } + "\n"
    let files = [
      "STUDY": try folder.write("results.jsonl", Self.studyText),
      "RECORDING": try folder.write("swipe.jsonl", Self.recordingText),
      "EMPTY": try folder.write("empty.jsonl", ""),
      "HEADER": try folder.write("header.jsonl", String(first)),
    ]
    let run = Run(["report"] + example.arguments.map { files[$0] ?? $0 })
    #expect(run.exitCode == example.exitCode)
    #expect(run.error.contains(example.sentence), "\(run.error)")
    #expect(run.output.isEmpty)
  }
}
