import CursorTechniques
import GestureCore
import KeyboardCore
import SimulatorCore
import Testing
import TextCore

/// What a keyboard's swipe does besides moving the caret: the key under the finger, ticks, selections, and text
/// that runs from right to left.
@Suite("Around the swipe")
struct KeyUnderSwipeTests {
  struct KeyCase: CustomTestStringConvertible {
    let technique: String
    let id: String
    let script: String
    let keys: [String]
    var testDescription: String { "\(technique): \(id)" }
  }

  // 24 px are 8 pt, and so on: three pixels a point.
  @Test(arguments: [
    KeyCase(technique: "florisboard", id: "a tap", script: "down space · 60 up", keys: ["space"]),
    KeyCase(
      technique: "florisboard", id: "before the trigger", script: "down space · 16 right 16 · 8 up",
      keys: ["space"]),
    KeyCase(
      technique: "florisboard", id: "the trigger cancels",
      script: "down space · 16 right 17 · 8 up",
      keys: []),
    KeyCase(
      technique: "anysoftkeyboard", id: "too short", script: "down space · 100 right 60 · 8 up",
      keys: ["space"]),
    KeyCase(
      technique: "anysoftkeyboard", id: "a fling cancels",
      script: "down space · 100 right 80 · 8 up",
      keys: []),
    KeyCase(
      technique: "heliboard-touchpad", id: "not up", script: "down space · 16 right 30 · 8 up",
      keys: ["space"]),
    KeyCase(
      technique: "heliboard-touchpad", id: "up cancels", script: "down space · 16 above 10 · 8 up",
      keys: []),
    KeyCase(
      technique: "swiftkey-exi", id: "a tap", script: "down g · 16 right 16 · 8 up", keys: ["g"]),
    KeyCase(
      technique: "swiftkey-exi", id: "a swipe", script: "down g · 16 right 17 · 8 up", keys: []),
    KeyCase(
      technique: "swiftkey-exi", id: "one that was slow to start, too",
      script: "down g · 16 above 17 · 8 up", keys: []),
    KeyCase(
      technique: "trime", id: "short", script: "down space · 16 right 19 · 8 up", keys: ["space"]),
    KeyCase(
      technique: "trime", id: "the slide", script: "down space · 16 right 20 · 8 up", keys: []),
    KeyCase(
      technique: "fossify", id: "short", script: "down space · 16 right 8 · 8 up", keys: ["space"]),
    KeyCase(technique: "fossify", id: "a step", script: "down space · 16 right 9 · 8 up", keys: []),
    KeyCase(technique: "wmkeyboard", id: "a tap", script: "down space · 60 up", keys: ["space"]),
    KeyCase(
      technique: "wmkeyboard", id: "a quick swipe, too", script: "down space · 16 right 13 · 8 up",
      keys: []),
    KeyCase(
      technique: "wmkeyboard", id: "the hold", script: "down space · 300 right 0 · 8 up", keys: []),
    KeyCase(technique: "kazuma", id: "no hold", script: "down space · 399 up", keys: ["space"]),
    KeyCase(technique: "kazuma", id: "the hold", script: "down space · 400 up", keys: []),
    KeyCase(technique: "maliit", id: "no hold", script: "down space · 799 up", keys: ["space"]),
    KeyCase(technique: "maliit", id: "the hold", script: "down space · 800 up", keys: []),
    KeyCase(technique: "gjs-osk", id: "no hold", script: "down space · 749 up", keys: ["space"]),
    KeyCase(technique: "gjs-osk", id: "the hold", script: "down space · 750 up", keys: []),
  ])
  func theKeyTypesOrNot(_ test: KeyCase) throws {
    var phone = try Phone("abc|def")
    phone.run("technique \(test.technique)")
    phone.runRelative(test.script)
    #expect(phone.keys == test.keys)
  }

  @Test(arguments: [
    ("florisboard", "down space · 16 right 17 · 16 right 8 · 16 right 1 · up", 2),
    ("anysoftkeyboard", "down space · 100 right 80 · up", 0),
    ("heliboard-touchpad", "down space · 16 above 10 · 16 right 10 · 16 right 10 · up", 2),
    ("swiftkey-exi", "down space · 16 right 17 · up", 0),
    ("trime", "down space · 16 right 20 · up", 0),
    ("fossify", "down space · 16 right 9 · 16 right 9 · up", 2),
    ("wmkeyboard", "down space · 300 right 13 · 16 right 16 · up", 1),
    ("kazuma", "down space · 400 right 7 · up", 0),
    ("maliit", "down space · 800 right 9 · 16 right 9 · up", 1),
    ("gjs-osk", "down space · 750 right 60 · up", 0),
  ])
  func ticks(technique: String, script: String, count: Int) throws {
    var phone = try Phone("abc|def")
    phone.run("technique \(technique)")
    phone.runRelative(script)
    #expect(!phone.steps.isEmpty)
    #expect(phone.effects.ticks.count == count)
  }

