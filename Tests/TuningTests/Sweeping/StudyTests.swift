import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning

@Suite("Files of results")
struct StudyTests {
  private static let corpus = CorpusDescription(
    recordings: [CorpusDescription.Recording(name: "a.jsonl", digest: "00")], heldOut: [],
    trials: nil, delivery: .whole(60), start: "assumed", depth: "steps")

  static func study(_ metric: (Configuration) -> Double = { _ in 1 }) throws -> Study {
    let space = try KnobSpace(
      techniques: ["velocity-filter", "florisboard"],
      vary: ["divisor=5:80:*2", "signed=true,false"])
    let header = StudyHeader(space: space, design: .grid, corpus: corpus)
    let evaluations = try header.order().map { configuration in
      var metrics = MetricValues()
      metrics[.travelError] = MetricValue(metric(configuration), deviation: 0.5, count: 3)
      return StudyEvaluation(configuration: configuration, metrics: metrics)
    }
    return Study(header: header, evaluations: evaluations)
  }

  @Test func areReadAsTheyWereWritten() throws {
    let study = try Self.study()
    #expect(study.evaluations.count == 11)
    let again = try Study(study.bytes, file: "r.jsonl")
    #expect(again == study)
    #expect(again.bytes == study.bytes)
    let lines = String(decoding: study.bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines[1]
        == "{\"hash\":\"60bf675a46af1450\",\"technique\":\"velocity-filter\",\"parameters\":{\"technique.divisor\":10,"
        + "\"technique.signed\":false},\"default\":true,\"metrics\":{\"travel_error\":{\"value\":1,\"sd\":0.5,\"n\":3}},"
        + "\"status\":\"ok\"}")
  }

  @Test func thatWereCutLoseTheirLastLineOnly() throws {
    let bytes = try Self.study().bytes
    let firstEnd = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    for cut in stride(from: firstEnd + 1, to: bytes.count, by: 7) {
      let part = Array(bytes.prefix(cut))
      let study = try Study(part, file: "r.jsonl")
      let whole = part.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      #expect(study.brokenBytes == cut - whole)
      #expect(study.bytes == Array(bytes.prefix(whole)))
    }
  }

  @Test(arguments: [
    ("", "no file of results"), ("{}\n", "line of a study"), ("x\n", "r.jsonl:1"),
    ("{\"study\":{}}\n", "format"),
    ("{\"study\":{\"format\":\"caretlab-study\",\"version\":9}}\n", "version"),
    ("{\"study\":{\"format\":\"caretlab-study\",\"version\":1,\"space\":[]}}\n", "empty"),
  ])
  func thatAreNoneAreASentence(_ text: String, _ part: String) {
    let error = #expect(throws: StudyError.self) { try Study(Array(text.utf8), file: "r.jsonl") }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test func withAnotherHashAreRefused() throws {
    let text = String(decoding: try Self.study().bytes, as: UTF8.self)
    let changed = text.replacing("\"technique.divisor\":80", with: "\"technique.divisor\":81")
    let error = #expect(throws: StudyError.self) { try Study(Array(changed.utf8), file: "r.jsonl") }
    #expect(error?.description.contains("hash") == true)
  }

  @Test(arguments: 1...6)
  func inPartsAreJoinedToTheBytesOfOneRun(_ count: Int) throws {
    let whole = try Self.study()
    var parts = try (1...count).map { number in
      let shard = try #require(Shard("\(number)/\(count)"))
      let part = Study(
        header: whole.header, shard: shard, evaluations: shard.part(of: whole.evaluations))
      return ("p\(number)", try Study(part.bytes, file: "p\(number)"))
    }
    parts.reverse()
    #expect(try Study.merged(parts).bytes == whole.bytes)
    #expect(parts.map(\.1.evaluations.count).reduce(0, +) == whole.evaluations.count)
    guard count > 1 else { return }
    var error = #expect(throws: StudyError.self) { try Study.merged(Array(parts.dropLast())) }
    #expect(error?.description.contains("1/\(count) is missing") == true)
    error = #expect(throws: StudyError.self) { try Study.merged(parts + [parts[0]]) }
    #expect(error?.description.contains("once") == true)
    var unfinished = parts
    unfinished[0].1.evaluations.removeLast()
    error = #expect(throws: StudyError.self) { try Study.merged(unfinished) }
    #expect(error?.description.contains("not finished") == true)
    var mixed = parts
    mixed[0].1.header.corpus.recordings[0].digest = "11"
    error = #expect(throws: StudyError.self) { try Study.merged(mixed) }
    #expect(error?.description.contains("recordings differ") == true)
  }

  @Test func partsAreWordsOfTwoNumbers() {
    #expect(Shard("3/16")?.text == "3/16")
    for word in ["0/4", "5/4", "1", "a/b", "1/0", "1/2/3", "-1/2", "1/100001"] {
      #expect(Shard(word) == nil, "\(word)")
    }
  }
}
