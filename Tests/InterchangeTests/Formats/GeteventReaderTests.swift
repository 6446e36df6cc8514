import Interchange
import Testing

struct GeteventReaderTests {
  static let touches =
    "0 down 0 310,88 · 8310 move 0 323,88 · 16700 up 0 323,88"

  static let named = """
    add device 1: /dev/input/event3
      name:     "demo_ts"
    [   90001.100200] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   0000000c            
    [   90001.100200] /dev/input/event3: EV_ABS       ABS_MT_POSITION_X    00000136            
    [   90001.100200] /dev/input/event3: EV_ABS       ABS_MT_POSITION_Y    00000058            
    [   90001.100200] /dev/input/event3: EV_KEY       BTN_TOUCH            DOWN                
    [   90001.100200] /dev/input/event3: EV_SYN       SYN_REPORT           00000000            
    [   90001.108510] /dev/input/event3: EV_ABS       ABS_MT_POSITION_X    00000143            
    [   90001.108510] /dev/input/event3: EV_SYN       SYN_REPORT           00000000             rate 120
    [   90001.116900] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   FFFFFFFF
    [   90001.116900] /dev/input/event3: EV_KEY       BTN_TOUCH            UP                  
    [   90001.116900] /dev/input/event3: EV_SYN       SYN_REPORT           00000000            

    """

  static let numbers = """
    [   90001.100200] 0003 0039 0000000c
    [   90001.100200] 0003 0035 00000136
    [   90001.100200] 0003 0036 00000058
    [   90001.100200] 0000 0000 00000000
    [   90001.108510] 0003 0035 00000143
    [   90001.108510] 0000 0000 00000000
    [   90001.116900] 0003 0039 ffffffff
    [   90001.116900] 0000 0000 00000000

    """

  /// Android 4: microseconds without leading zeros.
  static let old = """
    90001-200: /dev/input/event3: 0003 0039 0000000c
    90001-200: /dev/input/event3: 0003 0035 00000136
    90001-200: /dev/input/event3: 0003 0036 00000058
    90001-200: /dev/input/event3: 0000 0000 00000000
    90001-8510: /dev/input/event3: 0003 0035 00000143
    90001-8510: /dev/input/event3: 0000 0000 00000000
    90001-16900: /dev/input/event3: 0003 0039 ffffffff
    90001-16900: /dev/input/event3: 0000 0000 00000000

    """

  static let noisy =
    "* daemon started successfully *\nshell@phone:/ $ getevent -lt\ncould not get driver version for "
    + "/dev/input/mice, Not a typewriter\n" + named + "^C\nshell@phone:/ $ \n"

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String

