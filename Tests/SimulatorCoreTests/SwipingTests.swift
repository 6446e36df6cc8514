import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import TextCore

struct SwipingTests {
  /// A slide at constant speed, one sample each 8 ms.
  private func slide(
    _ phone: inout Phone, from x: Double, by way: Double, milliseconds: Int, lifts: Bool = true
  ) {
    let count = milliseconds / 8
    var script = ["down \(x),700"]
    for index in 1...count {
      script.append("8 move \(x + way * Double(index) / Double(count)),700")
    }
    if lifts { script.append("8 up") }
    phone.run(script.joined(separator: " · "))
  }

  @Test func aFastSlideWalksTheCaret() throws {
    var phone = try Phone("the quick brown fox jumps over |the lazy dog")
    slide(&phone, from: 300, by: -250, milliseconds: 400)
    // 625 pt/s: 62 a callback, so each second one beyond the dead zone steps.
    #expect(!phone.steps.isEmpty)
    #expect(phone.steps.allSatisfy { $0 == -1 })
    let net = phone.steps.reduce(0, +)
    let text = phone.simulator.document.surroundings
    #expect(text.before.count == 31 + net)
  }

  @Test func mirroredSlidesMirrorTheSteps() throws {
    var left = try Phone("aaaaaaaaaaaaaaaaaaaaaaaaa|aaaaaaaaaaaaaaaaaaaaaaaa")
    var right = left
    slide(&left, from: 300, by: -250, milliseconds: 400)
    slide(&right, from: 90, by: 250, milliseconds: 400)
    #expect(left.steps == right.steps.map { -$0 })
    #expect(left.effects.steps.map(\.time) == right.effects.steps.map(\.time))
  }

  @Test func stepsAtTheTextsEndAreReportedAndChangeNothing() throws {
    var phone = try Phone("ab|")
    slide(&phone, from: 90, by: 250, milliseconds: 400)
    #expect(phone.steps.count > 3)
    #expect(phone.text == "ab|")
  }

  @Test func aStepCollapsesASelectionToTheEdgeOnItsWay() throws {
    for (way, expected) in [(90.0, "abc|d"), (-90.0, "a|bcd")] {
      var phone = try Phone("a[bc]d", parameters: [NamedParameter("threshold", .number(1))])
      // One crossing of the dead zone: exactly one step.
      phone.run("down 200,700 · 100 move \(200 + way),700")
      #expect(phone.steps == [way > 0 ? 1 : -1])
      #expect(phone.text == expected)
    }
  }

  @Test func aStepCommitsMarkedText() throws {
    var phone = try Phone("a|b", parameters: [NamedParameter("threshold", .number(1))])
    phone.run("mark ni · down 200,700 · 100 move 110,700")
    #expect(phone.text == "an|ib")
    #expect(phone.simulator.document.markedRange == nil)
  }

  /// A filter so slow that the pan hardly sees the finger move: the key is left all the same.
  @Test func smoothingIsForThePanAlone() throws {
    let slow = [
      NamedParameter("smoothing", .word("one-euro")),
      NamedParameter("smoothingMinimumCutoff", .number(0.1)),
      NamedParameter("smoothingBeta", .number(0)),
    ]
    for (parameters, updates) in [([], 2), (slow, 0)] {
      var phone = try Phone(parameters: parameters)
      phone.run("down q · 30 move 250,700 · 30 up · 30 down q · 60 up")
      #expect(phone.effects.updates.count == updates)
      #expect(phone.keys == ["q"])
    }
  }

  /// What keyboards meet on iOS: a step is a UTF-16 unit, and it comes a moment later.
  @Test func theProxyOfAPhoneStepsByUnits() throws {
    for (mode, expected) in [("graphemes", "x|😀b"), ("ios", "�x�|b")] {
      var phone = try Phone(
        "😀|b",
        parameters: [
          NamedParameter("proxy", .word(mode)), NamedParameter("threshold", .number(1)),
          NamedParameter("endVelocity", .word("zeroAfter40ms")),
        ])
      // One step left: by units the caret then stands inside the emoji.
      phone.run("down 200,700 · 100 move 110,700")
      #expect(phone.steps == [-1])
      phone.run("400 cancel")
      if mode == "graphemes" {
        #expect(phone.text == "|😀b")
      } else {
        #expect(phone.simulator.proxy.isInsideCluster(in: phone.simulator.document))
      }
      phone.run("down x · up · 100 end")
      #expect(phone.text.replacing("|", with: "") == expected.replacing("|", with: ""))
    }
  }

  struct KeyCase: CustomTestStringConvertible {
    let policy: String
    let script: String
    let keys: [String]
    var testDescription: String { "\(policy): \(script)" }
  }

