import GestureCore
import Interchange
import SimulatorCore
import Testing
import TraceFormat

/// Recordings of real fingers by real devices.
@Suite(.enabled(if: DataSet.isThere, DataSet.advice))
struct RealRecordingTests {
  /// Seventeen formats, one slide.
  @Test func oneSlideInManyFormatsIsOneSlide() throws {
    let folder = "recordings/derived/slide"
    let truth = try DataSet.rows(of: folder + "/truth.tsv", separator: "\t")
    for file in DataSet.files(in: folder) where !file.hasSuffix("getevent-p.txt") {
      let hasStamps = !file.contains("sendevent") && !file.contains("motionevent")
      let isOfMilliseconds = ["minitouch", "monkey", "w3c"].contains { file.contains($0) }
      #if !CARETLAB_YAML
        if file.hasSuffix(".yml") { continue }
      #endif
      let bytes = try DataSet.bytes(of: folder + "/" + file)
      if !hasStamps {
        #expect(throws: ImportError.self, "\(file)") { _ = try Imported(bytes: bytes) }
      }
      let imported = try Imported(bytes: bytes, .with { $0.interval = hasStamps ? nil : 8_000 })
      try #require(imported.touches.count == truth.count, "\(file)")
      for (touch, row) in zip(imported.touches, truth) {
        let words = touch.split(separator: " ")
        #expect(words[3] == "\(row["x"] ?? ""),\(row["y"] ?? "")", "\(file)")
        guard hasStamps else { continue }
        let late = try #require(Int(words[0])) - #require(row["t_us"].flatMap { Int($0) })
        #expect(late.magnitude <= (isOfMilliseconds ? 500 : 0), "\(file)")
      }
    }
  }

  /// Tables of contacts that another decoder made of the same files.
  ///
  /// That decoder leaves contacts out of which an axis was not sent because it was as before; where the numbers differ,
  /// the file's tracking ids decide.
  @Test func contactsAndReportsAreThoseThatAnotherDecoderFound() throws {
    var expected: [String: [String: Int]] = [:]
    for row in try DataSet.rows(of: "datasets/derived/touch_contacts.csv", separator: ",") {
      expected["\(row["source"] ?? "")/\(row["file"] ?? "")", default: [:]][
        row["phase"] ?? "", default: 0] += 1
    }
    var compared = 0
    for folder in ["evemu-devices", "monkeyhelper"] {
      for file in DataSet.files(in: "datasets/" + folder) {
        guard let counts = expected["\(folder)/\(file)"] else { continue }
        let imported = try Imported(bytes: try DataSet.bytes(of: "datasets/\(folder)/\(file)"))
        let isSuppressed = file.hasSuffix("1-finger-fast-taps.events")
        #expect(imported.recording.contacts == (isSuppressed ? 9 : counts["down"]), "\(file)")
        let moves = imported.touches.count { $0.contains(" move ") }
        #expect(moves == counts["move"] ?? 0, "\(file)")
        compared += 1
      }
    }
    #expect(compared > 40)
  }

  /// Counts of contacts as the recordings' list has them.
  @Test(arguments: [
    ("evemu/atmel-maxtouch_1f-fast-taps.events", 9), ("evemu/dell-canvas_touch.evemu", 12),
    ("evemu/egalax-usb_single-touch.events", 2), ("evemu/egalax-pcap_tap.events", 1),
    ("evemu/hp8470p-touchpad_2f-hscroll.events", 8), ("evemu/isdv4-e6_2f-top-swipe.events", 2),
    ("evemu/ntrig_1f-drag-nw-se.events", 1), ("getevent/cartucho_recorded.txt", 1),
    ("getevent/mh-galaxy-paint-new.txt", 14), ("getevent/nutriz_emulator-120hz.txt", 44),
    ("getevent/mh-emulator_drag.txt", 1), ("getevent/mh-phone_three-touches.txt", 3),
  ])
  func contactsAreThoseOfTheList(_ file: String, _ contacts: Int) throws {
    let imported = try Imported(bytes: try DataSet.bytes(of: "recordings/" + file))
    #expect(imported.recording.contacts == contacts)
  }

  @Test func everyRecordingReplaysTwiceToTheSame() throws {
    var count = 0
    for folder in [
      "recordings/evemu", "recordings/getevent", "recordings/derived/slide", "keyman-gestures",
      "datasets/evemu-devices", "datasets/monkeyhelper",
    ] {
      for file in DataSet.files(in: folder) {
        let bytes = try DataSet.bytes(of: folder + "/" + file)
        guard let imported = try? Imported(bytes: bytes, .with { $0.startHeight = 642 }) else {
          continue
        }
        let trace = imported.recording.trace(
          session: SessionStart(delivery: .hertz(60)), title: nil)
        let written = TraceWriter.bytes(of: trace)
        let read = try TraceReader.read(written, file: file)
        #expect(read.warnings == [], "\(file)")
        #expect(read.events == trace.events, "\(file)")
        #expect(try steps(read) == steps(trace), "\(file)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  private func steps(_ trace: Trace) throws -> [TimedCount] {
    var replay = try Replay(start: trace.header.session, hasRecordedLayout: false)
    for event in trace.events { replay.feed(event) }
    return replay.effects.steps
  }

  @Test func keymansCoordinatesAreCounted() throws {
    for file in DataSet.files(in: "keyman-gestures") {
      let bytes = try DataSet.bytes(of: "keyman-gestures/" + file)
      let value = try JSONValue(parsing: bytes)
      let paths = (value["inputs"]?.elements ?? []).flatMap { $0["touchpoints"]?.elements ?? [$0] }
      let coordinates = paths.reduce(0) { $0 + ($1["path"]?["coords"]?.elements?.count ?? 0) }
      let imported = try Imported(bytes: bytes)
      #expect(imported.recording.contacts == paths.count, "\(file)")
      #expect(imported.recording.samples == coordinates + paths.count, "\(file)")
      let cancels = paths.count { $0["path"]?["wasCancelled"] == .flag(true) }
      #expect(imported.recording.cancels == cancels, "\(file)")
    }
  }
}
