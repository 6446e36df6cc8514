import Interchange
import Testing

#if CARETLAB_YAML
  struct LibinputReaderTests {
    static let head = """
      # libinput record
      version: 1
      ndevices: 1
      libinput:
        version: "1.26.0"
      devices:
      - node: /dev/input/event5
        evdev:
          name: "demo panel"
          id: [3, 1, 2, 3]
          codes: {0: [0], 1: [330], 3: [47, 53, 54, 57]}
          absinfo: {47: [0, 4, 0, 0, 0], 53: [0, 999, 0, 0, 10], 54: [0, 499, 0, 0, 10]}
        quirks:
        events:

      """
    static let events = """
        - evdev:
          - [  0,      0,   3,  57,      12] # EV_ABS / ABS_MT_TRACKING_ID
          - [  0,      0,   3,  53,     310]
          - [  0,      0,   3,  54,      88]
          - [  0,      0,   0,   0,       0]
        - libinput:
          - {time: 0.000, type: TOUCH_DOWN, slot: 0, transformed: [1, 2]}
        - evdev:
          - [  0,   8310,   3,  53,     323]
          - [  0,   8310,   0,   0,       0]
        - hid:
            time: 0.010
            hidraw0: [1, 2, 3]
        - evdev:
          - [  0,  16700,   3,  57,      -1]
          - [  0,  16700,   0,   0,       0]

      """

    @Test func reportsOfTheKernelAreRead() throws {
      for pieceSize in [1, 10, 1 << 16] {
        let imported = try Imported(Self.head + Self.events, pieceSize: pieceSize)
        #expect(imported.recording.format == .libinput)
        #expect(imported.line == TextFormatTests.exact)
        #expect(imported.recording.panel.name == "demo panel")
        #expect(imported.recording.panel.y?.unitsPerMillimetre == 10)
        #expect(imported.recording.notes.repairs == [])
      }
    }

    @Test func unknownKeysAreSkippedAndDevicesAreCounted() throws {
      let text = Self.head.replacing("ndevices: 1", with: "ndevices: 2\nfuture: {a: [1, {b: c}]}")
      let imported = try Imported(text + Self.events)
      #expect(imported.line == TextFormatTests.exact)
      #expect(
        imported.recording.notes.repairs == ["the file tells of 2 devices; there are 1"])
    }

    @Test func devicesAreWrittenOneAfterTheOther() throws {
      let second = "- node" + Self.head.split(separator: "- node", maxSplits: 1)[1]
      let text =
        Self.head.replacing("ndevices: 1", with: "ndevices: 2") + Self.events + second
        + Self.events.replacing("310]", with: "400]").replacing("   8310,", with: "   9000,")
      #expect(
        try Imported(text).line
          == "0 down 0 310,88 · 0 down 1 400,88 · 8310 move 0 323,88 · 9000 move 1 323,88 · "
          + "16700 up 0 323,88 · 16700 up 1 323,88")
    }

    @Test func anotherVersionIsRefused() {
      let text = Self.head.replacing("version: 1\n", with: "version: 2\n") + Self.events
      #expect(
        Imported.refusal(of: text)
          == "file:2: version 2 of libinput's recordings is not known; 1 is")
    }

    @Test func everyCutIsRead() throws {
      for bytes in Cuts.of(Self.head + Self.events) { _ = try? Imported(bytes: bytes) }
      let cut = try Imported(String((Self.head + Self.events).dropLast(40)))
      #expect(cut.touches.prefix(2) == ["0 down 0 310,88", "8310 move 0 323,88"])
    }

    @Test func referencesAndDeepListsAreRefused() {
      var bomb = "version: 1\nndevices: 1\na0: &a0 [x, x]\n"
      for level in 1..<40 {
        bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n"
      }
      #expect(Imported.refusal(of: bomb)?.contains("a reference") == true)
      let deep = "version: 1\nndevices: 1\na: " + String(repeating: "[", count: 100_000)
      #expect(Imported.refusal(of: deep)?.contains("nested") == true)
    }
  }
#else
  struct LibinputReaderTests {
    @Test func withoutTheLibraryASentenceSaysWhatToInstall() {
      let refusal = Imported.refusal(of: "version: 1\nndevices: 1\n")
      #expect(refusal?.contains("libyaml-dev") == true)
    }
  }
#endif
