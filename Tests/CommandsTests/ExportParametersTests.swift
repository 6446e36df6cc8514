import Testing

@Suite("Settings on the command line")
struct ExportParametersTests {
  @Test("Every form is printed, and a preset is read where it is named")
  func forms() throws {
    let json = Run("export-parameters", "--set", "deadZone=38")
    #expect(json.output.contains("\"technique.deadZone\": 38"))
    let swift = Run("export-parameters", "--set", "deadZone=38", "--as", "swift")
    #expect(swift.output.contains("cursor.technique.set(\"deadZone\", to: .number(38))"))
    let kotlin = Run("export-parameters", "--technique", "caretlab", "--as", "kotlin")
    #expect(kotlin.output.hasPrefix("/** The technique caretlab, its defaults"))
    let folder = try Folder()
    let preset = try folder.write("calm.json", json.output)
    let again = Run("export-parameters", "--preset", preset)
    #expect(again.output == json.output)
    // What is given beside it wins.
    let other = Run("export-parameters", "--preset", preset, "--set", "deadZone=50")
    #expect(other.output.contains("\"technique.deadZone\": 50"))
    let technique = Run("export-parameters", "--preset", preset, "--technique", "caretlab")
    #expect(!technique.output.contains("deadZone"))
  }

  @Test("What cannot be is said in a sentence")
  func refusals() throws {
    let form = Run("export-parameters", "--as", "basic")
    #expect(form.exitCode == 2)
    #expect(form.error.contains("--as takes swift, kotlin or json, not “basic”"))
    let folder = try Folder()
    let preset = try folder.write("bad.json", "{\n3}")
    let broken = Run("replay", "--preset", preset, "x.jsonl")
    #expect(broken.exitCode == 1)
    #expect(broken.error.contains("bad.json:2:1: "))
    #expect(Run("replay", "--preset", preset + "x", "x.jsonl").exitCode == 66)
  }
}
