import GestureCore
import KeyboardCore
import Testing

struct KeyboardPictureTests {
  struct Case: CustomTestStringConvertible {
    var script: String
    var highlighted: String
    var bubble: String?
    var testDescription: String { script }

    init(_ script: String, _ highlighted: String, bubble: String?) {
      self.script = script
      self.highlighted = highlighted
      self.bubble = bubble
    }
  }

  @Test(arguments: [
    Case("down q", "q", bubble: "q"),
    Case("down q · right 109", "", bubble: nil),
    Case("down q · right 89.5", "q", bubble: "q"),
    Case("down q · right 200 · left 200", "q", bubble: "q"),
    Case("down space", "space", bubble: nil),
    Case("down shift", "shift", bubble: nil),
    Case("down q · up", "", bubble: nil),
    Case("down q · 2 down w", "q w", bubble: "w"),
    Case("down q · 2 down space", "q space", bubble: "q"),
    Case("down q · 2 down w · 2 right 300", "q", bubble: "q"),
    Case("down q · 2 down w · 2 cancel", "q", bubble: "q"),
    Case("down q · 2 down page-numbers · up · 2 up · down 1", "1", bubble: "1"),
    // A key of the page that was shown before is not drawn on this one.
    Case("down page-numbers · 2 down delete · 3 down 300,580 · up", "", bubble: nil),
  ])
  func heldKeysAreDrawn(_ example: Case) {
    var script = TouchScript(.inOrderOfDowns)
    script.run(example.script)
    #expect(
      script.keyboard.highlightedKeys.map(\.id).joined(separator: " ") == example.highlighted)
    #expect(script.keyboard.bubbleKey?.key.id == example.bubble)
    for key in script.keyboard.keys {
      let isHighlighted = script.keyboard.highlightedKeys.contains(key.key)
      #expect(script.keyboard.isHighlighted(key.key) == isHighlighted)
    }
  }

  @Test func capsShowWhatTheyWouldType() {
    var script = TouchScript()
    let key = Key(typing: "q")
    #expect(script.keyboard.character(of: key) == "q")
    script.run("down shift · up")
    #expect(script.keyboard.character(of: key) == "Q")
    #expect(script.keyboard.character(of: Key(.space)) == nil)
  }

  @Test func aFingersKeyIsKnownWhileItIsHeld() {
    var script = TouchScript()
    script.run("down space · left 300")
    #expect(script.keyboard.key(of: FingerID(1)) == Key(.space))
    #expect(script.keyboard.key(of: FingerID(2)) == nil)
    script.run("up")
    #expect(script.keyboard.key(of: FingerID(1)) == nil)
  }
}
