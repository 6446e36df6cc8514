import GestureCore
import SimulatorCore
import Testing
import TextCore

/// Cells are 10 × 20 points from (16, 63), so character n of line 1 lies about x = 21 + 10 n, y = 73.
struct TextGestureTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    var text = "|"
    let script: String
    let expected: String
    var parameters: [NamedParameter] = []
    var menu = 0
    var testDescription: String { id }
  }

  private static let word = [NamedParameter("phone.longPress", .word("word"))]
  private static let clamp = [NamedParameter("handleCrossing", .word("clamp"))]

  @Test(arguments: [
    // Taps.
    Case(
      id: "a tap in a character's left half", text: "abcd|", script: "down 39,73 · 80 up",
      expected: "ab|cd"),
    Case(
      id: "a tap in its right half", text: "abcd|", script: "down 42,73 · 80 up", expected: "abc|d"),
    Case(
      id: "above the first line is the first line", text: "abcd\nef|", script: "down 37,50 · 80 up",
      expected: "ab|cd\nef"),
    Case(
      id: "below the last line is the last line", text: "abcd\nef|", script: "down 26,400 · 80 up",
      expected: "abcd\ne|f"),
    Case(
      id: "left of a line is its start", text: "abcd|", script: "down 2,73 · 80 up",
      expected: "|abcd"),
    Case(
      id: "a tap may wobble", text: "abcd|", script: "down 36,73 · 20 move 42,79 · 20 up",
      expected: "ab|cd"),
    Case(id: "in an empty document", text: "|", script: "down 100,200 · 80 up", expected: "|"),
    // Several taps.
    Case(
      id: "a double tap selects the word", text: "one two three|",
      script: "down 70,73 · 50 up · 100 down 71,73 · 50 up", expected: "one [two] three"),
    Case(
      id: "a double tap between words places the caret", text: "one  two|",
      script: "down 51,73 · 50 up · 100 down 51,73 · 50 up", expected: "one | two"),
    Case(
      id: "a slow second tap is a first one", text: "one two|",
      script: "down 70,73 · 50 up · 301 down 70,73 · 50 up", expected: "one t|wo"),
    Case(
      id: "a second tap elsewhere is a first one", text: "one two three|",
      script: "down 20,73 · 50 up · 100 down 70,73 · 50 up", expected: "one t|wo three"),
    Case(
      id: "a triple tap selects the paragraph", text: "one two\nthree|",
      script: "down 70,73 · 50 up · 100 down 70,73 · 50 up · 100 down 70,73 · 50 up",
      expected: "[one two]\nthree"),
    Case(
      id: "a tap on what is selected asks for the menu", text: "a[bcd]e",
      script: "down 41,73 · 50 up", expected: "a[bcd]e", menu: 1),
    Case(
      id: "a tap elsewhere clears", text: "a[bcd]efghijklm", script: "down 129,73 · 50 up",
      expected: "abcdefghijk|lm"),
    // Long press.
    Case(
      id: "a long press takes two characters", text: "abcdef|", script: "down 43,73 · 600 up",
      expected: "ab[cd]ef", menu: 1),
    Case(
      id: "it waits half a second", text: "abcdef|", script: "down 42,73 · 499 up",
      expected: "abc|def"),
    Case(
      id: "a wobble does not end it", text: "abcdef|",
      script: "down 43,73 · 100 move 50,79 · 500 up", expected: "abc[de]f", menu: 1),
    Case(
      id: "beyond the slop it scrolls", text: "abcdef|",
      script: "down 43,73 · 100 move 43,90 · 500 up", expected: "abcdef|"),
    Case(
      id: "the pair ends with its paragraph", text: "abc\ndef|", script: "down 41,73 · 600 up",
      expected: "ab[c]\ndef", menu: 1),
    Case(
      id: "beyond the line's end it takes the last character", text: "abc\ndef|",
      script: "down 300,73 · 600 up", expected: "ab[c]\ndef", menu: 1),
    Case(
      id: "on nothing it takes nothing", text: "|", script: "down 100,73 · 600 up", expected: "|"),
    Case(
      id: "moving on extends forward", text: "abcdefgh|",
      script: "down 43,73 · 600 move 73,73 · 50 up", expected: "ab[cdefg]h", menu: 1),
    Case(
      id: "and backward, keeping the origin", text: "abcdefgh|",
      script: "down 63,73 · 600 move 23,73 · 50 up", expected: "[abcdef]gh", menu: 1),
    Case(
      id: "and back to where it began", text: "abcdefgh|",
      script: "down 43,73 · 600 move 83,73 · 50 move 43,73 · 50 up", expected: "ab[cd]efgh", menu: 1
    ),
    Case(
      id: "over the line's end to the next", text: "abcd\nefgh|",
      script: "down 33,73 · 600 move 33,93 · 50 up", expected: "a[bcd\nefg]h", menu: 1),
    Case(
      id: "to the first character", text: "abcd|", script: "down 43,73 · 600 move 1,73 · 50 up",
      expected: "[abcd]", menu: 1),
    Case(
      id: "words", text: "one two three|", script: "down 70,73 · 600 up",
      expected: "one [two] three", parameters: word, menu: 1),
    Case(
      id: "extending by words", text: "one two three four|",
      script: "down 70,73 · 600 move 110,73 · 50 up", expected: "one [two three] four",
      parameters: word, menu: 1),
    Case(
      id: "a family is one of two characters", text: "a👨‍👩‍👧b|", script: "down 30,73 · 600 up",
      expected: "a[👨‍👩‍👧b]", menu: 1),
    Case(
      id: "a line break of two characters is never halved", text: "ab\r\ncd|",
      script: "down 33,73 · 600 move 23,93 · 50 up", expected: "a[b\r\ncd]", menu: 1),
    Case(
      id: "a cancelled press selects no further", text: "abcdefgh|",
      script: "down 43,73 · 600 cancel · 10 down 143,400 · 10 move 200,400", expected: "ab[cd]efgh"),
    Case(
      id: "a second finger ends it", text: "abcdefgh|",
      script: "down 43,73 · 600 down#2 100,300 · 10 move 83,73 · 10 up · up#2",
      expected: "ab[cd]efgh"),
    // Handles: the end's at the right edge of what is selected, the start's at the left.
    Case(
      id: "the first touch of a handle changes nothing", text: "ab[cd]efgh",
      script: "down 60,98 · 30 up", expected: "ab[cd]efgh", menu: 1),
    Case(
      id: "the end's handle", text: "ab[cd]efghijkl", script: "down 60,98 · 30 move 90,98 · 30 up",
      expected: "ab[cdefg]hijkl", menu: 1),
    Case(
      id: "the start's handle", text: "abcdef[gh]ijkl",
      script: "down 70,60 · 30 move 40,60 · 30 up", expected: "abc[defgh]ijkl", menu: 1),
    Case(
      id: "away and back", text: "ab[cd]efghijkl",
      script: "down 60,98 · 30 move 120,98 · 30 move 60,98 · 30 up", expected: "ab[cd]efghijkl",
      menu: 1),
    Case(
      id: "never empty", text: "ab[cde]fgh", script: "down 70,98 · 30 move 40,98 · 30 up",
      expected: "ab[c]defgh", menu: 1),
    Case(
      id: "past the other one they change roles", text: "abcde[fg]hij",
      script: "down 90,98 · 30 move 40,98 · 30 up", expected: "ab[cde]fghij", menu: 1),
    Case(
      id: "or it stops before", text: "abcde[fg]hij", script: "down 90,98 · 30 move 40,98 · 30 up",
      expected: "abcde[f]ghij", parameters: clamp, menu: 1),
    Case(
      id: "the start's handle stops before, too", text: "abcde[fg]hij",
      script: "down 62,60 · 30 move 112,60 · 30 up", expected: "abcdef[g]hij", parameters: clamp,
      menu: 1),
    Case(
      id: "the nearest handle wins", text: "ab[c]defghij",
      script: "down 55,98 · 30 move 85,98 · 30 up", expected: "ab[cdef]ghij", menu: 1),
    Case(
      id: "less than a line's travel stays on the line", text: "ab[cd]ef\nghijkl",
      script: "down 60,98 · 30 move 60,117 · 30 up", expected: "ab[cd]ef\nghijkl", menu: 1),
    Case(
      id: "a line's travel changes lines", text: "ab[cd]ef\nghijkl",
      script: "down 60,98 · 30 move 60,118 · 30 up", expected: "ab[cdef\nghij]kl", menu: 1),
    Case(
      id: "and back up as late", text: "ab[cd]ef\nghijkl",
      script: "down 60,98 · 30 move 60,118 · 30 move 60,99 · 30 up", expected: "ab[cdef\nghij]kl",
      menu: 1),
    Case(
      id: "a cancelled drag ends", text: "ab[cd]efghijkl",
      script: "down 60,98 · 30 move 90,98 · 30 cancel · 30 down 200,400 · 10 move 200,450",
      expected: "ab[cdefg]hijkl"),
  ])
  func text(_ test: Case) throws {
    var phone = try Phone(test.text, parameters: test.parameters)
    phone.run(test.script)
    #expect(phone.text == test.expected)
    #expect(phone.effects.menuRequests == test.menu)
    #expect(phone.simulator.deadline == nil)
  }

  @Test func aTapInTheMiddleOfWhatIsSelectedAsksForTheMenu() throws {
    // Far from both handles, which reach 30 points.
    var phone = try Phone("ab[cdefghijklmnopqrst]uv")
    phone.run("down 121,73 · 50 up")
    #expect(phone.effects.menuRequests == 1)
    #expect(phone.text == "ab[cdefghijklmnopqrst]uv")
  }

  @Test func aDragScrollsByTheFingersWay() throws {
    var phone = try Phone("abcdef|")
    phone.run("down 43,200 · 10 move 43,190 · 10 move 43,180 · 10 move 43,195 · 10 up")
    #expect(phone.effects.dragged == -5)
    #expect(phone.text == "abcdef|")
  }

  @Test func everythingThatIsSelectedByTouchReplaysWithoutLayout() throws {
    var phone = try Phone("one two three\nfour 👨‍👩‍👧 five|")
    let start = phone.simulator.sessionStart
    phone.run(
      "down 43,73 · 600 move 93,93 · 50 up · 900 down 70,73 · 50 up · 100 down 71,73 · 50 up "
        + "· 900 down 90,98 · 30 move 40,118 · 30 up · text X")
    var replay = try Replay(start: start, hasRecordedLayout: true)
    for event in phone.effects.recorded { replay.feed(event) }
    #expect(replay.simulator.document.text == phone.simulator.document.text)
    #expect(replay.simulator.document.selection == phone.simulator.document.selection)
  }

  @Test func equallyNearHandlesGoToTheFingersSide() {
    let handles = SelectionHandles(
      start: Rectangle(x: 100, y: 100, width: 0, height: 20),
      end: Rectangle(x: 120, y: 100, width: 0, height: 20))
    #expect(handles.handle(at: Point(x: 109, y: 110)) == .start)
    #expect(handles.handle(at: Point(x: 111, y: 110)) == .end)
    #expect(handles.handle(at: Point(x: 110, y: 60)) == .start)
    #expect(handles.handle(at: Point(x: 110, y: 160)) == .end)
    #expect(handles.handle(at: Point(x: 60, y: 110)) == nil)
  }
}
