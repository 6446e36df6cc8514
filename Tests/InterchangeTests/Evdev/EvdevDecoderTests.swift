import Interchange
import Testing

/// What one device's events become, whatever file they come from.
struct EvdevDecoderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var reports: String
    var touches: String
    /// A word of what must be noted; nil where nothing may be repaired.
    var note: String?
    var testDescription: String { id }

    init(_ id: String, _ reports: String, _ touches: String, note: String? = nil) {
      self.id = id
      self.reports = reports
      self.touches = touches
      self.note = note
    }
  }

  static let slots = [
    Case(
      "a contact",
      "0 id=5 x=10 y=20 touch=1\n8310 x=12\n16700 id=-1 touch=0",
      "0 down 0 10,20 · 8310 move 0 12,20 · 16700 up 0 12,20"),
    Case(
      "no touch button",
      "0 id=5 x=10 y=20\n8310 y=12\n16700 id=-1",
      "0 down 0 10,20 · 8310 move 0 10,12 · 16700 up 0 10,12"),
    Case(
      "an axis that does not change from one contact to the next",
      "0 id=5 x=10 y=20\n10 id=-1\n20 id=6 x=30\n30 id=-1",
      "0 down 0 10,20 · 10 up 0 10,20 · 20 down 0 30,20 · 30 up 0 30,20"),
    Case(
      "two fingers, slot by slot",
      "0 slot=0 id=1 x=1 y=2 slot=1 id=2 x=3 y=4\n10 x=5\n20 slot=0 x=6\n30 id=-1\n40 slot=1 id=-1",
      "0 down 0 1,2 · 0 down 1 3,4 · 10 move 1 5,4 · 20 move 0 6,2 · 30 up 0 6,2 · 40 up 1 5,4"),
    Case(
      "the first slot is 3 and is not repeated",
      "0 slot=3 id=1 x=1 y=2\n10 x=5\n20 id=-1",
      "0 down 3 1,2 · 10 move 3 5,2 · 20 up 3 5,2"),
    Case(
      "a slot beyond the panel's",
      "0 slot=12 id=1 x=1 y=2\n20 id=-1", "0 down 12 1,2 · 20 up 12 1,2"),
    Case(
      "axes before the slot belong to the slot before",
      "0 slot=0 id=1 x=1 y=2 slot=1 id=2 x=3 y=4\n10 x=9 slot=0 x=8\n20 id=-1 slot=1 id=-1",
      "0 down 0 1,2 · 0 down 1 3,4 · 10 move 1 9,4 · 10 move 0 8,2 · 20 up 0 8,2 · 20 up 1 9,4"),
    Case(
      "axes before the id, button first",
      "0 touch=1 y=20 x=10 id=5\n10 touch=0 id=-1", "0 down 0 10,20 · 10 up 0 10,20"),
    Case(
      "ids wrap",
      "0 id=65535 x=1 y=2\n10 id=-1\n20 id=0\n30 id=-1",
      "0 down 0 1,2 · 10 up 0 1,2 · 20 down 0 1,2 · 30 up 0 1,2"),
    Case(
      "7fffffff lifts",
      "0 id=5 x=10 y=20 touch=1\n10 id=2147483647 touch=0", "0 down 0 10,20 · 10 up 0 10,20"),
    Case(
      "the touch button alone lifts and presses",
      "0 id=5 x=10 y=20 touch=1\n10 touch=0\n20 touch=1\n30 touch=0 id=-1",
      "0 down 0 10,20 · 10 up 0 10,20 · 20 down 0 10,20 · 30 up 0 10,20"),
    Case(
      "an id is replaced without a lift",
      "0 id=5 x=10 y=20\n10 id=6 x=30\n20 id=-1",
      "0 down 0 10,20 · 10 up 0 10,20 · 10 down 0 30,20 · 20 up 0 30,20",
      note: "was not lifted"),
    Case(
      "lifted and touched again in one report",
      "0 id=5 x=10 y=20\n10 id=-1 id=6\n20 id=-1",
      "0 down 0 10,20 · 10 up 0 10,20 · 10 down 0 10,20 · 20 up 0 10,20"),
    Case(
      "pressure alone is no report of a place",
      "0 id=5 x=10 y=20\n10 pressure=9\n20 id=-1", "0 down 0 10,20 · 20 up 0 10,20"),
    Case(
      "the device's own axes do not count beside those of contacts",
      "0 id=5 x=136 y=20 touch=1 X=133 Y=20\n10 x=140 X=133\n20 id=-1 touch=0",
      "0 down 0 136,20 · 10 move 0 140,20 · 20 up 0 140,20"),
  ]

  static let damaged = [
    Case(
      "no lift at the end",
      "0 id=5 x=10 y=20\n8310 x=12", "0 down 0 10,20 · 8310 move 0 12,20 · 8310 cancel 0 12,20",
      note: "cancelled"),
    Case(
      "events were lost",
      "0 id=5 x=10 y=20\n10 x=11\n20 x=99 dropped x=98\n30 x=12\n40 id=-1",
      "0 down 0 10,20 · 10 move 0 11,20 · 30 move 0 12,20 · 40 up 0 12,20", note: "SYN_DROPPED"),
    Case(
      "the lift was lost",
      "0 id=5 x=10 y=20\n10 dropped\n20 id=6 x=30\n30 id=-1",
      "0 down 0 10,20 · 20 cancel 0 10,20 · 20 down 0 30,20 · 30 up 0 30,20", note: "was lost"),
    Case(
      "the clock steps back",
      "3000000 id=5 x=10 y=20\n3010000 x=11\n10000 x=12\n20000 id=-1",
      "0 down 0 10,20 · 10000 move 0 11,20 · 20000 move 0 12,20 · 30000 up 0 12,20",
      note: "steps back by 3 s"),
    Case(
      "equal stamps stay equal",
      "0 id=5 x=10 y=20\n0 x=11\n10 x=12\n10 id=-1",
      "0 down 0 10,20 · 0 move 0 11,20 · 10 move 0 12,20 · 10 up 0 12,20"),
    Case(
      "the recording starts while a finger is down",
      "0 x=10 y=20\n10 x=11\n20 id=-1", "0 down 0 10,20 · 10 move 0 11,20 · 20 up 0 11,20",
      note: "began before"),
    Case(
      "… and one axis is not known yet",
      "0 x=10\n10 x=11\n20 x=12 y=20\n30 id=-1",
      "0 down 0 10,20 · 10 move 0 11,20 · 20 move 0 12,20 · 30 up 0 12,20",
      note: "Y is not known before line 7"),
    Case(
      "a coordinate that never comes beside another contact",
      "0 slot=0 id=1 x=1 y=2 slot=1 id=2 y=3\n10 id=-1 slot=0 id=-1",
      "0 down 0 1,2 · 10 up 0 1,2", note: "whose X is never reported"),
  ]

  static let otherManners = [
    Case(
      "lists with ids",
      "0 x=1 y=2 id=0 contact\n10 x=3 y=2 id=0 contact x=9 y=9 id=1 contact\n20 x=9 y=8 id=1 contact\n30 contact",
      "0 down 0 1,2 · 10 move 0 3,2 · 10 down 1 9,9 · 20 move 1 9,8 · 20 up 0 3,2 · 30 up 1 9,8"),
    Case(
      "lists without ids: the nearest goes on",
      "0 x=0 y=0 contact x=100 y=0 contact\n10 x=98 y=0 contact x=1 y=0 contact\n20 x=96 y=0 contact\n30 touch=0",
      "0 down 0 0,0 · 0 down 1 100,0 · 10 move 0 1,0 · 10 move 1 98,0 · 20 move 1 96,0 · 20 up 0 1,0 · "
        + "30 up 1 96,0"),
    Case(
      "a list's button before its places",
      "0 touch=1 x=1 y=2 id=0 contact\n10 pressure=3\n20 touch=0 contact",
      "0 down 0 1,2 · 20 up 0 1,2"),
    Case(
      "one finger by the device's axes",
      "0 touch=1 X=1 Y=2\n10 X=3\n20 touch=0\n30 X=9 Y=9\n40 touch=1\n50 touch=0",
      "0 down 0 1,2 · 10 move 0 3,2 · 20 up 0 3,2 · 40 down 0 9,9 · 50 up 0 9,9"),
    Case(
      "the button before the first place",
      "0 touch=1\n10 X=1 Y=2\n20 X=3\n30 touch=0",
      "0 down 0 1,2 · 10 move 0 3,2 · 20 up 0 3,2"),
    Case(
      "X and Y on other axes",
      "0 touch=1 Z=1 RX=2\n10 Z=3\n20 touch=0", "0 down 0 1,2 · 10 move 0 3,2 · 20 up 0 3,2"),
    Case(
      "the left button where there is no touch button",
      "0 X=1 Y=2\n10 left=1\n20 X=5\n30 left=0", "0 down 0 1,2 · 10 move 0 5,2 · 20 up 0 5,2",
      note: "hovered"),
    Case(
      "one finger that was down before the recording",
      "0 X=1 Y=2\n10 X=3\n20 touch=0", "0 down 0 1,2 · 10 move 0 3,2 · 20 up 0 3,2",
      note: "began before"),
    Case(
      "axes of contacts that come late",
      "0 touch=1 X=1 Y=2\n10 id=4 x=1 y=2 X=3\n20 id=-1 touch=0", "0 down 0 1,2 · 10 up 0 1,2"),
  ]

  @Test func aPalmIsCancelledAndTheNextContactInItsSlotIsAFinger() throws {
    let text = Reports.evemu(
      "0 id=1 x=1 y=2\n10 tool=2 id=-1\n20 id=2 tool=0 x=3 y=4\n30 id=-1\n40 id=3 x=5\n50 tool=2\n"
        + "60 id=-1")
    #expect(
      try Imported(text).line
        == "0 down 0 1,2 · 10 cancel 0 1,2 · 20 down 0 3,4 · 30 up 0 3,4 · 40 down 0 5,4 · "
        + "60 cancel 0 5,4")
  }

  @Test(arguments: slots + damaged + otherManners)
  func reportsBecomeTouches(_ example: Case) throws {
    let imported = try Imported(Reports.evemu(example.reports))
    #expect(imported.line == example.touches)
    let repairs = imported.recording.notes.repairs
    if let note = example.note {
      #expect(repairs.contains { $0.contains(note) }, "\(repairs)")
    } else {
      #expect(repairs == [])
    }
  }

  @Test func aCoordinateThatNeverComesIsSaidToBeTheMiddle() throws {
    let text = Reports.evemu("0 x=10\n10 x=15\n20 id=-1", header: "A: 36 0 98 0 0 0")
    let imported = try Imported(text)
    #expect(imported.line == "0 down 0 10,49 · 10 move 0 15,49 · 20 up 0 15,49")
    #expect(imported.recording.notes.assumptions.contains { $0.contains("Y is never reported") })
  }

  @Test func theLastReportNeedsNoEndUnlessItWasCut() throws {
    let text = Reports.evemu("0 id=5 x=10 y=20\n10 id=-1")
    let unended = text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    #expect(try Imported(unended).line == "0 down 0 10,20 · 10 up 0 10,20")
    let cut = try Imported(unended + "E: 0.0000")
    #expect(cut.line == "0 down 0 10,20 · 0 cancel 0 10,20")
    #expect(cut.recording.notes.repairs.contains { $0.hasPrefix("line 6: the last line is cut") })
  }

  @Test func shiftingAllStampsChangesNothing() throws {
    let reports = "0 id=5 x=10 y=20\n8310 x=12\n16700 id=-1"
    let shifted = "1700000000000000 id=5 x=10 y=20\n1700000000008310 x=12\n1700000000016700 id=-1"
    #expect(
      try Imported(Reports.evemu(reports)).touches == Imported(Reports.evemu(shifted)).touches)
  }
}
