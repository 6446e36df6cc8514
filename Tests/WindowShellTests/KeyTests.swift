import Testing
import WindowShell

@Suite("Keys")
struct KeyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var scancode: UInt32
    var keycode: Int32
    var expected: Key?
    var testDescription: String { "\(scancode), \(keycode)" }
  }

  // Numbers of USB's usage tables, which SDL's scancodes are; keycodes of named keys have bit 30 set.
  static let named: [Case] = [
    Case(scancode: 58, keycode: 1 << 30 | 58, expected: .function(1)),
    Case(scancode: 62, keycode: 1 << 30 | 62, expected: .function(5)),
    Case(scancode: 69, keycode: 1 << 30 | 69, expected: .function(12)),
    Case(scancode: 41, keycode: 27, expected: .escape),
    Case(scancode: 40, keycode: 13, expected: .return),
    Case(scancode: 88, keycode: 1 << 30 | 88, expected: .return),
    Case(scancode: 43, keycode: 9, expected: .tab),
    Case(scancode: 44, keycode: 32, expected: .space),
    Case(scancode: 42, keycode: 8, expected: .backspace),
    Case(scancode: 76, keycode: 127, expected: .delete),
    Case(scancode: 80, keycode: 1 << 30 | 80, expected: .left),
    Case(scancode: 79, keycode: 1 << 30 | 79, expected: .right),
    Case(scancode: 82, keycode: 1 << 30 | 82, expected: .up),
    Case(scancode: 81, keycode: 1 << 30 | 81, expected: .down),
    Case(scancode: 74, keycode: 1 << 30 | 74, expected: .home),
    Case(scancode: 77, keycode: 1 << 30 | 77, expected: .end),
    Case(scancode: 75, keycode: 1 << 30 | 75, expected: .pageUp),
    Case(scancode: 78, keycode: 1 << 30 | 78, expected: .pageDown),
    Case(scancode: 47, keycode: 91, expected: .character("[")),
    // The key right of P on a German keyboard types ü: the layout decides, not the place.
    Case(scancode: 47, keycode: 0xFC, expected: .character("ü")),
    Case(scancode: 4, keycode: 113, expected: .character("q")),
    Case(scancode: 225, keycode: 1 << 30 | 225, expected: nil),
    Case(scancode: 0, keycode: 0, expected: nil),
    Case(scancode: 0, keycode: -5, expected: nil),
    Case(scancode: 600, keycode: 0xD800, expected: nil),
  ]

  @Test("SDL's numbers become keys", arguments: named)
  func mapping(_ test: Case) {
    #expect(Key(scancode: test.scancode, keycode: test.keycode) == test.expected)
  }
}
