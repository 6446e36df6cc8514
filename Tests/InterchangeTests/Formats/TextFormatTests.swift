import Interchange
import Testing

/// The same short slide in every format that carries the kernel's events or touches as text.
struct TextFormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var format: ImportFormat
    var testDescription: String
    var text: String
    var touches: String

    init(_ format: ImportFormat, _ id: String, _ text: String, _ touches: String = exact) {
      self.format = format
      testDescription = "\(format.rawValue), \(id)"
      self.text = text
      self.touches = touches
    }
  }

  /// To the microsecond.
  static let exact = "0 down 0 310,88 · 8310 move 0 323,88 · 16700 up 0 323,88"
  /// To the millisecond.
  static let milliseconds = "0 down 0 310,88 · 8000 move 0 323,88 · 17000 up 0 323,88"

  static let evtest = """
    Input driver version is 1.0.1
    Input device ID: bus 0x3 vendor 0x1 product 0x2 version 0x3
    Input device name: "demo panel"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 330 (BTN_TOUCH)
      Event type 3 (EV_ABS)
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max      999
          Resolution      10
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min        0
          Max      499
          Resolution      10
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Testing ... (interrupt to exit)
    Event: time 1411.748223, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 12
    Event: time 1411.748223, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 310
    Event: time 1411.748223, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 88
    Event: time 1411.748223, -------------- SYN_REPORT ------------
    Event: time 1411.756533, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 323
    Event: time 1411.756533, -------------- SYN_REPORT ------------
    Event: time 1411.764923, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 1411.764923, -------------- SYN_REPORT ------------

    """

  static let represented = """
    InputEvent(1411, 748223, 3, 57, 12)
    InputEvent(1411, 748223, 3, 53, 310)
    InputEvent(1411, 748223, 3, 54, 88)
    InputEvent(1411, 748223, 0, 0, 0)
    InputEvent(1411, 756533, 3, 53, 323)
    InputEvent(1411, 756533, 0, 0, 0)
    InputEvent(1411, 764923, 3, 57, -1)
    InputEvent(1411, 764923, 0, 0, 0)

    """

  static let printed = """
    event at 1411.748223, code 57, type 03, val 12
    event at 1411.748223, code 53, type 03, val 310
    event at 1411.748223, code 54, type 03, val 88
    event at 1411.748223, code 00, type 00, val 00
    event at 1411.756533, code 53, type 03, val 323
    event at 1411.756533, code 00, type 00, val 00
    event at 1411.764923, code 57, type 03, val -1
    event at 1411.764923, code 00, type 00, val 00

    """

  static let pythonEvtest = """
    time 1411.748223       type 3 (EV_ABS), code 57   (ABS_MT_TRACKING_ID), value 12
    time 1411.748223       type 3 (EV_ABS), code 53   (ABS_MT_POSITION_X), value 310
    time 1411.748223       type 3 (EV_ABS), code 54   (ABS_MT_POSITION_Y), value 88
    time 1411.748223       --------- SYN_REPORT --------
    time 1411.756533       type 3 (EV_ABS), code 53   (ABS_MT_POSITION_X), value 323
    time 1411.756533       --------- SYN_REPORT --------
    time 1411.764923       type 3 (EV_ABS), code 57   (ABS_MT_TRACKING_ID), value -1
    time 1411.764923       --------- SYN_REPORT --------

    """

  static let reran = """
    8
    5000
    3,3,57,12
    0
    3,3,53,310
    0
    3,3,54,88
    0
    3,0,0,0
    8310000
    3,3,53,323
    0
    3,0,0,0
    8390000
    3,3,57,4294967295
    0
    3,0,0,0

    """

  static let minitouch = """
    v 1
    ^ 10 999 499 255
    $ 4711
    d 0 310 88 40
    c
    w 8
    m 0 323 88 40
    c
    w 9
    u 0
    c

    """

  static let monkey = """
    type= raw events
    count= 3
    speed= 1.0
    start data >>
    DispatchPointer(1000,1000,0,310,88,0.5,0.1,0,1,1,0,0)
    UserWait(8)
    DispatchPointer(1000,1008,2,323,88,0.5,0.1,0,1,1,0,0)
    DispatchPointer(1000,1017,1,323,88,0.5,0.1,0,1,1,0,0)

    """

  static let devtools = """
    {"id":1,"method":"Input.dispatchTouchEvent","params":{"type":"touchStart","touchPoints":[{"x":310,"y":88,"id":0}],"timestamp":1700000000.0}}
    {"id":2,"method":"Input.dispatchTouchEvent","params":{"type":"touchMove","touchPoints":[{"x":323,"y":88,"id":0}],"timestamp":1700000000.00831}}
    {"id":3,"method":"Input.dispatchTouchEvent","params":{"type":"touchEnd","touchPoints":[],"timestamp":1700000000.0167}}

    """

  @Test(arguments: [
    Case(.evtest, "with description", evtest),
    Case(.evtest, "old names", evtest.replacing("SYN_REPORT", with: "Report Sync")),
    Case(.evtest, "CR LF", evtest.replacing("\n", with: "\r\n")),
    Case(.pythonEvdev, "repr", represented), Case(.pythonEvdev, "str", printed),
    Case(.pythonEvdev, "its evtest", pythonEvtest), Case(.reran, "a trace", reran),
    Case(.minitouch, "with greeting", minitouch, milliseconds),
    Case(
      .minitouch, "commands alone", minitouch.replacing(#/(?s)v 1.*?d 0/#, with: "d 0"),
      milliseconds),
    Case(.monkey, "a script", monkey, milliseconds),
    Case(.devtools, "lines", devtools),
    Case(.devtools, "lines of a log", devtools.replacing("{\"id\"", with: "SEND > {\"id\"")),
    Case(
      .devtools, "an array",
      "[" + devtools.split(separator: "\n").joined(separator: ",\n") + "]"),
  ])
  func oneSlideInEveryFormat(_ example: Case) throws {
    let imported = try Imported(example.text)
    #expect(imported.recording.format == example.format)
    #expect(imported.line == example.touches)
    #expect(imported.recording.notes.repairs == [])
    // The format may also be named.
    let named = try Imported(example.text, .with { $0.format = example.format })
    #expect(named.touches == imported.touches)
    #expect(named.recording.reason == "given by --from")
  }

  @Test func everyCutOfEveryFormatIsRead() {
    for text in [
      Self.evtest, Self.represented, Self.printed, Self.reran, Self.minitouch, Self.monkey,
      Self.devtools,
    ] {
      for bytes in Cuts.of(text) { _ = try? Imported(bytes: bytes) }
    }
  }

  @Test func descriptionsTellThePanel() throws {
    let recording = try Imported(Self.evtest).recording
    #expect(recording.panel.name == "demo panel")
    #expect(recording.panel.x?.unitsPerMillimetre == 10)
    #expect(try Imported(Self.minitouch).recording.panel.x?.maximum == 999)
  }

  @Test func aVersionThatIsNotKnownIsRefused() {
    let refusal = Imported.refusal(of: Self.minitouch.replacing("v 1", with: "v 2"))
    #expect(refusal == "file:1: version 2 of minitouch's protocol is not known; 1 is")
  }

  @Test func minitouchWaitsForTheCommit() throws {
    let two = "d 0 1 2 9\nd 1 3 4 9\nc\nw 5\nm 0 5 6 9\nw 5\nc\nr\n"
    #expect(
      try Imported(two).line
        == "0 down 0 1,2 · 0 down 1 3,4 · 10000 move 0 5,6 · 10000 cancel 0 5,6 · 10000 cancel 1 3,4"
    )
    #expect(
      try Imported("d 0 1 2 9\nc\nw 5\nu 0\n").recording.notes.repairs
        == ["line 4: touches without a commit (c) at the end; they count"])
  }

  @Test func monkeyKnowsSeveralPointersTapsAndItsClock() throws {
    let two = """
      DispatchPointer(1000,1000,0,10,20,1,1,0,1,1,0,0,0)
      DispatchPointer(1000,1005,261,30,40,1,1,0,1,1,0,0,1)
      DispatchPointer(1000,1010,2,11,20,1,1,0,1,1,0,0,0)
      LaunchActivity(com.example,Main)
      DispatchPointer(1000,1020,262,30,40,1,1,0,1,1,0,0,1)
      DispatchPointer(1000,1030,1,11,20,1,1,0,1,1,0,0,0)

      """
    let imported = try Imported(two)
    #expect(
      imported.line
        == "0 down 0 10,20 · 5000 down 1 30,40 · 10000 move 0 11,20 · 20000 up 1 30,40 · 30000 up 0 11,20"
    )
    #expect(imported.recording.notes.repairs == ["line 4: a command that is no touch"])
    #expect(
      try Imported("Tap(10,20,50)\nUserWait(100)\nTap(30,40,50)\n").line
        == "0 down 0 10,20 · 50000 up 0 10,20 · 150000 down 0 30,40 · 200000 up 0 30,40")
    let wrapping = Self.monkey.replacing(",1000,0", with: ",4294967290,0").replacing(
      ",1008,", with: ",2,"
    ).replacing(",1017,", with: ",11,")
    let wrapped = try Imported(wrapping)
    #expect(wrapped.line == Self.milliseconds)
    #expect(wrapped.recording.notes.repairs.contains { $0.contains("wraps at 2³²") })
  }

  @Test func devToolsMessagesListAllPointsThatAreDown() throws {
    let message = { (type: String, points: String, time: String) in
      #"{"method":"Input.dispatchTouchEvent","params":{"type":"\#(type)","touchPoints":[\#(points)],"timestamp":\#(time)}}"#
    }
    let one = #"{"x":1,"y":2,"id":5}"#
    let two = #"{"x":3,"y":4,"id":6}"#
    let text = [
      message("touchStart", one, "1"), message("touchStart", "\(one),\(two)", "1.01"),
      message("touchMove", "\(one),\(two)", "1.02"), message("touchEnd", two, "1.03"),
      message("touchCancel", "", "1.04"),
    ].joined(separator: "\n")
    #expect(
      try Imported(text).line
        == "0 down 5 1,2 · 10000 down 6 3,4 · 20000 move 5 1,2 · 20000 move 6 3,4 · 30000 up 5 1,2 · "
        + "40000 cancel 6 3,4")
    let withoutTime = text.replacing(#/,"timestamp":[0-9.]+/#, with: "")
    #expect(Imported.refusal(of: withoutTime)?.contains("--interval") == true)
  }
}
