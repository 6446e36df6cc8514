import KeyboardCore
import Testing

struct KeyboardLayoutTests {
  @Test func layoutsAreFoundByTheirIds() {
    #expect(KeyboardLayout.all.map(\.id) == ["en-qwerty", "zh-pinyin"])
    #expect(KeyboardLayout.all.map(\.name) == ["English", "拼音"])
    for layout in KeyboardLayout.all { #expect(KeyboardLayout.layout(id: layout.id) == layout) }
    #expect(KeyboardLayout.layout(id: "fr-azerty") == nil)
  }

  struct Case: CustomTestStringConvertible {
    var layout: KeyboardLayout
    var page: KeyboardPage
    var rows: [String]
    var testDescription: String { "\(layout.id) \(page)" }
  }

  static let cases = [
    Case(
      layout: .english, page: .letters,
      rows: [
        "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete",
        "page-numbers space return",
      ]),
    Case(
      layout: .english, page: .numbers,
      rows: [
        "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "page-symbols . , ? ! ' delete",
        "page-letters space return",
      ]),
    Case(
      layout: .english, page: .symbols,
      rows: [
        "[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "page-numbers . , ? ! ' delete",
        "page-letters space return",
      ]),
    Case(
      layout: .pinyin, page: .letters,
      rows: [
        "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete",
        "page-numbers space return",
      ]),
    Case(
      layout: .pinyin, page: .numbers,
      rows: [
        "1 2 3 4 5 6 7 8 9 0", "- / ： ； （ ） ¥ @ “ ”", "page-symbols 。 ， 、 ？ ！ delete",
        "page-letters space return",
      ]),
    Case(
      layout: .pinyin, page: .symbols,
      rows: [
        "【 】 ｛ ｝ # % ^ * + =", "_ — \\ ｜ ～ 《 》 $ & ·", "page-numbers … ， 。 ‘ ’ delete",
        "page-letters space return",
      ]),
  ]

  @Test(arguments: cases) func keysStandInTheirRows(_ example: Case) {
    let rows = example.layout.rows(on: example.page)
    #expect(rows.map { $0.slots.map(\.key.id).joined(separator: " ") } == example.rows)
  }

  @Test(arguments: KeyboardLayout.all, KeyboardPage.allCases)
  func idsAreUniqueAndKeysDoNotOverlap(_ layout: KeyboardLayout, _ page: KeyboardPage) {
    let rows = layout.rows(on: page)
    let ids = rows.flatMap { $0.slots.map(\.key.id) }
    #expect(Set(ids).count == ids.count)
    for row in rows {
      for (left, right) in zip(row.slots, row.slots.dropFirst()) {
        #expect(left.end <= right.start)
      }
      #expect((row.slots.first?.start ?? -1) >= 0)
      #expect((row.slots.last?.end ?? .max) <= KeyRow.units)
    }
  }

  @Test func lettersHaveTwoCasesAndOtherCharactersOne() {
    #expect(Key(typing: "q").kind == .character(lower: "q", upper: "Q"))
    #expect(Key(typing: "q").isLetter)
    #expect(Key(typing: "；").kind == .character(lower: "；", upper: "；"))
    #expect(!Key(typing: "；").isLetter)
    #expect(!Key(.space).isCharacter)
  }
}
