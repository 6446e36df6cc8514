import GestureCore
import KeyboardCore
import SimulatorCore
import Testing

struct TypingTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    var text = "|"
    let script: String
    let expected: String
    var keys: [String]?
    var parameters: [NamedParameter] = []
    var keyboard = "en-qwerty"
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "a tap types", script: "down q · 60 up", expected: "q|", keys: ["q"]),
    Case(
      id: "shift for one letter", script: "down shift · up · 500 down q · up · down w · up",
      expected: "Qw|"),
    Case(
      id: "space and return", script: "down a · up · down space · up · down return · up",
      expected: "a \n|"),
    Case(
      id: "delete at lift", text: "ab|", script: "down delete · 100 up", expected: "a|",
      keys: ["delete"]),
    Case(
      id: "delete repeats after half a second, and not at lift", text: "abcdef|",
      script: "down delete · 750 up", expected: "abc|", keys: ["delete", "delete", "delete"]),
    Case(
      id: "roll-over types the first", script: "down q · 20 down#2 w · 20 up · 20 up#2",
      expected: "qw|"),
    Case(
      id: "a lift within 70 pt types", script: "down q · 20 move q · 20 up 109,590",
      expected: "q|"),
    Case(id: "a lift beyond does not", script: "down q · 20 up 109.5,590", expected: "|"),
    Case(id: "a cancelled touch types nothing", script: "down q · 20 cancel", expected: "|"),
    Case(
      id: "typing replaces what is selected", text: "a[bc]d", script: "down x · up",
      expected: "ax|d"),
    Case(
      id: "the computer's keyboard types, too", text: "a|", script: "text bc · key left · text d",
      expected: "abd|c"),
    Case(
      id: "pages",
      script: "down page-numbers · up · down 1 · up · down page-letters · up · down q · up",
      expected: "1q|"),
    Case(
      id: "a tap in the text places the caret", text: "abcdef|",
      script: "down 38,70 · 50 up", expected: "ab|cdef"),
    Case(
      id: "a drag in the text is no tap", text: "abcdef|",
      script: "down 38,70 · 50 move 60,70 · up", expected: "abcdef|"),
    Case(
      id: "beyond a line's end is its end", text: "|abc\ndef",
      script: "down 300,70 · 50 up", expected: "abc|\ndef"),
    Case(
      id: "home and end", text: "abc\nde|f", script: "key home · text x · key end · text y",
      expected: "abc\nxdefy|"),
    Case(
      id: "up keeps the column through a short line", text: "abcd\ne\nfgh|i",
      script: "key up · key up", expected: "abc|d\ne\nfghi"),
    Case(
      id: "words", text: "one two| three", script: "key word-left · key word-left · key word-right",
      expected: "one| two three"),
    Case(
      id: "shift extends", text: "abc|d", script: "key shift-left · key shift-left",
      expected: "a[bc]d"),
    Case(id: "undo", text: "a|", script: "text b · key undo", expected: "a|"),
    Case(
      id: "marked text is replaced by what is typed", text: "a|",
      script: "mark n · mark ni · text 你", expected: "a你|"),
    Case(
      id: "return may finish, and typing then goes nowhere", text: "a|",
      script: "down return · 50 up · text b", expected: "a|", keys: ["return"],
      parameters: [NamedParameter("return", .word("finish"))]),
    Case(
      id: "the computer's return finishes, too", text: "a|", script: "key return · text b",
      expected: "a|", parameters: [NamedParameter("return", .word("finish"))]),
    Case(
      id: "a tap in the text begins again", text: "a|",
      script: "down return · 50 up · 900 down 300,700 · 50 up · text b", expected: "ab|",
      parameters: [NamedParameter("return", .word("finish"))]),
    Case(
      id: "in a single line pasted line breaks become spaces", text: "a|",
      script: "text b⏎c · key return · text d", expected: "ab c|",
      parameters: [NamedParameter("singleLine", .flag(true))]),
    Case(
      id: "a reader's view takes no typing but selects", text: "one two|",
      script: "text x · key backspace · down 30,73 · 50 up · 100 down 31,73 · 50 up",
      expected: "[one] two", parameters: [NamedParameter("readOnly", .flag(true))]),
    Case(
      id: "a placeholder goes as one", text: "a<#name#>|b", script: "key backspace",
      expected: "a|b"),
    Case(
      id: "and is stepped over as one", text: "a<#name#>b|", script: "key left · key left",
      expected: "a|<#name#>b"),
    Case(
      id: "typing replaces a selected one", text: "a[<#name#>]b", script: "text x",
      expected: "ax|b"),
    Case(
      id: "return turns a selected one into its text", text: "a[<#name#>]b", script: "key return",
      expected: "a[name]b"),
    Case(
      id: "a double tap does, too", text: "a<#name#>b|",
      script: "down 30,73 · 50 up · 100 down 31,73 · 50 up", expected: "a[name]b"),
    Case(
      id: "a long press takes it whole", text: "a<#name#>b|", script: "down 30,73 · 600 up",
      expected: "a[<#name#>]b"),
    Case(
      id: "tab walks them", text: "|<#a#> and <#b#>.",
      script: "key tab · text x · key tab · text y", expected: "x and y|."),
    Case(
      id: "and back", text: "<#a#> and <#b#>|", script: "key shift-tab · key shift-tab",
      expected: "[<#a#>] and <#b#>"),
    Case(id: "elsewhere tab is a tab", text: "a|", script: "key tab", expected: "a\t|"),
    Case(
      id: "pinyin letters compose, space commits them", text: "a|",
      script: "down n · up · down i · up · down space · up · down space · up", expected: "ani |",
      keyboard: "zh-pinyin"),
    Case(
      id: "return commits them, too", text: "|",
      script: "down n · up · down i · up · down return · up", expected: "ni|",
      keyboard: "zh-pinyin"),
    Case(
      id: "delete takes the last letter composed", text: "|",
      script: "down n · up · down i · up · down delete · up · down space · up", expected: "n|",
      keyboard: "zh-pinyin"),
    Case(
      id: "a step commits what is composed", text: "a|b",
      script: "down n · up · 400 down 200,700 · 100 move 290,700", expected: "anb|",
      parameters: [NamedParameter("threshold", .number(1))], keyboard: "zh-pinyin"),
    Case(id: "empty marked text clears", text: "a|", script: "mark ni · mark", expected: "a|"),
  ])
  func text(_ test: Case) throws {
    var phone = try Phone(
      test.text, parameters: test.parameters, keyboard: test.keyboard)
    phone.run(test.script)
    #expect(phone.text == test.expected)
    if let keys = test.keys { #expect(phone.keys == keys) }
  }

  @Test func cutAndCopyOfferTheirText() throws {
    var phone = try Phone("a[bc]d")
    phone.run("key copy")
    #expect(phone.effects.copied == "bc")
    #expect(phone.text == "a[bc]d")
    phone.run("key cut")
    #expect(phone.text == "a|d")
  }

  @Test func cutOfNothingChangesNothing() throws {
    var phone = try Phone("a|d")
    phone.run("key cut")
    #expect(phone.effects.copied == nil)
    #expect(phone.text == "a|d")
  }

  @Test func keysAreReportedWithTheirText() throws {
    var phone = try Phone("x|")
    phone.run("down shift · up · 400 down q · up · down delete · up · down return · up")
    #expect(phone.effects.keys.map(\.key) == ["shift", "q", "delete", "return"])
    #expect(phone.effects.keys.map(\.insertedText) == ["", "Q", "", "\n"])
  }
}
