import Testing
import TextCore

struct DirectionTests {
  @Test(arguments: [
    ("", false), ("abc", false), ("12, 3!", false), ("אבג", true), ("12 مرحبا abc", true),
    ("(a) אבג", false), ("👩‍🚀 שלום", true), ("\u{200F}abc", true), ("\u{200E}אבג", false),
    ("،؛ x", false), ("在键盘上", false), ("ﷺ", true), ("𞤀𞤣", true),
  ])
  func theFirstLetterDecides(text: String, isRightToLeft: Bool) {
    #expect(Paragraph(text: text, lineBreak: "").isRightToLeft == isRightToLeft)
  }
}
