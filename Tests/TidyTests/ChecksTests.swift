import Testing

/// The checks themselves, on files that nobody wrote.
struct ChecksTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var target: String
    var text: String
    /// The line of the finding; nil where there must be none.
    var line: Int?
    var testDescription: String { "\(target): \(text)" }

    init(_ target: String, _ text: String, line: Int?) {
      self.target = target
      self.text = text
      self.line = line
    }

    var file: SourceFile { SourceFile(path: "Sources/\(target)/Folder/File.swift", text: text) }
  }

  @Test(arguments: [
    Case("KeyboardCore", "package import GestureCore\n", line: nil),
    Case("KeyboardCore", "import TextCore\n", line: 1),
    Case("KeyboardCore", "\nimport Foundation\n", line: 2),
    Case("GestureCore", "import struct Foundation.Date", line: 1),
    Case("GestureCore", "@preconcurrency import Glibc", line: 1),
    Case("GestureCore", "let a = 1; import Glibc", line: 1),
    Case("GestureCore", "// import Foundation", line: nil),
    Case("GestureCore", "/* a /* b */\nimport Foundation */", line: nil),
    Case("GestureCore", "let text = \"\"\"\nimport Foundation\n\"\"\"", line: nil),
    Case("Commands", "#if CARETLAB_WINDOW\n  import Workbench\n#endif", line: nil),
    Case("Commands", "#if CARETLAB_WINDOW\n  import CSDL2\n#endif", line: 2),
    Case("PangoText", "internal import CPangoCairo", line: nil),
    Case("PangoText", "package import CPangoCairo", line: 1),
    Case("Novelty", "let a = 1", line: 1),
  ])
  func importsAreHeldToTheTable(_ example: Case) {
    #expect(Checks.imports(example.file).map(\.line) == (example.line.map { [$0] } ?? []))
  }

  @Test(arguments: [
    Case("TraceFormat", "let now = Date()", line: 1),
    Case("TraceFormat", "let day = Date(timeIntervalSince1970: 0)", line: nil),
    Case("Commands", "let now = Date()", line: nil),
    Case("WindowShell", "let clock = ContinuousClock()", line: nil),
    Case("Drawing", "\n\nlet clock = ContinuousClock()", line: 3),
    Case("Drawing", "let x = Int.random(in: 0...1)", line: 1),
    Case("TextCore", "let x = exp(1)", line: 1),
    Case("TextCore", "let x = expected(1) + regexp(2)", line: nil),
    Case("TextCore", "let x = exp2(1)", line: nil),
    Case("TextCore", "let x: [any Equatable] = []", line: 1),
    Case("TextCore", "let many = anyone", line: nil),
    Case("TextCore", "/// any Foundation, Date() and exp(", line: nil),
    Case("TextCore", "let x = \"any Foundation\"", line: nil),
    Case("TextCore", "let x = \"a\\\"b\\(y) any\" // any", line: nil),
    Case("TextCore", "let x = \"a \\(f(\"b\", exp(1))) any\"", line: 1),
    Case("GestureCore", "let x = a.span", line: 1),
    Case("GestureCore", "let x = a.spanned", line: nil),
    Case("GestureCore", "let x: InlineArray<3, Int>", line: 1),
    Case("TextCore", "let x: InlineArray<3, Int>", line: nil),
    Case("CursorTechniques", "let x: UInt128 = 1", line: 1),
  ])
  func wordsAreBannedWhereTheyDoNotBelong(_ example: Case) {
    #expect(Checks.words(example.file).map(\.line) == (example.line.map { [$0] } ?? []))
  }

  @Test(arguments: [
    Case("TextCore", "func f() throws -> Int", line: 1),
    Case("TextCore", "func f() throws(Violation) -> Int", line: nil),
    Case("TextCore", "func f() rethrows", line: nil),
    Case("Commands", "func f() throws", line: nil),
  ])
  func errorsAreTypedInTheRing(_ example: Case) {
    #expect(Checks.errors(example.file).map(\.line) == (example.line.map { [$0] } ?? []))
  }

  @Test func longFilesAndEmptyNamesAreFound() {
    let long = SourceFile(
      path: "Sources/A/B.swift", text: String(repeating: "//\n", count: Checks.lineLimit + 1))
    #expect(
      Checks.shape(long).map(\.description)
        == ["Sources/A/B.swift:351: 351 lines, the limit is 350: split it by concept"])
    let fitting = SourceFile(
      path: "Sources/A/B.swift", text: String(repeating: "//\n", count: Checks.lineLimit))
    expectNone(Checks.shape(fitting))
    #expect(Checks.shape(SourceFile(path: "Sources/A/Utils/B.swift", text: "")).count == 1)
    #expect(Checks.shape(SourceFile(path: "Sources/A/B+Helpers.swift", text: "")).count == 1)
  }

  @Test func findingsSayWhereAndWhatToDo() {
    let example = Case("TextCore", "\nimport Foundation", line: 2)
    #expect(
      Checks.imports(example.file).map(\.description) == [
        "Sources/TextCore/Folder/File.swift:2: TextCore may not import Foundation, but nothing at all: "
          + "move the code to a target that may, or pass the value in"
      ])
  }
}
