import Foundation
import Testing

/// For each switch of `velocity-filter`, the published recording that shows what it repairs.
@Suite("Recordings of the filter's flaws")
struct FlawRecordingsTests {
  struct Case: CustomTestStringConvertible {
    let file: String
    let repair: String
    /// Steps forward and backward as the article has it.
    let article: (Int, Int)
    /// With the switch on.
    let repaired: (Int, Int)
    var testDescription: String { repair }
  }

  @Test(arguments: [
    Case(
      file: "flaw-carry-remainder", repair: "carryRemainder", article: (11, 0), repaired: (15, 0)),
    Case(file: "flaw-signed", repair: "signed", article: (3, 3), repaired: (2, 0)),
    Case(file: "flaw-reset-on-began", repair: "resetOnBegan", article: (2, 0), repaired: (1, 0)),
    Case(file: "flaw-rate-free", repair: "rateFree", article: (20, 0), repaired: (11, 0)),
    Case(
      file: "flaw-latch-dead-zone", repair: "latchDeadZone", article: (4, 4), repaired: (4, 8)),
    Case(file: "flaw-origin-at-edge", repair: "originAtEdge", article: (2, 0), repaired: (1, 0)),
    Case(file: "flaw-ignore-ended", repair: "ignoreEnded", article: (4, 0), repaired: (3, 0)),
  ])
  func theSwitchMakesTheDifference(_ test: Case) throws {
    let file = RecordingsTests.folder + "/\(test.file).jsonl"
    #expect(try steps(file, []) == test.article)
    #expect(try steps(file, ["--set", "\(test.repair)=true"]) == test.repaired)
    let info = Run("info", file)
    #expect(info.output.contains("\(test.repair)=true"))
  }

  private func steps(_ file: String, _ options: [String]) throws -> (Int, Int) {
    let object = try #require(try Run(["replay", "--json"] + options + [file]).objects().first)
    let counts = try #require(object["steps"] as? [[Int]]).map { $0[1] }
    return (
      counts.filter { $0 > 0 }.reduce(0, +), -counts.filter { $0 < 0 }.reduce(0, +)
    )
  }
}
