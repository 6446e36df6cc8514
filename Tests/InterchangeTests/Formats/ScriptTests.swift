import Interchange
import Testing

/// Shell scripts that touch, which have no time but what they sleep.
struct ScriptTests {
  static let sendevent = """
    #!/bin/sh
    adb shell sendevent /dev/input/event3 3 57 12
    sendevent /dev/input/event3 3 53 310; sendevent /dev/input/event3 3 54 88
    adb shell "sendevent /dev/input/event3 0 0 0"
    sleep 0.02
    sendevent /dev/input/event3 3 53 323
    sendevent /dev/input/event3 0 0 0
    sendevent /dev/input/event3 3 57 4294967295 && sendevent /dev/input/event3 0 0 0

    """
  static let motionevent = """
    input motionevent DOWN 310 88
    adb shell input touchscreen motionevent MOVE 323 88 ; sleep 0.02
    input motionevent UP 323 88

    """

  @Test func withoutAnIntervalTheyAreRefused() {
    for text in [Self.sendevent, Self.motionevent, "input swipe 1 2 3 4 300\n", "input tap 5 6\n"] {
      let refusal = Imported.refusal(of: text)
      #expect(refusal?.contains("--interval") == true, "\(refusal ?? "nil")")
    }
  }

  @Test func withAnIntervalReportsComeOneAfterAnother() throws {
    let options = ImportOptions.with { $0.interval = 8_000 }
    let sent = try Imported(Self.sendevent, options)
    #expect(sent.recording.format == .sendevent)
    #expect(sent.line == "0 down 0 310,88 · 28000 move 0 323,88 · 36000 up 0 323,88")
    let moved = try Imported(Self.motionevent, options)
    #expect(moved.recording.format == .input)
    #expect(moved.line == "0 down 0 310,88 · 8000 move 0 323,88 · 36000 up 0 323,88")
  }

  @Test func aSwipeIsItsStartAndItsEnd() throws {
    let imported = try Imported(
      "input swipe 10 20 110 20 250\ninput tap 5 6\ninput swipe 1 2 3 4\n",
      .with { $0.interval = 8_000 })
    #expect(
      imported.line
        == "0 down 0 10,20 · 250000 move 0 110,20 · 250000 up 0 110,20 · 258000 down 0 5,6 · "
        + "266000 up 0 5,6 · 274000 down 0 1,2 · 574000 move 0 3,4 · 574000 up 0 3,4")
    #expect(imported.recording.notes.assumptions.contains { $0.contains("made by the phone") })
  }

  @Test func otherCommandsAreNamed() throws {
    let imported = try Imported(
      "cd /tmp\n" + Self.motionevent + "input keyevent 4\n", .with { $0.interval = 8_000 })
    #expect(
      imported.recording.notes.repairs
        == ["lines 1, 5: expected input motionevent, tap or swipe with its numbers"])
  }
}
