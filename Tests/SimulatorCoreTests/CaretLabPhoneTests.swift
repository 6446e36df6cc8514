import CursorTechniques
import GestureCore
import KeyboardCore
import SimulatorCore
import Testing

/// This project's own technique on the phone, where keys, text and room play a part.
struct CaretLabPhoneTests {
  private func phone(_ text: String, delivery: DeliveryRate = .asRecorded) throws -> Phone {
    try Phone(text, delivery: delivery, technique: "caretlab")
  }

  /// Places along a straight way, one each 20 ms at so many points per second.
  private func slide(from start: Double, by way: Double, at speed: Double, y: Double = 642)
    -> String
  {
    let count = max(1, Int((way.magnitude / speed / 0.02).rounded()))
    return (1...count).map {
      "20 move \(start + way * Double($0) / Double(count)),\(y)"
    }.joined(separator: " · ")
  }

  @Test func t7TheWayBackFromTheTextsEndStartsAtOnce() throws {
    var phone = try phone("aaaa|bbb")
    phone.run("down 30,642 · " + slide(from: 30, by: 340, at: 400))
    #expect(phone.text == "aaaabbb|")
    #expect(phone.steps.reduce(0, +) == 3)
    phone.run(slide(from: 370, by: -20, at: 200))
    #expect(phone.steps.reduce(0, +) < 3)
    #expect(phone.text.hasSuffix("b|b") || phone.text.hasSuffix("|bb"))
  }

  @Test func t7AlsoWhereTheSwipeBeganThere() throws {
    var phone = try phone("aaaa|")
    phone.run("down g · " + slide(from: 195, by: 190, at: 400))
    #expect(phone.text == "aaaa|")
    phone.run(slide(from: 385, by: -20, at: 200) + " · 8 up")
    #expect(phone.text.hasPrefix("aaa|") || phone.text.hasPrefix("aa|"))
    #expect(phone.keys.isEmpty)
  }

  @Test func aSwipeAgainstTheEndTypesNoKeyAndCollapsesASelection() throws {
    for (text, way, expected) in [
      ("ab|", 50.0, "ab|"), ("|ab", -50, "|ab"), ("ab[cd]", 50, "abcd|"),
    ] {
      var phone = try phone(text)
      phone.run("down g · " + slide(from: 195, by: way, at: 200) + " · 8 up")
      #expect(phone.text == expected)
      #expect(phone.keys.isEmpty)
    }
  }

  @Test func t8OneStepIsOneCaretStop() throws {
    let clusters = ["🇩🇪", "👍🏽", "👨‍👩‍👧", "e\u{301}", "\r\n", "x"]
    var phone = try phone("|" + clusters.joined())
    phone.run("down 100,642 · " + slide(from: 100, by: 13.25, at: 100))
    var x = 113.25
    for index in clusters.indices {
      #expect(phone.text == clusters[...index].joined() + "|" + clusters[(index + 1)...].joined())
      phone.run(slide(from: x, by: 12, at: 100))
      x += 12
    }
  }

  @Test func t8RightIsRightInTextThatRunsLeft() throws {
    // In Hebrew the caret goes right by going back.
    for (way, expected) in [(30.0, "א|בגדהו"), (-30, "אבגדה|ו")] {
      var phone = try phone("אבג|דהו")
      phone.run("down 195,642 · " + slide(from: 195, by: way, at: 100) + " · 100 up")
      #expect(phone.text == expected)
    }
    var phone = try phone("א|בגד")
    phone.run("down 50,642 · " + slide(from: 50, by: 300, at: 400))
    #expect(phone.text == "|אבגד")
    // The room is that of the side the finger goes to.
    phone.run(slide(from: 350, by: -20, at: 200))
    #expect(phone.text != "|אבגד")
  }

  @Test func t9EitherTheKeyOrAStep() throws {
    for way in stride(from: 0.0, through: 60, by: 0.75) {
      for speed in [50.0, 200, 800] {
        for sign in [1.0, -1] {
          var phone = try phone("aaaaaaaaaaaaaaaa|bbbbbbbbbbbbbbbb")
          phone.run("down g · " + slide(from: 195, by: sign * way, at: speed) + " · 100 up")
          #expect(phone.steps.isEmpty == (phone.keys == ["g"]), "\(way) pt at \(speed)")
          #expect(phone.steps.isEmpty == (way < 13.25), "\(way) pt at \(speed)")
        }
      }
    }
  }

  @Test(arguments: [DeliveryRate.asRecorded, .hertz(60), .hertz(120)])
  func t10ATypingBurstMovesNothing(delivery: DeliveryRate) throws {
    let keys = ["q", "w", "e", "r", "t", "y", "u", "i", "a", "s", "d", "f", "g", "h", "j", "k"]
    for smear in [6.0, 8, 10, 12] {
      for (dx, dy) in [(1.0, 0.0), (-1, 0), (0.8, 0.6), (-0.6, 0.8), (0, 1)] {
        var phone = try phone("aaaa|bbbb", delivery: delivery)
        for key in keys {
          let area = phone.simulator.keyboard.geometry.key(id: key, page: .letters)
          let middle = try #require(area).frame.center
          var script = "down \(key)"
          for part in [0.25, 0.5, 0.75, 1] {
            script += " · 15 move \(middle.x + part * smear * dx),\(middle.y + part * smear * dy)"
          }
          phone.run(script + " · 10 up · 50")
        }
        #expect(phone.steps.isEmpty)
        #expect(phone.keys == keys)
      }
    }
  }

  @Test func whoHasJustTypedMustGoFarther() throws {
    for (pause, first) in [(100.0, 28.0), (400, 28), (600, 13.25)] {
      var phone = try phone("aaaa|bbbbbbbbbbbb")
      phone.run("down q · 60 up · \(pause) down g · " + slide(from: 195, by: 60, at: 100))
      let place = phone.effects.updates.first { !$0.move.isNone }?.update.translation.dx
      #expect(place.map { $0 >= first && $0 < first + 2.1 } == true, "\(pause) ms: \(place ?? 0)")
    }
  }

  @Test func aSecondFingerThatTypesBeginsTheDeadZoneAnew() throws {
    var phone = try phone("aaaa|bbbbbbbbbbbb")
    // The first finger drifts while the second one types, and would have left the dead zone.
    phone.run(
      "down g · 20 move 200,642 · 20 move 205,642 · down#2 q · 60 up#2 · 20 move 210,642 · "
        + "20 move 220,642 · 20 move 230,642")
    #expect(phone.steps.isEmpty)
    phone.run("20 move 240,642")
    #expect(phone.steps == [1])
  }
}
