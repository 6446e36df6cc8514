import GestureCore
import Interchange
import SimulatorCore
import Testing

struct WriterTests {
  private static func text(_ format: ExportFormat) throws -> String {
    try Exporter(Exported.trace(Exported.tap), to: format).text
  }

  @Test func aTableHasMicrosecondsAndPoints() throws {
    #expect(
      try Self.text(.csv) == """
        t_us,phase,finger,x_pt,y_pt
        0,down,0,100.5,600
        50400,up,0,100.5,600

        """)
  }

  /// Formats of which no text has to lie in memory as a whole.
  @Test(arguments: ExportFormat.allCases)
  func longTextsComeInPieces(_ format: ExportFormat) throws {
    let samples = (0..<6_000).flatMap { index in
      Exported.twoFingers.map { sample in
        TouchSample(
          time: Instant(microseconds: sample.time.microseconds + Int64(index) * 50_000),
          finger: sample.finger, phase: sample.phase, location: sample.location)
      }
    }
    let exporter = try Exporter(Exported.trace(samples), to: format)
    var pieces: [[UInt8]] = []
    exporter.write { pieces.append($0) }
    #expect(pieces.count > 4)
    #expect(pieces.allSatisfy { $0.count < 1 << 17 })
    #expect(pieces.flatMap { $0 } == Array(exporter.text.utf8))
    #if !CARETLAB_YAML
      // Written it is without the library, too; read it is not.
      if format == .libinput { return }
    #endif
    #expect(try Exported.imported(exporter, .standard).samples == samples.count)
  }

  @Test func geteventDescribesThePanelAndNamesCodes() throws {
    let lines = try Self.text(.getevent).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "add device 1: /dev/input/event0", "name: \"CaretLab panel\"", "events:",
        "KEY (0001): 014a",
        "ABS (0003): 002f : value 0, min 0, max 15, fuzz 0, flat 0, resolution 0",
        "0035 : value 0, min 0, max 39000, fuzz 0, flat 0, resolution 604",
        "0036 : value 0, min 0, max 84400, fuzz 0, flat 0, resolution 604",
        "0039 : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0", "input props:",
        "INPUT_PROP_DIRECT",
        "[ 0.000000] /dev/input/event0: EV_ABS ABS_MT_TRACKING_ID 00000000",
        "[ 0.000000] /dev/input/event0: EV_ABS ABS_MT_POSITION_X 00002742",
        "[ 0.000000] /dev/input/event0: EV_ABS ABS_MT_POSITION_Y 0000ea60",
        "[ 0.000000] /dev/input/event0: EV_KEY BTN_TOUCH DOWN",
        "[ 0.000000] /dev/input/event0: EV_SYN SYN_REPORT 00000000",
        "[ 0.050400] /dev/input/event0: EV_ABS ABS_MT_TRACKING_ID ffffffff",
        "[ 0.050400] /dev/input/event0: EV_KEY BTN_TOUCH UP",
        "[ 0.050400] /dev/input/event0: EV_SYN SYN_REPORT 00000000",
      ])
  }

  @Test func evemuHasTheBitsOfATouchScreen() throws {
    #expect(
      try Self.text(.evemu) == """
        # EVEMU 1.3
        N: CaretLab panel
        I: 0006 0000 0000 0000
        P: 02 00 00 00 00 00 00 00
        B: 00 0b 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 04 00 00 00 00 00 00
        B: 03 00 00 00 00 00 80 60 02
        A: 2f 0 15 0 0 0
        A: 35 0 39000 0 0 604
        A: 36 0 84400 0 0 604
        A: 39 0 65535 0 0 0
        E: 0.000000 0003 0039 0000
        E: 0.000000 0003 0035 10050
        E: 0.000000 0003 0036 60000
        E: 0.000000 0001 014a 0001
        E: 0.000000 0000 0000 0000
        E: 0.050400 0003 0039 -001
        E: 0.050400 0001 014a 0000
        E: 0.050400 0000 0000 0000

        """)
  }

  @Test func libinputHasAListForEachReport() throws {
    #expect(
      try Self.text(.libinput) == """
        version: 1
        ndevices: 1
        devices:
        - node: /dev/input/event0
          evdev:
            name: "CaretLab panel"
            id: [6, 0, 0, 0]
            codes:
              0: [0]
              1: [330]
              3: [47, 53, 54, 57]
            absinfo:
              47: [0, 15, 0, 0, 0]
              53: [0, 39000, 0, 0, 604]
              54: [0, 84400, 0, 0, 604]
              57: [0, 65535, 0, 0, 0]
            properties: [1]
          udev:
            properties:
            - ID_INPUT=1
            - ID_INPUT_TOUCHSCREEN=1
          events:
          - evdev:
            - [  0,      0,   3,  57,       0]
            - [  0,      0,   3,  53,   10050]
            - [  0,      0,   3,  54,   60000]
            - [  0,      0,   1, 330,       1]
            - [  0,      0,   0,   0,       0]
          - evdev:
            - [  0,  50400,   3,  57,      -1]
            - [  0,  50400,   1, 330,       0]
            - [  0,  50400,   0,   0,       0]

        """)
  }

  @Test func minitouchGreetsAndCommits() throws {
    #expect(
      try Self.text(.minitouch) == """
        v 1
        ^ 16 38999 84399 255
        d 0 10050 60000 50
        c
        w 50
        u 0
        c

        """)
  }

  @Test func monkeyNumbersSecondFingersInTheAction() throws {
    #expect(
      try Self.text(.monkey) == """
        type= raw events
        count= 2
        speed= 1.0
        start data >>
        DispatchPointer(1000,1000,0,301,1799.5,0.5,0.1,0,1,1,0,0,0)
        DispatchPointer(1000,1050,1,301,1799.5,0.5,0.1,0,1,1,0,0,0)

        """)
    let actions = try Exporter(Exported.trace(Exported.twoFingers), to: .monkey).text
      .split(separator: "\n").dropFirst(4).map { $0.split(separator: ",")[2] }
    #expect(actions == ["0", "2", "261", "2", "2", "2", "3", "1"])
  }

  @Test func webDriverPointersTravelAndWait() throws {
    #expect(
      try Self.text(.webdriver)
        == """
        {"actions":[
        {"type":"pointer","id":"finger0","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pointerMove","duration":0,"origin":"viewport","x":100.5,"y":600},
        {"type":"pointerDown","button":0},
        {"type":"pause","duration":50},
        {"type":"pointerUp","button":0}]}
        ]}

        """.replacing("}]}\n]}", with: "}]}]}"))
  }
}
