import Foundation
import Testing

struct ImportCommandTests {
  private static let getevent = """
    [ 1.000000] 0003 0039 00000001
    [ 1.000000] 0003 0035 000000c8
    [ 1.000000] 0003 0036 00000064
    [ 1.000000] 0000 0000 00000000
    [ 1.020000] 0003 0035 00000190
    [ 1.020000] 0000 0000 00000000
    [ 1.040000] 0003 0039 ffffffff
    [ 1.040000] 0000 0000 00000000

    """

  @Test func aFileBecomesARecordingThatReplays() throws {
    let folder = try Folder()
    let file = try folder.write("swipe.txt", Self.getevent)
    let out = folder.path + "/swipe.jsonl"
    let run = Run("import", file, "-o", out)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Android's getevent (line 1 is an event or a device of getevent)"))
    #expect(run.error.contains("1080 × 2400 units are assumed"))
    #expect(Run("validate", out).output == "\(out): valid\n")
    let first = Run("replay", "--json", out)
    #expect(first.exitCode == 0)
    #expect(first.output == Run("replay", "--json", out).output)
    #expect(try first.objects().first?["delivery"] as? Int == 60)
    // The start is on the middle of the keyboard's home row.
    let down = try #require(
      try String(contentsOfFile: out, encoding: .utf8).split(separator: "\n").dropFirst().first)
    let height = try #require(down.dropLast().split(separator: ",").last.flatMap { Double($0) })
    #expect((height - 642).magnitude < 1e-9)
  }

  /// A file says nothing of the phone that it is to be replayed on.
  @Test func thePhoneIsAssumedAndSaidInTheRecordingAndToPeopleAndPrograms() throws {
    let folder = try Folder()
    let files = try ["a", "b"].map { try folder.write("\($0).txt", Self.getevent) }
    let assumption =
      "the file says nothing of a phone; the text is a sample, the keyboard en-qwerty, and the pan action is "
      + "called 60 times a second"
    let run = Run(["import"] + files + ["-o", folder.path])
    #expect(run.exitCode == 0)
    // Once, not with each file.
    #expect(run.error.components(separatedBy: assumption).count == 2, "\(run.error)")
    for name in ["a", "b"] {
      let text = try String(contentsOfFile: "\(folder.path)/\(name).jsonl", encoding: .utf8)
      let header =
        try JSONSerialization.jsonObject(
          with: Data(text.prefix { $0 != "\n" }.utf8)) as? [String: Any]
      let source = try #require(header?["source"] as? [String: Any])
      #expect((source["assumptions"] as? [String])?.last == assumption, "\(source)")
    }
    let json = Run(["import", "--json", files[0], "-o", folder.path])
    #expect(json.error.isEmpty)
    #expect((try json.objects().first?["assumptions"] as? [String])?.last == assumption)
  }

  @Test func placeAsIsLeavesTheGestureWhereItWasOnThePanel() throws {
    let folder = try Folder()
    let file = try folder.write("swipe.txt", Self.getevent)
    let run = Run("import", file, "-o", "-", "--panel", "390x844", "--place", "as-is")
    #expect(run.exitCode == 0)
    #expect(run.lines[1] == "[0,\"down\",0,200.5,100.5]")
    #expect(run.lines.last == "[40000,\"end\"]")
  }

  @Test func jsonTellsWhatWasDone() throws {
    let folder = try Folder()
    let file = try folder.write("swipe.txt", Self.getevent)
    let bad = try folder.write("bad.txt", "nothing\n")
    let run = Run("import", "--json", file, bad, "-o", folder.path + "/out")
    #expect(run.exitCode == 1)
    let objects = try run.objects()
    #expect(objects.count == 2)
    #expect(objects[0]["contacts"] as? Int == 1)
    #expect(objects[0]["samples"] as? Int == 3)
    #expect(objects[0]["detected"] as? String == "line 1 is an event or a device of getevent")
    #expect(objects[0]["out"] as? String == folder.path + "/out/swipe.jsonl")
    #expect((objects[1]["error"] as? String)?.contains("--from") == true)
  }

  struct Option: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    /// Lines of the recording behind its first.
    var lines: [String]
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ lines: String...) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.lines = lines
    }
  }

  /// On a panel of as many units as the screen has points, the gesture goes from 200.5 to 400.5 and is up at 40 ms.
  @Test(arguments: [
    Option("--finger 0", "[0,\"down\",0,200.5,100.5]", "[40000,\"up\",0,400.5,100.5]"),
    Option("--cut-gaps 0.005", "[10000,\"up\",0,400.5,100.5]"),
    Option("--transform flipX", "[0,\"down\",0,189.5,100.5]"),
    Option("--transform swap,flipY", "[0,\"down\",0,100.5,643.5]"),
    // A unit is a tenth of a millimetre, which has 6.04 points.
    Option("--millimetres 39x84.4", "[40000,\"up\",0,319.12"),
    Option("--screen 430x932", "[0,\"down\",0,221.064"),
    Option("--from getevent", "[0,\"down\",0,200.5,100.5]"),
  ])
  func everyOptionHasItsEffect(_ option: Option) throws {
    let folder = try Folder()
    let file = try folder.write("swipe.txt", Self.getevent)
    let run = Run(
      ["import", file, "-o", "-", "--panel", "390x844", "--place", "as-is"] + option.arguments)
    #expect(run.exitCode == 0, "\(run.error)")
    for line in option.lines {
      #expect(run.lines.contains { $0.hasPrefix(line) }, "\(line) in \(run.lines.dropFirst())")
    }
  }

  @Test func optionsThatDecideWhatIsRead() throws {
    let folder = try Folder()
    let file = try folder.write("swipe.txt", Self.getevent)
    let other = Run("import", file, "-o", "-", "--finger", "3")
    #expect(other.exitCode == 1)
    #expect(other.error.contains("there is no finger 3 in it"))
    let wrong = Run("import", file, "-o", "-", "--from", "monkey")
    #expect(wrong.exitCode == 1)
    #expect(wrong.error.contains("given by --from"), "\(wrong.error)")
    let unstamped = try folder.write("b.txt", Self.getevent.replacing(#/\[.*\] /#, with: ""))
    #expect(Run("import", unstamped, "-o", "-").error.contains("--interval"))
    let assumed = Run("import", unstamped, "-o", "-", "--interval", "12.5")
    #expect(assumed.lines.last == "[25000,\"end\"]")
  }

  @Test func oneNameIsNotWrittenTwice() throws {
    let folder = try Folder()
    let first = try folder.write("a/swipe.txt", Self.getevent)
    let second = try folder.write("a/swipe.log", Self.getevent)
    #expect(Run("import", first, second, "-o", folder.path + "/out").exitCode == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/swipe.jsonl"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/swipe.log.jsonl"))
  }

  @Test(arguments: ["desc", "prop"])
  func aDescriptionBesideTheFileIsFound(_ ending: String) throws {
    let folder = try Folder()
    _ = try folder.write("panel.\(ending)", "N: panel one\nA: 35 0 779 0 0\nA: 36 0 499 0 0\n")
    _ = try folder.write("pan.desc", "N: another\nA: 35 0 7 0 0\nA: 36 0 4 0 0\n")
    let file = try folder.write(
      "panel.drag.events",
      "E: 1.000000 0003 0039 1\nE: 1.000000 0003 0035 10\n"
        + "E: 1.000000 0003 0036 10\nE: 1.000000 0000 0000 0\nE: 1.010000 0003 0039 -1\n"
        + "E: 1.010000 0000 0000 0\n")
    let run = Run("import", "--json", file, "-o", folder.path + "/out.jsonl")
    let object = try #require(try run.objects().first)
    #expect(object["device"] as? String == "panel one")
    #expect(object["scale"] as? [Double] == [0.5])
  }

  struct Misuse: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var exitCode: Int32
    var word: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Misuse(arguments: ["nowhere.txt", "-o", "-"], exitCode: 66, word: "there is no file"),
    Misuse(arguments: ["a.txt"], exitCode: 2, word: "-o OUT"),
    Misuse(
      arguments: ["a.txt", "-o", "-", "--from", "getevnt"], exitCode: 2, word: "nearest: getevent"),
    Misuse(arguments: ["a.txt", "-o", "-", "--panel", "12"], exitCode: 2, word: "1080x2400"),
    Misuse(arguments: ["a.txt", "-o", "-", "--panel", "0x5"], exitCode: 2, word: "1080x2400"),
    Misuse(
      arguments: ["a.txt", "-o", "-", "--screen", "1e6x844"], exitCode: 2,
      word: "--screen takes 1 to 100000 pt each way"),
    Misuse(
      arguments: ["a.txt", "-o", "-", "--millimetres", "64x0.1"], exitCode: 2,
      word: "--millimetres takes 1 to 10000 mm each way"),
    Misuse(arguments: ["a.txt", "-o", "-", "--transform", ""], exitCode: 2, word: "not “”"),
    Misuse(
      arguments: ["a.txt", "-o", "-", "--transform", "swap,,flipX"], exitCode: 2, word: "not “”"),
    Misuse(arguments: ["a.txt", "-o", "-", "--transform", "turn"], exitCode: 2, word: "flipX"),
    Misuse(arguments: ["a.txt", "-o", "-", "--finger", "x"], exitCode: 2, word: "whole number"),
    Misuse(arguments: ["a.txt", "-o", "-", "--place", "here"], exitCode: 2, word: "as-is"),
    Misuse(arguments: ["a.txt", "-o", "-", "--interval", "-1"], exitCode: 2, word: "milliseconds"),
    Misuse(arguments: ["a.txt", "-o", "-", "--cut-gaps", "nan"], exitCode: 2, word: "seconds"),
  ])
  func misuseIsAnsweredWithASentence(_ example: Misuse) {
    let run = Run(["import"] + example.arguments)
    #expect(run.exitCode == example.exitCode)
    #expect(run.error.contains(example.word), "\(run.error)")
  }

  @Test func theFileItselfIsNotOverwritten() throws {
    let folder = try Folder()
    let file = try folder.write("swipe.txt", Self.getevent)
    #expect(Run("import", file, "-o", file).exitCode == 2)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.getevent)
  }

  @Test func theWindowRefusesWhatCannotBeImportedBeforeItOpens() throws {
    let folder = try Folder()
    let unstamped = try folder.write("a.txt", Self.getevent.replacing(#/\[.*\] /#, with: ""))
    let nothing = try folder.write("b.txt", "nothing\n")
    for (file, word) in [(unstamped, "--interval"), (nothing, "no recording in")] {
      let run = Run("run", file, environment: ["SDL_VIDEODRIVER": "nowhere"])
      if run.error.contains("built without a window") { continue }
      #expect(run.exitCode == 1)
      #expect(run.error.contains(word), "\(run.error)")
    }
  }

  @Test func noResultTakesThePlaceOfAFileThatIsStillToBeImported() throws {
    let folder = try Folder()
    let first = try folder.write("s.evemu", Self.getevent)
    let second = try folder.write("s.jsonl", Self.getevent)
    let run = Run("import", first, second, "-o", folder.path)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("\(second), which is to be imported"), "\(run.error)")
    #expect(try String(contentsOfFile: second, encoding: .utf8) == Self.getevent)
  }

  @Test func filesOfOneNameBecomeRecordingsOfTheirOwn() throws {
    let folder = try Folder()
    let files = try ["a", "b", "c"].map { try folder.write("\($0)/x.txt", Self.getevent) }
    let out = folder.path + "/out/"
    let run = Run(["import"] + files + ["-o", out])
    #expect(run.exitCode == 0, "\(run.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
    #expect(names == ["x.jsonl", "x.txt-2.jsonl", "x.txt.jsonl"])
  }

  @Test func severalRecordingsDontGoIntoOne() throws {
    let folder = try Folder()
    let file = try folder.write("a.txt", Self.getevent)
    let other = try folder.write("b.txt", Self.getevent)
    let piped = Run("import", file, other, "-o", "-")
    #expect(piped.exitCode == 2)
    #expect(piped.output.isEmpty)
    #expect(piped.error.contains("several need a directory"))
    let named = folder.path + "/q/out.jsonl"
    let run = Run("import", file, other, "-o", named)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("need a directory to go to"))
    #expect(!FileManager.default.fileExists(atPath: named))
  }

  @Test func aRecordingAndAReportDontShareStandardOutput() throws {
    let folder = try Folder()
    let file = try folder.write("a.txt", Self.getevent)
    let run = Run("import", file, "-o", "-", "--json")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("would both write to standard output"))
  }

  @Test func theFingerThatIsTakenIsTheOnePlaced() throws {
    let folder = try Folder()
    let file = try folder.write(
      "f.csv",
      """
      t_ms,phase,id,x_pt,y_pt
      0,down,0,100,300
      10,down,1,200,400
      20,move,1,210,400
      30,up,0,100,300
      40,up,1,220,400

      """)
    let run = Run("import", file, "--finger", "1", "-o", "-")
    #expect(run.exitCode == 0, "\(run.error)")
    let down = try #require(run.lines.first { $0.hasPrefix("[0,\"down\"") })
    #expect(down.hasSuffix(",642]"), "\(down)")
  }

  @Test func placesThatAFileGivesInPointsComeBackExactly() throws {
    let folder = try Folder()
    let file = try folder.write(
      "tall.jsonl",
      """
      {"format":"caretlab.trace","version":1,"screen":{"width":1024,"height":1366}}
      [0,"down",1,900,1200]
      [20000,"move",1,880,1200]
      [40000,"up",1,880,1200]

      """)
    let table = folder.path + "/tall.csv"
    #expect(Run("export", file, "--to", "csv", "-o", table).exitCode == 0)
    let run = Run(
      "import", table, "--screen", "1024x1366", "--place", "as-is", "-o", "-")
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.output.contains("[0,\"down\",1,900,1200]"), "\(run.output)")
  }

  @Test func assumptionsAreSaidHoweverMuchWasRepaired() throws {
    let folder = try Folder()
    var text = "t_ms,phase,id,x,y\n0,down,0,100,100\n"
    for index in 1...300 {
      text += "\(100 * index),move,0,\(100 + index),100\n\(99 * index),move,0,100,100\n"
    }
    let file = try folder.write("many.csv", text + "99999,up,0,100,100\n")
    let run = Run("import", file, "-o", folder.path + "/m.jsonl")
    #expect(run.exitCode == 0)
    #expect(run.error.contains("assumed: "), "\(run.error.suffix(300))")
    #expect(run.error.contains("more were repaired or left out"))
  }

  /// Files of other tools are taken as `import` would take them, and that is said.
  @Test(arguments: ["info", "replay", "compare", "metrics"])
  func commandsThatLookAtRecordingsImportWhatIsNone(_ command: String) throws {
    let folder = try Folder()
    let file = try folder.write("a.txt", Self.getevent)
    // As long a name, for tables.
    let out = folder.path + "/b.txt"
    #expect(Run("import", file, "-o", out).exitCode == 0)
    let run = Run(command, file)
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(
      run.error.contains(
        "\(file): warning: imported from Android's getevent (line 1 is an event or a device of getevent); "
          + "“caretlab import” takes options for it"), "\(run.error)")
    // Among the warnings, or among the rows of what is known of the file.
    #expect((run.output + run.error).contains("1080 × 2400 units are assumed"))
    #expect((run.output + run.error).contains("the text is a sample"))
    #expect(run.output == Run(command, out).output.replacing(out, with: file))
  }

  @Test func aReplayOfAnotherToolsFileIsThatOfTheImportedOne() throws {
    let folder = try Folder()
    let file = try folder.write("a.txt", Self.getevent)
    let out = folder.path + "/a.jsonl"
    #expect(Run("import", file, "-o", out).exitCode == 0)
    let object = try #require(try Run("replay", "--json", file).objects().first)
    let warnings = try #require(object["warnings"] as? [String])
    #expect(warnings.count == 4)
    #expect(warnings[1].contains("warning: assumed: the file does not say how large the panel is"))
    let withoutWarnings = { (text: String) in
      text.replacing(#/"warnings":\[.*\]/#, with: "").replacing(#/"file":"[^"]*"/#, with: "")
    }
    #expect(
      withoutWarnings(Run("replay", "--json", file).output)
        == withoutWarnings(Run("replay", "--json", out).output))
  }

  @Test(arguments: [["validate"], ["export", "--to", "csv", "-o", "-"], ["replay", "--check"]])
  func commandsThatNeedARecordingNameImport(_ command: [String]) throws {
    let folder = try Folder()
    let file = try folder.write("a.txt", Self.getevent)
    let run = Run(command + [file])
    #expect(run.exitCode == 1)
    #expect((run.output + run.error).contains("“caretlab import” makes one"), "\(run.error)")
  }

  /// Whatever it holds: a recording may be known as one from its last member on only.
  @Test func aRecordingIsNeverTakenForAnotherTools() throws {
    let folder = try Folder()
    let text = String(repeating: "pointerMove ", count: 10_000)
    let file = try folder.write(
      "a.jsonl",
      #"{"document":{"before":"\#(text)\"pointerMove\""},"version":1,"format":"caretlab.trace"}"#
        + "\n[0,\"down\",1,100,700]\n[9000,\"up\",1,100,700]\n[9000,\"end\"]\n")
    let run = Run("info", "--json", file)
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(try run.objects().first?["source"] is NSNull)
    let empty = try folder.write("b.jsonl", "")
    #expect(Run("info", empty).error.contains("no recording in \(empty): the file is empty"))
  }

  @Test func aFolderIsMadeOnlyForWhatGoesThere() throws {
    let folder = try Folder()
    let bad = try folder.write("bad.txt", "nothing\n")
    let out = folder.path + "/new/"
    #expect(Run("import", folder.path + "/nosuch", "-o", out).exitCode == 66)
    #expect(Run("import", bad, "-o", out).exitCode == 1)
    #expect(!FileManager.default.fileExists(atPath: out))
    let file = try folder.write("swipe.txt", Self.getevent)
    #expect(Run("import", bad, file, "-o", out).exitCode == 1)
    #expect(FileManager.default.fileExists(atPath: out + "swipe.jsonl"))
  }

  /// Memory that a process may not read stands for a disk that fails.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "Linux has it"),
    arguments: [["info"], ["replay"], ["import", "-o", "-"], ["validate"]])
  func whyAFileCannotBeReadIsSaid(_ command: [String]) {
    let run = Run(command + ["/proc/self/mem"])
    #expect(run.exitCode == 74)
    #expect(
      run.error.contains("/proc/self/mem could not be read: Input/output error"), "\(run.error)")
  }

  @Test func nothingThatAFileSaysReachesTheTerminalAsACommand() throws {
    let folder = try Folder()
    let file = try folder.write(
      "a.jsonl",
      """
      {"format":"caretlab.trace","version":1,"title":"evil\\u001b[31m"}
      [0,"down",1,100,700]
      [40000,"up",1,100,700]

      """)
    let run = Run("info", file)
    #expect(run.output.contains("evil"))
    #expect(!run.output.unicodeScalars.contains("\u{1b}"))
  }

  @Test func aReplacedFileKeepsWhoMayReadIt() throws {
    let folder = try Folder()
    let file = try folder.write("a.txt", Self.getevent)
    let out = try folder.write("a.jsonl", "")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: out)
    #expect(Run("import", file, "-o", out).exitCode == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: out)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }
}
