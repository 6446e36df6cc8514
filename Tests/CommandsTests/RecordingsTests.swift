import Foundation
import Testing

/// What we publish in `Recordings/`: every file there is a fixture.
struct RecordingsTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings").path

  private static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".jsonl") }.sorted()

  @Test func thereAreAtLeastTwelve() {
    #expect(Self.files.count >= 12)
  }

  @Test(arguments: files)
  func everyRecordingReplaysToItsExpectation(file: String) {
    let run = Run("replay", "--check", Self.folder + "/" + file)
    #expect(run.exitCode == 0, "\(run.output)")
  }

  @Test(arguments: files)
  func everyRecordingIsValidAndTitled(file: String) throws {
    let path = Self.folder + "/" + file
    #expect(Run("validate", path).exitCode == 0)
    let info = try #require(try Run("info", "--json", path).objects().first)
    #expect((info["title"] as? String)?.isEmpty == false)
  }

  @Test func theOneThatWasCutSaysSo() {
    let run = Run("replay", Self.folder + "/cut-in-mid-line.jsonl")
    #expect(run.exitCode == 0)
    #expect(run.error.contains("the last line is cut"))
  }

  @Test func theSameSlideStepsMoreOftenAtTwiceTheCallbacks() throws {
    let runs = ["60", "120"].map { Run("replay", "--json", "\(Self.folder)/slide-\($0).jsonl") }
    let net = try runs.map { try #require(try $0.objects().first?["net"] as? Int) }
    #expect(net[1] > net[0] * 3 / 2)
  }
}
