import PangoText
import Testing
import TextCore

/// Words as a finger selects them; the place is where the bar is, the word in brackets.
struct WordsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var word: String?
    var testDescription: String { text }

    init(_ text: String, _ word: String?) {
      self.text = text
      self.word = word
    }
  }

  static let cases = [
    Case("Hello, wo|rld", "world"),
    Case("|Hello, world", "Hello"),
    Case("Hello|, world", "Hello"),
    Case("Hello, | world", nil),
    Case("Hello,| world", nil),
    Case("", nil),
    Case("don|'t stop", "don't"),
    Case("in 2,0|00.5 words", "2,000.5"),
    Case("a_b|c d", "a_bc"),
    Case("你|好吗", "你好"),
    Case("你好|吗", "吗"),
    Case("宣布|美国国防部长", "美国"),
    Case("สวัส|ดีชาวโลก", "สวัสดี"),
    Case("ようこそ東|京へ", "東京"),
    Case("مرحبا بال|عالم", "بالعالم"),
    Case("so 👩‍👩‍👧‍👦| it is", "👩‍👩‍👧‍👦"),
    Case("a 👋🏽| b", "👋🏽"),
    Case("Dear <#na|me#>, hello", "<#name#>"),
    Case("re<#a#>|done", "done"),
    Case("re<#a#>| done", "<#a#>"),
    Case("<#a#>don|e", "done"),
    Case("re|<#T##a##Int#>", "<#T##a##Int#>"),
    Case("résu|mé", "résumé"),
    Case("क्ष|त्रिय हिन्दी", "क्षत्रिय"),
  ]

  @Test(arguments: cases) func findsTheWord(_ sample: Case) {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: 390, height: 506), fonts: pinnedFonts())
    let parts = sample.text.split(separator: "|", omittingEmptySubsequences: false)
    let before = parts.first.map(String.init) ?? ""
    let document = TextDocument(before: before + parts.dropFirst().joined())
    let place = TextPosition(paragraph: 0, offset: before.utf8.count)
    let found = geometry.word(at: place, in: document)
    #expect(found.map { document.text(from: $0.lowerBound, to: $0.upperBound) } == sample.word)
  }

  @Test func longParagraphsAreNotSearchedWhole() {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: 390, height: 506), fonts: pinnedFonts())
    let document = TextDocument(before: String(repeating: "你好，世界。word ", count: 20_000))
    for place in stride(from: 0, to: document.utf8Count, by: 70_001) {
      let position = document.position(atUTF8Offset: place)
      guard let word = geometry.word(at: position, in: document) else { continue }
      let text = document.text(from: word.lowerBound, to: word.upperBound)
      #expect(["你好", "世界", "word"].contains(text))
    }
  }
}
