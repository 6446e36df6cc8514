import Foundation
import GestureCore
import Interchange
import SimulatorCore
import Testing
import TraceFormat
import WindowShell
import Workbench

/// What the window keeps of another tool's file: where it is from, and what was done to it.
@Suite("Other tools' recordings in the window")
struct ForeignRecordingTests {
  /// A slide of 20 mm on a panel of ten units to the millimetre, with a line that is no event and no lift.
  private static let slide = """
    N: demo panel
    A: 35 0 645 0 0 10
    A: 36 0 1397 0 0 10
    E: 1.000000 0003 0039 1
    E: 1.000000 0003 0035 200
    E: 1.000000 0003 0036 1000
    E: 1.000000 0000 0000 0
    E: 1.016000 0003 0035 300
    E: 1.016000 0000 0000 0
    nonsense
    E: 1.032000 0003 0035 400
    E: 1.032000 0000 0000 0

    """

  /// Imports, as the program does for the window.
  private static let reader = RecordingReader { path throws(RecordingReader.Refusal) in
    do throws(ImportError) {
      return try Importer.read(
        ByteSource(bytes: Array(slide.utf8)), file: path, options: ImportOptions()
      ).trace(
        session: SessionStart(document: .init(before: "one two three"), delivery: .hertz(60)),
        title: "slide", assuming: ["the text is a sample"])
    } catch {
      throw RecordingReader.Refusal(error.description)
    }
  }

  /// The source's members by name.
  private func source(_ trace: Trace) throws -> [String: JSONValue] {
    let source = try #require(trace.header.source)
    #expect(source.kind == "import")
    return Dictionary(source.details.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  private func isTheSlides(_ source: [String: JSONValue]) {
    #expect(source["format"] == .string("evemu"))
    #expect(source["file"] == .string("folder/slide.evemu"))
    #expect(source["device"] == .string("demo panel"))
    #expect(source["scale"] == .real(0.604))
    #expect(
      source["panel"]
        == .object([
          JSONMember("x", .array([.real(0), .real(645), .real(10)])),
          JSONMember("y", .array([.real(0), .real(1397), .real(10)])),
        ]))
    let offset = source["offset"]?.elements?.compactMap(\.double) ?? []
    // The middle of the panel lies on that of the screen.
    let middle: [Double] = [195 - 322.5 * 0.604, 422 - 698.5 * 0.604]
    #expect(offset == middle)
    #expect(source["assumptions"]?.elements?.compactMap(\.text) == ["the text is a sample"])
    let repairs = source["repairs"]?.elements?.compactMap(\.text) ?? []
    #expect(repairs.count == 2)
    #expect(repairs.contains { $0.hasPrefix("line 10: ") })
    #expect(repairs.contains { $0.contains("the file ends while a finger is down") })
  }

  @Test("The source of a dropped file says format, device, panel, scale, offset and repairs")
  func sourceOfADroppedFile() throws {
    let test = try DeskUnderTest("live", reader: Self.reader)
    test.send(.fileDropped("folder/slide.evemu"))
    let playback = try #require(test.desk.playback)
    isTheSlides(try source(playback.trace))
    let touches = playback.trace.events.compactMap(\.touch)
    #expect(touches.map(\.phase) == [.down, .move, .move, .cancel])
    #expect(touches.map(\.time.microseconds) == [0, 16_000, 32_000, 32_000])
    let way = touches[2].location.x - touches[0].location.x
    #expect((way - 120.8).magnitude < 1e-9)
  }

  @Test("A stretch of it that is kept as a recording has the same source")
  func sourceOfAStretch() throws {
    let test = try DeskUnderTest("live", reader: Self.reader)
    test.send(.fileDropped("folder/slide.evemu"))
    var playback = try #require(test.desk.playback)
    playback.loopRange = .zero...Instant(microseconds: 20_000)
    let trimmed = try #require(playback.trimmed())
    let read = try TraceReader.read(TraceWriter.bytes(of: trimmed), file: "trimmed.jsonl")
    isTheSlides(try source(read))
  }
}