  @Test(arguments: [
    ("florisboard", "down shift · up · 500 down space · 16 right 17 · up", "ab[c]d"),
    ("florisboard", "down space · 16 right 17 · up", "abc|d"),
    ("wmkeyboard", "down shift · up · 500 down space · 300 right 13 · 16 right 16 · up", "ab[c]d"),
    ("swiftkey-exi", "down shift · 16 right 17 · up", "ab[c]d"),
    ("swiftkey-exi", "down delete · 16 left 17 · up", "a[b]cd"),
    ("swiftkey-exi", "down shift · up · 500 down g · 16 right 17 · up", "abc|d"),
    (
      "heliboard-touchpad", "down shift · up · 500 down space · 16 above 10 · 16 right 10 · up",
      "abc|d"
    ),
  ])
  func selections(technique: String, script: String, text: String) throws {
    var phone = try Phone("ab|cd")
    phone.run("technique \(technique)")
    phone.runRelative(script)
    #expect(phone.text == text)
  }

  /// Those that send arrow keys follow the finger where text runs from right to left; the others count places.
  @Test(arguments: [
    ("florisboard", "down space · 16 right 17 · up", true),
    ("anysoftkeyboard", "down space · 100 right 80 · up", true),
    ("heliboard-touchpad", "down space · 16 above 10 · 16 right 10 · up", true),
    ("swiftkey-exi", "down space · 16 right 17 · up", true),
    ("trime", "down space · 16 right 20 · up", true),
    ("fossify", "down space · 16 right 9 · up", false),
    ("wmkeyboard", "down space · 300 right 13 · 16 right 16 · up", true),
    ("kazuma", "down space · 400 right 7 · up", true),
    ("maliit", "down space · 800 right 9 · up", true),
    ("gjs-osk", "down space · 750 right 60 · up", true),
  ])
  func rightToLeft(technique: String, script: String, follows: Bool) throws {
    for (text, forward) in [("ab|cd", true), ("שלום| עולם", !follows)] {
      var phone = try Phone(text)
      phone.run("technique \(technique)")
      phone.runRelative(script)
      #expect(phone.steps == [forward ? 1 : -1], "\(text)")
    }
  }

  @Test func aSwipeThatIsTakenBackLeavesTheCaretWhereItWas() throws {
    for (text, script) in [
      ("abc|def", "down space · 16 right 40 · 16 above 60 · up"),
      ("a[bc]def", "down space · 16 left 40 · 16 above 60 · 16 right 90 · up"),
      ("abc\ndef|\nghi", "down space · 16 below 20 · 16 right 20 · 16 above 90 · up"),
    ] {
      var phone = try Phone(text)
      phone.run("technique swiftkey-exi")
      phone.runRelative(script)
      #expect(!phone.steps.isEmpty)
      #expect(phone.text == text)
      #expect(phone.keys.isEmpty)
    }
  }
}

extension Phone {
  /// Runs a script whose moves are relative to the touch-down's key, as in `"down space · 16 right 9 · up"`.
  fileprivate mutating func runRelative(_ script: String) {
    var place = Point.zero
    for part in script.split(separator: "·") {
      let words = part.split(separator: " ").map(String.init)
      let wait = Double(words[0]).map { "\($0) " } ?? ""
      let rest = wait.isEmpty ? words : Array(words.dropFirst())
      switch rest.first {
      case "down" where rest.count == 2:
        let page = simulator.keyboard.page
        place = simulator.keyboard.geometry.key(id: rest[1], page: page)!.frame.center
        run("\(wait)down \(place.x),\(place.y)")
      case "right", "left", "above", "below":
        let length = Double(rest[1])!
        switch rest[0] {
        case "right": place.x += length
        case "left": place.x -= length
        case "above": place.y -= length
        default: place.y += length
        }
        run("\(wait)move \(place.x),\(place.y)")
      default: run(wait + rest.joined(separator: " "))
      }
    }
  }
}
