import GestureCore
import Interchange
import SimulatorCore
import Testing
import TraceFormat

struct RoundTripTests {
  struct Case: CustomTestStringConvertible {
    let format: ExportFormat
    let screen: Screen
    var testDescription: String { "\(format) \(screen.width)" }
  }

  #if CARETLAB_YAML
    static let formats = ExportFormat.allCases
  #else
    static let formats = ExportFormat.allCases.filter { $0.rawValue != "libinput" }
  #endif

  static let cases = formats.flatMap { format in
    DeviceProfile.all.map { Case(format: format, screen: $0.screen) }
  }

  @Test(arguments: cases)
  func whatIsExportedAndImportedIsTheSameWithinTheStatedSteps(_ test: Case) throws {
    let samples = Exported.twoFingers
    let exporter = try Exporter(
      Exported.trace(samples, screen: test.screen), to: test.format)
    let recording = try Exported.imported(exporter, test.screen)
    #expect(recording.format.rawValue == test.format.rawValue)
    var found: [TouchSample] = []
    recording.forEachEvent { event in if let touch = event.touch { found.append(touch) } }
    try #require(found.count == samples.count)
    let start = samples[0].time.microseconds
    let place = test.format.placeStep.map { $0 / 2 + 1e-9 } ?? 0
    for (before, after) in zip(samples, found) {
      let time = before.time.microseconds - start - after.time.microseconds
      #expect(time.magnitude * 2 <= test.format.timeStep - (test.format.timeStep == 1 ? 1 : 0))
      #expect(after.finger == before.finger)
      let isEnd = before.phase == .up || before.phase == .cancel
      let says = { (word: String) in exporter.notes.contains { $0.contains(word) } }
      #expect(after.phase == before.phase || (before.phase == .cancel && says("cancel")))
      if isEnd, says("without a place") { continue }
      #expect((after.location.x - before.location.x).magnitude <= place)
      #expect((after.location.y - before.location.y).magnitude <= place)
    }
  }

  /// Where units count points, `import` takes places that no phone has for those of a panel unless it is told.
  @Test(
    arguments: formats,
    [Screen.standard, Screen(width: 1024.5, height: 1366, pointsPerMillimetre: 6.04)])
  func placesBeyondAPhoneComeBack(_ format: ExportFormat, _ screen: Screen) throws {
    let samples = [
      Exported.sample(0, 0, .down, 900.25, 1200), Exported.sample(8_000, 0, .move, 1010.5, 1300.75),
      Exported.sample(16_000, 0, .up, 1010.5, 1300.75),
    ]
    let exporter = try Exporter(Exported.trace(samples, screen: screen), to: format)
    let recording = try Exported.imported(exporter, screen)
    var found: [Point] = []
    recording.forEachEvent { event in if let touch = event.touch { found.append(touch.location) } }
    try #require(found.count == samples.count)
    let place = format.placeStep.map { $0 / 2 + 1e-9 } ?? 0
    for (before, after) in zip(samples, found) {
      #expect((after.x - before.location.x).magnitude <= place)
      #expect((after.y - before.location.y).magnitude <= place)
    }
    if format == .webdriver {
      #expect(recording.notes.assumptions == ["a unit is a point"])
    }
  }

  @Test func whatNoFormatHoldsIsNoted() throws {
    var trace = Exported.trace(
      Exported.tap, screen: Screen(width: 390, height: 844, pointsPerMillimetre: 6.42))
    let end = try #require(trace.events.last)
    trace.events.removeLast()
    trace.events.append(InputEvent(Instant(microseconds: end.time.microseconds + 280_500), .end))
    #expect(
      try Exporter(trace, to: .getevent).notes == [
        "left out: the screen's 6.42 points per millimetre; import takes 6.04",
        "left out: 0.2805 s from the last touch to the recording's end",
      ])
    #expect(try Exporter(Exported.trace(Exported.tap), to: .getevent).notes == [])
  }

  @Test(arguments: ExportFormat.allCases)
  func aRecordingWithoutTouchesIsRefused(_ format: ExportFormat) {
    #expect(throws: ExportError.withoutTouches) {
      try Exporter(Exported.trace([]), to: format)
    }
  }

  @Test(arguments: formats)
  func fingersOfAnyNumberAndPlacesBesideTheScreenCanBeWritten(_ format: ExportFormat) throws {
    let samples = [
      Exported.sample(0, 999_999, .down, -12.5, 100), Exported.sample(9_000, -3, .down, 20, 900),
      Exported.sample(18_000, 999_999, .up, -12.5, 100),
      Exported.sample(27_000, 999_999, .down, 30, 100),
      Exported.sample(36_000, 999_999, .up, 30, 100), Exported.sample(45_000, -3, .up, 20, 900),
    ]
    let exporter = try Exporter(Exported.trace(samples), to: format)
    let recording = try Exported.imported(exporter, .standard)
    #expect(recording.samples == samples.count)
    #expect(recording.contacts == 3)
  }
}
