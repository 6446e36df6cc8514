import Testing
import TextCore

@Suite("Which way a paragraph runs")
struct DirectionTests {
  @Test(arguments: [
    ("", false), ("123, …", false), ("abc שלום", false), ("שלום abc", true), ("(1) עולם", true),
    ("مرحبا", true), ("ߒߞߏ", true), ("𞤀", true), ("你好", false), ("ไทย", false),
    ("\u{200F}abc", true), ("\u{200E}שלום", false), ("12 \u{200F}", true),
    // Marks on nothing, modifiers, and what is isolated have no say.
    ("\u{0301}ש", true), ("\u{02B9}ש", true), ("\u{2067}ש\u{2069}abc", false),
    ("\u{2068}abc\u{2069}ש", true), ("\u{2066}\u{2066}a\u{2069}b\u{2069}ש", true),
    ("\u{2069}ש", true), ("😀ש", true),
    ("12 مرحبا abc", true), ("(a) אבג", false), ("👩‍🚀 שלום", true), ("،؛ x", false), ("ﷺ", true),
    ("<#Name#> שלום", true), ("<#שם#> abc", false), ("<#a#><#b#>ש<#c#>", true),
  ])
  func theFirstLetterSays(text: String, isRightToLeft: Bool) {
    #expect(Paragraph(text: text, lineBreak: "").isRightToLeft == isRightToLeft)
  }

  @Test func aLongParagraphWithoutLettersIsNotSearchedToItsEnd() {
    let digits = String(repeating: "1", count: 5_000)
    #expect(!Paragraph(text: digits + "ש", lineBreak: "").isRightToLeft)
    #expect(Paragraph(text: digits.prefix(4_000) + "ש", lineBreak: "").isRightToLeft)
  }

  @Test(.enabled(if: UnicodeData.isInstalled, UnicodeData.advice))
  func lettersRunAsUnicodeSays() {
    var letters = 0
    for (range, direction) in UnicodeData.ranges(of: "extracted/DerivedBidiClass.txt") {
      for value in range {
        guard let scalar = Unicode.Scalar(value), scalar.properties.isLetter else { continue }
        let isRightToLeft = ["R", "AL"].contains(direction)
        letters += 1
        // What follows has the other direction, so that a letter without one is found, too.
        let text = String(Character(scalar)) + (isRightToLeft ? "a" : "ש")
        let expected = isRightToLeft || direction != "L"
        #expect(
          Paragraph(text: text, lineBreak: "").isRightToLeft == expected,
          "U+\(String(value, radix: 16)) \(direction)")
      }
    }
    #expect(letters > 130_000)
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isLetter: Bool {
    switch generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
