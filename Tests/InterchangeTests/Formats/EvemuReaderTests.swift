import Interchange
import Testing

struct EvemuReaderTests {
  static let header = """
    # EVEMU 1.3
    # Kernel: 6.1
    N: demo panel # no remark
    I: 0003 0001 0002 0003
    P: 02 00 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 4 0 0 0
    A: 35 0 999 0 0 10
    A: 36 0 499 0 0 10

    """
  static let events = """
    E: 0.000001 0003 0039 0012\t# EV_ABS / ABS_MT_TRACKING_ID   12
    E: 0.000001 0003 0035 0310
    E: 0.000001 0003 0036 0088
    E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
    E: 0.008311 0003 0035 0323
    E: 0.008311 0000 0000 0000
    E: 0.016701 0003 0039 -001
    E: 0.016701 0000 0000 0000

    """
  static let touches = "0 down 0 310,88 · 8310 move 0 323,88 · 16700 up 0 323,88"

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String

    init(_ id: String, _ text: String) {
      testDescription = id
      self.text = text
    }
  }

  @Test(arguments: [
    Case("1.3", header + events), Case("no header", events),
    Case("1.0", header.replacing("1.3", with: "1.0") + events),
    Case("no version", "# a remark\n\n" + header.replacing("# EVEMU 1.3\n", with: "") + events),
    Case("a line before the version", "# device demo\n" + header + events),
  ])
  func versionsAndHeadersGiveTheSameTouches(_ example: Case) throws {
    let imported = try Imported(example.text)
    #expect(imported.recording.format == .evemu)
    #expect(imported.line == Self.touches)
    #expect(imported.recording.notes.repairs == [])
  }

  @Test func theHeaderTellsNameAndPanel() throws {
    let recording = try Imported(Self.header + Self.events).recording
    #expect(recording.panel.name == "demo panel # no remark")
    #expect(recording.panel.x?.maximum == 999)
    #expect(recording.panel.x?.unitsPerMillimetre == 10)
  }

  @Test func whatFollowsThePointCountsMicroseconds() throws {
    let text = Self.events.replacing("0.000001", with: "0.1").replacing(
      "0.008311", with: "0.8311"
    ).replacing("0.016701", with: "0.16701")
    let imported = try Imported(text)
    #expect(imported.line == Self.touches)
    #expect(imported.recording.notes.assumptions.contains { $0.contains("counts microseconds") })
  }

  @Test(arguments: ["1.4", "2.0", "one"])
  func otherVersionsAreRefused(_ version: String) {
    let text = Self.header.replacing("1.3", with: version) + Self.events
    let refusal = Imported.refusal(of: text)
    #expect(
      refusal?.hasPrefix("file:1: “# EVEMU \(version)” is a version") == true, "\(refusal ?? "")")
  }

  @Test func badLinesAreNamedAndTheRestIsRead() throws {
    let imported = try Imported(Self.header + "Q: what\n" + Self.events + "E: 1.5 zz\n")
    #expect(imported.line == Self.touches)
    #expect(
      imported.recording.notes.repairs == [
        "line 10: no line of evemu",
        "line 19: no event: expected E: seconds.microseconds type code value",
      ])
  }

  @Test func aDescriptionBesideTheFileIsUsedWhereItHasNone() throws {
    let companion = ImportOptions.Companion(name: "demo.desc", bytes: Array(Self.header.utf8))
    let imported = try Imported(Self.events, .with { $0.companion = companion })
    #expect(imported.recording.panel.x?.maximum == 999)
    #expect(imported.recording.notes.assumptions.contains { $0.contains("demo.desc") })
    let other = ImportOptions.Companion(name: "x.desc", bytes: Array("A: 35 0 7 0 0\n".utf8))
    let own = try Imported(Self.header + Self.events, .with { $0.companion = other })
    #expect(own.recording.panel.x?.maximum == 999)
    // Some describe nothing.
    for text in ["", "# no device\n"] {
      let empty = ImportOptions.Companion(name: "x.desc", bytes: Array(text.utf8))
      #expect(try Imported(Self.events, .with { $0.companion = empty }).line == Self.touches)
    }
  }

  @Test func withoutEventsThereIsNothingToImport() {
    for text in ["", "\n\n", Self.header] { #expect(Imported.refusal(of: text) != nil) }
  }
}