  // From the middle of g at 195, 642: 84 pt to the right lie outside its frame grown by 70 pt, 80 inside.
  @Test(arguments: [
    KeyCase(policy: "never", script: "down g · 100 move 275,642 · 8 up", keys: ["g"]),
    KeyCase(policy: "never", script: "down g · 100 move 290,642 · 8 up", keys: []),
    KeyCase(
      policy: "never", script: "down g · 100 move 290,642 · 50 move 200,642 · 8 up", keys: ["g"]),
    KeyCase(policy: "onRecognition", script: "down g · 30 move 204,642 · 8 up", keys: ["g"]),
    KeyCase(policy: "onRecognition", script: "down g · 30 move 205,642 · 8 up", keys: []),
    KeyCase(policy: "onFirstStep", script: "down g · 30 move 260,642 · 8 up", keys: ["g"]),
    KeyCase(policy: "onFirstStep", script: "down g · 30 move 275,642 · 8 up", keys: []),
  ])
  func theKeyUnderTheFinger(_ test: KeyCase) throws {
    var phone = try Phone(
      "aaaa|aaaa",
      parameters: [
        NamedParameter("phone.keyCancel", .word(test.policy)),
        NamedParameter("threshold", .number(1)),
      ])
    phone.run(test.script)
    #expect(phone.keys == test.keys)
  }

  @Test func aStepAtTheLiftCancelsTheKeyToo() throws {
    var phone = try Phone(
      "aaaa|aaaa",
      parameters: [
        NamedParameter("keyCancel", .word("onFirstStep")), NamedParameter("deadZone", .number(20)),
      ])
    // 150 pt/s add 15 at each update: 90 after six moves, and the lift, which counts too, makes 105.
    var script = "down g"
    for index in 1...9 { script += " · 40 move \(195 + index * 6),642" }
    phone.run(script)
    #expect(phone.steps.isEmpty)
    phone.run("8 up")
    #expect(phone.steps == [1])
    #expect(phone.keys.isEmpty)
  }

  @Test func theKeyOfAFingerThatTakesNoPartIsNotCancelled() throws {
    var phone = try Phone(
      "aaaa|aaaa", delivery: .hertz(60),
      parameters: [
        NamedParameter("keyCancel", .word("onFirstStep")), NamedParameter("threshold", .number(1)),
        NamedParameter("maximumTouches", .number(1)),
      ])
    // Both move in the frame of the first step.
    phone.run("down g · 5 down#2 a · 5 move 290,642 · 1 move#2 21,642 · 30 up#2 · up")
    #expect(phone.steps.first == 1)
    #expect(phone.keys == ["g", "a"])
  }

  @Test func aSwipeThatBeginsOnTheTextIsNone() throws {
    var phone = try Phone("aaaa|aaaa")
    phone.run("down 50,300 · 30 move 300,300 · up")
    #expect(phone.effects.updates.isEmpty)
  }

  @Test func anAssumedStartTakesASwipeFromAnywhere() throws {
    let start = SessionStart(document: .init(before: "aaaa", after: "aaaa"))
    var replay = try Replay(
      start: start, hasRecordedLayout: false, options: ReplayOptions(startMode: .assumed))
    for (index, x) in [50.0, 150, 250, 350].enumerated() {
      replay.feed(
        InputEvent(
          Instant(microseconds: Int64(index) * 30_000),
          .touch(FingerID(1), index == 0 ? .down : .move, Point(x: x, y: 300))))
    }
    #expect(replay.effects.updates.count == 3)
  }

  @Test func roomIsCountedAndKept() throws {
    var phone = try Phone("ab|cde", parameters: [NamedParameter("threshold", .number(1))])
    phone.run("down 200,700 · 100 move 290,700")
    #expect(phone.simulator.situation.room == Situation.Room(before: 3, after: 2))
    phone.run("8 up · text xyz · down 200,700 · 100 move 290,700")
    #expect(phone.simulator.situation.room == Situation.Room(before: 8, after: 0))
  }

  // N = ⌊threshold / ⌊v / divisor⌋⌋ + 1 callbacks for each step, delivered at f Hz.
  @Test(arguments: [(60, 205.0), (60, 405), (60, 1_005), (120, 205), (120, 405), (30, 605)])
  func constantSpeedFollowsTheClosedForm(hertz: Int, speed: Double) throws {
    var phone = try Phone(
      String(repeating: "a", count: 500) + "|" + String(repeating: "a", count: 500),
      delivery: .hertz(hertz), parameters: [NamedParameter("deadZone", .number(0))])
    // Sampled at 240 Hz for two seconds, on stamps that lie on the frames' grid as well as between.
    var events = [InputEvent(.zero, .touch(FingerID(1), .down, Point(x: 0, y: 700)))]
    for index in 1...480 {
      let time = Int64(index) * 1_000_000 / 240
      events.append(
        InputEvent(
          Instant(microseconds: time),
          .touch(FingerID(1), .move, Point(x: speed * Double(time) / 1e6, y: 700))))
    }
    for event in events {
      phone.simulator.handle(event, layout: &phone.geometry, into: &phone.effects)
    }
    let frames = phone.effects.steps.map {
      ($0.time.microseconds * Int64(hertz) + 500_000) / 1_000_000
    }
    let gaps = zip(frames.dropFirst(), frames).map { $0 - $1 }.dropFirst(2)
    let expected = Int64(100 / (Int(speed) / 10) + 1)
    #expect(!gaps.isEmpty)
    #expect(gaps.allSatisfy { $0 == expected })
  }
}