    init(_ id: String, _ text: String) {
      testDescription = id
      self.text = text
    }
  }

  @Test(arguments: [
    Case("names", named), Case("numbers", numbers), Case("Android 4", old),
    Case("a shell around", noisy), Case("CR LF", named.replacing("\n", with: "\r\n")),
    Case("CR CR LF", named.replacing("\n", with: "\r\r\n")),
    Case("a byte order mark", "\u{feff}" + named),
    Case("no blanks at the ends", named.replacing("            \n", with: "\n")),
  ])
  func everyPrintGivesTheSameTouches(_ example: Case) throws {
    let imported = try Imported(example.text)
    #expect(imported.recording.format == .getevent)
    #expect(imported.line == Self.touches)
  }

  @Test(arguments: [1, 2, 7, 64])
  func piecesOfAnySizeGiveTheSame(_ size: Int) throws {
    #expect(try Imported(Self.noisy, pieceSize: size).line == Self.touches)
  }

  @Test(arguments: [true, false])
  func sixteenBitTextIsRead(_ hasMark: Bool) throws {
    var bytes: [UInt8] = hasMark ? [0xff, 0xfe] : []
    for unit in Self.named.replacing("\n", with: "\r\n").utf16 {
      bytes += [UInt8(unit & 0xff), UInt8(unit >> 8)]
    }
    let imported = try Imported(bytes: bytes, pieceSize: 333)
    #expect(imported.line == Self.touches)
    #expect(imported.recording.notes.repairs.contains { $0.contains("UTF-16LE") })
  }

  @Test func whatIsNoEventIsNamedByLine() throws {
    let repairs = try Imported(Self.noisy).recording.notes.repairs
    #expect(repairs.contains("lines 1, 2, 16, 17: no event of getevent"), "\(repairs)")
  }

  @Test func theDescriptionInFrontTellsThePanel() throws {
    let description = """
      add device 1: /dev/input/event3
        bus:      0018
        name:     "demo_ts"
        events:
          KEY (0001): 014a 
                      0074 
          ABS (0003): 002f  : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      0035  : value 0, min 0, max 999, fuzz 0, flat 0, resolution 10
                      0036  : value 0, min 0, max 1999, fuzz 0, flat 0, resolution 10
        input props:
          INPUT_PROP_DIRECT

      """
    let imported = try Imported(
      description + Self.named.split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n")
    #expect(imported.line == Self.touches)
    #expect(imported.recording.panel.name == "demo_ts")
    #expect(imported.recording.panel.x?.maximum == 999)
    #expect(imported.recording.panel.y?.unitsPerMillimetre == 10)
    #expect(imported.recording.notes.repairs == [])
    let names = description.replacing("0035  :", with: "ABS_MT_POSITION_X :").replacing(
      "0036  :", with: "ABS_MT_POSITION_Y :")
    #expect(try Imported(names + Self.named).recording.panel.x?.maximum == 999)
    let alone = Imported.refusal(of: description)
    #expect(alone?.contains("no events of a contact") == true, "\(alone ?? "")")
  }

  @Test func devicesAreKeptApartAlsoInsideReports() throws {
    let text = """
      [ 1.000000] /dev/input/event7: 0003 0039 00000001
      [ 1.000000] /dev/input/event4: 0003 0039 00000009
      [ 1.000000] /dev/input/event7: 0003 0035 0000000a
      [ 1.000000] /dev/input/event4: 0003 0035 00000063
      [ 1.000000] /dev/input/event7: 0003 0036 00000014
      [ 1.000000] /dev/input/event2: 0001 0074 00000001
      [ 1.000000] /dev/input/event7: 0000 0000 00000000
      [ 1.000001] /dev/input/event4: 0003 0036 00000058
      [ 1.000001] /dev/input/event4: 0000 0000 00000000
      [ 1.000002] /dev/input/event2: 0000 0000 00000000
      [ 1.000009] /dev/input/event4: 0003 0039 ffffffff
      [ 1.000009] /dev/input/event4: 0000 0000 00000000
      [ 1.000008] /dev/input/event7: 0003 0039 ffffffff
      [ 1.000008] /dev/input/event7: 0000 0000 00000000

      """
    #expect(
      try Imported(text).line
        == "0 down 0 10,20 · 1 down 1 99,88 · 8 up 0 10,20 · 9 up 1 99,88")
    #expect(try Imported(text, .with { $0.finger = 1 }).line == "0 down 1 99,88 · 8 up 1 99,88")
    #expect(
      Imported.refusal(of: text, .with { $0.finger = 5 }) == "file: there is no finger 5 in it")
  }

  @Test func withoutStampsAnIntervalMustBeGiven() throws {
    let text = Self.numbers.replacing(#/\[.*\] /#, with: "")
    let refusal = Imported.refusal(of: text)
    #expect(refusal?.hasPrefix("file:1: the file has no time stamps") == true, "\(refusal ?? "")")
    #expect(refusal?.contains("--interval") == true)
    let imported = try Imported(text, .with { $0.interval = 8_000 })
    #expect(imported.line == "0 down 0 310,88 · 8000 move 0 323,88 · 16000 up 0 323,88")
  }

  @Test func valuesAreOfThirtyTwoBitsWithSign() throws {
    let text = Self.numbers.replacing("00000136", with: "ffffffb7")
    #expect(try Imported(text).line.hasPrefix("0 down 0 -73,88 · 8310 move 0 323,88"))
  }
}
