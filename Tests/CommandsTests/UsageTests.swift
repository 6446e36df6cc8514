import Commands
import Foundation
import Testing

struct UsageTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    let code: Int32
    let error: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(arguments: ["replya"], code: 2, error: "“replya” is no command; nearest: replay"),
    Case(
      arguments: ["frobnicate"], code: 2,
      error: "“frobnicate” is no command; “caretlab --help” lists them"),
    Case(
      arguments: ["replay"], code: 2, error: "“replay” needs FILE|DIR…"),
    Case(
      arguments: ["replay", "--tecnique", "x"], code: 2,
      error: "“replay” has no option --tecnique; nearest: --technique"),
    Case(
      arguments: ["replay", "--set"], code: 2, error: "--set needs a value: --set NAME=VALUE"),
    Case(arguments: ["replay", "--json=1", "x"], code: 2, error: "--json takes no value"),
    Case(
      arguments: ["replay", "--delivery", "60", "--delivery", "60", "x"], code: 2,
      error: "--delivery was given twice; it can be given once"),
    Case(
      arguments: ["replay", "--set", "deadZone", "x"], code: 2,
      error: "--set takes NAME=VALUE, as in --set deadZone=40, not “deadZone”"),
    Case(
      arguments: ["replay", "--set", "deadZnoe=4", "x"], code: 2,
      error: "no parameter is called “deadZnoe”; nearest: deadZone"),
    Case(
      arguments: ["replay", "--set", "deadZone=201", "x"], code: 2,
      error: "technique.deadZone takes whole numbers from 0 to 200 pt, not 201"),
    Case(
      arguments: ["replay", "--technique", "velocity-filtre", "x"], code: 2,
      error: "no technique is called “velocity-filtre”; nearest: velocity-filter, "
        + "velocity-filter-repaired, velocity-sign"),
    Case(
      arguments: ["replay", "--delivery", "0", "x"], code: 2,
      error: "--delivery: delivery takes a whole number of callbacks a second from 1 to 1000, or "
        + "asRecorded, not 0"),
    Case(
      arguments: ["replay", "--start", "never", "x"], code: 2,
      error: "--start takes assumed or region, not “never”"),
    Case(
      arguments: ["replay", "--check", "--update", "x"], code: 2,
      error: "--check compares and --update rewrites; give one of them"),
    Case(
      arguments: ["replay", "--update", "-"], code: 2,
      error: "beside standard input there is no expectation: give the recording's file"),
    Case(arguments: ["replay", "--csv", "x"], code: 2, error: "--csv goes with --log"),
    Case(
      arguments: ["replay", "/nowhere/x.jsonl"], code: 66,
      error: "there is no file /nowhere/x.jsonl"),
    Case(
      arguments: ["curve", "--techniques", "velocity-filter,fixed-coutn"], code: 2,
      error: "no technique is called “fixed-coutn”; nearest: fixed-count"),
    Case(
      arguments: ["curve", "--delivery", "60,asRecorded"], code: 2,
      error: "a finger of constant speed has no reports of its own: give callbacks a second, "
        + "as in --delivery 60,120, not asRecorded"),
    Case(
      arguments: ["curve", "--set", "divsor=5"], code: 2,
      error: "no parameter is called “divsor”; nearest: divisor"),
    Case(
      arguments: ["curve", "--techniques", "fixed-count,velocity-stride", "--set", "stride=0"],
      code: 2, error: "technique.stride takes whole numbers from 1 to 2000 pt/s, not 0"),
    Case(
      arguments: ["curve", "--quantity", "steps-per-second"], code: 2,
      error: "--quantity goes with --svg"),
    Case(
      arguments: ["curve", "--svg", "-", "--quantity", "steps"], code: 2,
      error: "--quantity takes one of points-per-step, steps-per-second, not “steps”"),
    Case(
      arguments: ["curve", "--svg", "-", "--theme", "blue"], code: 2,
      error: "--theme takes dark or light, not “blue”"),
    Case(
      arguments: ["curve", "--svg", "-", "--csv"], code: 2,
      error: "standard output takes one of --svg -, --csv and --json"),
    Case(
      arguments: ["curve", "--json", "--csv"], code: 2,
      error: "--csv and --json both write to standard output; give one of them"),
    Case(
      arguments: ["techniques", "velocity-filter-"], code: 2,
      error: "no technique is called “velocity-filter-”; nearest: velocity-filter, "
        + "velocity-filter-repaired"),
    Case(
      arguments: ["techniques", "a", "b"], code: 2, error: "“techniques” takes at most 1 operand"),
    Case(
      arguments: ["keyboards", "en-qwertz"], code: 2,
      error: "no keyboard is called “en-qwertz”; nearest: en-qwerty"),
    Case(
      arguments: ["keyboards", "en-qwerty", "--page", "emoji"], code: 2,
      error: "--page takes one of letters, numbers, symbols, not “emoji”"),
    Case(
      arguments: ["keyboards", "en-qwerty", "--device", "iphone-16"], code: 2,
      error: "no device is called “iphone-16”; nearest: iphone-15, iphone-se"),
    Case(
      arguments: ["completions", "tcsh"], code: 2,
      error: "“tcsh” is no shell that completions can be written for; bash, zsh and fish are"),
    Case(arguments: ["validate", "/nowhere/x"], code: 66, error: "there is no file /nowhere/x"),
    Case(arguments: ["info", "/nowhere/x"], code: 66, error: "there is no file /nowhere/x"),
  ])
  func mistakesGetASentence(_ test: Case) {
    let run = Run(test.arguments)
    #expect(run.exitCode == test.code)
    #expect(run.error == "caretlab: \(test.error)\n")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    "run", "replay", "compare", "curve", "render", "validate", "info", "import", "export",
    "techniques",
    "keyboards", "completions",
  ])
  func everyCommandHasHelp(command: String) {
    let run = Run(command, "--help")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("usage: caretlab \(command)"))
    #expect(run.error.isEmpty)
    #expect(Run("--help").output.contains("  \(command) "))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowCommandsAndOptions(shell: String) {
    let run = Run("completions", shell)
    #expect(run.exitCode == 0)
    for word in ["replay", "delivery", "en-qwerty", "velocity-filter"] {
      #expect(run.output.contains(word), "\(word)")
    }
  }

  @Test func resultsThatCannotBeWrittenAreAnError() throws {
    guard let full = fopen("/dev/full", "w") else { return }
    defer { fclose(full) }
    let stream = ProcessStream(descriptor: fileno(full))
    var error = ""
    let console = Console(
      environment: [:], output: stream.write, error: { error += $0 },
      outputFailure: { stream.failure })
    #expect(Program.run(["techniques"], console: console) == 74)
    #expect(
      error == "caretlab: standard output could not be written: No space left on device\n")
  }

  @Test func keyboardsPrintsFramesForScripts() throws {
    let run = Run("keyboards", "en-qwerty", "--json")
    #expect(run.output.contains(#"{"id":"q","frame":[0,561,39,54]}"#))
    #expect(run.output.contains(#"{"id":"space","frame":[97.5,723,195,54]}"#))
    for id in ["shift", "delete", "return", "globe", "page-numbers"] {
      #expect(run.output.contains("\"id\":\"\(id)\""))
    }
  }

  @Test func techniquesTellsAllOfOne() {
    let run = Run("techniques", "velocity-filter")
    for word in ["technique.deadZone", "70", "0 to 200 pt", "source:", "licence:"] {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(Run("techniques").output.contains("velocity-filter"))
  }
}
