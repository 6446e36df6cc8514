import GestureCore
import Interchange
import Testing
import TraceFormat

/// What is exported, as the tools read it that it is for.
struct OtherToolsTests {
  static let advice: Comment =
    "install evemu-tools, libinput-tools, python3-libevdev and python3-yaml to run it"

  static let description = [
    "name CaretLab panel", "has 1 330", "has 3 47", "has 3 53", "has 3 54", "has 3 55", "has 3 57",
    "axis 47 0 15 0", "axis 53 0 39000 604", "axis 54 0 84400 604", "axis 55 0 2 0",
    "axis 57 0 65535 0",
  ]

  /// The kernel's events of `Exported.twoFingers`, each report at its own time.
  static let events = [
    "0 0 3 57 0", "0 0 3 53 10025", "0 0 3 54 60000", "0 0 1 330 1", "0 0 0 0 0",
    "0 8310 3 53 10450", "0 8310 3 54 60013", "0 8310 3 47 1", "0 8310 3 57 1",
    "0 8310 3 53 30000", "0 8310 3 54 61075", "0 8310 0 0 0",
    "0 8310 3 53 30000", "0 8310 3 54 61075", "0 8310 0 0 0",
    "0 16640 3 47 0", "0 16640 3 53 11106", "0 16640 3 54 60100", "0 16640 0 0 0",
    "0 24999 3 47 1", "0 24999 3 53 29040", "0 24999 3 54 61207", "0 24999 0 0 0",
    "0 33300 3 55 2", "0 33300 3 57 -1", "0 33300 0 0 0",
    "0 41650 3 47 0", "0 41650 3 53 11200", "0 41650 3 54 60100", "0 41650 3 57 -1",
    "0 41650 1 330 0", "0 41650 0 0 0",
  ].map { "event " + $0 }

  @Test(
    .enabled(if: OtherTool.evemu.isThere, advice),
    arguments: [(ExportFormat.evemu, OtherTool.evemu)])
  func evemuReadsWhatWasRecorded(_ format: ExportFormat, _ tool: OtherTool) throws {
    try holdsTheRecording(format, tool)
  }

  @Test(
    .enabled(if: OtherTool.libinput.isThere, advice),
    arguments: [(ExportFormat.libinput, OtherTool.libinput)])
  func libinputReplaysWhatWasRecorded(_ format: ExportFormat, _ tool: OtherTool) throws {
    try holdsTheRecording(format, tool)
  }

  private func holdsTheRecording(_ format: ExportFormat, _ tool: OtherTool) throws {
    let exporter = try Exporter(Exported.trace(Exported.twoFingers), to: format)
    let lines = try tool.lines(of: exporter.text)
    #expect(lines == Self.description + Self.events)
  }

  @Test(.enabled(if: OtherTool.webdriver.isThere, "install Python to run it"))
  func webDriversRulesHold() throws {
    let exporter = try Exporter(Exported.trace(Exported.twoFingers), to: .webdriver)
    #expect(
      try OtherTool.webdriver.lines(of: exporter.text) == [
        "touch finger0 0 pointerMove 100.25 600", "touch finger0 0 pointerDown 100.25 600",
        "touch finger0 8 pointerMove 104.5 600.125", "touch finger1 8 pointerMove 300 610.75",
        "touch finger1 8 pointerDown 300 610.75", "touch finger1 8 pointerMove 300 610.75",
        "touch finger0 17 pointerMove 111.0625 601", "touch finger1 25 pointerMove 290.4 612.07",
        "touch finger1 33 pointerCancel 290.4 612.07", "touch finger0 42 pointerUp 111.0625 601",
      ])
  }
}
