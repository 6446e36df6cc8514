import Interchange
import Testing

/// One slide with something odd in each file, and what must become of it.
@Suite(.enabled(if: DataSet.isThere, DataSet.advice))
struct AwkwardFileTests {
  private static let folder = "recordings/derived/awkward/"

  private func imported(_ file: String, _ options: ImportOptions = ImportOptions()) throws
    -> Imported
  {
    try Imported(bytes: try DataSet.bytes(of: Self.folder + file), options)
  }

  private func truth() throws -> [String] {
    try Imported(bytes: try DataSet.bytes(of: "recordings/derived/slide/truth.tsv")).touches
  }

  /// Samples that are no lifts: what the list counts.
  private func reports(_ imported: Imported) -> [String] {
    imported.touches.filter { $0.contains(" down ") || $0.contains(" move ") }
  }

  private func intervals(_ imported: Imported) -> [Int] {
    let times = imported.touches.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    return zip(times.dropFirst(), times).map { $0 - $1 }
  }

  @Test(arguments: [
    "01-crlf.txt", "02-crcrlf.txt", "03-utf16le-bom.txt", "04-utf8-bom.txt", "06-rate-suffix.txt",
    "30-upper-case-hex.txt", "32-per-event-stamps.txt", "34-evemu-odd-numbers.evemu",
    "36-evemu-no-version-comments.evemu",
  ])
  func theseAreTheSlide(_ file: String) throws {
    #expect(try imported(file).touches == truth())
  }

  @Test func slotsThatAreOddHoldTheSlide() throws {
    for (file, slot) in [("21-first-slot-is-3.txt", 3), ("22-slot-out-of-range.txt", 12)] {
      let renamed = try truth().map { touch in
        var words = touch.split(separator: " ").map(String.init)
        words[2] = String(slot)
        return words.joined(separator: " ")
      }
      #expect(try imported(file).touches == renamed)
    }
  }

  @Test func aTransformTurnsThePanelBack() throws {
    #expect(
      try imported("29-axes-swapped.txt", .with { $0.transforms = [.swap] }).touches == truth())
  }

  @Test func devicesAreKeptApart() throws {
    let both = try imported("07-multi-device.txt")
    #expect(both.recording.contacts == 2)
    let first = try imported("07-multi-device.txt", .with { $0.finger = 0 })
    #expect(try first.touches == truth())
  }

  @Test func lostEventsAreSaidOnce() throws {
    let imported = try imported("09-syn-dropped.txt")
    #expect(imported.recording.contacts == 1)
    #expect(reports(imported).count == 18)
    #expect(imported.recording.notes.repairs.count == 1)
  }

  @Test func steppingClocksNeverRunBackwards() throws {
    let back = try imported("11-clock-steps-back.txt")
    #expect(try back.touches.count == truth().count)
    #expect(intervals(back).allSatisfy { (0...50_000).contains($0) })
    #expect(back.recording.notes.repairs.contains { $0.contains("steps back") })
    let forward = try imported("12-clock-steps-forward.txt")
    #expect(forward.recording.duration > 3_600_000_000)
    let cut = try imported("12-clock-steps-forward.txt", .with { $0.longestPause = 100_000 })
    #expect(cut.recording.duration < 1_000_000)
    #expect(reports(cut).count == 24)
  }

  @Test func aContactFromBeforeTheRecordingIsMarked() throws {
    let imported = try imported("13-starts-in-mid-contact.txt")
    #expect(imported.recording.contacts == 1)
    #expect(reports(imported).count == 19)
    #expect(imported.recording.notes.repairs.contains { $0.contains("began before the recording") })
  }

  @Test func endsThatAreMissingAreCancels() throws {
    let open = try imported("15-no-final-up.txt")
    #expect(reports(open).count == 24)
    #expect(open.touches.last?.hasPrefix("373790 cancel ") == true)
    let cut = try imported("17-cut-in-mid-line.txt")
    #expect(
      cut.recording.notes.repairs.contains {
        $0.hasPrefix("line 65: the last line is cut after 41")
      })
    #expect(cut.recording.cancels == 1)
  }

  @Test func withoutStampsThereMustBeAnInterval() throws {
    #expect(throws: ImportError.self) { try imported("18-no-timestamps.txt") }
    let assumed = try imported("18-no-timestamps.txt", .with { $0.interval = 8_000 })
    #expect(intervals(assumed).allSatisfy { $0 == 8_000 })
  }

  @Test func numbersAreOfThirtyTwoBitsWithSign() throws {
    let touches = try imported("19-negative-x.txt").touches
    #expect(touches.first == "0 down 0 -73,774")
    #expect(touches.last?.hasSuffix(" 319,763") == true)
  }

  @Test func idsWrap() throws {
    #expect(try imported("25-tracking-id-wraps.txt").recording.contacts == 2)
  }

  @Test func stampsOfCoarseClocksStayAsTheyAre() throws {
    let imported = try imported("27-stamps-quantised-16ms.txt")
    #expect(intervals(imported).allSatisfy { $0 >= 0 && $0 % 16_000 == 0 })
    #expect(imported.touches.count { $0.hasPrefix("208000 ") } == 2)
    let hold = try self.imported("28-long-hold-before-up.txt")
    #expect(intervals(hold).last.map { $0 > 30_000_000 } == true)
  }

  @Test func aClockOfThirtyTwoBitsWraps() throws {
    let imported = try imported("43-wrap32-ms.tsv")
    #expect(intervals(imported).allSatisfy { (0...50_000).contains($0) })
    #expect(try imported.touches.count == truth().count)
  }

  @Test(arguments: ["41-empty.txt", "42-header-only.evemu"])
  func filesWithoutEventsAreRefused(_ file: String) throws {
    do {
      _ = try imported(file)
      Issue.record("\(file) was imported")
    } catch let error as ImportError {
      #expect(error.description.contains("no events"))
    }
  }

  #if CARETLAB_YAML
    @Test func versionsOfLibinput() throws {
      #expect(throws: ImportError.self) { try imported("37-libinput-version-2.yml") }
      #expect(try imported("39-libinput-unknown-keys.yml").touches == truth())
    }
  #endif
}
