import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import TextCore

/// What other keyboards' techniques do to a phone: where they start, its keys, its text.
struct KeyboardTechniqueTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let technique: String
    let script: String
    var text = "aaaa|aaaa"
    /// The text afterwards; what keys typed is in it.
    let expected: String
    var ticks = 0
    var testDescription: String { "\(technique): \(id)" }
  }

  // Letters stand around 195, 642, space around 195, 790.
  @Test(arguments: [
    Case(
      id: "a letter starts it", technique: "finale",
      script: "down g · 500 move 195,642 · 10 move 205,642 · 10 up", expected: "aaaaa|aaa",
      ticks: 1),
    Case(
      id: "space does not", technique: "finale",
      script: "down space · 500 move 195,750 · 10 move 205,750 · 10 up", expected: "aaaa |aaaa"),
    Case(
      id: "a letter's swipe cancels the letter", technique: "swipeselection-1.5",
      script: "down g · 10 move 215,642 · 10 up", expected: "aaaaa|aaa"),
    Case(
      id: "within the dead zone the letter is typed", technique: "swipeselection-1.5",
      script: "down g · 10 move 205,642 · 10 up", expected: "aaaag|aaaa"),
    Case(
      id: "the page key starts nothing", technique: "swipeselection-1.5",
      script: "down page-numbers · 10 move 200,750 · 10 move 300,750", expected: "aaaa|aaaa"),
    Case(
      id: "shift selects", technique: "swipeselection-pro",
      script: "down shift · 10 move 60,696 · 10 move 78,696 · 10 up", expected: "aaaa[aa]aa"),
    Case(
      id: "a tap types", technique: "wurstfinger", script: "down space · 10 move 200,750 · 10 up",
      expected: "aaaa |aaaa"),
    Case(
      id: "8 pt upward type nothing", technique: "wurstfinger",
      script: "down space · 10 move 195,742 · 10 up 195,742", expected: "aaaa|aaaa"),
    Case(
      id: "a slide moves, ticks and types nothing", technique: "wurstfinger",
      script: "down space · 10 move 231,750 · 10 move 217,750 · 10 up", expected: "aaaaa|aaa",
      ticks: 2),
    Case(
      id: "a hold takes the space away", technique: "keyboardkit", script: "down space · 600 up",
      expected: "aaaa|aaaa", ticks: 1),
    Case(
      id: "a short press types it", technique: "keyboardkit", script: "down space · 400 up",
      expected: "aaaa |aaaa"),
    Case(
      id: "the bar lies above the keys", technique: "azookey-bar",
      script:
        "down 100,530 · 10 move 110,530 · 10 move 121,530 · 10 move 130,530 · 10 move 136,530",
      expected: "aaaaa|aaa"),
    Case(
      id: "and keys are keys", technique: "azookey-bar",
      script: "down g · 10 move 205,642 · 10 move 216,642 · 10 move 240,642", expected: "aaaa|aaaa"),
    Case(
      id: "on the text", technique: "swipeshiftcaret",
      script: "down 100,300 · 10 move 140,300 · 10 up", expected: "aaaaaa|aa"),
    Case(
      id: "lines", technique: "miro92", script: "down 100,642 · 10 move 100,664 · 10 up",
      text: "a|a\nbb\ncc", expected: "aa\nbb\nc|c", ticks: 1),
  ])
  func phone(_ test: Case) throws {
    var phone = try Phone(test.text)
    phone.run("technique \(test.technique)")
    phone.run(test.script)
    #expect(phone.text == test.expected)
    #expect(phone.effects.ticks.count == test.ticks)
  }

  // In a paragraph that runs from right to left a swipe to the right goes back in the text.
  @Test(arguments: [
    ("swipeselection-1.5", "down g · 10 move 215,642", "אב|גד", "א|בגד"),
    ("keyboardkit", "down space · 500 move 200,750 · 10 move 206,750", "אב|גד", "אבג|ד"),
    (
      // Two characters of room to the right: what lies beyond is owed.
      "swipeselection-pro", "down g · 10 move 215,642 · 10 move 265,642 · 10 move 240,642",
      "אב|גד", "|אבגד"
    ),
    (
      "swipeselection-pro",
      "down g · 10 move 215,642 · 10 move 265,642 · 10 move 230,642", "אב|גד", "א|בגד"
    ),
  ])
  func rightToLeft(technique: String, script: String, text: String, expected: String) throws {
    var phone = try Phone(text)
    phone.run("technique \(technique)")
    phone.run(script)
    #expect(phone.text == expected)
  }

  @Test func theCaretRunsAtTheEdgeWithoutAnyEvent() throws {
    var phone = try Phone("aaaaaaaa|aaaaaaaa")
    phone.run("technique finale")
    phone.run("down g · 500 move 195,642 · 10 move 370,642")
    phone.wait(until: 700_000)
    #expect(phone.steps == [1, 1, 1])
    #expect(phone.effects.steps.map(\.time.microseconds) == [560_000, 610_000, 660_000])
  }

  @Test(arguments: [
    InputEvent.Kind.focus(false), .set("start", .word("hamster")), .technique("caretlab"),
  ])
  func whatTakesTheFingerAwayEndsTheRun(kind: InputEvent.Kind) throws {
    var phone = try Phone("aaaaaaaa|aaaaaaaa")
    phone.run("technique finale")
    phone.run("down g · 500 move 195,642 · 10 move 370,642 · 60")
    phone.send(kind)
    phone.wait(until: 2_000_000)
    #expect(phone.steps == [1])
  }
}
