import Foundation
import GestureCore
import SimulatorCore
import Testing
import TraceFormat

struct TraceFileRecorderTests {
  static let date = RecordingDate(
    year: 2026, month: 11, day: 30, hour: 20, minute: 41, second: 7)

  /// Calls the body with a directory that is not there yet, and removes it afterwards.
  private func withDirectory(_ body: (String) throws -> Void) rethrows {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("caretlab-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try body(directory)
  }

  private func contents(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func everyLineIsInTheFileAtOnce() throws {
    try withDirectory { directory in
      let example = try TraceText.read(TraceReaderTests.example)
      var recorder = try TraceFileRecorder(
        directory: directory + "/deep/er", date: Self.date, header: example.header)
      let path = recorder.path
      #expect(path == directory + "/deep/er/2026-11-30-204107.jsonl")
      var written = example
      written.events = []
      for event in example.events.dropLast() {
        try recorder.write(event)
        written.events.append(event)
        #expect(try contents(path) == TraceWriter.bytes(of: written))
      }
      try recorder.finish(at: Instant(microseconds: 900_000))
      let isRecording = recorder.isRecording
      #expect(!isRecording)
      try recorder.write(example.events[0])
      #expect(try contents(path) == Array(TraceReaderTests.example.utf8))
    }
  }

  @Test func neverOverwrites() throws {
    try withDirectory { directory in
      var names: [String] = []
      for _ in 0..<3 {
        let recorder = try TraceFileRecorder(
          directory: directory, date: Self.date, header: TraceHeader())
        names.append(recorder.path)
      }
      #expect(
        names
          == ["", "-2", "-3"].map { directory + "/2026-11-30-204107" + $0 + ".jsonl" })
      let error = RecordingError(path: names[0], cause: .fileExists)
      #expect(throws: error) {
        _ = try TraceFileRecorder(path: names[0], header: TraceHeader(title: "new"))
      }
      #expect(!String(decoding: try contents(names[0]), as: UTF8.self).contains("new"))
      #expect(
        error.description
          == "cannot record to \(names[0]): the file is there already, and recordings never "
          + "overwrite: choose another name")
    }
  }

  @Test func saysWhyADirectoryCannotBeMade() {
    let error = RecordingError(path: "/dev/null/deep", cause: .directory(ENOTDIR))
    #expect(throws: error) {
      _ = try TraceFileRecorder(
        directory: "/dev/null/deep", date: Self.date, header: TraceHeader())
    }
    #expect(
      error.description
        == "cannot record: the directory /dev/null/deep cannot be made: Not a directory")
  }

  @Test func saysWhyAFileCannotBeMade() {
    #expect(throws: RecordingError(path: "/dev/null/a.jsonl", cause: .creation(ENOTDIR))) {
      _ = try TraceFileRecorder(path: "/dev/null/a.jsonl", header: TraceHeader())
    }
  }

  @Test func aFullDiskStopsTheRecording() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    let error = RecordingError(path: "a.jsonl", cause: .writing(ENOSPC))
    #expect(throws: error) {
      _ = try TraceFileRecorder(descriptor: descriptor, path: "a.jsonl", header: TraceHeader())
    }
    #expect(
      error.description
        == "the recording a.jsonl stopped: No space left on device; what was written until then "
        + "can be read")
  }

  @Test func aLineThatReadersRefuseStopsTheRecording() throws {
    try withDirectory { directory in
      var recorder = try TraceFileRecorder(
        directory: directory, date: Self.date, header: TraceHeader())
      let text = InputEvent(.zero, .text(String(repeating: "x", count: 1 << 20)))
      do throws(RecordingError) {
        try recorder.write(text)
        Issue.record("written")
      } catch {
        #expect(error.cause == .lineTooLong((1 << 20) + 13))
      }
      let isRecording = recorder.isRecording
      #expect(!isRecording)
      let path = recorder.path
      let trace = try TraceReader.read(try contents(path), file: "a.jsonl")
      #expect(trace.events.isEmpty)

      let header = TraceHeader(note: String(repeating: "x", count: 1 << 20))
      #expect(throws: RecordingError.self) {
        _ = try TraceFileRecorder(path: directory + "/b.jsonl", header: header)
      }
      #expect(!FileManager.default.fileExists(atPath: directory + "/b.jsonl"))
    }
  }

  @Test func theLongestLineIsReadBack() throws {
    let text = String(repeating: "x", count: (1 << 20) - 13)
    var line: [UInt8] = []
    TraceWriter.appendLine(of: InputEvent(.zero, .text(text)), to: &line)
    #expect(line.count == (1 << 20) + 1)
    let trace = try TraceReader.read(Array((TraceText.header + "\n").utf8) + line, file: "a.jsonl")
    #expect(trace.events == [InputEvent(.zero, .text(text))])
  }

  @Test func namesArePadded() {
    let date = RecordingDate(year: 26, month: 1, day: 2, hour: 3, minute: 4, second: 5)
    #expect(date.fileName(attempt: 1) == "0026-01-02-030405.jsonl")
    #expect(date.fileName(attempt: 12) == "0026-01-02-030405-12.jsonl")
  }
}
